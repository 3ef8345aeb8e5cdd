# Made from client/text/pl/challenges.ftl by `python -m client.catalogue`.


def challenge_player(name):
    return f"Rzuć wyzwanie: {formats.name(name)}"


def waiting(name):
    return f"Czekamy na: {formats.name(name)}…"


def seat_kept(name):
    return f"{formats.name(name)} znajdzie to wyzwanie w „Twoich partiach”. Miejsce czeka."


def challenges_you(name):
    return f"{formats.name(name)} rzuca ci wyzwanie"


def waits_for(name):
    return f"Czekamy na: {formats.name(name)}"


def declined(name):
    return f"{formats.name(name)} odrzuca wyzwanie"


def key(key):
    return {
        "accept": "przyjmij",
        "decline": "odrzuć",
        "decline-all": "odrzuć wszystkie",
        "withdraw": "wycofaj",
        "challenge": "wyzwij",
    }[key]


def done(key):
    return {
        "decline": "Wyzwanie odrzucone.",
        "decline-all": "Odrzucone: to wyzwanie i wszystkie następne od tej osoby.",
        "withdraw": "Wyzwanie wycofane.",
    }[key]


def never_met():
    return "Wyzwać możesz tylko kogoś, z kim masz już zakończony mecz we dwoje."


def no_past_opponent():
    return "nie masz zakończonego meczu z inną osobą"


def none_open():
    return "nie masz tu otwartych wyzwań"


def hint(key):
    return {
        "challenge": "na przykład wyzwij Ben",
        "decline": "odrzuć ROOM albo odrzuć ROOM wszystko, by odrzucać też następne od tej osoby",
        "withdraw": "wycofaj ROOM",
    }[key]


def name_player():
    return "Podaj imię, np. „wyzwij Ben”."


def name_room(command):
    return f"Podaj pokój z listy „partie”, np. {command} KZ7-4QM2."


def send():
    return "Rzuć komuś wyzwanie"


def decline_one():
    return "Odrzuć wyzwanie"


def withdraw_one():
    return "Wycofaj swoje wyzwanie"
