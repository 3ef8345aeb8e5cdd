# Made from client/games/mirror/text/es/boards.ftl by `python -m client.catalogue`.


def board(number):
    return f"Tablero {number}"


def about_board(*, number, text):
    return f"Tablero {number}: {text}"


def kind(step):
    return f"espejo, paso {step}"


def plays(*, name, role):
    return ("maximizas" if role == "maximizer" else "minimizas" if role == "minimizer" else "tienes el árbol" if role == "owner" else "adivinas" if role == "guesser" else "juegas") if name is None else (f"{formats.name(name)} " + ("maximiza" if role == "maximizer" else "minimiza" if role == "minimizer" else "tiene el árbol" if role == "owner" else "adivina" if role == "guesser" else "juega"))


def plays_score(*, plays, score):
    return f"{plays} {formats.number(score)}"


def status(*, state, name):
    return "tu turno" if state == "yours" else "ya jugaste" if state == "you-moved" else f"{formats.name(name)} ya jugó" if state == "moved" else "turno de los dos" if state == "both" else "terminado" if state == "over" else f"{formats.name(name)} está pensando" if state == "thinks" else f"turno de {formats.name(name)}"


def waits(*, move, name, number):
    return f"Ya jugaste aquí: {move}. Cuenta cuando " + ("juegues" if name is None else f"{formats.name(name)} juegue") + f" en el tablero {number}."


def has_moved(*, mover, name, number):
    return f"{formats.name(mover)} ya jugó aquí. Cuenta cuando " + ("juegues" if name is None else f"{formats.name(name)} juegue") + f" en el tablero {number}."


def your_turn_on(number):
    return f"Es tu turno en el tablero {number}."


def board_over(*, number, score, other):
    return f"El tablero {number} terminó: {score}. El tablero {other} sigue."


def reached(*, name, score):
    return f"{formats.name(name)} {score}"


def over(results):
    return f"Los dos tableros terminaron: {results}."


def both_over():
    return "Los dos tableros terminaron."


def begins(number):
    return f"Una partida espejo: las dos mangas a la vez, en dos tableros; {number}."


def state(*, plays, status):
    return f"{plays}, {status}"


def looks_at(number):
    return f"Miras el tablero {number}."


def not_your_turn_on(number):
    return f"No es tu turno en el tablero {number}."


def moved(*, name, number):
    return ("Ya jugaste" if name is None else f"{formats.name(name)} ya jugó") + f" en el tablero {number}."


def moves_help(moves):
    return f"{moves}; pon delante 1: o 2: para jugar en ese tablero"


def boards_command():
    return "mostrar a quién le toca en cada tablero"


def other_command():
    return "mirar el otro tablero"
