"""Writes the modules of a folder's pages: texts in Markdown, such as rules.

A page may have figures, as fenced blocks: see `client.text.figures`. In Python a page is its Markdown text; a client
reads it and draws its figures. In the browser a page is a template, and a page with figures gets a function that draws
them, given their content: `draw(content)`.
"""

from collections.abc import Mapping, Sequence

from markdown_it import MarkdownIt
from markdown_it.renderer import RendererHTML
from markdown_it.token import Token
from markdown_it.utils import EnvType, OptionsDict

from client.catalogue.python_code import REGISTERED
from client.catalogue.python_code import identifier as python_name
from client.catalogue.script_code import identifier as script_name

_PYTHON_HEAD = '"""Pages in Markdown.\n\nMade from {source} by `{command}`.\n"""\n'
_SCRIPT_HEAD = "// Made from {source} by `{command}`.\n"
_HIGHEST = 3
"""The level of the highest heading in the browser."""


def python_module(pages: Mapping[str, str], source: str, command: str) -> str:
    """Return the module with pages, which are given as Markdown by name."""
    head = _PYTHON_HEAD.format(source=source, command=command)
    code = "".join(_python_function(name, text, " -> str") for name, text in pages.items())
    return f"{head}\nfrom client.text import language\n{code}{REGISTERED}"


def python_translation(pages: Mapping[str, str], source: str, command: str) -> str:
    """Return the module with pages in another language."""
    code = "".join(_python_function(name, text, "") for name, text in pages.items())
    return f"# Made from {source} by `{command}`.\n{code}"


def _python_function(name: str, text: str, returned: str) -> str:
    return f"\n\ndef {python_name(name)}(){returned}:\n    return {_python_text(text)}\n"


def _python_text(text: str) -> str:
    return '"""\\\n' + text.replace("\\", "\\\\").replace('"""', '\\"""') + '"""'


def script_module(
    pages: Mapping[str, str], source: str, command: str, *, lit: str, language: str, registered: Sequence[str]
) -> str:
    """Return the browser's module with pages.

    `lit` and `language` are where it imports these modules from; `registered` are the first arguments of the function
    `translated`, as code.
    """
    functions = "".join(_script_function(name, text, "  ") for name, text in pages.items())
    return (
        f"{_SCRIPT_HEAD.format(source=source, command=command)}\n"
        f'import {{ html }} from "{lit}";\nimport {{ translated }} from "{language}";\n\n'
        f"export const messages = translated({', '.join(registered)}, {{\n{functions}}});\n"
    )


def script_translation(pages: Mapping[str, str], source: str, command: str, lit: str) -> str:
    """Return the browser's module with pages in another language."""
    functions = "".join(_script_function(name, text, "    ") for name, text in pages.items())
    head = f"// @ts-nocheck\n{_SCRIPT_HEAD.format(source=source, command=command)}"
    imports = f'import {{ html }} from "{lit}";\n\n' if functions else ""
    return f"{head}\n{imports}export const subjects = {{\n  pages: {{\n{functions}  }},\n}};\n"


def _script_function(name: str, text: str, indent: str) -> str:
    html = _markdown().render(text)
    figures = "${draw(" in html
    comment = f"{indent}/** @param {{(content: string) => unknown}} draw */\n" if figures else ""
    return f"{comment}{indent}{script_name(name)}: ({'draw' if figures else ''}) => html`\n{html}`,\n"


def _markdown() -> MarkdownIt:
    reader = MarkdownIt("commonmark", {"typographer": False}, renderer_cls=_Template).enable("table")
    return reader


class _Template(RendererHTML):
    """Writes HTML inside a template literal."""

    def text(self, tokens: Sequence[Token], idx: int, options: OptionsDict, env: EnvType) -> str:
        """Return a text, escaped for HTML and for the literal."""
        return _escaped(super().text(tokens, idx, options, env))

    def code_inline(self, tokens: Sequence[Token], idx: int, options: OptionsDict, env: EnvType) -> str:
        """Return a key or typed text."""
        return _escaped(super().code_inline(tokens, idx, options, env)).replace("code>", "kbd>")

    def fence(self, tokens: Sequence[Token], idx: int, options: OptionsDict, env: EnvType) -> str:
        """Return the call that draws a figure."""
        return f"${{draw({_script_text(tokens[idx].content.strip())})}}\n"

    def heading_open(self, tokens: Sequence[Token], idx: int, options: OptionsDict, env: EnvType) -> str:
        """Open a heading."""
        return f"<h{_level(tokens[idx])}>"

    def heading_close(self, tokens: Sequence[Token], idx: int, options: OptionsDict, env: EnvType) -> str:
        """Close a heading."""
        return f"</h{_level(tokens[idx])}>\n"

    def table_open(self, tokens: Sequence[Token], idx: int, options: OptionsDict, env: EnvType) -> str:
        """Open a table in a frame that scrolls sideways, named after its columns."""
        heads: list[str] = []
        for at in range(idx, len(tokens)):
            if tokens[at].type == "thead_close":
                break
            if tokens[at].type == "inline":
                heads.append(tokens[at].content)
        label = _escaped(", ".join(heads).replace('"', "&quot;"))
        return f'<div class="scrolled" tabindex="0" role="group" aria-label="{label}"><table>\n'

    def table_close(self, tokens: Sequence[Token], idx: int, options: OptionsDict, env: EnvType) -> str:
        """Close a table and its frame."""
        return "</table></div>\n"

    def th_open(self, tokens: Sequence[Token], idx: int, options: OptionsDict, env: EnvType) -> str:
        """Open the head of a column."""
        return '<th scope="col">'


def _level(token: Token) -> int:
    return int(token.tag[1:]) + _HIGHEST - 1


def _script_text(text: str) -> str:
    return f"`{_escaped(text)}`"


def _escaped(text: str) -> str:
    return text.replace("\\", "\\\\").replace("`", "\\`").replace("${", "\\${")
