# Made from client/games/generic/text/es/*.md by `python -m client.catalogue`.


def terminal_keys():
    return """\
# Teclas

| tecla | qué hace |
|---|---|
| `↑` `↓` | elegir una jugada |
| `Enter` | jugarla |
| `/` | escribir una jugada como la escribe el juego; `Esc` deja de escribir |
| `RePág` `AvPág` | desplazar la mesa |

# La mesa

Cada línea es una parte de lo que puedes ver, con su nombre. Las cartas tienen un valor y un palo, por ejemplo 5♥ y 10♠.
"""
