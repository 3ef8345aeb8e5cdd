"""Pages in Markdown.

Made from example_game/text/en/*.md by `turnabout words`.
"""

from client.text import language


def rules() -> str:
    return """\
# Rules

Follow suit. A king beats a queen.

```board
KH QH
| The king wins.
```
"""


language.register(globals())
