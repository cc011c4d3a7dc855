"""Tables without a server: the room, its sessions and its bots in a browser's Python.

The page's worker (web/src/offline) runs Pyodide and calls `page.Page`. Everything between the wire and the store is the
server's own code (`tocca.server.room`, `tocca.server.live`); here are only the ends: a port in place of a WebSocket,
the browser's database in place of the store, a second worker in place of the bots' processes.
"""
