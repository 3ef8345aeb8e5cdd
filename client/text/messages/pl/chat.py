# Made from client/text/pl/chat.ftl by `python -m client.catalogue`.


def title():
    return "Czat"


def nothing_said():
    return "Nikt jeszcze nic nie napisał."


def send():
    return "Wyślij"


def not_sent():
    return "Nie wysłano: brak połączenia z serwerem. Spróbuj później."


def too_long(*, longest, length):
    return f"Wiadomość może mieć do {formats.number(longest)} znaków; twoja ma {formats.number(length)}."


def phrase(key):
    return {
        "hello": "Cześć, miłej gry!",
        "well-played": "Brawo!",
        "wait": "Chwileczkę, proszę.",
        "good-game": "Dobra gra!",
    }[key]


def key(unread):
    return "czat" if unread == 0 else f"czat (nowe: {formats.number(unread)})"


def spectator(name):
    return f"{formats.name(name)} (widz)"


def says(*, name, text):
    return f"{formats.name(name)} pisze: {text}"


def you_say(text):
    return f"Piszesz: {text}"


def muted(name):
    return f"Wyciszono: {formats.name(name)}."


def unmuted(name):
    return f"{formats.name(name)} – znów widać wiadomości."


def all_muted():
    return "Wszyscy są wyciszeni."


def all_unmuted():
    return "Nikt nie jest wyciszony."


def mute_help():
    return "/mute NAME lub /mute all ukrywa wiadomości; /unmute znów je pokazuje."


def unknown_command(command):
    return f"Nie ma polecenia {command}. Wpisz /mute NAME, /mute all, /unmute NAME lub /unmute all."


def name_missing(command):
    return f"Dopisz imię albo all: {command} NAME, {command} all."


def nobody_called(*, name, known, alone):
    return f"Nie ma tu nikogo o imieniu „{name}”. " + ("Nie ma nikogo innego." if alone else f"Są tu: {formats.every(known)}.")
