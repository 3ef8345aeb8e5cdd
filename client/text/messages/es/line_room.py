# Made from client/text/es/line_room.ftl by `python -m client.catalogue`.


def too_early():
    return "Aún no se hizo, porque esto acaba de aparecer. Pulsa Enter otra vez."


def still_asking():
    return "Tu último comando espera la respuesta del servidor. Escribe «reconectar» para conectar ya."


def no_wait_needed():
    return "No hace falta esperar: lo que ocurre se anuncia al momento."


def people(people):
    return f"En la sala: {people}."


def no_spectators():
    return "Ya no hay público."


def said_before():
    return "Antes de que llegaras:"


def phrase_usage():
    return "Escribe «frase» y un número de 1 a 4; «frase» sin más los muestra."


def who_plays():
    return "¿Quién juega? Escribe «como» y un nombre, y luego «listo»."


def begin_ways():
    return "«empezar» quita los asientos vacíos; «rival LEVEL todo» los llena de máquinas."


def no_clock():
    return "Esta partida no tiene reloj."


def time_left(seconds):
    return f"Te quedan {formats.duration(seconds)}."


def clock(*, name, left, running):
    return f"{formats.name(name)}: {left}" + (", en marcha" if running else "")


def plays_alone(number):
    return f"Juegas en solitario; {number}."


def leg(*, leg, legs, roles, number):
    return f"Manga {leg} de {legs}: {roles}; {number}."


def not_your_turn():
    return "No es tu turno."


def no_place(*, number, places):
    return "Ahora no hay nada que elegir." if places == 0 else f"No hay ningún lugar {number}. Escribe 1, o la carta sobre la que va, por ejemplo 7d." if places == 1 else f"No hay ningún lugar {number}. Escribe un número de 1 a {formats.number(places)}, o la carta sobre la que va, por ejemplo 7d."


def no_news():
    return "En esta manga aún no ha pasado nada."


def moves_usage():
    return "un número o una carta, por ejemplo 2 o 7d: jugar ahí"


def tips_off():
    return "Sin consejos a partir de ahora. Escribe «reglas» para ver todas las reglas."


def can_decide(name):
    return f"{formats.name(name)} lleva mucho tiempo ausente. Escribe «reclamar partida» para ganar; «reclamar fácil», «normal», «fuerte» o «azar» para que siga jugando esa máquina; o espera."


def decide():
    return "Escribe «reclamar partida» para ganar; «reclamar fácil», «normal», «fuerte» o «azar» para que siga jugando esa máquina; o espera."


def can_replace(names):
    return f"Se puede sustituir a {formats.names(names)}. Escribe «reclamar fácil», «normal», «fuerte» o «azar», y un nombre si hay varias ausencias. Esa máquina sigue jugando si los demás aceptan. O espera."


def decide_of_many():
    return "Escribe «reclamar fácil», «normal», «fuerte» o «azar», y un nombre si hay varias ausencias. Esa máquina sigue jugando si los demás aceptan. O espera."


def whose_seat(names):
    return f"¿De quién es el asiento? Indica un nombre: {formats.every(names)}."


def yes_or_no():
    return "Escribe sí o no."


def sure_take_back():
    return "Si tu jugada descubrió una carta, la partida solo cuenta para la valoración si pierdes, y esta manga no fija récords. ¿Pedir deshacer? sí o no:"


def sure_resign():
    return "¿Rendirte en la partida? sí o no:"


def sure_give_up():
    return "¿Abandonar esta partida? No contará. sí o no:"


def sure_leave_to_others():
    return "¿Dejar la partida a los demás, que siguen jugando? sí o no:"


def sure_end():
    return "Otras personas tienen asiento aquí. ¿Detener el servidor de todos modos? sí o no:"


def open_game(competes):
    return "Esta partida no ha terminado. " + ("Escribe abandonar (no contará) o volver:" if competes else "Escribe guardar (para seguir luego), abandonar (no contará) o volver:")


def next_ways(more):
    return "Puedes escribir " + ("nueva (otro reparto), misma (el mismo reparto), análisis, reproducir, guardar, salir" if more == "rematch" else "nueva (revancha), análisis, reproducir, guardar, salir" if more == "new" else "nueva, nueva NUMBER, misma, máquina, análisis, récords, salir" if more == "alone" else "análisis, reproducir, guardar, salir" if more == "watch" else "salir") + " y más: ayuda muestra todos los comandos."


def not_over_yet():
    return "Aún no ha terminado ninguna partida: no hay registro."


def no_record():
    return "En esta partida no jugó nadie: no tiene registro."


def back_online():
    return "Ya tienes conexión otra vez."


def not_open():
    return "Tu servidor solo acepta conexiones desde este equipo. Escribe «abrir» para dejar entrar a otros: tu servidor se reinicia y guarda todas las partidas."


def opened():
    return "Ya pueden entrar los demás."


def ways_on(ways):
    return f"Puedes escribir: {ways}."


def way(key):
    return {
        "again": "reintentar (probar otra vez)",
        "play_here": "aquí (jugar también aquí)",
        "rename": "nombre NAME (cambiar tu nombre)",
        "back": "salir",
    }[key]


def left():
    return "Saliste de la sala."


def left_game():
    return "Saliste de la sala. Tu partida está guardada: síguela desde el menú de inicio."


def left_seat():
    return "Saliste de la sala. Tu asiento se guarda: usa el mismo comando para volver."
