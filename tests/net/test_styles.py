"""Style sheets as they are served: whole, but in one file, and without comments and indentation."""

import re

import pytest

from server.net.styles import StyleError, served_styles


def test_imported_sheets_are_in_the_importing_one_in_their_order() -> None:
    files = {
        "all.css": b'@import "base.css";\n@import "a/own.css";\nb { c: d }',
        "base.css": b"a { b: c; }",
        "a/own.css": b'@import "../deep.css"; .own { x: y }',
        "deep.css": b".deep {}",
        "icon.svg": b"<svg/>",
    }
    served = served_styles(files)
    assert served["all.css"] == b"a { b: c; }\n.deep {}\n.own { x: y }\nb { c: d }\n"
    assert served.keys() == {"all.css", "base.css", "a/own.css", "deep.css"}


def test_a_star_stands_for_every_folder_with_such_a_sheet() -> None:
    sheets = {f"games/{name}/leg.css": f".{name} {{}}".encode() for name in ("two", "one")}
    others = {"games/leg.css": b".no {}", "games/one/more/leg.css": b".no {}", "games/one/legs.css": b".no {}"}
    served = served_styles({"all.css": b'@import "games/*/leg.css";', **sheets, **others})
    assert served["all.css"] == b".one {}\n.two {}\n"


def test_comments_and_indentation_are_not_served() -> None:
    sheet = b"""/* one */
    @media (min-width: 10px) {
      /* two */
      .a:not(.b, .c)::before { content: "/* kept */   \\201C"; --wide: clamp(
          1px,
          2px
        ); background: url(data:image/png;base64,AA==) }
    }
    """
    assert served_styles({"a.css": sheet})["a.css"].decode().split("\n") == [
        "@media (min-width: 10px) {",
        "",
        '.a:not(.b, .c)::before { content: "/* kept */   “"; --wide: clamp(',
        "1px,",
        "2px",
        "); background: url(data:image/png;base64,AA==) }",
        "}",
        "",
    ]


@pytest.mark.parametrize(
    ("sheet", "problem"),
    [
        (".a", "a/a.css, line 1: EOF reached before {} block for a qualified rule."),
        (".a { b: url(b.css) }", "a/a.css, line 1: a sheet in a subfolder can't name a file"),
        ('\n@import "missing.css";', "a/a.css, line 2: a/missing.css doesn't exist"),
        ('@import "b.css" print;', 'a/a.css, line 1: write @import "other.css"; without a condition'),
        ("@import url(b.css);", 'a/a.css, line 1: write @import "other.css"; without a condition'),
        (".a { b: c) }", "a/a.css, line 1: Unmatched )"),
    ],
)
def test_a_sheet_that_cannot_be_served_is_named(sheet: str, problem: str) -> None:
    with pytest.raises(StyleError, match=f"^{re.escape(problem)}$"):
        served_styles({"a/a.css": sheet.encode(), "a/b.css": b""})


def test_a_sheet_of_the_folder_itself_names_files_that_exist() -> None:
    sheet = b'@font-face { src: url("fonts/a.woff2") format("woff2"), url(b.woff2) }'
    files = {"fonts/a.woff2": b"", "b.woff2": b""}
    assert served_styles({"a.css": sheet, **files})["a.css"] == sheet + b"\n"
    for missing in files:
        with pytest.raises(StyleError, match=f"^a.css, line 1: {re.escape(missing)} doesn't exist$"):
            served_styles({"a.css": sheet, **{name: b"" for name in files if name != missing}})
