"""Pages in Markdown.

Made from client/games/generic/text/en/*.md by `python -m client.catalogue`.
"""

from client.text import language


def terminal_keys() -> str:
    return """\
# Keys

| key | what it does |
|---|---|
| `↑` `↓` | choose a move |
| `Enter` | play it |
| `/` | type a move as the game writes it; `Esc` stops typing |
| `PgUp` `PgDn` | scroll the table |

# The table

Each line is a part of what you can see, with its name. Cards have a rank and a suit, such as 5♥ and 10♠.
"""


language.register(globals())
