# Made from client/text/pl/lobby.ftl by `python -m client.catalogue`.


def asking():
    return "Pobieranie danych z serwera…"


def game():
    return "Gra"


def form(key):
    return {
        "match": "mecz",
        "mirror": "mecz lustrzany",
        "race": "wyścig",
        "together": "razem",
        "solo": "solo",
    }[key]


def game_form(*, game, form):
    return f"{formats.name(game)}" if form == "match" else f"{formats.name(game)} (mecz lustrzany)" if form == "mirror" else f"{formats.name(game)} (wyścig)" if form == "race" else f"{formats.name(game)} (razem)" if form == "together" else f"{formats.name(game)} (solo)"


def you(name):
    return f"{formats.name(name)} (ty)"


def key(key):
    return {
        "choose": "wybierz",
        "back": "wróć",
    }[key]


def where(*, own, server):
    return f"na serwerze tego komputera ({server})" if own else f"na serwerze {server}"


def where_in_short(*, own, server):
    return "na tym komputerze" if own else f"{server}"


def heading(key, *, where):
    match key:
        case "rooms":
            return f"Publiczne pokoje {where}:"
        case "daily":
            return f"Numer dnia {where}:"
        case "standings":
            return f"Klasyfikacja {where}:"
        case "player":
            return f"Strona gracza {where}:"
        case "matches":
            return f"Zakończone mecze {where}:"
        case "versus":
            return f"Bilans {where}:"
        case "scores":
            return f"Twoje rekordy {where}:"
    raise KeyError(key)


def no_answer():
    return "Serwer nie odpowiada. Spróbuj ponownie."
