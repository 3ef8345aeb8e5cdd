# Made from client/text/es/solo.ftl by `python -m client.catalogue`.


def dealing():
    return "Se reparten las cartas…"


def looking():
    return "Buscando un número que se pueda ganar…"


def title():
    return "La partida"


def about(*, number, score, beat, best):
    return ("" if number is None else f"Número {formats.game_number(number)}.") + ("" if score is None else (("" if number is None else " ") + f"{score}" + ("" if beat is None else (f"; {formats.number(beat)} a " + ("alcanzar" if best else "superar"))) + "."))


def continue_game():
    return "Seguir jugando"


def switch_hints(key):
    return {
        "on": "Recibir una pista en cada turno",
        "off": "Pistas solo cuando las pidas",
    }[key]


def high_scores():
    return "Récords"


def new_game():
    return "Otra partida"


def new_game_hint():
    return "con un número al azar"


def same_number():
    return "El mismo número otra vez"


def choose_number():
    return "Jugar un número"


def choose_number_hint():
    return "uno que escribes tú"


def how_to_play():
    return "Cómo se juega"


def how_to_play_hint():
    return "reglas, signos y teclas, créditos"


def resign():
    return "Descartar esta partida"


def leave():
    return "Salir"


def leave_hint():
    return "la partida se guarda para luego"


def abandon_title():
    return "¿Dejar esta partida?"


def abandon_text():
    return "Guárdala en la pantalla de inicio, o descártala: entonces no cuenta."


def abandon_text_tournament():
    return "Aún no ha terminado. Si la descartas, no cuenta."


def keep():
    return "Guardarla para luego"


def give_up():
    return "Descartarla"


def resign_title():
    return "¿Descartar esta partida?"


def resign_text():
    return "Termina aquí y no cuenta."


def over(*, score, number):
    return f"{score}" + ("" if number is None else f" con el número {formats.game_number(number)}") + "."


def resigned(name):
    return "Descartaste esta partida: no cuenta." if name is None else f"{formats.name(name)} descartó esta partida: no cuenta."


def took(time):
    return f"Duró {formats.stopwatch(time)}."


def helped():
    return "Esta partida tuvo pistas: no cuenta como récord."


def casual_over():
    return "Era una partida de práctica. Su puntuación solo cuenta entre tus partidas de práctica."


def beat_computer(score):
    return f"Superaste a la máquina, que llegó a {formats.number(score)}."


def beat_best(score):
    return f"Superaste tu récord con este número, que era {formats.number(score)}."


def matched_computer():
    return "Igualaste a la máquina."


def matched_best():
    return "Igualaste tu récord."


def computer_best(*, score, low):
    return "La máquina " + ("dejó" if low else "llegó a") + f" {score}."


def your_best(*, score, low):
    return "Antes " + ("dejaste" if low else "llegaste a") + f" {score}."


def computer(score):
    return f"la máquina {score}"


def best_before(score):
    return f"tu récord anterior {score}"


def par(score):
    return f"referencia {score}"


def working():
    return "Calculando la puntuación de la máquina…"


def working_on_par():
    return "Calculando la referencia…"


def high_score(place):
    return "Nuevo récord: " + ("tu mejor partida" if place == 1 else "tu segunda mejor" if place == 2 else "tu tercera mejor" if place == 3 else "tu cuarta mejor" if place == 4 else "tu quinta mejor" if place == 5 else f"puesto {place} de 10") + "."
