# Made from client/text/es/line_start.ftl by `python -m client.catalogue`.


def welcome():
    return "Turnabout, en líneas de texto. Escribe help para ver los comandos, rules para las reglas."


def first_offered():
    return "Escribe first para empezarla."


def game(title):
    return f"El juego es {title}."


def no_game(*, typed, known):
    return f"No hay ningún juego «{typed}». Elige {formats.either(known)}."


def how_to_list():
    return "Escribe help para ver los comandos."


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
    return "game NAME muestra también sus ajustes; game sin más, los juegos"


def alone_hint():
    return "alone NUMBER juega ese número"


def against_hint():
    return "against LEVEL, por ejemplo against easy, empieza enseguida"


def first_game():
    return "Jugar una primera partida en solitario, con consejos para cada carta"


def quick_hint():
    return "por ejemplo, quick clock 5m+3"


def daily_hint():
    return "daily computer o daily friend lo juega"


def host_hint():
    return "por ejemplo, host public: puede entrar cualquiera"


def computers():
    return "Ver jugar a dos máquinas"


def computers_hint():
    return "por ejemplo, computers strong easy"


def player_hint():
    return "player Ben muestra la página de otra persona"


def matches_hint():
    return "por ejemplo, matches against Ben won; older muestra más"


def versus_hint():
    return "por ejemplo, versus Ben"


def rules_hint():
    return "también rules short y rules credits"


def cancel():
    return "Escribe back para cancelar."


def name():
    return "Nombre:"


def address():
    return "Dirección y código, y detrás un código de asiento para pasar aquí tu asiento:"


def source():
    return "Archivo, dirección web o sala:"


def option(*, label, values, usual):
    return f"{label}: {formats.either(values)} (vacío: {usual}):"


def form():
    return "Manga tras manga, o las dos a la vez en dos tableros: match o mirror (vacío: match):"


def seats():
    return "Asientos, de 2 a 48 (vacío: 2):"


def number():
    return "Número de reparto (vacío: al azar y oculto):"


def clock():
    return "Reloj: 30, 5m+3, 10m+5, 1d, 3d, 7d u otro (vacío: ninguno):"


def spectators():
    return "¿Admitir público, yes o no (vacío: yes)?"


def hints():
    return "¿Permitir pistas a los dos, yes o no (vacío: no)?"


def hints_alone():
    return "¿Permitirte pistas, yes o no (vacío: no)?"


def role(roles):
    return f"Primer papel, {formats.either(roles)} (vacío: al azar; cambia en la revancha):"


def level_title():
    return "¿Qué nivel debe tener la máquina?"


def level():
    return "Nivel (vacío: easy):"


def two_levels():
    return "Dos niveles, por ejemplo strong easy, y si quieres un número:"


def no_level(*, typed, levels):
    return f"No hay ningún nivel «{typed}». Elige {formats.either(levels)}."


def not_alone():
    return "Con estas opciones, el juego necesita un rival."


def settings_usage():
    return "Escribe esto detrás de host o against, por ejemplo host number 7 clock 5m+3:"


def settings_usage_here():
    return "Escribe settings, los nombres y los valores, por ejemplo settings number 7 clock 5m+3:"


def setting_values(key):
    return {
        "number": "un número de reparto, o random",
        "clock": "30 (segundos por jugada), 5m+3 (minutos por manga, segundos por jugada), 3d (días), none",
        "form": "match, o mirror: las dos mangas a la vez, en dos tableros",
        "seats": "cuántos",
        "pace": "los segundos que tarda una máquina en jugar, de 1 a 60, o usual",
        "on-off": "on u off",
    }[key]


def setting_role(roles):
    return f"{formats.either(roles)}; cambia en la revancha"


def settings_to_host(levels):
    return f"Con host también puedes escribir: server ADDRESS; computers, y cuántas; level {formats.either(levels)}."


def settings_to_host_two():
    return "Con host también puedes escribir: server ADDRESS."


def bad_setting(*, name, values):
    return f"Detrás de «{name}» hace falta uno de estos valores: {values}."


def no_setting(*, typed, names):
    return f"Aquí no hay ningún ajuste «{typed}». Los ajustes son {formats.every(names)}."
