# Made from client/text/de/game.ftl by `python -m client.catalogue`.


def computer_has_not_played():
    return "Der Computer hat diese Nummer noch nicht gespielt. Er ist gerade dabei."


def points(points):
    return "1 Punkt" if points == 1 else f"{formats.number(points)} Punkte"


def no_leg():
    return "Gerade läuft keine Runde."


def choose_first():
    return "Wähle zuerst eine Stelle mit den Pfeiltasten, dann drücke Enter."


def enter_goes_on():
    return "Weiter mit Enter."


def enter_goes_back():
    return "Zurück mit Enter."


def news():
    return "Was passiert ist"


def sent():
    return "Gesendet …"


def your_turn():
    return "dein Zug"


def turn(*, name, computer):
    return f"{formats.name(name)} überlegt" if computer else f"{formats.name(name)} ist am Zug"


def leg_of(*, leg, legs):
    return f"Runde {leg} von {legs}"


def kind(key):
    return {
        "alone": "allein",
        "together": "gemeinsam",
        "race": "Rennen",
    }[key]


def does(*, role, mine):
    return ("maximierst" if mine else "maximiert") if role == "maximizer" else ("minimierst" if mine else "minimiert") if role == "minimizer" else ("hütest den Baum" if mine else "hütet den Baum") if role == "owner" else "rätst" if mine else "rät"


def plays_alone(mine):
    return "spielst allein" if mine else "spielt allein"


def leg_over(*, score, leg):
    return f"Runde {leg} ist vorbei: {score}."


def safe_on():
    return "Sichere Karten werden jetzt automatisch gespielt."


def safe_off():
    return "Sichere Karten werden nicht mehr automatisch gespielt."
