# Made from client/games/patriarch/text/de/guesses.ftl by `python -m client.catalogue`.


def suit(key):
    return {
        "C": "Kreuz",
        "D": "Karo",
        "H": "Herz",
        "S": "Pik",
    }[key]


def guesses(count):
    return f"{formats.number(count)} Versuch" if count == 1 else f"{formats.number(count)} Versuche"


def grade(*, red, black, down):
    return f"{formats.number(red)} rot, {formats.number(black)} schwarz, {formats.number(down)} verdeckt"


def grade_part(key, *, count):
    match key:
        case "red":
            return f"{formats.number(count)} rot"
        case "black":
            return f"{formats.number(count)} schwarz"
        case "down":
            return f"{formats.number(count)} verdeckt"
    raise KeyError(key)


def grade_in_short(*, red, black, down):
    return f"{formats.number(red)}r {formats.number(black)}s {formats.number(down)}v"


def trees_left(count):
    return f"noch {formats.number(count)} Baum" if count == 1 else f"noch {formats.number(count)} Bäume"


def trees_left_in_short(count):
    return f"noch {formats.number(count)}"


def possible(*, possible, all):
    return f"{formats.number(possible)} von {formats.number(all)} Bäumen noch möglich"


def grades_hidden():
    return "Bewertungen sind verborgen"


def grades():
    return "sagt die Bewertung an"


def lays(*, tree, suit):
    return f"legt {tree} in {suit} aus"


def leaves_open(suit):
    return f"lässt den Baum offen, in {suit}"


def laid(*, name, mine, open, suit):
    return f"{formats.begin(formats.name(name))} " + (("lässt den Baum offen" if mine else "lässt den Baum offen") if open else "legst den Baum aus" if mine else "legt den Baum aus") + ("" if suit is None else f", in {suit}")


def guessed_hidden(*, name, mine):
    return f"{formats.begin(formats.name(name))} " + ("machst einen Versuch" if mine else "macht einen Versuch")


def guessed(*, name, tree, grade, left):
    return f"{formats.name(name)}: {tree}: {grade}" + ("" if left is None else f"; noch {formats.number(left)} Baum" if left == 1 else f"; noch {formats.number(left)} Bäume")


def announced(*, name, mine, whose, tree, grade, left):
    return f"{formats.begin(formats.name(name))} " + ("sagst an" if mine else "sagt an") + ": " + ("" if whose is None else f"{whose} ") + f"{tree}: {grade}" + ("" if left is None else f"; noch {formats.number(left)} Baum" if left == 1 else f"; noch {formats.number(left)} Bäume")


def whose(*, name, mine):
    return "dein Versuch" if mine else f"der Versuch von {formats.name(name)}"


def part(key):
    return {
        "guesses": "bewertete Versuche",
        "found_by": "gefunden von",
    }[key]


def nobody():
    return "niemand"


def guesses_of(*, name, count, numbered):
    return f"{formats.name(name)}" + (":" if numbered else "") + f" {formats.number(count)}"


def score(*, made, allowed):
    return (f"{formats.number(allowed)} Versuch" if allowed == 1 else f"bis zu {formats.number(allowed)} Versuche") if made == 0 else f"Versuch {formats.number(made)} von {formats.number(allowed)} bewertet"


def graded(made):
    return f"{formats.number(made)} Versuch bewertet" if made == 1 else f"{formats.number(made)} Versuche bewertet"


def tree_was(tree):
    return f"Der Baum: {tree}."


def fewer_win(*, points, guesser, mine):
    return ("nur der erste Versuch gewinnt" if points == 2 else f"mit weniger als {formats.number(points)} gewinnst du") if mine else (f"{formats.name(guesser)} gewinnt mit " + ("dem ersten Versuch" if points == 2 else f"weniger als {formats.number(points)}"))


def finding_wins():
    return "Finden gewinnt"


def found_now_draws():
    return "jetzt gefunden ist unentschieden"


def can_no_longer(guesser):
    return f"{formats.name(guesser)}: nichts mehr zu holen"


def needed(*, before, points):
    return f"{formats.begin(formats.name(before))}: " + (f"{formats.number(points)} Versuch gebraucht." if points == 1 else f"{formats.number(points)} Versuche gebraucht.")


def not_found_before(*, before, guesser, mine):
    return f"{formats.begin(formats.name(before))}: nicht gefunden. " + ("Findest du ihn, gewinnst du," if mine else f"Mit dem richtigen Baum gewinnt {formats.name(guesser)},") + " sonst ist es unentschieden."


def still_wins(*, points, guesser, mine):
    return f"{formats.begin(formats.name(guesser))} " + ("gewinnst" if mine else "gewinnt") + f" mit weniger; {formats.number(points)} ist unentschieden."


def still_draws():
    return "Ein richtiger Versuch jetzt macht es unentschieden."


def still_loses(guesser):
    return f"{formats.begin(formats.name(guesser))}: weder Sieg noch Unentschieden mehr möglich."


def draw():
    return "unentschieden"


def wins(*, winner, mine):
    return f"{formats.name(winner)} " + ("gewinnst" if mine else "gewinnt")
