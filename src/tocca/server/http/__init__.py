"""The HTTP side of the server: the app and its routes, the client's files, the WebSocket's handshake."""

from tocca.core.extras import need

need("server")
