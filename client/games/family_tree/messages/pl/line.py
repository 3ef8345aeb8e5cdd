# Made from client/games/family_tree/text/pl/line.ftl by `python -m client.catalogue`.


def your_turn(*, card, score, cards):
    return f"Twoja kolej: zagraj {formats.card(card)}. Wynik {formats.number(score)}, " + ("została 1 karta" if cards == 1 else f"zostały {formats.number(cards)} karty" if cards % 10 >= 2 and cards % 10 <= 4 and (cards % 100 < 12 or cards % 100 > 14) else f"zostało {formats.number(cards)} kart") + "."


def their_turn(*, turn, card, places, score, cards):
    return f"{formats.begin(turn)}: {formats.card(card)} ma " + ("1 miejsce" if places == 1 else f"{formats.number(places)} miejsca" if places % 10 >= 2 and places % 10 <= 4 and (places % 100 < 12 or places % 100 > 14) else f"{formats.number(places)} miejsc") + f". Wynik {formats.number(score)}, " + ("została 1 karta" if cards == 1 else f"zostały {formats.number(cards)} karty" if cards % 10 >= 2 and cards % 10 <= 4 and (cards % 100 < 12 or cards % 100 > 14) else f"zostało {formats.number(cards)} kart") + "."


def place(*, number, target, other, meaning, gains, before, after):
    return f"{number}. na {formats.card(target)}" + ("" if other is None else f" lub {formats.card(other)}") + f": {meaning}" + ("" if gains is None else f"; {gains}") + ("" if after is None else f"; wynik z {formats.number(before)} na {formats.number(after)}")


def place_in_short(*, number, target):
    return f"{number}. {formats.card(target)}"


def same_score(places):
    return f"Miejsca, które nie zmieniają wyniku: {places}. Wpisz „ruchy”, aby zobaczyć, co daje każde z nich."


def expected(*, number, target, score):
    return f"{number}. na {formats.card(target)}" + ("" if score is None else f" ({formats.number(score)})")


def hint(*, best, others, scored):
    return f"Podpowiedź: {best}; " + ("innego miejsca nie ma" if others is None else f"inne ruchy: {others}") + "." + (" W nawiasach: punkty spodziewane na końcu." if scored else "")


def score(*, score, parts, cards):
    return f"Wynik {formats.number(score)}: {parts}; " + ("została 1 karta" if cards == 1 else f"zostały {formats.number(cards)} karty" if cards % 10 >= 2 and cards % 10 <= 4 and (cards % 100 < 12 or cards % 100 > 14) else f"zostało {formats.number(cards)} kart") + "."


def tree_command():
    return "opisz drzewo"


def family_command():
    return "pokaż jedną rodzinę: tej karty albo ostatnią"


def up_command():
    return "pokaż rodzinę pokolenie wyżej"


def top_command():
    return "pokaż pierwsze małżeństwo"


def signs_command():
    return "pokaż, co bieżąca karta może zrobić pod każdym dzieckiem tej rodziny"


def hands_command():
    return "pokaż układy rodzin"
