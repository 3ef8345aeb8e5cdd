# Made from client/games/grandmas_game/text/pl/scores.ftl by `python -m client.catalogue`.


def counted(points):
    return f"{formats.number(points)} karta" if points == 1 else f"{formats.number(points)} karty" if abs(points) % 10 >= 2 and abs(points) % 10 <= 4 and (abs(points) % 100 < 12 or abs(points) % 100 > 14) else f"{formats.number(points)} kart"


def of_all(points):
    return f"{formats.number(points)} ze 104 kart"


def on_foundations(points):
    return f"{formats.number(points)} ze 104 kart na bazach"


def on_foundations_short(points):
    return f"{formats.number(points)} ze 104 kart na bazach"


def title(points):
    return f"Wynik: {formats.number(points)}"


def all_home():
    return "Wszystkie 104 karty na bazach"


def won():
    return "Wygrana: wszystkie 104 karty"


def suit(key):
    return {
        "clubs": "trefl",
        "diamonds": "karo",
        "hearts": "kier",
        "spades": "pik",
    }[key]


def player(number):
    return f"Gracz {number}"


def part(*, name, points):
    return f"{formats.name(name)} {formats.number(points)}"


def to_beat(points):
    return f"do osiągnięcia: wszystkie {formats.number(points)} karty" if points == 104 else f"do pobicia: {formats.number(points)} karta" if points == 1 else f"do pobicia: {formats.number(points)} karty" if abs(points) % 10 >= 2 and abs(points) % 10 <= 4 and (abs(points) % 100 < 12 or abs(points) % 100 > 14) else f"do pobicia: {formats.number(points)} kart"


def computer_reached(points):
    return "Wynik komputera: " + (f"{formats.number(points)} karta na bazach" if points == 1 else f"{formats.number(points)} karty na bazach" if abs(points) % 10 >= 2 and abs(points) % 10 <= 4 and (abs(points) % 100 < 12 or abs(points) % 100 > 14) else f"{formats.number(points)} kart na bazach") + "."


def your_best(points):
    return f"Twój rekord: {formats.number(points)}."


def stock(cards):
    return "talon jest pusty" if cards == 0 else f"w talonie {formats.number(cards)}"


def made(*, moves, undos, redos, peeks, race):
    return (f"{formats.number(moves)} ruch" if moves == 1 else f"{formats.number(moves)} ruchy" if moves % 10 >= 2 and moves % 10 <= 4 and (moves % 100 < 12 or moves % 100 > 14) else f"{formats.number(moves)} ruchów") + ("" if race else f", cofnięte {formats.number(undos)}, ponowione {formats.number(redos)}") + ("" if peeks == 0 else f", {formats.number(peeks)} zajrzenie" if peeks == 1 else f", {formats.number(peeks)} zajrzenia" if peeks % 10 >= 2 and peeks % 10 <= 4 and (peeks % 100 < 12 or peeks % 100 > 14) else f", {formats.number(peeks)} zajrzeń")


def player_state(*, name, points, left, plays):
    return f"{formats.name(name)}: " + (f"{formats.number(points)} karta zagrana" if points == 1 else f"{formats.number(points)} karty zagrane" if abs(points) % 10 >= 2 and abs(points) % 10 <= 4 and (abs(points) % 100 < 12 or abs(points) % 100 > 14) else f"{formats.number(points)} kart zagranych") + f", zostało {formats.number(left)}" + ("" if plays else ", koniec")


def more_players(players):
    return f"i jeszcze {formats.number(players)}"


def ended(key, *, points):
    match key:
        case "won":
            return "Wygrana: wszystkie 104 karty są na bazach!"
        case "given-up":
            return f"Partia poddana; kart na bazach: {formats.number(points)}."
        case "other":
            return f"Koniec gry; kart na bazach: {formats.number(points)}."
    raise KeyError(key)


def your_table(key):
    return {
        "won": "Wygrywasz: wszystkie karty są na bazach.",
        "given-up": "Twój stół jest poddany.",
        "stuck": "Przy twoim stole nie ma już kart do zagrania.",
        "cut-short": "Wygrywa ktoś inny.",
    }[key]


def others_play_on():
    return "Pozostali grają dalej."


def race_over(places):
    return f"Koniec wyścigu: {places}."


def race_won(*, name, others):
    return f"Koniec wyścigu: {formats.name(name)} wygrywa" + ("" if others is None else f"; {others}") + "."


def left_cards(groups):
    return f"Zostało: {groups}."


def left_in(*, place, cards):
    return f"{place}: {formats.cards(cards)}"


def workspace():
    return "warsztat"


def stock_name():
    return "talon"


def option_fixed_order():
    return "Kolejność w warsztacie jest stała, co jest dużo trudniejsze."


def option_winnable():
    return "Losowane są tylko wygrywalne numery."
