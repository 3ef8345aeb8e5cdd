# Made from client/text/pl/player_name.ftl by `python -m client.catalogue`.


def title():
    return "Jak się nazywasz?"


def hint():
    return "Do 24 znaków. Widzą je inni gracze. Zostanie zapamiętane."


def playing_as(*, name, profile):
    return ("Nie masz jeszcze imienia" + ("." if profile is None else f", profil {formats.name(profile)}.")) if name is None else (f"Grasz jako {formats.name(name)}" + ("." if profile is None else f", profil {formats.name(profile)}."))


def change():
    return "Zmień imię"


def choose():
    return "Wybierz imię"
