# Made from client/games/grandmas_game/text/de/scores.ftl by `python -m client.catalogue`.


def counted(points):
    return f"{formats.number(points)} Karte" if points == 1 else f"{formats.number(points)} Karten"


def of_all(points):
    return f"{formats.number(points)} von 104 Karten"


def on_foundations(points):
    return f"{formats.number(points)} von 104 Karten auf den Zielstapeln"


def on_foundations_short(points):
    return f"{formats.number(points)} von 104 Karten im Ziel"


def title(points):
    return f"Punkte: {formats.number(points)}"


def all_home():
    return "Alle 104 Karten im Ziel"


def won():
    return "Gewonnen: alle 104 Karten"


def suit(key):
    return {
        "clubs": "Kreuz",
        "diamonds": "Karo",
        "hearts": "Herz",
        "spades": "Pik",
    }[key]


def player(number):
    return f"Platz {number}"


def part(*, name, points):
    return f"{formats.name(name)} {formats.number(points)}"


def to_beat(points):
    return f"zu erreichen: alle {formats.number(points)} Karten" if points == 104 else f"zu schlagen: {formats.number(points)} Karte" if points == 1 else f"zu schlagen: {formats.number(points)} Karten"


def computer_reached(points):
    return f"Der Computer hat {formats.number(points)} Karte auf die Zielstapel gebracht." if points == 1 else f"Der Computer hat {formats.number(points)} Karten auf die Zielstapel gebracht."


def your_best(points):
    return f"Deine Bestleistung ist {formats.number(points)}."


def stock(cards):
    return "der Talon ist leer" if cards == 0 else f"{formats.number(cards)} im Talon"


def made(*, moves, undos, redos, peeks, race):
    return (f"{formats.number(moves)} Zug" if moves == 1 else f"{formats.number(moves)} Züge") + ("" if race else f", {formats.number(undos)} rückgängig, {formats.number(redos)} wiederholt") + ("" if peeks == 0 else f", {formats.number(peeks)}-mal darunter gesehen" if peeks == 1 else f", {formats.number(peeks)}-mal darunter gesehen")


def player_state(*, name, points, left, plays):
    return f"{formats.name(name)}: " + (f"{formats.number(points)} Karte gespielt" if points == 1 else f"{formats.number(points)} Karten gespielt") + f", noch {formats.number(left)}" + ("" if plays else ", vorbei")


def more_players(players):
    return f"und {formats.number(players)} weitere"


def ended(key, *, points):
    match key:
        case "won":
            return "Gewonnen: Alle 104 Karten sind auf den Zielstapeln!"
        case "given-up":
            return f"Aufgegeben mit {formats.number(points)} Karte auf den Zielstapeln." if points == 1 else f"Aufgegeben mit {formats.number(points)} Karten auf den Zielstapeln."
        case "other":
            return f"Das Spiel ist vorbei, mit {formats.number(points)} Karte auf den Zielstapeln." if points == 1 else f"Das Spiel ist vorbei, mit {formats.number(points)} Karten auf den Zielstapeln."
    raise KeyError(key)


def your_table(key):
    return {
        "won": "Du hast gewonnen: Alle Karten sind auf den Zielstapeln.",
        "given-up": "Du hast deinen Tisch aufgegeben.",
        "stuck": "An deinem Tisch passt keine Karte mehr.",
        "cut-short": "Jemand anderes hat gewonnen.",
    }[key]


def others_play_on():
    return "Die anderen spielen weiter."


def race_over(places):
    return f"Das Rennen ist vorbei: {places}."


def race_won(*, name, others):
    return f"Das Rennen ist vorbei: {formats.name(name)} gewinnt" + ("" if others is None else f"; {others}") + "."


def left_cards(groups):
    return f"Übrig: {groups}."


def left_in(*, place, cards):
    return f"{place}: {formats.cards(cards)}"


def workspace():
    return "Auslage"


def stock_name():
    return "Talon"


def option_fixed_order():
    return "Die Auslage bleibt, wie sie ist, was viel schwerer ist."


def option_winnable():
    return "Nur gewinnbare Nummern werden ausgelost."
