# Made from client/games/patriarch/text/es/line.ftl by `python -m client.catalogue`.


def moves():
    return "un árbol como 3(4(2) A(5)): intentarlo; árbol H 3(4(2) A(5)): colocarlo; calificar: anunciar la próxima calificación; calificar 1 1 1: calcularla"


def command(key):
    return {
        "guesses": "mostrar todos los intentos con sus calificaciones",
        "queue": "mostrar de quién son los intentos en espera",
        "notes": "mostrar los árboles posibles, por carta y generación",
    }[key]


def no_news():
    return "En esta manga aún no ha pasado nada."


def not_your_turn():
    return "No es tu turno."


def nothing_to_grade():
    return "Ahora no tienes ninguna calificación que anunciar."


def nothing_to_lay():
    return "El árbol lo coloca quien lo tiene, antes del primer intento."


def own_tree():
    return "En esta manga no adivinas."


def suit_first():
    return "Escribe «árbol», un palo y el árbol: «árbol H 3»(4(2) A(5))."


def two_wait():
    return "Tienes dos intentos en la cola. Puedes hacer otro cuando se califique uno."


def on_top(trees):
    return "arriba en " + (f"{formats.number(trees)} árbol" if trees == 1 else f"{formats.number(trees)} árboles")


def in_generation(*, generation, trees):
    return f"generación {generation} en " + (f"{formats.number(trees)} árbol" if trees == 1 else f"{formats.number(trees)} árboles")


def no_queue():
    return "Entre dos no hay cola: cada intento se califica enseguida."


def begins(*, leg, legs, facts):
    return f"Manga {leg} de {legs}: {facts}."


def to_guess(*, example, ranks):
    return f"Tu intento: la carta de arriba, y detrás de cada carta sus hijos entre paréntesis, por ejemplo {example}" + ("." if ranks is None else f"; o solo los valores, por ejemplo {ranks}.")


def to_lay(*, example, open):
    return f"Coloca el árbol: «árbol H {example}», con el palo que quieras" + ("; «árbol H abierto» lo deja abierto." if open else ".")


def to_grade(*, whose, behind):
    return f"Sigue {whose}" + ("" if behind == 0 else f"; hay {formats.number(behind)} más detrás") + ". Escribe «calificar» para anunciar su calificación."


def to_work_out(*, whose, tree, own):
    return f"Sigue {whose}, {tree}. Tu árbol es {own}. Escribe «calificar» y el número de cartas rojas, negras y boca abajo: «calificar 1 1 1»."


def say_counts():
    return "Escribe también el número de cartas rojas, negras y boca abajo: «calificar 1 1 1»."


def one_waits():
    return "Tu intento espera su calificación. Puedes hacer otro cuando la tenga."


def guess(*, number, name, guess):
    return f"{number}. {formats.name(name)}: {guess}"


def own_guess(*, number, guess):
    return f"{number}. {guess}"


def queue(*, names, seconds):
    return f"En la cola, por orden: {names}" + ("." if seconds is None else f". La sala anuncia sola una calificación tras {formats.duration(seconds)}.")


def hint(*, tree, expected):
    return f"Pista: intenta {tree}, unos {formats.exact(expected)} intentos en total."
