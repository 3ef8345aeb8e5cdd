# Made from client/games/generic/text/de/*.md by `python -m client.catalogue`.


def terminal_keys():
    return """\
# Tasten

| Taste | was sie tut |
|---|---|
| `↑` `↓` | einen Zug wählen |
| `Enter` | ihn spielen |
| `/` | einen Zug tippen, wie ihn das Spiel schreibt; `Esc` beendet das Tippen |
| `Bild↑` `Bild↓` | im Tisch blättern |

# Der Tisch

Jede Zeile ist ein Teil dessen, was du sehen kannst, mit seinem Namen. Karten haben Rang und Farbe, etwa 5♥ und 10♠.
"""
