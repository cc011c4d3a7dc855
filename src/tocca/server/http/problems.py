"""What the HTTP doors answer when something can't be done: always the same shape, and the OpenAPI document says so."""

import logging
from collections.abc import Callable
from typing import Any

from litestar import MediaType, Request, Response
from litestar.datastructures import State as AppState
from litestar.exceptions import HTTPException
from litestar.openapi.datastructures import ResponseSpec
from msgspec import Struct

from tocca.server.room.requests import Refusal
from tocca.server.store import StoreError

log = logging.getLogger("tocca.app")

_Asking = Request[Any, Any, AppState]

_REASONS = {400: "malformed", 401: "who-are-you", 404: "not-found", 405: "not-allowed", 413: "too-big"}
_OTHER_STATUS = {"full": 503, "too-many-tables": 429}  # of a refusal; else 400
_MEANINGS = {
    400: "It makes no sense, or can't be done like that",
    401: "Say who you are: Authorization: Bearer TOKEN",
    404: "There is nothing like that",
    413: "That is too much",
    429: "Too much of the same",
    503: "Not now; try again in a moment",
}


class Problem(Struct, frozen=True):
    """`reason` is a stable code, `detail` a sentence for a person."""

    status_code: int
    reason: str
    detail: str


def problems(*statuses: int) -> dict[int, ResponseSpec]:
    """For the `responses` of a handler: it may answer with these."""
    return {
        status: ResponseSpec(Problem, generate_examples=False, description=_MEANINGS[status]) for status in statuses
    }


def handlers(lost: Response[bytes] | None = None) -> dict[Any, Callable[[_Asking, Any], Response[Any]]]:
    """For the app: an answer to each kind of exception. `lost`: for a browser that wants a page where there is none."""

    def http(request: _Asking, problem: HTTPException) -> Response[Any]:
        wants_page = problem.status_code == 404 and "text/html" in request.headers.get("accept", "")
        return lost if wants_page and lost is not None else _http(problem)

    return {
        HTTPException: http,
        Refusal: _refused,
        StoreError: _not_stored,
        RecursionError: _too_deep,
        Exception: _our_fault,
    }


def _http(problem: HTTPException) -> Response[Problem]:
    extra = problem.extra[0] if isinstance(problem.extra, list) and problem.extra else {}
    more = f": {extra.get('message', '')}" if isinstance(extra, dict) and extra else ""
    return _answer(problem.status_code, _REASONS.get(problem.status_code, "error"), f"{problem.detail}{more}")


def _refused(_: _Asking, refusal: Refusal) -> Response[Problem]:
    return _answer(_OTHER_STATUS.get(refusal.reason, 400), refusal.reason, refusal.message)


def _not_stored(_: _Asking, error: StoreError) -> Response[Problem]:
    return _answer(503, "store-away", "the store does not answer; try again in a moment")


def _too_deep(_: _Asking, error: RecursionError) -> Response[Problem]:
    return _answer(400, "malformed", "this is nested too deeply")


def _our_fault(request: _Asking, error: Exception) -> Response[Problem]:
    log.error("%s %s failed", request.method, request.scope["path"], exc_info=error)
    return _answer(500, "error", "something went wrong here; it has been noted")


def _answer(status: int, reason: str, detail: str) -> Response[Problem]:
    return Response(Problem(status, reason, detail), status_code=status, media_type=MediaType.JSON)
