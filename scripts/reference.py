"""The API reference of the documentation site: a hook of mkdocs.yml that reads signatures and docstrings.

Nothing is imported, only read (ast), so that the reference needs none of the extras, and the pages say what the source
says: annotations as they were written, and the comment behind a field as its description.
"""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from mkdocs.structure.files import File, Files

SOURCE = Path(__file__).parents[1] / "src"
WIDTH = 100  # a longer signature is written with a line for each parameter

PAGES = {  # page: the modules on it
    "tocca": ("tocca",),
    "core": ("tocca.core.actions", "tocca.core.chance", "tocca.core.options", "tocca.core.codec", "tocca.core.drawing"),
    "bots": ("tocca.bots",),
    "arena": ("tocca.arena",),
    "compiled": ("tocca.compiled",),
    "client": ("tocca.client",),
    "adapters": (
        *("tocca.adapters", "tocca.learning.games", "tocca.learning.encoding"),
        *("tocca.adapters.pettingzoo", "tocca.adapters.pettingzoo.base", "tocca.adapters.gymnasium"),
        *("tocca.adapters.vector", "tocca.learning.vector", "tocca.adapters.openspiel"),
    ),
    "drawing": ("tocca.drawing", "tocca.drawing.shapes"),
    "solve": (
        "tocca.solve",
        "tocca.games.tomoko.routes",
        "tocca.solve.endgame",
        "tocca.games.toncc.endings",
        "tocca.games.tomoko.duel",
    ),
    "testing": ("tocca.testing",),
}

Function = ast.FunctionDef | ast.AsyncFunctionDef
Definition = Function | ast.ClassDef


class Module(NamedTuple):
    """A file of source, read."""

    name: str
    lines: list[str]
    tree: ast.Module


class Field(NamedTuple):
    """A field of a class: `name: annotation = default  # comment`."""

    name: str
    annotation: str
    default: str
    comment: str


def on_files(files: Files, config: Any) -> Files:
    """Add the pages; mkdocs calls this."""
    for page, modules in PAGES.items():
        text = "\n".join(_module(name, first=name == modules[0], level=min(len(modules), 2) + 1) for name in modules)
        files.append(File.generated(config, f"reference/{page}.md", content=text))
    return files


@cache
def read(name: str) -> Module:
    """The source of that module or package."""
    path = SOURCE.joinpath(*name.split("."))
    file = path / "__init__.py" if path.is_dir() else path.with_suffix(".py")
    text = file.read_text(encoding="utf-8")
    return Module(name, text.splitlines(), ast.parse(text))


def public(module: Module) -> list[tuple[Module, Definition]]:
    """What the module offers, each with the module in which it is defined: functions, classes, and errors last."""
    found = (_find(module, name) for name in _list_exported(module))
    return sorted((one for one in found if one is not None), key=lambda one: _kind(one[1]))


def _kind(node: Definition) -> int:
    if not isinstance(node, ast.ClassDef):
        return 0
    return 2 if any(ast.unparse(base).startswith(("ToccaError", "Bad", "ValueError")) for base in node.bases) else 1


def fields(module: Module, node: ast.ClassDef) -> Iterator[Field]:
    """The annotated fields of a class."""
    for part in node.body:
        if isinstance(part, ast.AnnAssign) and isinstance(part.target, ast.Name) and part.target.id[0] != "_":
            default = ast.unparse(part.value) if part.value else ""
            _, _, comment = module.lines[(part.end_lineno or 1) - 1].partition("  # ")
            yield Field(part.target.id, ast.unparse(part.annotation), default, comment.partition("  ")[0])


def _list_exported(module: Module) -> list[str]:
    """`__all__`, else what has no underscore."""
    for node in module.tree.body:
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "__all__":
            if not isinstance(node.value, ast.List | ast.Tuple):
                return []  # computed: the names of modules that are created at run time, which have no source
            return list(ast.literal_eval(node.value))
    return [node.name for node in module.tree.body if isinstance(node, Definition) and node.name[0] != "_"]


