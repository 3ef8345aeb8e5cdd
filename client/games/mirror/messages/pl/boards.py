# Made from client/games/mirror/text/pl/boards.ftl by `python -m client.catalogue`.


def board(number):
    return f"Plansza {number}"


def about_board(*, number, text):
    return f"Plansza {number}: {text}"


def kind(step):
    return f"lustrzany, krok {step}"


def plays(*, name, role):
    return ("maksymalizujesz" if role == "maximizer" else "minimalizujesz" if role == "minimizer" else "strzeżesz drzewa" if role == "owner" else "zgadujesz" if role == "guesser" else "grasz") if name is None else (f"{formats.name(name)} " + ("maksymalizuje" if role == "maximizer" else "minimalizuje" if role == "minimizer" else "strzeże drzewa" if role == "owner" else "zgaduje" if role == "guesser" else "gra"))


def plays_score(*, plays, score):
    return f"{plays} {formats.number(score)}"


def status(*, state, name):
    return "twój ruch" if state == "yours" else "ruch zrobiony" if state == "you-moved" else f"{formats.name(name)} czeka" if state == "moved" else "ruch obojga" if state == "both" else "koniec" if state == "over" else f"{formats.name(name)} myśli" if state == "thinks" else f"ruch: {formats.name(name)}"


def waits(*, move, name, number):
    return f"Twój ruch tutaj: {move}. Będzie się liczyć, gdy na planszy {number} " + ("wykonasz ruch" if name is None else f"wykona ruch {formats.name(name)}") + "."


def has_moved(*, mover, name, number):
    return f"{formats.name(mover)} ma już tu ruch. Będzie się liczyć, gdy na planszy {number} " + ("wykonasz ruch" if name is None else f"wykona ruch {formats.name(name)}") + "."


def your_turn_on(number):
    return f"Twoja kolej na planszy {number}."


def board_over(*, number, score, other):
    return f"Koniec planszy {number}: {score}. Plansza {other} gra dalej."


def reached(*, name, score):
    return f"{formats.name(name)} {score}"


def over(results):
    return f"Obie plansze skończone: {results}."


def both_over():
    return "Obie plansze skończone."


def begins(number):
    return f"Mecz lustrzany: obie rundy naraz, na dwóch planszach; {number}."


def state(*, plays, status):
    return f"{plays}, {status}"


def looks_at(number):
    return f"Patrzysz na planszę {number}."


def not_your_turn_on(number):
    return f"To nie twoja kolej na planszy {number}."


def moved(*, name, number):
    return ("Twój ruch na planszy" if name is None else f"{formats.name(name)}: ruch na planszy") + f" {number} zrobiony."


def moves_help(moves):
    return f"{moves}; 1: lub 2: na początku, aby zagrać na tej planszy"


def boards_command():
    return "pokaż, kto ma ruch na każdej planszy"


def other_command():
    return "pokaż drugą planszę"
