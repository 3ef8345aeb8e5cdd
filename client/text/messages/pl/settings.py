# Made from client/text/pl/settings.ftl by `python -m client.catalogue`.


def title():
    return "Ustawienia"


def name():
    return "Imię"


def no_name():
    return "(jeszcze brak)"


def change_name():
    return "zmień imię"


def preview():
    return "Podgląd"


def no_colour_set():
    return "Ustawiono NO_COLOR, więc kolorów nie ma bez względu na wybór tutaj."


def ascii_only():
    return "Pokazywane są tylko znaki ASCII, z powodu --ascii albo ustawień systemu."


def sample():
    return "Anna zagrywa 10♦ na Q♥, 7♣ bierze ślub z K♠, a Joker do nich dołącza."


def sample_formats(*, time, count):
    return f"Jest {formats.time_of_day(time)}. Liczba rozegranych meczów: {formats.number(count)}."


def key(key):
    return {
        "choose": "wybierz",
        "change": "zmień",
    }[key]


def setting(key):
    return {
        "language": "Język",
        "theme": "Motyw",
        "colours": "Kolory",
        "letters": "Litery",
        "animation": "Animacje",
        "times": "Godziny",
        "numbers": "Liczby",
        "hints": "Podpowiedzi",
        "tree": "Drzewo",
        "safe": "Bezpieczne karty",
        "sound": "Dźwięki",
        "signal": "Sygnał kolejki",
    }[key]


def system_language(name):
    return f"systemowy: {name}"


def colours(key):
    return {
        "four-colour": "cztery barwy, po jednej na kolor",
        "two-colour": "dwie barwy: czerwona i czarna",
        "colour-blind": "dla daltonistów",
        "none": "tylko pogrubienie i przyciemnienie",
    }[key]


def letters(key, *, ranks):
    match key:
        case "international":
            return "na kartach: A, K, Q, J"
        case "local":
            return f"na kartach: {ranks}"
    raise KeyError(key)


def animation(key):
    return {
        "on": "karty się ruszają, znaki migają",
        "off": "nic samo się nie rusza ani nie miga",
    }[key]


def times(key):
    return {
        "h24": "24 godziny: 19:05",
        "h12": "12 godzin: 7:05 pm",
    }[key]


def numbers(key):
    return {
        "language": "jak w tym języku",
        "comma": "przecinek co trzy cyfry: 1,234,567",
        "dot": "kropka co trzy cyfry: 1.234.567",
        "space": "odstęp co trzy cyfry: 1 234 567",
        "none": "bez podziału: 1234567",
    }[key]


def hints(key):
    return {
        "off": "tylko gdy o nie poprosisz",
        "on": "przy każdym ruchu, jeśli są dozwolone",
    }[key]


def tree(key):
    return {
        "whole": "całe",
        "family": "po jednej rodzinie",
    }[key]


def signal(key):
    return {
        "off": "brak",
        "on": "dzwonek i znak w tytule okna",
        "notification": "także powiadomienie, jeśli działa",
    }[key]


def safe(key):
    return {
        "off": "grasz je samodzielnie",
        "on": "są grane za ciebie",
    }[key]
