# Made from client/games/patriarch/text/pl/guesses.ftl by `python -m client.catalogue`.


def suit(key):
    return {
        "C": "trefl",
        "D": "karo",
        "H": "kier",
        "S": "pik",
    }[key]


def guesses(count):
    return f"{formats.number(count)} próba" if count == 1 else f"{formats.number(count)} próby" if count % 10 >= 2 and count % 10 <= 4 and (count % 100 < 12 or count % 100 > 14) else f"{formats.number(count)} prób"


def grade(*, red, black, down):
    return (f"{formats.number(red)} czerwona" if red == 1 else f"{formats.number(red)} czerwone" if red % 10 >= 2 and red % 10 <= 4 and (red % 100 < 12 or red % 100 > 14) else f"{formats.number(red)} czerwonych") + ", " + (f"{formats.number(black)} czarna" if black == 1 else f"{formats.number(black)} czarne" if black % 10 >= 2 and black % 10 <= 4 and (black % 100 < 12 or black % 100 > 14) else f"{formats.number(black)} czarnych") + ", " + (f"{formats.number(down)} zakryta" if down == 1 else f"{formats.number(down)} zakryte" if down % 10 >= 2 and down % 10 <= 4 and (down % 100 < 12 or down % 100 > 14) else f"{formats.number(down)} zakrytych")


def grade_part(key, *, count):
    match key:
        case "red":
            return f"{formats.number(count)} czerwona" if count == 1 else f"{formats.number(count)} czerwone" if count % 10 >= 2 and count % 10 <= 4 and (count % 100 < 12 or count % 100 > 14) else f"{formats.number(count)} czerwonych"
        case "black":
            return f"{formats.number(count)} czarna" if count == 1 else f"{formats.number(count)} czarne" if count % 10 >= 2 and count % 10 <= 4 and (count % 100 < 12 or count % 100 > 14) else f"{formats.number(count)} czarnych"
        case "down":
            return f"{formats.number(count)} zakryta" if count == 1 else f"{formats.number(count)} zakryte" if count % 10 >= 2 and count % 10 <= 4 and (count % 100 < 12 or count % 100 > 14) else f"{formats.number(count)} zakrytych"
    raise KeyError(key)


def grade_in_short(*, red, black, down):
    return f"{formats.number(red)}cr {formats.number(black)}cn {formats.number(down)}z"


def trees_left(count):
    return f"zostało {formats.number(count)} drzewo" if count == 1 else f"zostały {formats.number(count)} drzewa" if count % 10 >= 2 and count % 10 <= 4 and (count % 100 < 12 or count % 100 > 14) else f"zostało {formats.number(count)} drzew"


def trees_left_in_short(count):
    return f"zostało {formats.number(count)}"


def possible(*, possible, all):
    return f"możliwe drzewa: {formats.number(possible)} z {formats.number(all)}"


def grades_hidden():
    return "oceny są ukryte"


def grades():
    return "ogłasza ocenę"


def lays(*, tree, suit):
    return f"układa {tree} w kolorze {suit}"


def leaves_open(suit):
    return f"zostawia drzewo otwarte, w kolorze {suit}"


def laid(*, name, mine, open, suit):
    return f"{formats.begin(formats.name(name))} " + (("zostawiasz drzewo otwarte" if mine else "zostawia drzewo otwarte") if open else "układasz drzewo" if mine else "układa drzewo") + ("" if suit is None else f", w kolorze {suit}")


def guessed_hidden(*, name, mine):
    return f"{formats.begin(formats.name(name))} " + ("zgadujesz" if mine else "zgaduje")


def guessed(*, name, tree, grade, left):
    return f"{formats.name(name)}: {tree}: {grade}" + ("" if left is None else f"; zostało {formats.number(left)} drzewo" if left == 1 else f"; zostały {formats.number(left)} drzewa" if left % 10 >= 2 and left % 10 <= 4 and (left % 100 < 12 or left % 100 > 14) else f"; zostało {formats.number(left)} drzew")


def announced(*, name, mine, whose, tree, grade, left):
    return f"{formats.begin(formats.name(name))} " + ("ogłaszasz" if mine else "ogłasza") + ": " + ("" if whose is None else f"{whose} ") + f"{tree}: {grade}" + ("" if left is None else f"; zostało {formats.number(left)} drzewo" if left == 1 else f"; zostały {formats.number(left)} drzewa" if left % 10 >= 2 and left % 10 <= 4 and (left % 100 < 12 or left % 100 > 14) else f"; zostało {formats.number(left)} drzew")


def whose(*, name, mine):
    return "twoja próba" if mine else f"próba gracza {formats.name(name)}"


def part(key):
    return {
        "guesses": "ocenione próby",
        "found_by": "kto znalazł",
    }[key]


def nobody():
    return "nikt"


def guesses_of(*, name, count, numbered):
    return f"{formats.name(name)}" + (":" if numbered else "") + f" {formats.number(count)}"


def score(*, made, allowed):
    return (f"{formats.number(allowed)} próba" if allowed == 1 else f"do {formats.number(allowed)} prób") if made == 0 else f"ocenione próby: {formats.number(made)} z {formats.number(allowed)}"


def graded(made):
    return f"{formats.number(made)} próba oceniona" if made == 1 else f"{formats.number(made)} próby ocenione" if made % 10 >= 2 and made % 10 <= 4 and (made % 100 < 12 or made % 100 > 14) else f"{formats.number(made)} prób ocenionych"


def tree_was(tree):
    return f"Drzewo: {tree}."


def fewer_win(*, points, guesser, mine):
    return ("wygrywa tylko pierwsza próba" if points == 2 else f"wygrywa mniej niż {formats.number(points)}") if mine else (f"{formats.name(guesser)} wygrywa " + ("tylko w pierwszej próbie" if points == 2 else f"w mniej niż {formats.number(points)}"))


def finding_wins():
    return "znalezienie wygrywa"


def found_now_draws():
    return "znalezione teraz to remis"


def can_no_longer(guesser):
    return f"{formats.name(guesser)}: już bez szans nawet na remis"


def needed(*, before, points):
    return f"{formats.begin(formats.name(before))}: " + (f"{formats.number(points)} próba." if points == 1 else f"{formats.number(points)} próby." if points % 10 >= 2 and points % 10 <= 4 and (points % 100 < 12 or points % 100 > 14) else f"{formats.number(points)} prób.")


def not_found_before(*, before, guesser, mine):
    return f"{formats.begin(formats.name(before))}: drzewo nieznalezione. " + ("Jeśli je znajdziesz, wygrywasz;" if mine else f"Jeśli znajdzie je {formats.name(guesser)}, wygrywa;") + " jeśli nie, będzie remis."


def still_wins(*, points, guesser, mine):
    return f"{formats.begin(formats.name(guesser))} " + ("wygrywasz" if mine else "wygrywa") + f" przy mniejszej liczbie; {formats.number(points)} to remis."


def still_draws():
    return "Trafna próba teraz daje remis."


def still_loses(guesser):
    return f"{formats.begin(formats.name(guesser))}: już bez szans nawet na remis."


def draw():
    return "remis"


def wins(*, winner, mine):
    return f"{formats.name(winner)} " + ("wygrywasz" if mine else "wygrywa")
