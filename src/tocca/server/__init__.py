"""Live tables: a room without IO, a store, live connections, and an HTTP app that joins them."""

from tocca.core.extras import need

need("server")
