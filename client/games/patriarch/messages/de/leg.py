# Made from client/games/patriarch/text/de/leg.ftl by `python -m client.catalogue`.


def your_guess():
    return "Dein Versuch"


def your_tree():
    return "Dein Baum"


def the_tree():
    return "Der Baum"


def last_guess():
    return "Zuletzt bewerteter Versuch"


def all_guesses():
    return "Versuche"


def by_player():
    return "Versuche nach Namen"


def queue():
    return "Schlange"


def no_guesses():
    return "Noch hat niemand geraten."


def grade_meaning():
    return "Eine Bewertung zählt Karten. Rot: an der richtigen Stelle. Schwarz: in der richtigen Generation, unter einer falschen Karte. Verdeckt: unter der richtigen Karte, in einer falschen Generation."


def waits():
    return "wartet"


def hidden_guess():
    return "verborgen"


def waits_at(place):
    return f"wartet: Nummer {place} in der Schlange"


def guess_number(number):
    return f"Versuch {number}"


def graded_count(count):
    return f"{formats.number(count)} bewertet"


def more_lines(count):
    return f"… {formats.number(count)} weitere"


def queue_of(all):
    return f"Schlange von {formats.number(all)}"


def queue_empty():
    return "leer"


def tree_hidden():
    return "Der Baum bleibt verborgen, bis beide Runden vorbei sind."


def hidden_from_owner():
    return "Versuche und Bewertungen sind verborgen: Du rätst denselben Baum auch noch."


def hidden_from_spectators():
    return "Versuche und Bewertungen sind verborgen, bis beide Runden vorbei sind."


def no_notes():
    return "In diesem Raum gibt es keine Notiztafel."


def lay_out(*, suit, open):
    return f"Leg den Baum in {suit} aus. Oder lass ihn offen." if open else f"Leg den Baum in {suit} aus, den die anderen raten."


def ask_leave_open():
    return "Den Baum offen lassen?"


def leave_open_hint():
    return "Jeder Baum bleibt möglich, der zu allen bisherigen Bewertungen passt."


def is_open(mine):
    return ("Dein Baum ist offen" if mine else "Der Baum ist offen") + ": Jeder Baum bleibt möglich, der zu allen bisherigen Bewertungen passt."


def owner_lays(owner):
    return f"{formats.begin(formats.name(owner))} legt den Baum aus."


def owns(*, mine, owner):
    return "Du hütest den Baum." if mine else f"{formats.begin(formats.name(owner))} hütet den Baum."


def next_graded(*, guesser, tree, grade, mine):
    return f"Als Nächstes: {guesser}" + ("" if tree is None else f" {tree}") + ("." if grade is None else f": {grade}.") + (" Sag seine Bewertung an." if mine else "")


def say_grade(*, guesser, tree):
    return f"Zu bewerten: {guesser} {tree}. Wie viele Karten sind rot, schwarz und verdeckt?"


def typed_grade(typed):
    return f"Rot, schwarz, verdeckt: {typed}"


def room_grades(seconds):
    return f"Der Raum sagt sie in {formats.duration(seconds)} an."


def nothing_waits(names):
    return f"Kein Versuch wartet auf eine Bewertung. Raten dürfen: {formats.names(names)}."


def source(key):
    return {
        "number": "Die Spielnummer bestimmt den Baum.",
        "owner": "Wer den Baum hütet, legt ihn aus.",
        "open": "Wer den Baum hütet, darf ihn offen lassen.",
    }[key]


def type_fixed():
    return "Tippe die Ränge, Linie für Linie."


def type_free():
    return "Ränge kommen unter die Karte in Klammern (Pfeiltasten). Oder tippe 3(4 2(5))."


def to_place():
    return "ohne Stelle:"


def enter_guesses(tree):
    return f"Enter rät {tree}."


def enter_lays(tree):
    return f"Enter legt {tree} aus."


def one_waits():
    return "Dein Versuch wartet auf seine Bewertung. Dieser bleibt so lange liegen."


def two_wait():
    return "Zwei deiner Versuche sind in der Warteschlange. Dieser bleibt liegen, bis einer bewertet ist."


def not_laid(owner):
    return f"Zuerst wird der Baum ausgelegt: {formats.name(owner)}. Dein Versuch bleibt so lange liegen."


def guesser_guesses(guesser):
    return f"{formats.begin(formats.name(guesser))} rät."


def out(owner):
    return "Deine Zeit ist abgelaufen: " + ("Der Raum bewertet für dich." if owner else "Du kannst in dieser Runde nicht mehr raten.")


def hint(*, tree, expected):
    return f"Tipp: Rate {tree}, insgesamt etwa {formats.exact(expected)} Versuche"


def tree_found(*, name, guesses):
    return f"{formats.begin(formats.name(name))} hat den Baum mit Versuch {formats.number(guesses)} gefunden."


def not_found(counts):
    return f"Der Baum wurde nicht gefunden: Die Runde zählt {counts}."


def not_found_in_time(counts):
    return f"Die Zeit ist abgelaufen, und niemand hat den Baum gefunden: Die Runde zählt {counts}."


def key(key):
    return {
        "place": "legen",
        "guess": "raten",
        "erase": "löschen",
        "clear": "leeren",
        "suit": "Farbe",
        "lay_out": "auslegen",
        "copy": "letzten ändern",
        "take_hint": "Tipp übernehmen",
        "announce": "ansagen",
        "counts": "rot, schwarz, verdeckt",
        "notes": "Notiztafel",
        "by_player": "nach Namen",
        "in_order": "nach Zeit",
        "look": "umsehen",
        "continue": "weiter",
    }[key]


def top():
    return "oben"


def generation(generation):
    return f"Gen {generation}"
