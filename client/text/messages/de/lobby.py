# Made from client/text/de/lobby.ftl by `python -m client.catalogue`.


def asking():
    return "Der Server wird gefragt …"


def game():
    return "Spiel"


def form(key):
    return {
        "match": "Match",
        "mirror": "Spiegelmatch",
        "race": "Rennen",
        "together": "gemeinsam",
        "solo": "allein",
    }[key]


def game_form(*, game, form):
    return f"{formats.name(game)}" if form == "match" else f"{formats.name(game)} (Spiegel)" if form == "mirror" else f"{formats.name(game)} (Rennen)" if form == "race" else f"{formats.name(game)} (gemeinsam)" if form == "together" else f"{formats.name(game)} (allein)"


def you(name):
    return f"{formats.name(name)} (du)"


def key(key):
    return {
        "choose": "wählen",
        "back": "zurück",
    }[key]


def where(*, own, server):
    return f"auf dem Server dieses Rechners ({server})" if own else f"auf dem Server {server}"


def where_in_short(*, own, server):
    return "auf diesem Rechner" if own else f"{server}"


def heading(key, *, where):
    match key:
        case "rooms":
            return f"Offene Räume {where}:"
        case "daily":
            return f"Die Tagesnummer {where}:"
        case "standings":
            return f"Rangliste {where}:"
        case "player":
            return f"Persönliche Seite {where}:"
        case "matches":
            return f"Beendete Matchs {where}:"
        case "versus":
            return f"Direkter Vergleich {where}:"
        case "scores":
            return f"Deine Bestleistungen {where}:"
    raise KeyError(key)


def no_answer():
    return "Der Server hat nicht geantwortet. Versuch es noch mal."
