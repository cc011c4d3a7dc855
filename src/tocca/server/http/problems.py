"""Error responses. All have the same shape, which the OpenAPI document describes."""

import logging
from collections.abc import Callable
from typing import Any

from litestar import MediaType, Request, Response
from litestar.connection import ASGIConnection
from litestar.datastructures import State as AppState
from litestar.exceptions import HTTPException, ValidationException
from litestar.handlers.base import BaseRouteHandler
from litestar.openapi.datastructures import ResponseSpec
from msgspec import Struct

from tocca.server.refusals import HttpCode, Refusal
from tocca.server.store import StoreError

log = logging.getLogger("tocca.app")

_AppRequest = Request[Any, Any, AppState]

_REASONS: dict[int, HttpCode] = {
    400: "malformed",
    401: "who-are-you",
    404: "not-found",
    405: "not-allowed",
    413: "too-big",
}
_REFUSAL_STATUS = {"full": 503, "too-many-tables": 429}  # all others: 400
_MEANINGS = {
    400: "It makes no sense, or can't be done like that",
    401: "Say who you are: Authorization: Bearer TOKEN",
    404: "There is nothing like that",
    413: "That is too much",
    429: "Too much of the same",
    503: "Not now; try again in a moment",
}


class ProblemDetails(Struct, frozen=True):
    """`reason` is a stable code, `detail` a sentence for a person."""

    status_code: int
    reason: str
    detail: str


def problems(*statuses: int) -> dict[int, ResponseSpec]:
    """For the `responses` of a handler: the error statuses it may answer with."""
    return {
        status: ResponseSpec(ProblemDetails, generate_examples=False, description=_MEANINGS[status])
        for status in statuses
    }


def require_json(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
    """A guard of Litestar: a page from elsewhere can send a form or plain text here without asking, but not JSON."""
    kind = connection.headers.get("content-type", "").partition(";")[0].strip().lower()
    if kind != "application/json":
        raise ValidationException("send JSON: Content-Type: application/json")


def exception_handlers(
    not_found: Response[bytes] | None = None,
) -> dict[Any, Callable[[_AppRequest, Any], Response[Any]]]:
    """For the app: a response to each kind of exception. `not_found`: the page for a browser, where there is a
    client."""

    def respond_to_http_exception(request: _AppRequest, problem: HTTPException) -> Response[Any]:
        wants_page = problem.status_code == 404 and "text/html" in request.headers.get("accept", "")
        return not_found if wants_page and not_found is not None else _describe_http_exception(problem)

    return {
        HTTPException: respond_to_http_exception,
        Refusal: _describe_refusal,
        StoreError: _describe_store_error,
        RecursionError: _describe_deep_nesting,
        UnicodeDecodeError: _describe_bad_text,
        Exception: _describe_bug,
    }


def _describe_http_exception(problem: HTTPException) -> Response[ProblemDetails]:
    extra = problem.extra[0] if isinstance(problem.extra, list) and problem.extra else {}
    more = f": {extra.get('message', '')}" if isinstance(extra, dict) and extra else ""
    return _respond(problem.status_code, _REASONS.get(problem.status_code, "error"), f"{problem.detail}{more}")


def _describe_refusal(_: _AppRequest, refusal: Refusal) -> Response[ProblemDetails]:
    status = _REFUSAL_STATUS.get(refusal.reason, 400)
    return _make_response(status, ProblemDetails(status, refusal.reason, refusal.message))


def _describe_store_error(_: _AppRequest, error: StoreError) -> Response[ProblemDetails]:
    return _respond(503, "store-away", "the store does not answer; try again in a moment")


def _describe_deep_nesting(_: _AppRequest, error: RecursionError) -> Response[ProblemDetails]:
    return _respond(400, "malformed", "this is nested too deeply")


def _describe_bad_text(_: _AppRequest, error: UnicodeDecodeError) -> Response[ProblemDetails]:
    return _respond(400, "malformed", "this is not UTF-8")


def _describe_bug(request: _AppRequest, error: Exception) -> Response[ProblemDetails]:
    log.error("%s %s failed", request.method, request.scope["path"], exc_info=error)
    return _respond(500, "error", "something went wrong here; it has been noted")


def _respond(status: int, reason: HttpCode, detail: str) -> Response[ProblemDetails]:
    return _make_response(status, ProblemDetails(status, reason, detail))


def _make_response(status: int, problem: ProblemDetails) -> Response[ProblemDetails]:
    return Response(problem, status_code=status, media_type=MediaType.JSON)
