# Made from client/text/es/record_faults.ftl by `python -m client.catalogue`.


def leg(number):
    return f"manga {number}"


def move(number):
    return f"jugada {number}"


def incident(number):
    return f"incidente {number}"


def line(line):
    return f"línea {line}"


def record(record):
    return f"registro {record}"


def whole(key):
    return {
        "record": "el registro",
        "leg": "la manga",
        "move": "la jugada",
        "incident": "el incidente",
    }[key]


def at_place(*, place, fault):
    return f"{place}: {fault}"


def packed_cut():
    return "está cortado y no se puede descomprimir"


def packed_damaged():
    return "está dañado y no se puede descomprimir"


def not_utf8(byte):
    return f"su byte {byte} no es UTF-8"


def half_surrogate():
    return "contiene medio par sustituto, que no es un carácter"


def cut(characters):
    return "se corta tras " + (f"{formats.number(characters)} carácter" if characters == 1 else f"{formats.number(characters)} caracteres")


def not_json(*, line, character):
    return "no es JSON: mira " + ("" if line is None else f"la línea {line}, ") + f"el carácter {character}"


def nested():
    return "está anidado mucho más que cualquier registro"


def line_too_long(most):
    return f"ocupa más de {formats.number(most)} bytes, más que cualquier registro"


def file_too_long(most):
    return f"ocupa más de {formats.number(most)} bytes. Escribe cada registro en su propia línea"


def name_twice(name):
    return f"el nombre {name} aparece dos veces en un objeto"


def long_integer(digits):
    return f"contiene un número de {formats.number(digits)} cifras, más largo que cualquiera de un registro"


def large_number(number):
    return f"contiene el número {number}, que es demasiado grande"


def no_number(name):
    return f"contiene {name}, que no es un número en JSON"


def empty_file():
    return "el archivo está vacío"


def no_such_record(*, index, records):
    return f"el archivo no tiene el registro {index}, solo {formats.number(records)}"


def differs(*, value, found, expected, source):
    return f"{value} es {found}, " + ("la manga 1 tiene" if source == "first_leg" else "su número y su sal dan" if source == "commitment" else "por orden es" if source == "order" else "cambiado desde la manga 1 es" if source == "swapped" else "por asiento es" if source == "seat" else "su número reparte" if source == "deal" else "el resto del registro da" if source == "digest" else "esta versión lee" if source == "format" else "esta versión tiene" if source == "version" else "escrito entero es" if source == "options" else "se escribe" if source == "notation" else "para un asiento sin tiempo es" if source == "auto" else "las reglas dan") + f" {expected}"


def differs_missing(*, value, expected, source):
    return f"falta {value}, " + ("la manga 1 tiene" if source == "first_leg" else "su número y su sal dan" if source == "commitment" else "por orden es" if source == "order" else "cambiado desde la manga 1 es" if source == "swapped" else "por asiento es" if source == "seat" else "su número reparte" if source == "deal" else "el resto del registro da" if source == "digest" else "esta versión lee" if source == "format" else "esta versión tiene" if source == "version" else "escrito entero es" if source == "options" else "se escribe" if source == "notation" else "para un asiento sin tiempo es" if source == "auto" else "las reglas dan") + f" {expected}"


def differs_length(*, value, items, right, source):
    return f"{value} tiene {formats.number(items)} elementos, " + ("la manga 1 tiene" if source == "first_leg" else "su número y su sal dan" if source == "commitment" else "por orden es" if source == "order" else "cambiado desde la manga 1 es" if source == "swapped" else "por asiento es" if source == "seat" else "su número reparte" if source == "deal" else "el resto del registro da" if source == "digest" else "esta versión lee" if source == "format" else "esta versión tiene" if source == "version" else "escrito entero es" if source == "options" else "se escribe" if source == "notation" else "para un asiento sin tiempo es" if source == "auto" else "las reglas dan") + f" {formats.number(right)}"


def missing(value):
    return f"falta {value}"


def unknown_name(value):
    return f"{value} es un nombre desconocido"


def no_such_time(*, value, found):
    return f"{value} es {found}, una hora que no existe"


def not_one_of(*, value, found, values):
    return f"{value} es {found}, debería ser {formats.either(values)}"


def wrong_format(*, value, found, format):
    return f"{value} es {found}, debería ser " + ("un id de jugador de 16 caracteres, o computer: y un nivel" if format == "player" else "el nombre de un nivel, en minúsculas" if format == "level" else "una hora como 2026-11-21T10:00:00Z" if format == "time" else "64 cifras hexadecimales en minúsculas" if format == "sha256" else "32 cifras hexadecimales en minúsculas")


def wrong_type(*, value, found, type):
    return f"{value} es {found}, debería ser " + ("un número entero" if type == "integer" else "un número" if type == "number" else "true o false" if type == "boolean" else "un texto" if type == "text" else "una lista" if type == "list" else "una ruta" if type == "path" else "un objeto")


