# Made from client/text/de/challenges.ftl by `python -m client.catalogue`.


def challenge_player(name):
    return f"{formats.name(name)} herausfordern"


def waiting(name):
    return f"Warten auf {formats.name(name)} …"


def seat_kept(name):
    return f"{formats.name(name)} findet deine Herausforderung unter „Deine Spiele“. Der Platz bleibt so lange reserviert."


def challenges_you(name):
    return f"{formats.name(name)} fordert dich heraus"


def waits_for(name):
    return f"Wartet auf {formats.name(name)}"


def declined(name):
    return f"{formats.name(name)} hat abgelehnt"


def key(key):
    return {
        "accept": "annehmen",
        "decline": "ablehnen",
        "decline-all": "alle ablehnen",
        "withdraw": "zurückziehen",
        "challenge": "herausfordern",
    }[key]


def done(key):
    return {
        "decline": "Du hast die Herausforderung abgelehnt.",
        "decline-all": "Du hast diese und alle weiteren Herausforderungen dieser Person abgelehnt.",
        "withdraw": "Du hast die Herausforderung zurückgezogen.",
    }[key]


def never_met():
    return "Du kannst nur jemanden herausfordern, gegen den du schon ein Match zu zweit beendet hast."


def no_past_opponent():
    return "noch kein Match gegen jemand anderen beendet"


def none_open():
    return "du hast hier keine offene Herausforderung"


def hint(key):
    return {
        "challenge": "zum Beispiel herausfordern Ben",
        "decline": "ablehnen ROOM, oder ablehnen ROOM alle für alle weiteren Herausforderungen dieser Person",
        "withdraw": "zurückziehen ROOM",
    }[key]


def name_player():
    return "Nenne einen Namen, etwa „herausfordern Ben“."


def name_room(command):
    return f"Nenne den Raum so, wie „spiele“ ihn auflistet, etwa {command} KZ7-4QM2."


def send():
    return "Jemanden zum Match herausfordern"


def decline_one():
    return "Eine Herausforderung ablehnen"


def withdraw_one():
    return "Deine Herausforderung zurückziehen"
