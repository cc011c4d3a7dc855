"""The built client, read into memory once, when the app is created.

`vite build` gives assets names that change with their content, so browsers may keep them for ever. The page itself is
revalidated each time. Its paths are relative (`./assets/…`); here they get the base path, so that one page works at
`/`, `/t/TABLE` and `/learn/GAME`, behind any proxy, without a <base> element.

No library serves this as fast: see "Static files" in docs/measurements.md.
"""

import asyncio
import mimetypes
import re
from functools import lru_cache
from hashlib import blake2b
from pathlib import Path
from typing import Annotated, Any, NamedTuple

from litestar import MediaType, Request, Response, get
from litestar.datastructures import State as AppState
from litestar.exceptions import NotFoundException
from litestar.params import Parameter

import tocca
from tocca.server.http.caching import FOREVER, ONE_HOUR, REVALIDATE
from tocca.server.http.previews import LinkPreview, add_preview, choose_language, find_origin
from tocca.server.live.hub import Hub
from tocca.server.live.links import is_table_id
from tocca.server.store import StoreError

# Some systems call JavaScript text/plain, which browsers refuse for a module; some don't know fonts.
_MEDIA_TYPES = {".js": "text/javascript", ".woff2": "font/woff2"}
_ENCODINGS = {"br": ".br", "gzip": ".gz"}  # in order of preference
_ZERO = re.compile(r"q=0(\.0*)?")
_Name = Annotated[str, Parameter(max_length=80)]
LOOK_UP = 0.5  # seconds for the game of a table: nobody waits longer for a page
_AppRequest = Request[Any, Any, AppState]


class Variant(NamedTuple):
    """A file as it is sent: plain or compressed. Each has an ETag of its own."""

    encoding: str
    body: bytes
    headers: dict[str, str]


class StaticFile(NamedTuple):
    """A file with the variants that the build has compressed, in order of preference; the plain one is the last."""

    media_type: str
    variants: tuple[Variant, ...]

    @property
    def body(self) -> bytes:
        """The plain file."""
        return self.variants[-1].body

    def respond(self, request: _AppRequest) -> Response[bytes]:
        """The first variant that the browser accepts; 304 if it has that already."""
        refused = _read_encodings(request.headers.get("accept-encoding", ""))
        variant = next(one for one in self.variants if not one.encoding or refused.get(one.encoding) is False)
        known = request.headers.get("if-none-match", "")
        if known and variant.headers["ETag"] in {one.strip().removeprefix("W/") for one in known.split(",")}:
            return Response(b"", status_code=304, headers=variant.headers)
        return Response(variant.body, media_type=self.media_type, headers=variant.headers)


@lru_cache(maxsize=100)
def _read_encodings(accepted: str) -> dict[str, bool]:
    """The encodings that a browser names, each with whether it refuses it (`br;q=0`)."""
    named = (part.partition(";") for part in accepted.lower().split(","))
    return {name.strip(): _ZERO.fullmatch(rest.strip()) is not None for name, _, rest in named}


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

    @lru_cache(maxsize=200)
    def make_page(preview: LinkPreview, origin: str) -> StaticFile:
        own = f"preview-{preview.game}.png"
        picture = own if own in others else "preview.png"
        # Without "Vary: Accept-Language": a cache asks each time and gets what fits, but a service worker, which keeps
        # the page for a device without a network, would not find it again.
        text = add_preview(html, preview, origin and f"{origin}{base_path}/", picture)
        return _make_file(text.encode(), "text/html", REVALIDATE)

    @get(
        [
            "/",
            "/t/{table:str}",
            "/learn/{game:str}",
            "/try/{game:str}",
            "/lesson/{game:str}",
            "/puzzle/{game:str}",
            "/replay",
            "/games",
            "/scratchpad",
        ],
        media_type=MediaType.HTML,
        include_in_schema=False,
    )
    async def get_page(request: _AppRequest) -> Response[bytes]:
        """The page, with what a link to it shows. No address of a table is kept: everybody may ask for many."""
        settings = request.app.state.settings
        origin = find_origin(settings.public_url, request.scope.get("scheme", ""), request.headers.get("host", ""))
        kind = request.scope["path"].removeprefix(base_path).strip("/").partition("/")[0]
        game = await _find_game(request)
        preview = LinkPreview(kind, game, choose_language(request.headers.get("accept-language", "")[:100]))
        return make_page(preview, origin).respond(request)

    @get("/assets/{name:str}", include_in_schema=False)
    async def get_asset(name: _Name, request: _AppRequest) -> Response[bytes]:
        return _find(assets, name).respond(request)

    @get("/python/{name:str}", include_in_schema=False)
    async def get_python(name: _Name, request: _AppRequest) -> Response[bytes]:
        return _load_python(folder / "python", name).respond(request)

    @get("/{name:str}", include_in_schema=False)
    async def get_other_file(name: _Name, request: _AppRequest) -> Response[bytes]:
        return _find(others, name).respond(request)

    not_found = Response(page.body, status_code=404, media_type="text/html", headers={"Cache-Control": REVALIDATE})
    return Client([get_page, get_asset, get_python, get_other_file], not_found)


async def _find_game(request: _AppRequest) -> str:
    """The game that a page is about, by its address; empty if there is none, or the store does not answer at once."""
    hub: Hub = request.app.state.hub
    table = str(request.path_params.get("table") or request.query_params.get("table", ""))
    named = str(request.path_params.get("game") or request.query_params.get("example", ""))
    if not table or len(table) > 24 or not is_table_id(table):
        return named if named in tocca.games() else ""
    if table in hub.tables:
        return hub.tables[table].stored.game_id
    try:
        async with asyncio.timeout(LOOK_UP):
            info = await hub.read(hub.store.info, table)
    except (StoreError, TimeoutError):
        return ""
    return "" if info is None else info.game


def _is_original(path: Path) -> bool:
    return path.is_file() and path.suffix not in _ENCODINGS.values()


def _load_file(path: Path, cache_control: str) -> StaticFile:
    variants = {encoding: Path(f"{path}{suffix}") for encoding, suffix in _ENCODINGS.items()}
    compressed = {encoding: file.read_bytes() for encoding, file in variants.items() if file.exists()}
    media_type = _MEDIA_TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0]
    return _make_file(path.read_bytes(), media_type or "application/octet-stream", cache_control, compressed)


def _load_python(folder: Path, name: str) -> StaticFile:
    """Python for browsers is read each time: few ask for it, once, and it is large."""
    if name not in {path.name for path in folder.glob("*")}:
        raise NotFoundException("there is no such page")
    return _load_file(folder / name, REVALIDATE if name.endswith(".json") else FOREVER)


def _make_file(
    body: bytes, media_type: str, cache_control: str, compressed: dict[str, bytes] | None = None
) -> StaticFile:
    bodies = {**(compressed or {}), "": body}
    variants = tuple(Variant(name, data, _make_headers(name, data, cache_control)) for name, data in bodies.items())
    return StaticFile(media_type, variants)


def _make_headers(encoding: str, body: bytes, cache_control: str) -> dict[str, str]:
    tag = f'"{blake2b(body, digest_size=12).hexdigest()}"'
    headers = {"Cache-Control": cache_control, "ETag": tag, "Vary": "Accept-Encoding"}
    return {**headers, "Content-Encoding": encoding} if encoding else headers


def _find(files: dict[str, StaticFile], name: str) -> StaticFile:
    if name not in files:
        raise NotFoundException("there is no such page")
    return files[name]
