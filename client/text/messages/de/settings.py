# Made from client/text/de/settings.ftl by `python -m client.catalogue`.


def title():
    return "Einstellungen"


def name():
    return "Name"


def no_name():
    return "(noch keiner)"


def change_name():
    return "Namen ändern"


def preview():
    return "Vorschau"


def no_colour_set():
    return "NO_COLOR ist gesetzt, also gibt es keine Farben, egal was du hier wählst."


def ascii_only():
    return "Nur ASCII-Zeichen sind zu sehen, wegen --ascii oder der Locale."


def sample():
    return "Anna spielt 10♦ auf Q♥, 7♣ heiratet K♠, und Joker kommt dazu."


def sample_formats(*, time, count):
    return f"Es ist {formats.time_of_day(time)}. {formats.number(count)} Matchs wurden gespielt."


def key(key):
    return {
        "choose": "wählen",
        "change": "ändern",
    }[key]


def setting(key):
    return {
        "language": "Sprache",
        "theme": "Design",
        "colours": "Farben",
        "letters": "Buchstaben",
        "animation": "Animation",
        "times": "Uhrzeiten",
        "numbers": "Zahlen",
        "hints": "Tipps",
        "tree": "Baum",
        "safe": "Sichere Karten",
        "sound": "Töne",
        "signal": "Zugsignal",
    }[key]


def system_language(name):
    return f"die des Systems: {name}"


def colours(key):
    return {
        "four-colour": "jede Farbe des Spiels für sich",
        "two-colour": "rote und schwarze Karten",
        "colour-blind": "für Farbenblinde unterscheidbar",
        "none": "nur fett und blass",
    }[key]


def letters(key, *, ranks):
    match key:
        case "international":
            return "auf Karten: A, K, Q, J"
        case "local":
            return f"auf Karten: {ranks}"
    raise KeyError(key)


def animation(key):
    return {
        "on": "Karten bewegen sich, Zeichen blinken",
        "off": "nichts bewegt sich oder blinkt von selbst",
    }[key]


def times(key):
    return {
        "h24": "24 Stunden: 19:05",
        "h12": "12 Stunden: 7:05 pm",
    }[key]


def numbers(key):
    return {
        "language": "wie in der Sprache üblich",
        "comma": "Komma zwischen Tausendern: 1,234,567",
        "dot": "Punkt zwischen Tausendern: 1.234.567",
        "space": "Leerraum zwischen Tausendern: 1 234 567",
        "none": "nichts zwischen Tausendern: 1234567",
    }[key]


def hints(key):
    return {
        "off": "nur, wenn du einen holst",
        "on": "bei jedem Zug, wenn Tipps erlaubt sind",
    }[key]


def tree(key):
    return {
        "whole": "ganz",
        "family": "eine Familie auf einmal",
    }[key]


def signal(key):
    return {
        "off": "keins",
        "on": "es klingelt, und der Fenstertitel zeigt es",
        "notification": "auch eine Benachrichtigung, wenn das Terminal sie kann",
    }[key]


def safe(key):
    return {
        "off": "du spielst sie selbst",
        "on": "sie werden für dich gespielt",
    }[key]
