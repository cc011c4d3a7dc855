"""Security headers, on every response: also on errors and on pages that don't exist."""

from litestar.types import Message, Scope

SECURITY_HEADERS = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:; "
        "connect-src 'self'; font-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; "
        "frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "X-Frame-Options": "DENY",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}

_ENCODED = [(name.lower().encode(), value.encode()) for name, value in SECURITY_HEADERS.items()]


async def add_security_headers(message: Message, _: Scope) -> None:
    """A `before_send` hook of Litestar."""
    if message["type"] == "http.response.start":
        message["headers"] = [*message.get("headers", []), *_ENCODED]
