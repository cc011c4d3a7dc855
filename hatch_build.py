"""What the build of the package adds to hatchling: no package without the client, and a README for the package page."""

import re
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

CLIENT = Path("src", "tocca", "web", "index.html")
MISSING = f"""\
{CLIENT.as_posix()} is not there: the client for browsers has not been built.
A package without it would serve no page. `make dist` builds both; `make web` builds the client alone."""


class ClientHook(BuildHookInterface):  # type: ignore[type-arg]
    """Refuses to build a package that lacks the client. An editable install may do without."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version != "editable" and not (Path(self.root) / CLIENT).is_file():
            self.app.abort(MISSING)


class ReadmeHook(MetadataHookInterface):
    """On a package page there are no files beside the README: its pictures and links get the repository's address."""

    def update(self, metadata: dict[str, Any]) -> None:
        text = (Path(self.root) / "README.md").read_text(encoding="utf-8")
        repository, tag = metadata["urls"]["Repository"], f"v{metadata['version']}"
        metadata["readme"] = {"content-type": "text/markdown", "text": absolute(text, repository, tag)}


def absolute(text: str, repository: str, tag: str) -> str:
    """The Markdown text with every relative picture and link turned into an absolute one, at that tag."""
    raw = repository.replace("//github.com/", "//raw.githubusercontent.com/")
    text = re.sub(r"(!\[[^\]]*\]\()(?!\w+:|#)", rf"\1{raw}/{tag}/", text)
    return re.sub(r"((?<!!)\[[^\]]*\]\()(?!\w+:|#)", rf"\1{repository}/blob/{tag}/", text)
