# Made from client/games/patriarch/text/de/line.ftl by `python -m client.catalogue`.


def moves():
    return "ein Baum wie 3(4(2) A(5)): ihn raten; baum H 3(4(2) A(5)): ihn auslegen; bewerten: die nächste Bewertung ansagen; bewerten 1 1 1: sie selbst ausrechnen"


def command(key):
    return {
        "guesses": "alle Versuche mit ihren Bewertungen auflisten",
        "queue": "auflisten, wessen Versuche auf ihre Bewertung warten",
        "notes": "die möglichen Bäume auflisten, nach Karte und Generation",
    }[key]


def no_news():
    return "In dieser Runde ist noch nichts passiert."


def not_your_turn():
    return "Du bist nicht am Zug."


def nothing_to_grade():
    return "Gerade hast du keine Bewertung anzusagen."


def nothing_to_lay():
    return "Den Baum legt aus, wer ihn hütet, vor dem ersten Versuch."


def own_tree():
    return "In dieser Runde rätst du nicht."


def suit_first():
    return "Tippe „baum“, eine Farbe und den Baum: „baum H 3“(4(2) A(5))."


def two_wait():
    return "Zwei deiner Versuche sind in der Warteschlange. Du kannst wieder raten, wenn einer bewertet ist."


def on_top(trees):
    return "oben in " + (f"{formats.number(trees)} Baum" if trees == 1 else f"{formats.number(trees)} Bäumen")


def in_generation(*, generation, trees):
    return f"Generation {generation} in " + (f"{formats.number(trees)} Baum" if trees == 1 else f"{formats.number(trees)} Bäumen")


def no_queue():
    return "Zu zweit gibt es keine Warteschlange: Jeder Versuch wird sofort bewertet."


def begins(*, leg, legs, facts):
    return f"Runde {leg} von {legs}: {facts}."


def to_guess(*, example, ranks):
    return f"Dein Versuch: die oberste Karte und nach jeder Karte ihre Kinder in Klammern, etwa {example}" + ("." if ranks is None else f"; oder nur die Ränge, etwa {ranks}.")


def to_lay(*, example, open):
    return f"Leg den Baum aus: „baum H {example}“, mit beliebiger Farbe" + ("; „baum H offen“ lässt ihn offen." if open else ".")


def to_grade(*, whose, behind):
    return f"Als Nächstes kommt {whose}" + ("" if behind == 0 else f"; dahinter {formats.number(behind)} weitere") + ". Tippe „bewerten“, um die Bewertung anzusagen."


def to_work_out(*, whose, tree, own):
    return f"Als Nächstes kommt {whose} {tree}. Dein Baum ist {own}. Tippe „bewerten“ und die Zahl der roten, schwarzen und verdeckten Karten: „bewerten 1 1 1“."


def say_counts():
    return "Tippe auch die Zahl der roten, schwarzen und verdeckten Karten: „bewerten 1 1 1“."


def one_waits():
    return "Dein Versuch wartet auf seine Bewertung. Danach kannst du wieder raten."


def guess(*, number, name, guess):
    return f"{number}. {formats.name(name)}: {guess}"


def own_guess(*, number, guess):
    return f"{number}. {guess}"


def queue(*, names, seconds):
    return f"In der Warteschlange, der Reihe nach: {names}" + ("." if seconds is None else f". Der Raum sagt eine Bewertung nach {formats.duration(seconds)} selbst an.")


def hint(*, tree, expected):
    return f"Tipp: Rate {tree}, insgesamt etwa {formats.exact(expected)} Versuche."
