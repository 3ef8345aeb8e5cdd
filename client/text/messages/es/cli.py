# Made from client/text/es/cli.ftl by `python -m client.catalogue`.


def server_runs(address):
    return f"Tu servidor sigue en marcha: {address}"


def server_stops():
    return "Se detiene 10 minutos después de que se vaya la última persona, o con turnabout stop."


def no_topic(*, topic, games):
    return f"No hay ningún comando ni juego «{topic}». turnabout help muestra los comandos; los juegos son {formats.every(games)}."


def game(*, title, name, about):
    return f"{title} ({name}): {about}."


def options():
    return "Opciones; cada una se indica con --option NAME=VALUE:"


def no_options():
    return "Este juego no tiene opciones."


def example(hint):
    return f"por ejemplo; {hint}"


def meaning(*, value, name, hint):
    return f"{value} significa {name}, {hint}"


def default(value):
    return f"normalmente: {value}"


def is_default(text):
    return f"{text} (lo normal)"


def levels(levels):
    return f"Niveles de la máquina: {formats.every(levels)}."


def needs_opponent(option):
    return f"{option} es para una partida contra la máquina. Añade --against LEVEL, por ejemplo easy."


def against_or_computers():
    return "Usa --against o --computers, pero no ambas."


def casual_alone():
    return "--casual es para jugar sin rival."


def names_alone():
    return "--names es para jugar sin rival. En una sala, los nombres los pone quien la dirige."


def two_computers():
    return "Indica dos máquinas, por ejemplo --computers strong,easy."


def bad_names(why):
    return f"--names: {why} Escríbelos así: --names 'Ada, Ben'."


def not_played(*, title, alone, mode):
    return (f"Con estas opciones, {title} necesita un rival: añade --against easy o usa turnabout host." if alone else f"Con estas opciones, {title} solo se juega en solitario.") + ("" if mode is None else f" O elige otro modo, por ejemplo --option mode={mode}.")


def bad_seats(*, fewest, most, fixed):
    return f"Este juego tiene {formats.number(most)} asientos." if fixed else f"Elige de {formats.number(fewest)} a {formats.number(most)} asientos."


def bad_option(option):
    return f"«{option}» no es una opción. Escribe NAME=VALUE, por ejemplo variant=hex."


def no_role(form):
    return ("En una partida espejo juegas los dos papeles a la vez." if form == "mirror" else "En una carrera todos tienen el mismo papel." if form == "race" else "En esta forma todos juegan en el mismo bando.") + " Quita --role."


def bad_computers(typed):
    return f"«{typed}» no es un número de máquinas y un nivel. Escríbelos así: 2,easy."


def too_many_computers(*, seats, most, more):
    return f"La sala tiene {formats.number(seats)} asientos y el 1 es tuyo. Elige " + ("1 máquina" if most == 1 else f"de 1 a {formats.number(most)} máquinas") + ("" if more is None else f", o hasta {formats.number(more)} asientos con --seats") + "."


def no_notes(games):
    return f"--notes es para juegos con notas: {formats.either(games)}."


def port_with_server():
    return "--port es para tu propio servidor. Con --server quítalo, o escribe allí HOST:PORT."


def computer_or_friend():
    return "Usa --computer o --friend, pero no ambas: tienes un solo intento."


def no_program():
    return "Indica el programa: turnabout bot --exec \"python3 mine.py\" HOST/CODE."


def only_new_rooms():
    return "--option, --form, --seats, --against, --alone, --number y --pace son para una sala nueva. Añade --game."


def no_room():
    return "¿Dónde debe jugar? Añade HOST/CODE de una sala, o --game GAME para abrir una."


def alone_or_against():
    return "Usa --alone o --against, pero no ambas."


def pace_needs_computer():
    return "--pace necesita una máquina como rival. Quítalo con --alone."


def no_example(language):
    return f"No hay ningún ejemplo en «{language}». Elige python o javascript."


def bad_patience(typed):
    return f"«{typed}» no puede ir tras --patience. Escribe un número de segundos, por ejemplo 300, o never."


def bad_command(command):
    return f"No se entiende --exec «{command}»: faltan unas comillas o hay una barra inversa al final."


def empty_command():
    return "--exec no indica ningún programa. Escríbelo así: --exec \"python3 my_bot.py\"."


def program_not_started(*, program, why):
    return f"No se puede iniciar el programa {program}: {why}."


def words_need_package(name):
    return f"Falta el paquete {name}. Instálalo: pip install 'turnabout[words]'"


def words_need_folder(folder):
    return f"No existe la carpeta {folder}. Pon ahí tus archivos .ftl y .md."


def words_stale(path):
    return f"desactualizado: {path}"


def words_unused(message):
    return f"sin usar: {message}"
