"""Live tables: a room without IO, a protocol, a store, and an app that joins them to sockets."""

from tocca.core.extras import need

need("server")
