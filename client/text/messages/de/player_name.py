# Made from client/text/de/player_name.ftl by `python -m client.catalogue`.


def title():
    return "Wie heißt du?"


def hint():
    return "Bis zu 24 Zeichen. Andere sehen ihn. Er wird fürs nächste Mal gespeichert."


def playing_as(*, name, profile):
    return ("Du hast noch keinen Namen" + ("." if profile is None else f", im Profil {formats.name(profile)}.")) if name is None else (f"Du bist {formats.name(name)}" + ("." if profile is None else f", im Profil {formats.name(profile)}."))


def change():
    return "Deinen Namen ändern"


def choose():
    return "Einen Namen wählen"
