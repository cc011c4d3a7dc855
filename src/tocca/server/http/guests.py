"""Who asks: the guest of a request over HTTP."""

from typing import Any

from litestar import Request
from litestar.datastructures import State as AppState
from litestar.exceptions import HTTPException

from tocca.server.live.hub import Hub


def find_guest(hub: Hub, request: Request[Any, Any, AppState]) -> str:
    """The guest whose token the request carries; HTTPException 401 if it has no good one."""
    guest = hub.signer.verify_token(request.headers.get("authorization", "").removeprefix("Bearer "))
    if guest is None:
        raise HTTPException(status_code=401, detail="say who you are: Authorization: Bearer TOKEN")
    return guest
