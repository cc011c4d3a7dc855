"""Live tables: a room without IO, a store, live connections, and an HTTP app that joins them."""

from tocca.core.extras import need

need("server", "msgspec")  # the rest is needed by http and store: in a browser there are neither (tocca.offline)
