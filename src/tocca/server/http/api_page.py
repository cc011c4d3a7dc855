"""The HTTP API as a page for people, at `/docs`."""

from html import escape
from typing import Any

from litestar import Request
from litestar.openapi.plugins import OpenAPIRenderPlugin


class PlainApiPage(OpenAPIRenderPlugin):
    """A list of all operations. No scripts and nothing from other hosts: our Content-Security-Policy forbids them."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        operations = [
            (f"{method.upper()} {path}", operation.get("summary", ""))
            for path, item in openapi_schema["paths"].items()
            for method, operation in item.items()
        ]
        rows = (f"<tr><td><code>{escape(name)}</code><td>{escape(what)}" for name, what in operations)
        title = escape(openapi_schema["info"]["title"])
        return (
            f"<!doctype html><html lang=en><meta charset=utf-8><title>{title}</title><h1>{title}: HTTP API</h1>"
            "<p>Machine-readable: <a href='docs/openapi.json'>openapi.json</a>. The WebSocket at <code>/ws</code> "
            f"speaks the messages of <code>server/protocol.py</code>.</p><table>{''.join(rows)}</table></html>"
        ).encode()
