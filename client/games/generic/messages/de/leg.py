# Made from client/games/generic/text/de/leg.ftl by `python -m client.catalogue`.


def one_leg():
    return "eine Runde"


def value(key):
    return {
        "none": "keine",
        "yes": "ja",
        "no": "nein",
    }[key]


def each_player():
    return "alle"


def more_below(lines):
    return "1 weitere Zeile darunter" if lines == 1 else f"{formats.number(lines)} weitere Zeilen darunter"


def more_above(lines):
    return "1 weitere Zeile darüber" if lines == 1 else f"{formats.number(lines)} weitere Zeilen darüber"


def your_moves():
    return "Deine Züge"


def moves_shown(*, first, last, of):
    return f"Deine Züge, {first} bis {last} von {of}"


def typing():
    return "Dein Zug:"


def not_listed():
    return "Die Züge dieses Spiels sind nicht aufgelistet. Tippe einen."


def plays(move):
    return f"Enter spielt {move}"


def expected(*, move, score):
    return f"{move}, etwa {formats.number(score)}"


def hint(*, move, score):
    return f"Tipp: {move}, etwa {formats.number(score)}"


def news(*, name, move):
    return f"{formats.name(name)}: " + ("ein Zug" if move is None else f"{move}")


def ended(points):
    return "Die Runde ist vorbei: " + ("1 Punkt" if points == 1 else f"{formats.number(points)} Punkte") + "."


def key(key):
    return {
        "choose": "wählen",
        "play": "spielen",
        "type": "Zug tippen",
        "look": "umsehen",
    }[key]


def your_turn_line():
    return "Du bist am Zug. Du kannst spielen:"


def not_listed_line():
    return "Die Züge dieses Spiels sind nicht aufgelistet. Tippe „zug“ und den Zug, wie ihn das Spiel schreibt."


def no_such_move(moves):
    return f"Diesen Zug gibt es nicht. Tippe eine Zahl von 1 bis {moves} oder einen Zug."


def hints(moves):
    return f"Tipp: {moves}."


def first_leg_line(score):
    return f"Ergebnis von Runde 1: {formats.number(score)}."


def moves_help():
    return "eine Zahl oder ein Zug, wie ihn das Spiel schreibt: das spielen; zug TEXT, wenn es auch ein Befehl sein könnte"


def table_command():
    return "alles zeigen, was du sehen darfst"
