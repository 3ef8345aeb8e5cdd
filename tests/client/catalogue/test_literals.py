"""No sentence is left in the code of the clients: what people read is in the catalogue.

A literal of three words or more is a sentence, also one with values inside; so are two words with a capital letter. A
single word is a label where it is surely read: in a template of the page, or in an argument that names what a widget
shows. Exempt are docstrings, style sheets, and programs for developers. Lists are written by the formats, not by the
code.
"""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
import tree_sitter_javascript
from tree_sitter import Language, Node, Parser

CLIENT = Path(__file__).parents[3] / "client"
DEVELOPERS = ("client/catalogue/", "client/bots/examples/", "client/cli/words.py")
"""Programs for developers and authors of games."""
STYLES = "client/terminal/styles.py"
"""Has names of colours, in words."""
WORD = re.compile(r"[“\"(‘]?[A-Za-z]?[a-z’'-]+[.,;:!?)”’…]*")
"""A word of a sentence, with the signs around it; a word in capital letters stands for what is typed."""
CODE = re.compile(r"[{}<>_=\\@#$\[\]|]|::|--|: \d|(^|\s)\.\w|\b[a-z-]+: [a-z0-9-]+;")
"""Signs of a style sheet, a pattern, a selector or markup."""
LIST = re.compile(r"""(["'])(, |; | · )\1\.join\b|\.join\((["'`])(, |; | · )\3\)""")
"""A list that is written in Python or JavaScript."""
LISTS = ("client/text/formats.py", "client/web/text/formats.js")
"""The formats of lists."""
READ_AGAIN = ("client/profile/settings.py", "client/room/tournament_names.py")
"""Have lists that the program reads again."""
LABEL = re.compile(r"[a-z]{2}")
"""A part of a label; keys and codes have capital letters."""
SHOWN = {"help", "hint", "label", "placeholder", "prompt", "title", "tooltip"}
"""Arguments whose text is shown."""
SHOWS = {"Choice": (1, 2), "Run": (0,), "Static": (0,), "echo": (0,)}
"""Functions with arguments that a person reads, and the places of these arguments."""
KEYS = {"Backspace", "Enter", "Esc", "Home", "PgDn", "PgUp", "Space", "Tab"}
"""What is printed on keys."""
PARSER = Parser(Language(tree_sitter_javascript.language()))


def is_sentence(text: str) -> bool:
    """Tell whether a literal is a sentence; values inside are written as a single sign.

    >>> is_sentence("You can’t move yet."), is_sentence("takes two"), is_sentence("margin: 0 auto; padding: 1rem;")
    (True, False, False)
    >>> is_sentence("Take back")
    True
    """
    words = sum(WORD.fullmatch(each) is not None for each in text.split())
    return words >= (2 if text[:1].isupper() else 3) and not CODE.search(text)


def in_python(source: str) -> Iterator[tuple[int, str]]:
    """Yield the sentences in Python code, with their lines."""
    tree = ast.parse(source)
    skipped: set[int] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            skipped.add(id(node.value))
        if isinstance(node, ast.JoinedStr):
            skipped.update(id(part) for part in node.values)
    for node in ast.walk(tree):
        if id(node) in skipped:
            continue
        if isinstance(node, ast.JoinedStr):
            text = "".join(str(part.value) if isinstance(part, ast.Constant) else "…" for part in node.values)
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            text = node.value
        else:
            continue
        if is_sentence(text):
            yield node.lineno, text


