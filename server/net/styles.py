"""The browser client's style sheets as they are served: without comments and indentation, and in one file with the
sheets that they import, so that a page loads one."""

import posixpath
import re
from collections.abc import Iterable, Mapping
from typing import Any

import tinycss2


class StyleError(ValueError):
    """A style sheet that can't be served; the message names its file and line.

    It has a mistake, imports a sheet that doesn't exist or on a condition, or names a file that doesn't exist. A sheet
    in a subfolder can't name a file: browsers would look for it beside the importing sheet.
    """

    def __init__(self, path: str, node: Any, problem: str) -> None:
        super().__init__(f"{path}, line {node.source_line}: {problem}")


def served_styles(files: Mapping[str, bytes]) -> dict[str, bytes]:
    """Return what is served for the style sheets among a folder's files, by path. Raises StyleError."""
    served: dict[str, bytes] = {}
    for path in files:
        if path.endswith(".css"):
            _serve(path, files, served)
    return served


def _serve(path: str, files: Mapping[str, bytes], served: dict[str, bytes]) -> bytes:
    if path not in served:
        nodes = tinycss2.parse_stylesheet(files[path].decode(), skip_comments=True, skip_whitespace=True)
        parts = []
        for node in nodes:
            if node.type == "at-rule" and node.lower_at_keyword == "import":
                parts += [_serve(imported, files, served) for imported in _imported(path, node, files)]
            else:
                _shorten(path, [node], files)
                parts.append(f"{node.serialize()}\n".encode())
        served[path] = b"".join(parts)
    return served[path]


def _imported(path: str, rule: Any, files: Mapping[str, bytes]) -> list[str]:
    """Return the paths of the sheets that an @import names, sorted: one, or with `*` one of each such folder."""
    match [each for each in rule.prelude if each.type != "whitespace"]:
        case [name] if name.type == "string":
            imported = posixpath.normpath(posixpath.join(posixpath.dirname(path), name.value))
            pattern = re.compile(re.escape(imported).replace(r"\*", "[^/]+"))
            found = sorted(each for each in files if pattern.fullmatch(each))
            if found:
                return found
            raise StyleError(path, rule, f"{imported} doesn't exist")
        case _:
            raise StyleError(path, rule, 'write @import "other.css"; without a condition')


def _shorten(path: str, nodes: Iterable[Any], files: Mapping[str, bytes]) -> None:
    """Replace each white space by one character: a line break where there was one, else a space."""
    for node in nodes:
        match node.type:
            case "whitespace":
                node.value = "\n" if "\n" in node.value else " "
            case "error":
                raise StyleError(path, node, node.message)
            case "url":
                _check_url(path, node, node.value, files)
            case "function" if node.lower_name == "url":
                for argument in node.arguments:
                    _check_url(path, node, argument.value, files)
        for part in ("prelude", "content", "arguments"):
            _shorten(path, getattr(node, part, None) or (), files)


def _check_url(path: str, node: Any, url: str, files: Mapping[str, bytes]) -> None:
    if url.startswith("data:"):
        return
    if "/" in path:
        raise StyleError(path, node, "a sheet in a subfolder can't name a file")
    if url not in files:
        raise StyleError(path, node, f"{url} doesn't exist")
