"""What chats and other pages show of a link to us: title, description and picture, in the page that the server sends
(Open Graph). A key is in the fragment of an address and never gets here, so this tells only what anybody may know:
which game it is, nothing of who plays or how it stands."""

import re
from functools import cache
from html import escape
from importlib.resources import files
from typing import NamedTuple

from tocca.core.manifest import LANGUAGES
from tocca.server.answers.games import GameInfo, describe_games

_HOST = re.compile(r"[A-Za-z0-9.-]{1,253}(:\d{1,5})?|\[[0-9a-fA-F:.]{2,45}\](:\d{1,5})?")
_DESCRIPTION = re.compile(r'<meta name="description" content="[^"]*" />')
_MESSAGE = re.compile(r"^(web-[a-z-]+) = (.+)$", re.MULTILINE)
# What a page of each kind is called, by the messages of the client.
_KINDS = {"learn": "web-rules", "lesson": "web-learn", "puzzle": "web-puzzle", "replay": "web-replay"}


class LinkPreview(NamedTuple):
    """Of which page: its kind (the first part of its path), the game it is about, and the language."""

    kind: str
    game: str  # empty: none in particular
    language: str


def choose_language(accepted: str) -> str:
    """Our language that the header Accept-Language names first; English if it names none."""
    codes = (part.partition(";")[0].strip()[:2].lower() for part in accepted.split(","))
    return next((code for code in codes if code in LANGUAGES), "en")


def find_origin(public_url: str, scheme: str, host: str) -> str:
    """Where people reach us: as the host of the server has set it, else as this request did. Empty if the request names
    no host that could be one."""
    if public_url:
        return "/".join(public_url.split("/")[:3])
    return f"{scheme}://{host}" if scheme in ("http", "https") and _HOST.fullmatch(host) else ""


def add_preview(html: str, preview: LinkPreview, base: str, picture: str) -> str:
    """The page with that preview. `base`: the absolute address of our pages, if it is known; `picture`: a file there.
    A table or a match has no address here: it would be one without the key, and chats would link to that."""
    title, description = describe(preview)
    told = {"og:type": "website", "og:site_name": "Tocca", "og:title": title, "og:description": description}
    if base:
        told["og:image"] = f"{base}{picture}"
        if preview.kind in ("learn", "lesson", "puzzle", "try") and preview.game:
            told["og:url"] = f"{base}{preview.kind}/{preview.game}"
    tags = "".join(f'    <meta property="{name}" content="{escape(text)}" />\n' for name, text in told.items())
    card = '    <meta name="twitter:card" content="summary_large_image" />\n'
    html = _DESCRIPTION.sub(lambda _: f'<meta name="description" content="{escape(description)}" />', html, count=1)
    html = html.replace("<title>Tocca</title>", f"<title>{escape(title)}</title>", 1)
    return html.replace("  </head>", f"{tags}{card}  </head>", 1)


def describe(preview: LinkPreview) -> tuple[str, str]:
    """The title and a sentence."""
    words = _read_words(preview.language)
    game = _list_games().get(preview.game)
    if game is None:
        return "Tocca", words["web-welcome"]
    name = game.names.get(preview.language, game.name)
    kind = words.get(_KINDS.get(preview.kind, ""), "")
    about = game.about.get(preview.language) or game.about.get("en") or words["web-welcome"]
    return " · ".join(filter(None, (kind, name, "Tocca"))), about


@cache
def _list_games() -> dict[str, GameInfo]:
    return {one.id: one for one in describe_games()}


@cache
def _read_words(language: str) -> dict[str, str]:
    """Messages of the client that need no values."""
    text = files("tocca").joinpath("locales", language, "web.ftl").read_text(encoding="utf-8")
    return {name: said for name, said in _MESSAGE.findall(text) if "{" not in said}
