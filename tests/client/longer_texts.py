"""A language for tests: English in which each text is 40 % longer. Names, cards and numbers in a text stay as they are.

It is found as a translation is: `client.text.messages.xx.room` is made from `client.text.messages.room`.
"""

import ast
import math
import re
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType

from client.profile.languages import CONVENTIONS
from client.text import language

CODE = "xx"
GROWTH = 0.4
_FIGURE = re.compile(r"(^```.*?^```$)", re.MULTILINE | re.DOTALL)
_WORD = re.compile(r"`[^`]*`|[a-z]{2,}|[A-Z][a-z]+")
_PARTS = re.compile(r"(.*messages)(?:\.xx(?:\.(\w+))?)")
_SHORT = re.compile(r"^#.*(?:letters at most|[Aa]t most \w+ letters).*\n(?:#.*\n)*([\w-]+) =", re.MULTILINE)
"""A message whose comment tells translators how long it may be."""


def lengthen(text: str) -> str:
    """Return a text with longer words; what is typed stays.

    >>> lengthen("Your turn, 7♦ on 10♠ by `help`")
    'Yourrr turnnn, 7♦ onnnn 10♠ byyyy `help`'
    """
    figures = _FIGURE.split(text)
    return "".join(_of_figure(part) if at % 2 else _longer(part) for at, part in enumerate(figures))


def _of_figure(figure: str) -> str:
    lines = figure.split("\n")
    return "\n".join(_longer(line) if line.startswith("| ") else line for line in lines)


def _longer(text: str) -> str:
    added = 0

    def grown(found: re.Match[str]) -> str:
        nonlocal added
        if found[0].startswith("`"):
            return found[0]
        more = math.ceil(GROWTH * found.end()) - added
        added += more
        return found[0] + found[0][-1] * more

    return _WORD.sub(grown, text)


@contextmanager
def longer_texts() -> Iterator[None]:
    """Make the language known, and speak it."""
    finder = _Finder()
    sys.meta_path.append(finder)
    CONVENTIONS[CODE] = CONVENTIONS["en"]  # type: ignore[index] # it is a dict
    try:
        language.use(CODE)
        yield
    finally:
        language.use("en")
        del CONVENTIONS[CODE]  # type: ignore[attr-defined] # it is a dict
        sys.meta_path.remove(finder)


class _Finder(MetaPathFinder, Loader):
    """Finds and makes the modules of the language."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        found = _PARTS.fullmatch(fullname)
        if found is None:
            return None
        return ModuleSpec(fullname, self, is_package=found[2] is None)

    def exec_module(self, module: ModuleType) -> None:
        found = _PARTS.fullmatch(module.__name__)
        assert found is not None
        if found[2] is None:
            return
        english = find_spec(f"{found[1]}.{found[2]}")
        assert english is not None and english.origin is not None
        origin = Path(english.origin)
        tree = ast.parse(origin.read_text("utf-8"))
        folder = origin.parents[1]  # of shared texts, or of a game
        short = _short(folder / "en" if folder.name == "text" else folder / "text" / "en")
        functions = [each for each in tree.body if isinstance(each, ast.FunctionDef) and each.name not in short]
        for each in functions:
            each.args.args, each.args.kwonlyargs = _untyped(each.args.args), _untyped(each.args.kwonlyargs)
            each.returns = None
            _Longer().visit(each)
        code = ast.fix_missing_locations(ast.Module(body=list(functions), type_ignores=[]))
        exec(compile(code, english.origin, "exec"), module.__dict__)  # noqa: S102 # our own code


def _untyped(arguments: list[ast.arg]) -> list[ast.arg]:
    return [ast.arg(arg=each.arg) for each in arguments]


@cache
def _short(folder: Path) -> frozenset[str]:
    """Return the messages of a folder that have a limit."""
    texts = [file.read_text("utf-8") for file in folder.glob("*.ftl")]
    return frozenset(name.replace("-", "_") for text in texts for name in _SHORT.findall(text))


class _Longer(ast.NodeTransformer):
    """Makes the texts that a function of messages returns longer."""

    def visit_Return(self, node: ast.Return) -> ast.Return:
        assert node.value is not None
        return ast.Return(_text(node.value))


def _text(node: ast.expr) -> ast.expr:
    match node:
        case ast.Constant(value=str(text)):
            return ast.Constant(lengthen(text))
        case ast.JoinedStr(values=values):
            return ast.JoinedStr([_text(each) if isinstance(each, ast.Constant) else each for each in values])
        case ast.IfExp(test=test, body=body, orelse=orelse):
            return ast.IfExp(test, _text(body), _text(orelse))
        case ast.BinOp(left=left, op=op, right=right):
            return ast.BinOp(_text(left), op, _text(right))
        case ast.Subscript(value=ast.Dict(keys=keys, values=values), slice=key):
            return ast.Subscript(ast.Dict(keys, [_text(each) for each in values]), key, ast.Load())
    return node