def _find(module: Module, name: str) -> tuple[Module, Definition] | None:
    """Where the name is defined; None for a constant or a module."""
    for node in module.tree.body:
        if isinstance(node, Definition) and node.name == name:
            return module, node
        if isinstance(node, ast.ImportFrom) and node.module and not _is_module(f"{node.module}.{name}"):
            for alias in node.names:
                if (alias.asname or alias.name) == name:
                    return _find(read(node.module), alias.name)
    return None


def _is_module(name: str) -> bool:
    path = SOURCE.joinpath(*name.split("."))
    return path.with_suffix(".py").is_file() or (path / "__init__.py").is_file()


def _module(name: str, first: bool, level: int) -> str:
    """A module's part of a page; its definitions have headings of that level."""
    module = read(name)
    head = f"{'#' if first else '##'} {name} {{ #{name} }}\n\n{_describe(module.tree)}\n"
    return head + "".join(_definition(name, level, *found) for found in public(module))


def _definition(owner: str, level: int, module: Module, node: Definition) -> str:
    """A class or function."""
    head = f"\n{'#' * level} {node.name} {{ #{owner}.{node.name} }}\n\n"
    if not isinstance(node, ast.ClassDef):
        return f"{head}{_code(_signature(node))}\n{_describe(node)}\n"
    methods = [part for part in node.body if isinstance(part, Function) and _is_shown(part)]
    parts = [head, _code(_class(node)), f"\n{_describe(node)}\n", _field_table(module, node)]
    return "".join([*parts, *(_method(f"{owner}.{node.name}", level + 1, method) for method in methods)])


def _class(node: ast.ClassDef) -> str:
    """How an object of the class is made, or of what it is a kind."""
    made = next((part for part in node.body if isinstance(part, Function) and part.name == "__init__"), None)
    if made is not None:
        return "class " + _signature(made).removeprefix("def ").replace("__init__", node.name, 1)
    bases = ", ".join(map(ast.unparse, node.bases))
    return f"class {node.name}({bases})" if bases else f"class {node.name}"


def _is_shown(node: Function) -> bool:
    return node.name[0] != "_" and ast.get_docstring(node) is not None


def _method(owner: str, level: int, node: Function) -> str:
    marks = [text for text in map(ast.unparse, node.decorator_list) if "property" in text or "method" in text]
    lines = "".join(f"@{mark}\n" for mark in marks)
    code = _code(lines + _signature(node))
    return f"\n{'#' * level} {node.name} {{ #{owner}.{node.name} }}\n\n{code}\n{_describe(node)}\n"


def _signature(node: Function) -> str:
    """`def name(parameters) -> result`, without the receiver."""
    given = ast.unparse(node.args)
    given = re.sub(r"^(self|cls)(, |$)", "", given)
    word = "async def" if isinstance(node, ast.AsyncFunctionDef) else "def"
    result = f" -> {ast.unparse(node.returns)}" if node.returns and node.name != "__init__" else ""
    line = f"{word} {node.name}({given}){result}"
    if len(line) <= WIDTH:
        return line
    rows = "".join(f"    {part},\n" for part in _parameters(given))
    return f"{word} {node.name}(\n{rows}){result}"


def _parameters(given: str) -> list[str]:
    """The parameters one by one: a comma inside brackets or quotes divides none."""
    parts, depth, quoted = [""], 0, False
    for letter in given:
        quoted ^= letter == "'"
        depth += 0 if quoted else (letter in "([{") - (letter in ")]}")
        if letter == "," and depth == 0 and not quoted:
            parts.append("")
        else:
            parts[-1] += letter
    return [part.strip() for part in parts if part.strip()]


def _field_table(module: Module, node: ast.ClassDef) -> str:
    rows = [
        f"| `{one.name}` | {_cell(one.annotation)} | {_cell(one.default)} | {one.comment} |"
        for one in fields(module, node)
    ]
    return "\n".join(["", "| field | type | default | |", "|---|---|---|---|", *rows, ""]) if rows else ""


def _cell(code: str) -> str:
    return f"`{code}`".replace("|", "\\|") if code else ""


def _code(text: str) -> str:
    return f"```python\n{text}\n```\n"


def _describe(node: ast.Module | Definition) -> str:
    """The docstring; a page of docs/ that it names becomes a link."""
    return re.sub(r"docs/(\w+)\.md", r"[\g<0>](../\1.md)", ast.get_docstring(node) or "")
