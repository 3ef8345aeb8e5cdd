# Made from client/text/es/chat.ftl by `python -m client.catalogue`.


def title():
    return "Chat"


def nothing_said():
    return "Aún no hay mensajes."


def send():
    return "Enviar"


def not_sent():
    return "No se envió: no hay conexión con el servidor. Inténtalo más tarde."


def too_long(*, longest, length):
    return f"Un mensaje puede tener {formats.number(longest)} caracteres; el tuyo tiene {formats.number(length)}."


def phrase(key):
    return {
        "hello": "¡Hola, y a divertirse!",
        "well-played": "¡Bien jugado!",
        "wait": "Un momento, por favor.",
        "good-game": "¡Buena partida!",
    }[key]


def key(unread):
    return "chat" if unread == 0 else f"chat ({formats.number(unread)} nuevo)" if unread == 1 else f"chat ({formats.number(unread)} nuevos)"


def spectator(name):
    return f"{formats.name(name)} (mirando)"


def says(*, name, text):
    return f"{formats.name(name)} dice: {text}"


def you_say(text):
    return f"Dices: {text}"


def muted(name):
    return f"Silenciaste a {formats.name(name)}."


def unmuted(name):
    return f"Ya no silencias a {formats.name(name)}."


def all_muted():
    return "Silenciaste a todos."


def all_unmuted():
    return "No silencias a nadie."


def mute_help():
    return "/mute NAME o /mute all oculta mensajes; /unmute los vuelve a mostrar."


def unknown_command(command):
    return f"{command} no es un comando. Escribe /mute NAME, /mute all, /unmute NAME o /unmute all."


def name_missing(command):
    return f"Escribe un nombre o all: {command} NAME, {command} all."


def nobody_called(*, name, known, alone):
    return f"Aquí no hay nadie que se llame «{name}». " + ("No hay nadie más." if alone else f"Están: {formats.every(known)}.")
