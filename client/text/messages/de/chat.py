# Made from client/text/de/chat.ftl by `python -m client.catalogue`.


def title():
    return "Chat"


def nothing_said():
    return "Noch hat niemand etwas gesagt."


def send():
    return "Senden"


def not_sent():
    return "Nicht gesendet: keine Verbindung zum Server. Versuch es später noch mal."


def too_long(*, longest, length):
    return f"Eine Nachricht darf {formats.number(longest)} Zeichen haben; deine hat {formats.number(length)}."


def phrase(key):
    return {
        "hello": "Hallo, viel Spaß!",
        "well-played": "Gut gespielt!",
        "wait": "Einen Moment, bitte.",
        "good-game": "Schönes Spiel!",
    }[key]


def key(unread):
    return "Chat" if unread == 0 else f"Chat ({formats.number(unread)} neu)"


def spectator(name):
    return f"{formats.name(name)} (schaut zu)"


def says(*, name, text):
    return f"{formats.name(name)} sagt: {text}"


def you_say(text):
    return f"Du sagst: {text}"


def muted(name):
    return f"{formats.name(name)} ist stummgeschaltet."


def unmuted(name):
    return f"{formats.name(name)} ist nicht mehr stummgeschaltet."


def all_muted():
    return "Alle sind stummgeschaltet."


def all_unmuted():
    return "Niemand ist stummgeschaltet."


def mute_help():
    return "/mute NAME oder /mute all blendet Nachrichten aus; /unmute zeigt sie wieder."


def unknown_command(command):
    return f"{command} ist kein Befehl. Tippe /mute NAME, /mute all, /unmute NAME oder /unmute all."


def name_missing(command):
    return f"Tippe einen Namen oder all: {command} NAME, {command} all."


def nobody_called(*, name, known, alone):
    return f"Hier heißt niemand „{name}“. " + ("Sonst ist niemand hier." if alone else f"Hier sind: {formats.every(known)}.")
