# Made from client/text/pl/player_name.ftl by `python -m client.catalogue`.


def title():
    return "Jak się nazywasz?"


def hint():
    return "Do 24 znaków. Widzą je inni gracze. Zostanie zapamiętane."


def playing_as(*, name, profile):
    return ("Nie masz jeszcze imienia" + ("." if profile is None else f", profil {profile}.")) if name is None else (f"Grasz jako {name}" + ("." if profile is None else f", profil {profile}."))


def change():
    return "Zmień imię"


def choose():
    return "Wybierz imię"
