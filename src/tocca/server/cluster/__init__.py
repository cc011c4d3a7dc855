"""Several nodes as one server: each table has one owner, and any node serves any client.

Imported only where a bus is named (`tocca serve --bus …`).
"""
