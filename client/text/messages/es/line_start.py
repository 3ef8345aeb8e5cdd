# Made from client/text/es/line_start.ftl by `python -m client.catalogue`.


def welcome():
    return "Turnabout, en líneas de texto. Escribe «ayuda» para ver los comandos, «reglas» para las reglas."


def first_offered():
    return "Escribe «primera» para empezarla."


def game(title):
    return f"El juego es {title}."


def no_game(*, typed, known):
    return f"No hay ningún juego «{typed}». Elige {formats.either(known)}."


def how_to_list():
    return "Escribe «ayuda» para ver los comandos."


def all_commands():
    return "Más comandos"


def all_commands_hint():
    return "salas públicas, desafíos, resultados, registros"


def none_unfinished():
    return "No tienes partidas sin terminar."


def choice(*, command, does, hint):
    return f"{command}: {does}" + ("" if hint is None else f" ({hint})")


def setting(*, name, value, values):
    return f"{name} {value} ({values})"


def choose_game():
    return "Elegir el juego"


def choose_game_hint():
    return "«juego NAME» muestra también sus ajustes; «juego» sin más, los juegos"


def alone_hint():
    return "«solo NUMBER» juega ese número"


def against_hint():
    return "«contra LEVEL», por ejemplo «contra fácil», empieza enseguida"


def first_game():
    return "Jugar una primera partida en solitario, con consejos para cada carta"


def quick_hint():
    return "por ejemplo, rápida reloj 5m+3"


def daily_hint():
    return "«diario máquina» o «diario amigo» lo juega"


def host_hint():
    return "por ejemplo, crear pública: puede entrar cualquiera"


def computers():
    return "Ver jugar a dos máquinas"


def computers_hint():
    return "por ejemplo, máquinas fuerte fácil"


def player_hint():
    return "«perfil Ben» muestra la página de otra persona"


def matches_hint():
    return "por ejemplo, «historial contra Ben ganadas»; «anteriores» muestra más"


def versus_hint():
    return "por ejemplo, comparar Ben"


def rules_hint():
    return "también «reglas cortas» y «reglas créditos»"


def cancel():
    return "Escribe «volver» para cancelar."


def name():
    return "Nombre:"


def address():
    return "Dirección y código, y detrás un código de asiento para pasar aquí tu asiento:"


def source():
    return "Archivo, dirección web o sala:"


def option(*, label, values, usual):
    return f"{label}: {formats.either(values)} (vacío: {usual}):"


def form():
    return "Manga tras manga, o las dos a la vez en dos tableros: partida o espejo (vacío: partida):"


def seats():
    return "Asientos, de 2 a 48 (vacío: 2):"


def number():
    return "Número de reparto (vacío: al azar y oculto):"


def clock():
    return "Reloj: 30, 5m+3, 10m+5, 1d, 3d, 7d u otro (vacío: ninguno):"


def spectators():
    return "¿Admitir público, sí o no (vacío: sí)?"


def hints():
    return "¿Permitir pistas a los dos, sí o no (vacío: no)?"


def hints_alone():
    return "¿Permitirte pistas, sí o no (vacío: no)?"


def role(roles):
    return f"Primer papel, {formats.either(roles)} (vacío: al azar; cambia en la revancha):"


def level_title():
    return "¿Qué nivel debe tener la máquina?"


def level():
    return "Nivel (vacío: fácil):"


def two_levels():
    return "Dos niveles, por ejemplo fuerte fácil, y si quieres un número:"


def no_level(*, typed, levels):
    return f"No hay ningún nivel «{typed}». Elige {formats.either(levels)}."


def not_alone(title):
    return "Con estas opciones, el juego necesita un rival." if title is None else f"{formats.name(title)} necesita dos jugadores. Escribe «contra» o «crear»."


def settings_usage():
    return "Escribe esto detrás de «crear» o «contra», por ejemplo «crear número 7 reloj 5m+3»:"


def settings_usage_here():
    return "Escribe «ajustes», los nombres y los valores, por ejemplo «ajustes número 7 reloj 5m+3»:"


def setting_values(key):
    return {
        "number": "un número de reparto, o azar",
        "clock": "30 (segundos por jugada), 5m+3 (minutos por manga, segundos por jugada), 3d (días), ninguno",
        "form": "partida, o espejo: las dos mangas a la vez, en dos tableros",
        "seats": "cuántos",
        "pace": "los segundos que tarda una máquina en jugar, de 1 a 60, o normalmente",
        "on-off": "activar u desactivar",
    }[key]


def setting_role(roles):
    return f"{formats.either(roles)}; cambia en la revancha"


def settings_to_host(levels):
    return f"Con «crear» también puedes escribir: «server ADDRESS»; «máquinas», y cuántas; «nivel {formats.either(levels)}»."


def settings_to_host_two():
    return "Con «crear» también puedes escribir: «server ADDRESS»."


def bad_setting(*, name, values):
    return f"Detrás de «{name}» hace falta uno de estos valores: {values}."


def no_setting(*, typed, names):
    return f"Aquí no hay ningún ajuste «{typed}». Los ajustes son {formats.every(names)}."
