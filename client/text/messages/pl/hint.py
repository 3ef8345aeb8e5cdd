# Made from client/text/pl/hint.ftl by `python -m client.catalogue`.


def thinking():
    return "Podpowiedź: komputer myśli…"


def working():
    return "Trwa obliczanie wyniku komputera…"


def working_short():
    return "wynik komputera…"


def beat(score):
    return f"pobij {formats.number(score)}"


def to_beat(score):
    return "Do pobicia" if score is None else f"Do pobicia: {formats.number(score)}"


def computer_reached(score):
    return f"Wynik komputera na tym numerze: {formats.number(score)}."


def your_best(score):
    return f"Twój rekord: {formats.number(score)}."


def par(score):
    return f"Norma: {formats.number(score)}, najlepszy wynik znaleziony ze znajomością talii."
