# Made from client/games/generic/text/pl/*.md by `python -m client.catalogue`.


def terminal_keys():
    return """\
# Klawisze

| klawisz | co robi |
|---|---|
| `↑` `↓` | wybierają ruch |
| `Enter` | gra go |
| `/` | pozwala wpisać ruch tak, jak zapisuje go gra; `Esc` przerywa wpisywanie |
| `PgUp` `PgDn` | przewijają stół |

# Stół

Każdy wiersz to część tego, co możesz widzieć, z nazwą. Karty mają wartość i kolor, np. 5♥ i 10♠.
"""
