"""A web server that is not Tocca: it answers everything with a page."""

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer


class _Pages(BaseHTTPRequestHandler):
    status, page = 200, b"<html>Welcome to my shop</html>"

    def do_GET(self) -> None:
        self.send_response(self.status)
        self.send_header("Content-Length", str(len(self.page)))
        self.end_headers()
        self.wfile.write(self.page)

    do_POST = do_GET  # noqa: N815

    def log_message(self, *_: object) -> None:
        pass


@contextmanager
def foreign_server(status: int = 200, page: bytes = _Pages.page) -> Iterator[str]:
    """Its address."""
    pages = type("Pages", (_Pages,), {"status": status, "page": page})
    with ThreadingHTTPServer(("127.0.0.1", 0), pages) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_address[1]}"
        server.shutdown()
