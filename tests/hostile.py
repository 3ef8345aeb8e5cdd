"""Text that could harm a screen, a page, a log, or its readers."""

HARMFUL = {
    "control sequence": "a\x1b[2Jb",
    "link": "\x1b]8;;https://example.org\x1b\\a\x1b]8;;\x1b\\",
    "clipboard": "\x1b]52;c;QQ==\x07",
    "window title": "\x1b]0;taken over\x1b\\",
    "C1 control sequence": "a\x9b2Jb",
    "C1 string": "a\x90q\x9cb",
    "bell and backspace": "a\x07\x08\x08b",
    "delete": "a\x7fb",
    "newline": "a\nb",
    "carriage return": "a\rb",
    "line separator": "a\u2028b",
    "next line": "a\x85b",
    "right to left override": "a\u202eb",
    "isolate": "a\u2066b\u2069",
    "Arabic letter mark": "a\u061cb",
    "zero width space": "a\u200bb",
    "byte order mark": "a\ufeffb",
    "soft hyphen": "a\xadb",
    "annotation": "\ufff9a\ufffab\ufffb",
    "tags": "a\U000e0062\U000e007f",
    "private use": "a\ue000b",
    "half a surrogate": "a\ud800b",
    "no character": "a\uffffb",
    "ten thousand marks": "a" + "\u0301" * 10_000,
    "ten thousand different marks": "a" + "\u0301\u0316\u20dd\u0489" * 2_500,
    "filler": "a\u3164b",
}
"""What is refused, and harms nobody where a server lets it through all the same; by what it is."""

EMPTY = {
    "nothing": "",
    "spaces": " \xa0\u3000 ",
    "joiners": "\u200d\u200c",
    "a mark alone": "\u034f",
    "blank Braille": "\u2800",
}
"""What is refused since nobody would see anything."""

INERT = {
    "Rich markup": "[red]Zo\xeb[/]",
    "Textual action": "[@click=app.quit]a[/]",
    "HTML": "<img src=x onerror=1>",
    "entity": "&lt;b&gt; ${7*7}",
    "Hebrew and Arabic": "\u05e9\u05dc\u05d5\u05dd \u0645\u0631\u062d\u0628\u0627",
    "ligature": "\ufdfd\ufdfd",
    "family": "\U0001f469\u200d\U0001f469\u200d\U0001f467\u200d\U0001f466",
    "key": "1\ufe0f\u20e3",
}
"""Text that anyone may write: it only looks odd."""
