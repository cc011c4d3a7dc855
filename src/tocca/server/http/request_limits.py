"""How much one address may ask for: an ASGI app around the app, so that a refused request costs next to nothing.

It also answers HEAD as GET without a body."""

from typing import Any

from tocca.server.live.addresses import Addresses

# How many ordinary requests some are worth: they take more time, or leave something behind.
_COSTS = {
    "/api/guests": 3.0, "/api/qr": 10.0, "/api/replay": 25.0, "/api/picture": 25.0, "/api/analysis": 25.0, "/ws": 2.0,
    "/api/mine": 10.0, "/api/mine/export": 100.0, "/api/mine/delete": 100.0,
    "/api/mine/transfer": 50.0, "/api/mine/claim": 50.0,
}  # fmt: skip
_TABLES_COST = 3.0  # records, results, verdicts
_TOO_MANY = (
    b'{"status_code":429,"reason":"too-many-requests","detail":"too many requests from your address; wait a moment"}'
)
_BANNED = b'{"status_code":403,"reason":"banned","detail":"the host of this server has locked your address out"}'


class RequestLimits:
    """Passes requests on while their address has some left."""

    def __init__(self, app: Any, addresses: Addresses, base_path: str) -> None:
        self._app = app
        self._addresses = addresses
        self._base_path = base_path

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        address = scope["client"][0] if scope["client"] else ""
        path = scope["path"].removeprefix(self._base_path)
        cost = _COSTS.get(path) or (_TABLES_COST if path.startswith("/api/tables/") else 1.0)
        if self._addresses.is_banned(address):
            await _refuse(scope, send, 403, _BANNED)
        elif self._addresses.take_request(address, cost):
            if scope.get("method") == "HEAD":  # uvicorn leaves the body out, since it knows the true method
                scope = {**scope, "method": "GET"}
            await self._app(scope, receive, send)
        else:
            await _refuse(scope, send, 429, _TOO_MANY)


async def _refuse(scope: Any, send: Any, status: int, body: bytes) -> None:
    if scope["type"] == "websocket":
        await send({"type": "websocket.close", "code": 1013, "reason": ""})
        return
    headers = [
        (b"content-type", b"application/json"),
        (b"content-length", str(len(body)).encode()),
        (b"retry-after", b"10"),
        (b"connection", b"close"),
    ]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
