"""The page for the host of a server, at `/host`: three files and its words in five languages.

It is not part of the client: it works without one, and no player loads it.
"""

import json
from functools import cache
from html import escape
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Message
from litestar import Request, Response, get
from litestar.datastructures import State as AppState

from tocca.core.manifest import LANGUAGES
from tocca.server.http.caching import REVALIDATE

_FOLDER = Path(__file__).parent
_AppRequest = Request[Any, Any, AppState]


@get("/host", include_in_schema=False)
async def get_host_page(request: _AppRequest, state: AppState) -> Response[str]:
    language = choose_language(request.headers.get("accept-language", ""))
    headers = {"Cache-Control": REVALIDATE, "Vary": "Accept-Language"}
    return Response(_render(language, state.settings.base_path), media_type="text/html", headers=headers)


@get("/host.js", include_in_schema=False)
async def get_host_script() -> Response[str]:
    return _respond("host.js", "text/javascript")


@get("/host.css", include_in_schema=False)
async def get_host_style() -> Response[str]:
    return _respond("host.css", "text/css")


def choose_language(accepted: str) -> str:
    """The first language of the browser that we have; English if there is none."""
    wanted = (part.partition(";")[0].strip().lower()[:2] for part in accepted[:200].split(","))
    return next((one for one in wanted if one in LANGUAGES), "en")


@cache
def read_words(language: str) -> dict[str, str]:
    """All texts of the page."""
    resource = FluentResource((_FOLDER / f"{language}.ftl").read_text(encoding="utf-8"))
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(resource)
    names = [entry.id.name for entry in resource.body if isinstance(entry, Message)]
    patterns = {name: bundle.get_message(name).value for name in names}
    return {name: str(bundle.format_pattern(value)[0]) for name, value in patterns.items() if value is not None}


@cache
def _render(language: str, base_path: str) -> str:
    words = read_words(language)
    page = _read("host.html")
    for name, text in words.items():
        page = page.replace(f"{{{name}}}", escape(text))
    data = json.dumps(words, ensure_ascii=False).replace("<", "\\u003c")
    return page.replace("{words}", data).replace("{base}", escape(base_path)).replace("{language}", language)


def _respond(name: str, media_type: str) -> Response[str]:
    return Response(_read(name), media_type=media_type, headers={"Cache-Control": REVALIDATE})


@cache
def _read(name: str) -> str:
    return (_FOLDER / name).read_text(encoding="utf-8")