def labels_in_python(source: str) -> Iterator[tuple[int, str]]:
    """Yield the texts in Python code that a widget is given to show, with their lines."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call):
            called = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            given = [node.args[at] for at in SHOWS.get(called, ()) if at < len(node.args)]
            for value in (*given, *[each.value for each in node.keywords if each.arg in SHOWN]):
                if isinstance(value, ast.Constant) and isinstance(value.value, str) and is_label(value.value):
                    yield value.lineno, value.value


def is_label(text: str) -> bool:
    """Tell whether a text that is shown has a word, other than the name of a key or a command to type.

    >>> is_label("Play"), is_label(" · "), is_label("PgUp PgDn"), is_label("turnabout replay …")
    (True, False, False, False)
    """
    if text.strip().startswith("turnabout "):
        return False
    return any(LABEL.search(word) is not None and word not in KEYS for word in text.split())


def labels_in_script(source: bytes) -> Iterator[tuple[int, str]]:
    """Yield the words in templates of the page, with their lines: between tags, and in attributes that are read."""
    for node in _strings(PARSER.parse(source).root_node):
        before = node.prev_sibling
        if node.type == "template_string" and before is not None and before.text in (b"html", b"svg"):
            for text in _texts(node, source):
                if is_label(text):
                    yield node.start_point[0] + 1, text.strip()


def in_script(source: bytes) -> Iterator[tuple[int, str]]:
    """Yield the sentences in JavaScript, with their lines: in strings, and between the tags of templates."""
    for node in _strings(PARSER.parse(source).root_node):
        raw = source[node.start_byte : node.end_byte].decode()
        if node.type == "string" and _is_class(node, source):
            continue
        for text in [raw[1:-1]] if node.type == "string" else _texts(node, source):
            if is_sentence(text):
                yield node.start_point[0] + 1, text.strip()


def _texts(node: Node, source: bytes) -> list[str]:
    """Return the texts of a template: between its tags, and in attributes that are read."""
    inside = source[node.start_byte + 1 : node.end_byte - 1].decode()
    for child in reversed([each for each in node.children if each.type == "template_substitution"]):
        start = len(source[node.start_byte + 1 : child.start_byte].decode())
        end = len(source[node.start_byte + 1 : child.end_byte].decode())
        inside = f"{inside[:start]}…{inside[end:]}"
    attributes = re.findall(r'(?:aria-label|title|placeholder|alt)="([^"]*)"', inside)
    return [*re.sub(r"<[^>]*>", "\n", inside).split("\n"), *attributes]


def _is_class(node: Node, source: bytes) -> bool:
    """Tell whether a string is inside the value of a class attribute."""
    parent = node.parent
    while parent is not None and parent.type != "template_substitution":
        parent = parent.parent
    return parent is not None and source[: parent.start_byte].endswith(b"class=")


def _strings(node: Node) -> Iterator[Node]:
    if node.type in ("import_statement", "export_statement") and node.child_by_field_name("source"):
        return
    if node.type in ("string", "template_string"):
        yield node
    for child in node.children:
        yield from _strings(child)


def sources() -> list[Path]:
    """Return the modules of the clients, without compiled and foreign ones."""
    found = [*CLIENT.rglob("*.py"), *CLIENT.rglob("*.js")]
    return sorted(
        path
        for path in found
        if not {"messages", "vendor", "__pycache__"} & {*path.parts}
        and not path.relative_to(CLIENT.parent).as_posix().startswith((*DEVELOPERS, STYLES))
    )


@pytest.mark.parametrize("path", sources(), ids=lambda path: path.relative_to(CLIENT).as_posix())
def test_no_sentence_is_in_the_code(path: Path) -> None:
    source = path.read_bytes()
    found = in_python(source.decode()) if path.suffix == ".py" else in_script(source)
    assert [f"{path.relative_to(CLIENT.parent)}:{line}: {text}" for line, text in found] == []


@pytest.mark.parametrize("path", sources(), ids=lambda path: path.relative_to(CLIENT).as_posix())
def test_no_label_is_in_the_code(path: Path) -> None:
    source = path.read_bytes()
    found = labels_in_python(source.decode()) if path.suffix == ".py" else labels_in_script(source)
    assert [f"{path.relative_to(CLIENT.parent)}:{line}: {text}" for line, text in found] == []


@pytest.mark.parametrize("path", sources(), ids=lambda path: path.relative_to(CLIENT).as_posix())
def test_no_list_is_written_in_the_code(path: Path) -> None:
    if path.relative_to(CLIENT.parent).as_posix() not in (*LISTS, *READ_AGAIN):
        lines = enumerate(path.read_text("utf-8").splitlines(), 1)
        assert [f"{path.relative_to(CLIENT.parent)}:{line}: {text}" for line, text in lines if LIST.search(text)] == []


def in_page(source: str) -> list[str]:
    """Return the sentences of a page in HTML that are not filled in from the catalogue."""
    source = re.sub(r"<!--.*?-->|<style.*?</style>|<script.*?</script>", "", source, flags=re.DOTALL)
    texts = re.findall(r"<(\w[^<>]*)>([^<]*)", source)
    inside = [text for tag, text in texts if "data-message=" not in tag]
    given = [
        value for tag, _ in texts if "data-message=" not in tag for values in _READ.findall(tag) for value in values
    ]
    return [text.strip() for text in (*inside, *given) if is_label(text) and text.strip() not in _NAMES]


_READ = re.compile(r'(?:aria-label|title|placeholder|alt)="([^"]*)"|name="description" content="([^"]*)"')
_NAMES = ("Turnabout",)


@pytest.mark.parametrize("path", sorted((CLIENT / "web").glob("*.html")), ids=lambda path: path.name)
def test_no_text_is_in_a_page(path: Path) -> None:
    page = re.sub(r"\{\w+\}|· Turnabout", "", path.read_text("utf-8"))
    assert in_page(page) == []


@pytest.mark.parametrize(
    ("source", "found"),
    [
        ("<p>Go back</p>", ["Go back"]),
        ('<p data-message="page.back">Go back</p>', []),
        ('<img alt="A tree">', ["A tree"]),
        ('<meta name="description" content="Card games.">', ["Card games."]),
        ("<style>p { color: red }</style><title>Turnabout</title>", []),
    ],
)
def test_texts_in_a_page_are_found(source: str, found: list[str]) -> None:
    assert in_page(source) == found


@pytest.mark.parametrize(
    ("source", "found"),
    [
        ("x = ', '.join(names)", True),
        ('x = map("; ".join, told)', True),
        ('const x = told.filter(Boolean).join(" · ");', True),
        ('x = " ".join(words)', False),
        ('const x = cards.join(",");', False),
    ],
)
def test_lists_in_the_code_are_found(source: str, found: bool) -> None:
    assert (LIST.search(source) is not None) is found


@pytest.mark.parametrize(
    ("source", "found"),
    [
        ('x = "You have left."', ["You have left."]),
        ('x = f"You left {room} now"', ["You left … now"]),
        ('"""A docstring of words."""', []),
        ('x = "two words"', []),
        ('x = "join ROOM CODE"', []),
        ('x = "Too long; 300 at most (see help)."', ["Too long; 300 at most (see help)."]),
        ('CSS = "Label { width: auto; height: 1fr; }"', []),
    ],
)
def test_sentences_in_python_are_found(source: str, found: list[str]) -> None:
    assert [text for _, text in in_python(source)] == found


@pytest.mark.parametrize(
    ("source", "found"),
    [
        ('const x = "You have left.";', ["You have left."]),
        ("const x = `You left ${room} now`;", ["You left … now"]),
        ("html`<p class=${x}>Leave the room</p>`;", ["Leave the room"]),
        ('html`<button aria-label="Leave the room">${x}</button>`;', ["Leave the room"]),
        ('import { a } from "../b.js"; // a comment of words', []),
        ('html`<p class="one two three">${x}</p>`;', []),
        ('html`<p class=${x ? "one two three" : ""}></p>`;', []),
    ],
)
def test_sentences_in_scripts_are_found(source: str, found: list[str]) -> None:
    assert [text for _, text in in_script(source.encode())] == found


@pytest.mark.parametrize(
    ("source", "found"),
    [
        ('Run("Play", Tone.KEY)', ["Play"]),
        ('Run("  Enter ", Tone.KEY)', []),
        ('Choice("go", "Play", safe=True)', ["Play"]),
        ('Field(label="Name")', ["Name"]),
        ('Field(label=text.name(), id="name")', []),
    ],
)
def test_labels_in_python_are_found(source: str, found: list[str]) -> None:
    assert [text for _, text in labels_in_python(source)] == found


@pytest.mark.parametrize(
    ("source", "found"),
    [
        ("html`<button>Play</button>`;", ["Play"]),
        ('html`<input placeholder="Name">`;', ["Name"]),
        ('html`<p class="lead">${x} · ${y}</p>`;', []),
        ("const address = `/record/${id}`;", []),
    ],
)
def test_labels_in_scripts_are_found(source: str, found: list[str]) -> None:
    assert [text for _, text in labels_in_script(source.encode())] == found
