"""What a browser opens: the built client and the rules pages. All files are read once, when the app is made.

`vite build` writes asset names that change with their content, so those are kept for ever; the page itself is
asked for again each time. Its paths are relative (`./assets/…`): here they are given the base path, so that the
same page works at /, /t/TABLE and /learn/GAME, behind any proxy, without a <base> element.
"""

import mimetypes
import re
from hashlib import blake2b
from pathlib import Path
from typing import Annotated, Any, NamedTuple

from litestar import MediaType, Request, Response, get
from litestar.datastructures import State as AppState
from litestar.exceptions import NotFoundException
from litestar.params import Parameter

from tocca.core.manifest import LANGUAGES
from tocca.core.registry import games, manifest
from tocca.server.http.problems import problems

FOREVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
_ENCODINGS = (("br", ".br"), ("gzip", ".gz"))
_Name = Annotated[str, Parameter(max_length=80)]
_Game = Annotated[str, Parameter(max_length=20, pattern="^[a-z][a-z0-9_-]*$")]
_Language = Annotated[str, Parameter(pattern="^[a-z]{2}$")]
_ABOUT = re.compile(r"^[\w-]+-about = (.+)$", re.MULTILINE)
_Asking = Request[Any, Any, AppState]


class File(NamedTuple):
    """A file as it is sent: as it is, and packed by the build."""

    body: bytes
    packed: dict[str, bytes]
    kind: str
    cache: str

    def answer(self, request: _Asking) -> Response[bytes]:
        """The smallest form that the browser takes."""
        tag = f'"{blake2b(self.body, digest_size=12).hexdigest()}"'
        headers = {"Cache-Control": self.cache, "ETag": tag, "Vary": "Accept-Encoding"}
        if request.headers.get("if-none-match") == tag:
            return Response(b"", status_code=304, headers=headers)
        accepted = request.headers.get("accept-encoding", "")
        for encoding, body in self.packed.items():
            if encoding in accepted:
                return Response(body, media_type=self.kind, headers={**headers, "Content-Encoding": encoding})
        return Response(self.body, media_type=self.kind, headers=headers)


class Client(NamedTuple):
    """The built client: its handlers, and the page for an address where there is nothing."""

    routes: list[Any]
    lost: Response[bytes]


def client(folder: Path, base_path: str) -> Client:
    """The client in that folder."""
    assets = {path.name: _file(path, FOREVER) for path in (folder / "assets").iterdir() if _is_plain(path)}
    others = {path.name: _file(path, "public, max-age=3600") for path in folder.iterdir() if _is_plain(path)}
    text = others.pop("index.html").body.decode().replace('"./', f'"{base_path}/')
    page = File(text.encode(), {}, "text/html", ASK_AGAIN)

    @get(
        ["/", "/t/{table:str}", "/learn/{game:str}", "/replay"], media_type=MediaType.HTML, include_in_schema=False
    )  # fmt: skip
    async def index(request: _Asking) -> Response[bytes]:
        return page.answer(request)

    @get("/assets/{name:str}", include_in_schema=False)
    async def asset(name: _Name, request: _Asking) -> Response[bytes]:
        return _found(assets, name).answer(request)

    @get("/{name:str}", include_in_schema=False)
    async def other(name: _Name, request: _Asking) -> Response[bytes]:
        return _found(others, name).answer(request)

    lost = Response(page.body, status_code=404, media_type=page.kind, headers={"Cache-Control": ASK_AGAIN})
    return Client([index, asset, other], lost)


def _is_plain(path: Path) -> bool:
    return path.is_file() and path.suffix not in (".br", ".gz")


def _file(path: Path, cache: str) -> File:
    packed = {
        encoding: Path(f"{path}{ending}").read_bytes()
        for encoding, ending in _ENCODINGS
        if Path(f"{path}{ending}").exists()
    }
    kind = "text/javascript" if path.suffix == ".js" else mimetypes.guess_type(path.name)[0]
    return File(path.read_bytes(), packed, kind or "application/octet-stream", cache)


def _found(some: dict[str, File], name: str) -> File:
    if name not in some:
        raise NotFoundException("there is no such page")
    return some[name]


@get(
    "/api/rules/{game:str}/{language:str}",
    summary="The rules page of a game",
    media_type=MediaType.TEXT,
    responses=problems(400, 404),
)
async def rules(game: _Game, language: _Language) -> Response[str]:
    return _text_answer(text_of(game, f"rules.{language}.md"), "rules page")


@get(
    "/api/words/{game:str}/{language:str}",
    summary="The messages of a game, as Fluent text",
    media_type=MediaType.TEXT,
    responses=problems(400, 404),
)
async def words(game: _Game, language: _Language) -> Response[str]:
    if game not in games():
        raise NotFoundException("there is no such game")
    return _text_answer(text_of(game, f"{language}.ftl") or text_of(game, "en.ftl") or "", "message")


@get(
    "/api/examples/{game:str}",
    summary="An example match of a game, as a .tocca file",
    media_type=MediaType.TEXT,
    responses=problems(400, 404),
)
async def example(game: _Game) -> Response[str]:
    return _text_answer(text_of(game, "example.tocca"), "example")


def about(game: str) -> dict[str, str]:
    """The game in one sentence, by language, from its messages."""
    found = ((language, _ABOUT.search(text_of(game, f"{language}.ftl") or "")) for language in LANGUAGES)
    return {language: sentence[1] for language, sentence in found if sentence is not None}


def text_of(game: str, name: str) -> str | None:
    """A text that comes with a game; None where there is none."""
    found = manifest(game).text(name) if game in games() else None
    return None if found is None else found.read_text(encoding="utf-8")


def _text_answer(text: str | None, what: str) -> Response[str]:
    if text is None:
        raise NotFoundException(f"there is no such {what}")
    return Response(text, headers={"Cache-Control": ASK_AGAIN})
