# Made from client/games/poker_solitaire/text/pl/options.ftl by `python -m client.catalogue`.


def option(key):
    return {
        "mode": "Sposób gry",
        "touching": "Stykanie",
        "movable": "Położone karty",
        "hands": "Układy",
        "scoring": "Punktacja",
        "points": "Punkty",
        "unequal": "Zasady",
        "touching-2": "Stykanie, gracz 2",
        "movable-2": "Karty, gracz 2",
        "hands-2": "Układy, gracz 2",
        "scoring-2": "Punktacja, gracz 2",
        "rejects-1": "Pola odrzutów",
        "rejects-2": "Odrzuty, gracz 2",
        "rejects-common": "Wspólne odrzuty",
        "dealt": "Kart naraz",
        "decks": "Talie",
        "stealing": "Kradzież",
        "planting": "Podrzucanie",
    }[key]


def mode(key):
    return {
        "one-hand": "jedno rozdanie",
        "best-of-two": "lepszy z dwóch",
        "sum-of-two": "suma dwóch",
        "alternate": "na zmianę",
        "same-deck": "ta sama talia",
        "race": "wyścig",
        "race-both": "wyścig, oba",
        "duel": "pojedynek",
    }[key]


def mode_note(key):
    return {
        "one-hand": "jeden kwadrat, solo",
        "best-of-two": "dwa kwadraty, liczy się lepszy",
        "sum-of-two": "dwa kwadraty, liczą się oba",
        "alternate": "na zmianę, każdy ma kwadrat",
        "same-deck": "na zmianę, każdy te same karty",
        "race": "oboje naraz, aż ktoś zapełni swój i powie Koniec",
        "race-both": "oboje naraz, aż oba będą pełne",
        "duel": "jeden kwadrat: jedno chce dużo punktów, drugie mało",
    }[key]


def touching(key):
    return {
        "edges": "bokiem",
        "corners": "rogiem",
        "anywhere": "gdziekolwiek",
    }[key]


def touching_note(key):
    return {
        "edges": "bok innej karty",
        "corners": "bokiem lub rogiem",
        "anywhere": "dowolne wolne pole",
    }[key]


def movable(key):
    return {
        "off": "stałe",
        "on": "ruchome",
    }[key]


def movable_note(key):
    return {
        "off": "tak, jak je położono",
        "on": "w kwadracie i z powrotem z odrzutów",
    }[key]


def hands_note(key):
    return {
        "ten": "wiersze i kolumny",
        "twelve": "i obie przekątne",
    }[key]


def scoring(key):
    return {
        "english": "angielska",
        "american": "amerykańska",
        "pat": "pat",
        "user": "własna",
    }[key]


def scoring_note(key):
    return {
        "english": "kareta 16, kolor 5",
        "american": "kareta 50, kolor 20",
        "pat": "wszystkie pięć wierszy musi być układami pat",
        "user": "punkty wybrane przez ciebie albo z tabeli",
    }[key]


def points_example():
    return "flush=13,flush+one-pair=20"


def points_note():
    return "puste: ostatnia kolumna tabeli (pokazuje ją ?)"


def unequal(key):
    return {
        "off": "te same",
        "on": "każdy ma własne",
    }[key]


def unequal_note(key):
    return {
        "off": "",
        "on": "wyrównanie szans; gracza 1 powyżej",
    }[key]


def rejects_note():
    return "z rozdanymi kartami najwyżej pięć"


def on_off(key):
    return {
        "off": "nie",
        "on": "tak",
    }[key]


def stealing_note():
    return "weź kartę z cudzego kwadratu"


def planting_note():
    return "rozdana karta do cudzego kwadratu"


def way(key):
    return {
        "one-hand": "Jeden kwadrat",
        "best-of-two": "Dwa kwadraty, liczy się lepszy",
        "sum-of-two": "Dwa kwadraty, liczą się oba",
        "alternate": "Na zmianę, każdy ma kwadrat",
        "same-deck": "Na zmianę, każdy te same karty",
        "race": "Wyścig, aż ktoś powie Koniec",
        "race-both": "Wyścig, aż oba będą pełne",
        "duel": "Pojedynek w jednym kwadracie",
    }[key]


def too_many(*, dealt, rejects):
    return f"Rozdane karty ({formats.number(dealt)}) i pola odrzutów ({formats.number(rejects)}) to razem więcej niż pięć."


def pat_for_both():
    return "Układy pat są dla obojga albo dla nikogo."


def no_points(line):
    return f"„{line}” wymaga układu i punktów, np. „flush=13”."


def unknown_hand(*, name, names):
    return f"Nie ma układu „{name}”. Wybierz z {formats.every(names)}."


def too_much(*, name, most):
    return f"„{name}” może być warte najwyżej " + (f"{most} punkt" if most == 1 else f"{most} punkty" if most % 10 >= 2 and most % 10 <= 4 and (most % 100 < 12 or most % 100 > 14) else f"{most} punktów") + "."


def rules_of(*, sentence, player):
    return f"{formats.name(player)}: {sentence}."


def touching_rule(key):
    return {
        "edges": "karta musi stykać się z inną bokiem",
        "corners": "karta musi stykać się z inną bokiem lub rogiem",
        "anywhere": "karta może trafić gdziekolwiek",
    }[key]


def movable_rule(key):
    return {
        "off": "położone karty zostają",
        "on": "położone karty można przesuwać, a odrzucone odzyskiwać",
    }[key]


def hands_rule(key):
    return {
        "ten": "liczą się wiersze i kolumny",
        "twelve": "liczą się wiersze, kolumny i obie przekątne",
    }[key]


def scoring_rule(key):
    return {
        "english": "punkty angielskie",
        "american": "punkty amerykańskie",
        "pat": "wszystkie pięć wierszy musi być układami pat",
        "user": "własne punkty pokoju",
    }[key]


def points_rule(hands):
    return f"Punkty: {hands}."


def hand_points(*, hand, points):
    return f"{hand} {formats.number(points)}"


def dealt_rule(*, cards, decks):
    return (f"{formats.number(cards)} karta rozdawana" if cards == 1 else f"{formats.number(cards)} karty rozdawane" if cards % 10 >= 2 and cards % 10 <= 4 and (cards % 100 < 12 or cards % 100 > 14) else f"{formats.number(cards)} kart rozdawanych") + " naraz" + ("" if decks == 1 else f", z {formats.number(decks)} talii") + "."


def no_rejects():
    return "Bez pól odrzutów."


def rejects_alone(squares):
    return f"Pola odrzutów: {formats.number(squares)}."


def rejects_rule(rejects):
    return f"Pola odrzutów: {rejects}."


def rejects_each(squares):
    return f"po {formats.number(squares)} dla każdego"


def rejects_of(*, squares, name):
    return f"{formats.number(squares)} ({formats.name(name)})"


def rejects_common(squares):
    return f"{formats.number(squares)} (wspólne)"


def stealing_rule():
    return "Kradzież: wolno wziąć kartę z cudzego kwadratu."


def planting_rule():
    return "Podrzucanie: wolno położyć kartę w cudzym kwadracie."


def player(number):
    return f"Gracz {number}"


def rules_in_short(*, touching, moves, twelve, scoring):
    return ("bokiem" if touching == "edges" else "rogiem" if touching == "corners" else "gdziekolwiek") + (", karty zostają" if moves == "stay" else ", z przesuwaniem" if moves == "move" else "") + (", 12 układów" if twelve else "") + ", " + ("angielskie" if scoring == "english" else "amerykańskie" if scoring == "american" else "układy pat" if scoring == "pat" else "własne punkty")
