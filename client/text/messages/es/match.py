# Made from client/text/es/match.ftl by `python -m client.catalogue`.


def title_of_leg(*, match, leg, legs):
    return f"Partida {match}, manga {leg} de {legs}"


def title(match):
    return f"Partida {match}"


def title_together(match):
    return f"Partida {match}, en equipo"


def title_race(match):
    return f"Carrera {match}"


def title_mirror(match):
    return f"Partida espejo {match}"


def roles(*, maximizer, minimizer):
    return f"Maximizas y juegas primero; {formats.name(minimizer)} minimiza." if maximizer is None else f"Minimizas; {formats.name(maximizer)} maximiza y juega primero." if minimizer is None else f"{formats.begin(formats.name(maximizer))} maximiza y juega primero; {formats.name(minimizer)} minimiza."


def roles_swapped(*, maximizer, minimizer):
    return "Ahora se cambian los papeles, con las mismas cartas. " + (f"Maximizas y juegas primero; {formats.name(minimizer)} minimiza." if maximizer is None else f"Minimizas; {formats.name(maximizer)} maximiza y juega primero." if minimizer is None else f"{formats.begin(formats.name(maximizer))} maximiza y juega primero; {formats.name(minimizer)} minimiza.")


def roles_drawn(*, owning, several):
    return ("El azar decide quién tiene primero el árbol. Verás tu papel cuando confirmen " + ("todos" if several else "los dos") + ".") if owning else ("El azar decide quién maximiza primero. Verás tu papel cuando confirmen " + ("todos" if several else "los dos") + ".")


def owns_tree(*, owner, guesser, several, now):
    return ((("Ahora tú tienes" if now else "Tú tienes") + " el árbol") if owner is None else ((f"Ahora {formats.name(owner)}" if now else f"{formats.begin(formats.name(owner))}") + " tiene el árbol")) + ", " + ("los demás lo adivinan." if several else "tú lo adivinas." if guesser is None else f"{formats.name(guesser)} lo adivina.")


def equals(*, first, second):
    return f"{formats.name(first)} tiene el asiento 1 y {formats.name(second)} el 2; la partida tiene una manga."


def mirror(mine):
    return ("Maximizas en un tablero y minimizas en el otro, con el mismo reparto." if mine else "Cada quien maximiza en un tablero y minimiza en el otro, con el mismo reparto.") + " Gana la mejor puntuación al maximizar."


def mirror_guess(mine):
    return ("Adivinas el árbol en un tablero y lo tienes en el otro." if mine else "Cada quien adivina el árbol en un tablero y lo tiene en el otro.") + " Gana quien necesita menos intentos."


def mirror_in_short():
    return "Los tableros van al mismo paso: una jugada cuenta cuando el otro tablero ha llegado igual de lejos. Así nadie ve una carta antes de tiempo ni copia una jugada."


def both_boards():
    return "Las dos mangas a la vez, en dos tableros."


def together(players):
    return f"{players} jugadores juegan en equipo, en el mismo bando; los turnos dan la vuelta a la mesa."


def race(players):
    return f"Carrera de {players} jugadores con las mismas cartas."


def number_hidden():
    return "El número queda oculto hasta que termina la partida. Entonces tu programa comprueba que el reparto fue limpio."


def number_known(*, number, several):
    return f"Número {formats.game_number(number)}, que " + ("todos conocen" if several else "los dos conocen") + " desde el principio."


def number_again(*, number, several):
    return "Otra vez el mismo número" + ("" if number is None else f", {formats.game_number(number)}") + ": " + ("todos ya conocen" if several else "los dos ya conocen") + " estas cartas."


def number_again_in_tournament(number):
    return "Otra vez el mismo número" + ("" if number is None else f", {formats.game_number(number)}") + ": quien conoce estas cartas solo puede bajar su puntuación más baja."


def time_limit(*, time, kind):
    return f"Hay un solo reloj para todos: {time}. Cuando se agota, termina la partida." if kind == "puzzle" else f"Cada quien tiene {time}. Si alguien agota su tiempo, la partida termina para todos." if kind == "together" else f"Cada quien tiene {time}. Quien agota su tiempo ya no puede adivinar en esa manga; los demás siguen jugando." if kind == "several" else f"Cada quien tiene {time}. Quien agota su tiempo pierde la partida."


def hints():
    return "En tu turno puedes pedir una pista."


def set_number(number):
    return "el número es al azar y oculto" if number is None else f"número {formats.game_number(number)}"


def set_role(role):
    return "maximizas primero" if role == "maximizer" else "minimizas primero" if role == "minimizer" else "tienes primero el árbol" if role == "owner" else "adivinas primero" if role == "guesser" else "el azar decide quién tiene primero el árbol" if role == "drawn_owner" else "el azar decide quién maximiza primero"


def set_hints():
    return "se permiten pistas"


def set_no_spectators():
    return "sin público"


def ready():
    return "todo listo"


def not_ready():
    return "aún no confirma"


def next_leg_starts_itself():
    return "La próxima manga empieza sola 30 segundos después de esta, o en cuanto confirmen todos."


def press_enter():
    return "Pulsa Enter cuando quieras empezar."


def press_enter_to_start():
    return "Pulsa Enter para empezar la manga."


def waiting(*, names, several):
    return f"Todo listo por tu parte. La manga empieza en cuanto {formats.names(names)} " + ("confirmen" if several else "confirme") + "."


def starts_when_ready(*, names, several):
    return f"La manga empieza en cuanto {formats.names(names)} " + ("confirmen" if several else "confirme") + "."


def new_player():
    return "alguien más"


def to_beat_label():
    return "a superar"


def still_hidden():
    return "El número sigue oculto hasta que termine la segunda manga."


def to_beat(*, score, maximizer, minimizer):
    return f"Con más de {formats.number(score)} ganas; con {formats.number(score)} hay empate, con menos gana {formats.name(minimizer)}." if maximizer is None else f"Si {formats.name(maximizer)} no llega a {formats.number(score)}, ganas; con {formats.number(score)} hay empate, con más gana {formats.name(maximizer)}." if minimizer is None else f"Con más de {formats.number(score)} gana {formats.name(maximizer)}; con {formats.number(score)} hay empate, con menos gana {formats.name(minimizer)}."


def to_win(*, won, maximizer, minimizer):
    return (f"Si ganas esta manga, hay empate; si no, gana {formats.name(minimizer)}." if maximizer is None else (f"Si {formats.name(maximizer)} gana esta manga, hay empate; si no, " + ("ganas tú." if minimizer is None else f"gana {formats.name(minimizer)}."))) if won else "Si ganas esta manga, ganas la partida; si no, hay empate." if maximizer is None else f"Si {formats.name(maximizer)} gana esta manga, gana la partida; si no, hay empate."


def guesses_to_beat(*, score, found, guesser, owner):
    return (("Si lo encuentra el primer intento, hay empate; con más intentos " + ("ganas tú." if owner is None else f"gana {formats.name(owner)}.")) if score == 1 else (f"Con menos de {formats.number(score)} intentos " + ("ganas tú" if guesser is None else f"gana {formats.name(guesser)}") + f"; con {formats.number(score)} hay empate; con más " + ("ganas tú." if owner is None else f"gana {formats.name(owner)}."))) if found else (("Si encuentras el árbol, ganas" if guesser is None else f"Si {formats.name(guesser)} encuentra el árbol, gana") + "; si no, hay empate.")
