"""A Python prompt for the page: runs what somebody types, and shows text and pictures of what comes of it."""

import ast
import contextlib
import io
import traceback
from typing import Any, NamedTuple

import msgspec

PROMPTS = (">>> ", "... ")


class ScratchOutput(NamedTuple):
    """What the page shows: text, a picture as SVG, and whether it went wrong."""

    text: str
    picture: str = ""
    failed: bool = False


class Scratchpad:
    """One session: names stay from one run to the next."""

    def __init__(self) -> None:
        self._names: dict[str, Any] = {"__name__": "__main__"}

    def run(self, source: str) -> str:
        """Run a piece of code; gives a `ScratchOutput` as JSON."""
        return msgspec.json.encode(self.show(source)._asdict()).decode()

    def show(self, source: str) -> ScratchOutput:
        """The same, as it is."""
        output = io.StringIO()
        with contextlib.redirect_stdout(output), contextlib.redirect_stderr(output):
            try:
                value = self._evaluate(without_prompts(source))
            except BaseException as problem:  # also SystemExit: a prompt goes on
                return ScratchOutput(output.getvalue() + _explain(problem), failed=True)
        if value is None:
            return ScratchOutput(output.getvalue())
        draw = getattr(value, "_repr_svg_", None)
        return ScratchOutput(output.getvalue() + (repr(value) if draw is None else ""), draw() if draw else "")

    def _evaluate(self, source: str) -> Any:
        """Run all statements; the value of the last one, if it is an expression."""
        tree = ast.parse(source, "<scratchpad>")
        last = tree.body[-1] if tree.body else None
        if not isinstance(last, ast.Expr):
            exec(compile(tree, "<scratchpad>", "exec"), self._names)
            return None
        exec(compile(ast.Module(tree.body[:-1], []), "<scratchpad>", "exec"), self._names)
        return eval(compile(ast.Expression(last.value), "<scratchpad>", "eval"), self._names)


def without_prompts(source: str) -> str:
    """Examples are often copied with their prompts and answers: of those, only what was typed."""
    lines = source.splitlines()
    if not any(line.startswith(">>>") for line in lines):
        return source
    typed = (line for line in lines if line.startswith(PROMPTS) or line in (">>>", "..."))
    return "\n".join(line[4:] for line in typed)


def _explain(problem: BaseException) -> str:
    """The traceback without our own frames."""
    frames = [one for one in traceback.extract_tb(problem.__traceback__) if one.filename != __file__]
    lines = traceback.format_exception_only(problem)
    return "".join([*(["Traceback:\n", *traceback.format_list(frames)] if frames else []), *lines]).rstrip()
