# Made from client/text/es/finding.ftl by `python -m client.catalogue`.


def title():
    return "Buscar partida"


def hint_command():
    return "muestra las salas públicas y cómo entrar en ellas"


def quick_match():
    return "Partida rápida"


def quick_match_of(game):
    return f"Partida rápida · {formats.name(game)}"


def quick_match_hint_of(game):
    return f"juega contra la próxima persona que busque {formats.name(game)}"


def find_opponent():
    return "Buscar rival"


def waiting():
    return "Buscando un rival con los mismos ajustes. La partida empieza cuando confirmen los dos. Si sales, se cancela la búsqueda."


def wanted(*, game, form, clock):
    return f"Buscando: {formats.name(game)}, {form}, {clock}."


def canceled():
    return "Saliste de la sala. La búsqueda se canceló."


def opponent_left(name):
    return f"{formats.name(name)} se fue. Buscando a otra persona…"


def opponent_away_command(name):
    return f"Si {formats.name(name)} no vuelve, escribe «liberar {formats.name(name)}» para liberar el asiento."


def leave_opponent(name):
    return f"Tu asiento queda libre, y {formats.name(name)} recibe otro rival."


def quick_match_command():
    return "Escribe «rápida» y, si quieres, la forma, el reloj y las opciones. Por ejemplo: «rápida reloj 5m+3»."


def rooms_of(game):
    return "Salas públicas, todos los juegos" if game is None else f"Salas públicas, {formats.name(game)}"


def more(count):
    return f"y {formats.number(count)} sala más que no se muestra" if count == 1 else f"y {formats.number(count)} salas más que no se muestran"


def no_rooms(game):
    return "Ahora mismo no hay salas públicas." if game is None else f"Ahora mismo no hay salas públicas de {formats.name(game)}."


def no_rooms_commands(server):
    return f"Para buscar rival: turnabout quick, o quick en el modo de líneas. Para abrir una sala: turnabout host --public --server {server}."


def resumes():
    return "La lista vuelve cuando haya conexión."


def own_server_stopped():
    return "El servidor de tu equipo se detuvo."


def own_server():
    return "Este es el servidor de tu propio equipo. Los demás solo pueden jugar aquí si llegan a su dirección."


def state(*, status, free, seats):
    return ("jugando" if status == "playing" else "entre partidas" if status == "over" else "a punto de empezar") if free == 0 else (f"jugando, {formats.number(free)} libre" if status == "playing" else "falta 1 jugador") if free == 1 else f"jugando, {formats.number(free)} libres" if status == "playing" else f"{formats.number(free)} de {formats.number(seats)} asientos libres"


def now():
    return "ahora"


def players(names):
    return f"jugadores: {formats.names(names)}"


def no_players():
    return "aún sin jugadores"


def free_seats(count):
    return f"{formats.number(count)} asiento libre" if count == 1 else f"{formats.number(count)} asientos libres"


def spectators(count):
    return f"{formats.number(count)} mirando"


def known_number():
    return "número conocido"


def hidden_number():
    return "número al azar oculto"


def hints():
    return "con pistas"


def spectators_allowed():
    return "con público"


def no_spectators():
    return "sin público"


def row(*, game, form, owner, state, age, details, address):
    return f"{formats.name(game)}, {form}, sala de {formats.name(owner)}: {state} ({age}). {details} join {address}"


def full():
    return "Esa sala está llena y no admite público."


def is_public():
    return "La sala aparece en «Buscar partida», y puede entrar cualquiera."


def public_label():
    return "Pública"


def public(key):
    return {
        "yes": "aparece en «Buscar partida»: entra quien quiera",
        "no": "no: solo con su código o enlace",
    }[key]


def server_title():
    return "¿En qué servidor buscar partida?"


def server_label():
    return "Servidor"


def server_hint():
    return "HOST o HOST:PORT, o su dirección en el navegador. Se usa hasta que salgas."


def key(key):
    return {
        "open": "ir",
        "host": "abrir una",
        "games": "este juego o todos",
        "server": "servidor",
        "retry": "reintentar",
        "another-server": "otro servidor",
    }[key]
