# Made from client/text/de/notices.ftl by `python -m client.catalogue`.


def takeback_asked(names):
    return f"{formats.names(names)} möchte einen Zug zurücknehmen."


def takeback_agreed():
    return "Du hast zugestimmt. Die anderen müssen auch zustimmen."


def takeback_waits(names):
    return "Deiner Rücknahme müssen noch zustimmen: " + ("die anderen" if names is None else f"{formats.names(names)}") + "."


def replacement_asked(*, person, level, names):
    return f"Soll der Computer ({formats.level(level)}) für {formats.names(names)} weiterspielen?" if person is None else f"{formats.name(person)} möchte für {formats.names(names)} weiterspielen."


def replacement_waits(*, person, level, names):
    return (f"Der Computer ({formats.level(level)})" if person is None else f"{formats.name(person)}") + f" spielt für {formats.names(names)} weiter, wenn alle zustimmen."


def own_replacement_waits(names):
    return f"Die anderen müssen noch zustimmen: Platz von {formats.names(names)}."


def left_match():
    return "Du hast das Match verlassen."


def left_race():
    return "Du hast das Rennen verlassen. Dein Tisch ist zu Ende."


def seat_replaced(level):
    return f"Auf deinem Platz spielt der Computer ({formats.level(level)})."


def partner_away(*, names, seconds):
    return f"{formats.names(names)} ist weg." + ("" if seconds == 0 else f" In {formats.duration(seconds)} kannst du den Platz räumen.")


def opponent_away(*, names, seconds):
    return f"{formats.names(names)} ist weg." + ("" if seconds == 0 else f" In {formats.duration(seconds)} kannst du den Sieg beanspruchen oder den Computer weiterspielen lassen.")


def opponent_gone(names):
    return f"{formats.names(names)} ist weg. Was nun?"


def players_away(*, names, number):
    return f"{formats.names(names)} " + ("ist" if number == 1 else "sind") + " weg."


def players_away_for(*, names, seconds):
    return f"Weg: {formats.names(names)}. In {formats.duration(seconds)} kann ein Computer weiterspielen, wenn die anderen zustimmen."


def players_gone(*, names, number):
    return f"{formats.names(names)} " + ("ist weg oder gegangen" if number == 1 else "sind weg oder gegangen") + ". Wer spielt weiter?"


def action(key):
    return {
        "agree": "Zustimmen",
        "decline": "Ablehnen",
        "withdraw": "Zurückziehen",
        "come_back": "Platz zurückholen",
        "free": "Platz räumen",
        "go_on_without": "Auswählen",
        "ask_for_seat": "Um den Platz bitten",
    }[key]


def key(key):
    return {
        "agree": "zustimmen",
        "decline": "ablehnen",
        "withdraw": "zurückziehen",
        "come_back": "Platz zurückholen",
        "free": "Platz räumen",
        "go_on_without": "wählen",
        "ask_for_seat": "um Platz bitten",
    }[key]


def command(*, command, action):
    return f"{command} ({action})"


def type_command(commands):
    return f"Tippe {formats.either(commands)}."
