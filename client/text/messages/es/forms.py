# Made from client/text/es/forms.ftl by `python -m client.catalogue`.


def against(level):
    return f"Contra la máquina ({formats.level(level)})"


def play():
    return "Jugar"


def open_room():
    return "Abrir la sala"


def watch():
    return "Ver"


def show():
    return "Mostrar"


def more_options():
    return "Más"


def more_options_value(key):
    return {
        "yes": "a la vista",
        "no": "ocultas",
    }[key]


def more_options_hint():
    return "público, pistas y otros ajustes"


def form():
    return "Forma"


def form_name(key):
    return {
        "match": "manga tras manga",
        "mirror": "las dos mangas a la vez",
        "together": "en equipo",
        "race": "como carrera",
        "solo": "en solitario",
    }[key]


def form_hint(key):
    return {
        "match": "los papeles cambian en la segunda manga",
        "mirror": "una partida espejo, en dos tableros",
        "together": "todos en el mismo bando",
        "race": "cada quien por su lado, con las mismas cartas",
        "solo": "por la mejor puntuación",
    }[key]


def bad_form(*, typed, forms):
    return f"Con estas opciones, la forma no puede ser {typed}: elige {formats.either(forms)}."


def no_options(option):
    return f"Este juego no tiene la opción «{option}», ni ninguna otra."


def unknown_option(*, option, names):
    return f"Este juego no tiene la opción «{option}». Sus opciones son {formats.every(names)}."


def bad_value(*, option, value, values):
    return f"La opción {option} no puede ser «{value}»: elige {formats.either(values)}."


def out_of_range(*, option, value, lowest, highest):
    return f"La opción {option} no puede ser {value}: elige un número de {lowest} a {highest}."


def range(*, lowest, highest):
    return f"de {lowest} a {highest}"


def unknown_role(*, typed, roles):
    return f"Papel desconocido, «{typed}»: elige {formats.either(roles)}."


def seats():
    return "Asientos"


def seat_count(count):
    return f"{formats.number(count)} asiento" if count == 1 else f"{formats.number(count)} asientos"


def seats_hint():
    return "incluido el tuyo"


def players():
    return "Jugadores"


def players_together(count):
    return "en solitario o como rivales" if count == 1 else f"{formats.number(count)} en equipo"


def which_computer():
    return "¿Qué máquina?"


def computer_sees():
    return "Solo ve lo que verías tú en su asiento."


def level():
    return "Nivel"


def computers():
    return "Máquinas"


def computer_seats(count):
    return "en ningún asiento" if count == 0 else "en un asiento" if count == 1 else f"en {formats.number(count)} asientos"


def other_seat():
    return "Rival"


def a_friend():
    return "otra persona"


def a_friend_hint():
    return "entra con un código"


def the_computer(level):
    return f"la máquina ({formats.level(level)})"


def player_number(number):
    return f"Jugador {number}"


def pace():
    return "La máquina tarda"


def pace_usual():
    return "lo normal"


def pace_usual_hint():
    return "unos segundos por carta en una carrera"


def pace_seconds(seconds):
    return f"{formats.duration(seconds)}"


def pace_seconds_hint():
    return "como mínimo, por jugada"


def number():
    return "Número de reparto"


def number_random():
    return "vacío: al azar"


def number_hidden():
    return "vacío: al azar y oculto"


def number_hint():
    return "El mismo número reparte siempre las mismas cartas."


def number_seen():
    return "El mismo número reparte siempre las mismas cartas. Lo ven todos los jugadores."


def bad_number():
    return "Un número de reparto es un número entero de 1 a 999.999.999.999."


def casual():
    return "Partida de práctica"


def scored(key):
    return {
        "no": "puntúa",
        "yes": "de práctica",
    }[key]


def scored_hint(key):
    return {
        "no": "deshacer solo jugadas que no descubrieron nada",
        "yes": "deshacer cada jugada; puntuación aparte",
    }[key]


def clock():
    return "Reloj"


def own_clock():
    return "Reloj propio"


def clock_preset(key):
    return {
        "none": "ninguno",
        "move": "30 s por jugada",
        "short": "5 min + 3 s",
        "long": "10 min + 5 s",
        "day": "1 día por jugada",
        "days3": "3 días por jugada",
        "week": "7 días por jugada",
        "custom": "otro",
    }[key]


def clock_empty():
    return "vacío: sin límite de tiempo"


def clock_hint():
    return "30: 30 s por jugada; 3d: 3 días; 5m+3: 5 minutos y 3 s más por jugada."


def first_leg():
    return "En la primera manga"


def random_role():
    return "Al azar"


def random_role_hint():
    return "se sortea al empezar la partida"


def role(key):
    return {
        "maximizer": "Maximizo",
        "minimizer": "Minimizo",
        "guesser": "Adivino",
        "owner": "Tengo el árbol",
    }[key]


def role_hint(key):
    return {
        "maximizer": "buscas muchos puntos",
        "minimizer": "buscas pocos puntos",
        "guesser": "buscas el árbol con intentos calificados",
        "owner": "lo escondes y calificas los intentos",
    }[key]


def computer_role(key):
    return {
        "maximizer": "Maximiza primero",
        "minimizer": "Minimiza primero",
        "guesser": "Adivina primero",
        "owner": "Tiene el árbol primero",
    }[key]


def spectators():
    return "Público"


def spectators_value(key):
    return {
        "yes": "permitido",
        "no": "no permitido",
    }[key]


def hints():
    return "Pistas"


def hints_value(key):
    return {
        "yes": "permitidas",
        "no": "no permitidas",
    }[key]


def notes():
    return "Notas"


def notes_value(key):
    return {
        "yes": "muestran lo que aún es posible",
        "no": "ninguna: lleva las tuyas",
    }[key]