def outside_limit(*, value, found, bound, limit):
    return f"{value} es {found}, debería ser " + (f"como mínimo {limit}" if bound == "least" else f"como máximo {limit}" if bound == "most" else f"más de {limit}" if bound == "more" else f"menos de {limit}")


def empty(*, value, found):
    return f"{value} es {found}, no debería estar vacío"


def invalid(*, value, found):
    return f"{value} es {found}, que no está permitido"


def unknown_game(*, found, games):
    return f"game es {found}, debería ser {formats.either(games)}"


def package_missing(*, found, provider):
    return f"game es {found}, del paquete {provider}: instálalo antes"


def wrong_form(*, found, forms):
    return f"form es {found}, con estas opciones debería ser {formats.either(forms)}"


def wrong_seats(*, items, fewest, most, exact):
    return f"seats tiene {formats.number(items)} elementos, el juego tiene " + ((f"{formats.number(most)} asiento" if most == 1 else f"{formats.number(most)} asientos") if exact else f"de {formats.number(fewest)} a {formats.number(most)} asientos")


def wrong_legs(*, items, right):
    return f"legs tiene {formats.number(items)} elementos, la partida tiene " + (f"{formats.number(right)} manga" if right == 1 else f"{formats.number(right)} mangas")


def wrong_roles(*, found, roles):
    return f"roles es {found}, debería dar {formats.names(roles)}, uno a cada asiento"


def not_casual():
    return "casual es true, pero solo puede serlo una partida en solitario de un juego sin «deshacer» propio"


def needless_commitment():
    return "hay commitment, pero en solitario no se oculta nada"


def commitment_missing():
    return "commitment es null, pero la manga 1 se jugó con un número oculto"


def after_match(*, value, leg, moves):
    return f"{value} sobra: la partida había terminado en la manga {leg}, tras " + (f"{formats.number(moves)} jugada" if moves == 1 else f"{formats.number(moves)} jugadas")


def after_leg(*, value, moves):
    return f"{value} sobra: la manga había terminado tras " + (f"{formats.number(moves)} jugada" if moves == 1 else f"{formats.number(moves)} jugadas")


def match_ends_again(*, leg, moves):
    return f"sus incidentes terminan la partida, pero ya había terminado en la manga {leg}, tras " + (f"{formats.number(moves)} jugada" if moves == 1 else f"{formats.number(moves)} jugadas")


def move_missing(*, value, seats):
    return f"falta {value}: le toca al asiento {formats.either(seats)}"


def move_missing_before(*, value, incident, moves):
    return f"falta {value}: el incidente {incident} vino tras " + (f"{formats.number(moves)} jugada" if moves == 1 else f"{formats.number(moves)} jugadas")


def board_ahead(*, value, leg, steps):
    return f"falta {value}: la manga {leg} va {formats.number(steps)} pasos por delante"


def other_leg(*, value, found, seat):
    return f"{value} es {found}, pero esta es la manga del asiento {seat}"


def not_its_turn(*, value, found, seats):
    return f"{value} es {found}, pero le toca al asiento {formats.either(seats)}"


def move_refused(*, value, found, why):
    return f"{value} es {found}, que las reglas no admiten: {why}"


def not_automatic():
    return "auto es true, pero la sala no hace esa jugada"


def automatic():
    return "falta auto: la sala juega por un asiento sin tiempo"


def player_left(found):
    return f"seat es {found}, pero esa persona había dejado la partida"


def nothing_shown(value):
    return f"{value} es true, pero las jugadas deshechas no habían mostrado nada"


def wrong_ply(*, value, found, moves):
    return f"{value} es {found}, pero ya se había jugado " + (f"{formats.number(moves)} jugada" if moves == 1 else f"un total de {formats.number(moves)} jugadas")


def wrong_leaving(*, value, found, right, players):
    return f"{value} es {found}, con {formats.number(players)} jugadores debería ser {right}"


def impossible_incident(*, value, found, seat, moves):
    return f"{value} es {found} para el asiento {seat}, lo que es imposible tras " + (f"{formats.number(moves)} jugada" if moves == 1 else f"{formats.number(moves)} jugadas")


def verified(records):
    return f"{formats.number(records)} registro comprobado." if records == 1 else f"{formats.number(records)} registros comprobados."


def failed(*, bad, records):
    return f"Falló {formats.number(bad)} de {formats.number(records)} registro." if records == 1 else f"Fallaron {formats.number(bad)} de {formats.number(records)} registros."


def stopped(bad):
    return f"Se detuvo tras {formats.number(bad)} errores: el resto del archivo no se comprobó."


def none_found():
    return "El archivo está vacío. Debería tener un registro, una lista de registros o un registro por línea."
