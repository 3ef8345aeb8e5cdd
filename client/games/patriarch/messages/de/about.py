# Made from client/games/patriarch/text/de/about.ftl by `python -m client.catalogue`.


def match_in_short():
    return "Eine Person hütet einen Baum, die anderen raten ihn. Jeder Versuch wird bewertet. In der nächsten Runde hütet\njemand anderes einen Baum. Zu zweit gewinnt, wer weniger Versuche braucht; sonst, wer die meisten Bäume findet."


def guesses():
    return "Versuche"


def lost(guesses):
    return f"{formats.exact(guesses)} Versuche"


def standing(key):
    return {
        "owner": "hütet, am meisten",
        "guesser": "rät, am wenigsten",
    }[key]


def finding(key):
    return {
        "deck_dealt": "Geprüft: Farbe, Baum und jede Bewertung passen zur Aufzeichnung.",
        "deck_different": "Farbe, Baum oder Bewertungen weichen von der Aufzeichnung ab.",
        "cards_as_seen": "Farbe und Baum, die du gesehen hast, passen zur Aufzeichnung.",
        "cards_different": "Die Aufzeichnung hat eine andere Farbe oder einen anderen Baum, als du gesehen hast.",
    }[key]


def option(key):
    return {
        "variant": "Variante",
        "tree": "Der Baum",
        "guesses": "Versuche",
        "own_grades": "Bewertungen",
        "auto_grade": "Bewertet",
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
        "patriarch": "A bis 5, eine Form: 60 Bäume",
        "advanced-patriarch": "A bis 7, eine Form: 2.520 Bäume",
        "matriarch": "A bis 5, jede Form: 205 Bäume",
        "advanced-matriarch": "A bis 7, jede Form: 46.249 Bäume",
    }[key]


def tree(key):
    return {
        "number": "aus der Nummer",
        "owner": "selbst ausgelegt",
        "open": "darf offen bleiben",
    }[key]


def tree_note(key):
    return {
        "number": "zu zweit raten beide denselben Baum",
        "owner": "ausgelegt vor dem ersten Versuch",
        "open": "jeder Baum, der zu allen bisherigen Bewertungen passt",
    }[key]


def guesses_note():
    return "zu zweit"


def guesses_auto():
    return "nach der Variante"


def guesses_auto_note():
    return "4 bis 8, zu zweit"


def own_grades(key):
    return {
        "off": "rechnet der Raum aus",
        "on": "selbst ausgerechnet",
    }[key]


def own_grades_note(key):
    return {
        "off": "und wer den Baum hütet, sagt sie an",
        "on": "falsche werden abgelehnt",
    }[key]


def graded_by_owner():
    return "wer hütet"


def graded_by_owner_note():
    return "ab drei Personen"


def graded_after(seconds):
    return f"nach {formats.duration(seconds)}"


def graded_by_room():
    return "vom Raum"


def tree_in_short(key):
    return {
        "number": "die Spielnummer bestimmt den Baum",
        "owner": "wer hütet, legt den Baum aus",
        "open": "wer hütet, darf den Baum offen lassen",
    }[key]


def guesses_in_short(guesses):
    return f"zu zweit {formats.number(guesses)} Versuch" if guesses == 1 else f"zu zweit {formats.number(guesses)} Versuche"


def own_grades_in_short():
    return "wer hütet, rechnet die Bewertungen aus"


def graded_in_short(seconds):
    return f"der Raum bewertet nach {formats.duration(seconds)}"
