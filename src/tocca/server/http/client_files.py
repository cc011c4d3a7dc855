"""The built client, read into memory once, when the app is created.

`vite build` gives assets names that change with their content, so browsers may keep them for ever. The page itself is
revalidated each time. Its paths are relative (`./assets/…`); here they get the base path, so that one page works at
`/`, `/t/TABLE` and `/learn/GAME`, behind any proxy, without a <base> element.

No library serves this as fast: see "Static files" in docs/measurements.md.
"""

import mimetypes
from hashlib import blake2b
from pathlib import Path
from typing import Annotated, Any, NamedTuple

from litestar import MediaType, Request, Response, get
from litestar.datastructures import State as AppState
from litestar.exceptions import NotFoundException
from litestar.params import Parameter

from tocca.server.http.caching import FOREVER, ONE_HOUR, REVALIDATE

_ENCODINGS = {"br": ".br", "gzip": ".gz"}  # in order of preference
_Name = Annotated[str, Parameter(max_length=80)]
_AppRequest = Request[Any, Any, AppState]


class StaticFile(NamedTuple):
    """A file with the variants that the build has compressed."""

    body: bytes
    compressed: dict[str, bytes]  # by Content-Encoding
    media_type: str
    headers: dict[str, str]

    def respond(self, request: _AppRequest) -> Response[bytes]:
        """The smallest variant that the browser accepts; 304 if it has the file already."""
        if request.headers.get("if-none-match") == self.headers["ETag"]:
            return Response(b"", status_code=304, headers=self.headers)
        accepted = request.headers.get("accept-encoding", "")
        for encoding, body in self.compressed.items():
            if encoding in accepted:
                headers = {**self.headers, "Content-Encoding": encoding}
                return Response(body, media_type=self.media_type, headers=headers)
        return Response(self.body, media_type=self.media_type, headers=self.headers)


class Client(NamedTuple):
    """The built client: its handlers, and the page for an address where there is nothing."""

    routes: list[Any]
    not_found: Response[bytes]


def load_client(folder: Path, base_path: str) -> Client:
    """Read the client in that folder."""
    assets = {path.name: _load_file(path, FOREVER) for path in (folder / "assets").iterdir() if _is_original(path)}
    others = {path.name: _load_file(path, ONE_HOUR) for path in folder.iterdir() if _is_original(path)}
    html = others.pop("index.html").body.decode().replace('"./', f'"{base_path}/')
    page = _make_file(html.encode(), "text/html", REVALIDATE)

    @get(["/", "/t/{table:str}", "/learn/{game:str}", "/replay"], media_type=MediaType.HTML, include_in_schema=False)
    async def get_page(request: _AppRequest) -> Response[bytes]:
        return page.respond(request)

    @get("/assets/{name:str}", include_in_schema=False)
    async def get_asset(name: _Name, request: _AppRequest) -> Response[bytes]:
        return _find(assets, name).respond(request)

    @get("/{name:str}", include_in_schema=False)
    async def get_other_file(name: _Name, request: _AppRequest) -> Response[bytes]:
        return _find(others, name).respond(request)

    not_found = Response(page.body, status_code=404, media_type="text/html", headers={"Cache-Control": REVALIDATE})
    return Client([get_page, get_asset, get_other_file], not_found)


def _is_original(path: Path) -> bool:
    return path.is_file() and path.suffix not in _ENCODINGS.values()


def _load_file(path: Path, cache_control: str) -> StaticFile:
    variants = {encoding: Path(f"{path}{suffix}") for encoding, suffix in _ENCODINGS.items()}
    compressed = {encoding: file.read_bytes() for encoding, file in variants.items() if file.exists()}
    # Some systems call JavaScript text/plain, and browsers refuse that for a module.
    media_type = "text/javascript" if path.suffix == ".js" else mimetypes.guess_type(path.name)[0]
    return _make_file(path.read_bytes(), media_type or "application/octet-stream", cache_control, compressed)


def _make_file(
    body: bytes, media_type: str, cache_control: str, compressed: dict[str, bytes] | None = None
) -> StaticFile:
    tag = f'"{blake2b(body, digest_size=12).hexdigest()}"'
    headers = {"Cache-Control": cache_control, "ETag": tag, "Vary": "Accept-Encoding"}
    return StaticFile(body, compressed or {}, media_type, headers)


def _find(files: dict[str, StaticFile], name: str) -> StaticFile:
    if name not in files:
        raise NotFoundException("there is no such page")
    return files[name]
