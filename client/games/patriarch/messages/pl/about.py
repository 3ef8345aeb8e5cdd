# Made from client/games/patriarch/text/pl/about.ftl by `python -m client.catalogue`.


def match_in_short():
    return "Jedna osoba strzeże drzewa, a inni je zgadują. Każda próba dostaje ocenę. W następnej rundzie drzewa strzeże ktoś\ninny. We dwoje wygrywa mniej prób, w większej grupie – najwięcej znalezionych drzew."


def guesses():
    return "próby"


def lost(guesses):
    return f"{formats.exact(guesses)} próby"


def standing(key):
    return {
        "owner": "strażnik, najwięcej",
        "guesser": "zgadujący, najmniej",
    }[key]


def finding(key):
    return {
        "deck_dealt": "Sprawdzone: kolor, drzewo i każda ocena zgadzają się z zapisem.",
        "deck_different": "Kolor, drzewo lub oceny różnią się od zapisu.",
        "cards_as_seen": "Widziany kolor i drzewo zgadzają się z zapisem.",
        "cards_different": "W zapisie jest inny kolor lub drzewo, niż było widać.",
    }[key]


def option(key):
    return {
        "variant": "Wariant",
        "tree": "Drzewo",
        "guesses": "Próby",
        "own_grades": "Oceny",
        "auto_grade": "Ogłaszanie",
    }[key]


def variant(key):
    return {
        "patriarch": "The Patriarch",
        "advanced-patriarch": "Advanced Patriarch",
        "matriarch": "The Matriarch",
        "advanced-matriarch": "Advanced Matriarch",
    }[key]


def variant_note(key):
    return {
        "patriarch": "A do 5, jeden kształt: 60 drzew",
        "advanced-patriarch": "A do 7, jeden kształt: 2520 drzew",
        "matriarch": "A do 5, dowolny kształt: 205 drzew",
        "advanced-matriarch": "A do 7, dowolny kształt: 46 249 drzew",
    }[key]


def tree(key):
    return {
        "number": "z numeru",
        "owner": "od strażnika",
        "open": "może być otwarte",
    }[key]


def tree_note(key):
    return {
        "number": "we dwoje zgadujecie to samo drzewo",
        "owner": "ułożone przed pierwszą próbą",
        "open": "dowolne drzewo zgodne z dotychczasowymi ocenami",
    }[key]


def guesses_note():
    return "we dwoje"


def guesses_auto():
    return "według wariantu"


def guesses_auto_note():
    return "od 4 do 8 we dwoje"


def own_grades(key):
    return {
        "off": "liczy pokój",
        "on": "liczy strażnik",
    }[key]


def own_grades_note(key):
    return {
        "off": "a ogłasza strażnik",
        "on": "błędna ocena jest odrzucana",
    }[key]


def graded_by_owner():
    return "przez strażnika"


def graded_by_owner_note():
    return "w trójkę i więcej"


def graded_after(seconds):
    return f"po {formats.duration(seconds)}"


def graded_by_room():
    return "przez pokój"


def tree_in_short(key):
    return {
        "number": "o drzewie decyduje numer rozdania",
        "owner": "drzewo układa strażnik",
        "open": "strażnik może zostawić drzewo otwarte",
    }[key]


def guesses_in_short(guesses):
    return f"{formats.number(guesses)} próba w grze we dwoje" if guesses == 1 else f"{formats.number(guesses)} próby w grze we dwoje" if guesses % 10 >= 2 and guesses % 10 <= 4 and (guesses % 100 < 12 or guesses % 100 > 14) else f"{formats.number(guesses)} prób w grze we dwoje"


def own_grades_in_short():
    return "oceny liczy strażnik"


def graded_in_short(seconds):
    return f"pokój ogłasza ocenę po {formats.duration(seconds)}"
