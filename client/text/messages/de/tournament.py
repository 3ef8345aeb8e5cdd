# Made from client/text/de/tournament.ftl by `python -m client.catalogue`.


def title():
    return "Turnier"


def key():
    return "Turnier"


def about():
    return "Jeder Name behält sein höchstes, niedrigstes und durchschnittliches Ergebnis. Kennst du die Karten schon, kann sich nur dein niedrigstes ändern."


def none_yet():
    return "In diesem Raum gibt es kein Turnier."


def names_title():
    return "Namen"


def names_hint():
    return "Ein bis fünf Namen, mit Kommas getrennt. Leer beendet das Turnier."


def names_placeholder():
    return "Ada, Ben"


def optional_names():
    return "Turnier"


def optional_names_hint():
    return "Bis zu fünf Namen, mit Kommas getrennt, spielen abwechselnd an diesem Bildschirm."


def optional_names_placeholder():
    return "leer: nur du"


def keep():
    return "Speichern"


def too_many(number):
    return f"Ein Turnier hat ein bis fünf Namen, nicht {formats.number(number)}."


def same_name():
    return "Jeder Name muss anders sein."


def who_plays():
    return "Wer spielt als Nächstes?"


def who_plays_key():
    return "wer spielt"


def begin_key():
    return "anfangen"


def plays(name):
    return f"{formats.name(name)} spielt"


def plays_as():
    return "Du spielst als"


def beside():
    return "Abwechselnd mit"


def beside_hint():
    return "spielt den anderen Platz an diesem Bildschirm"


def no_name():
    return "niemand"


def no_name_hint():
    return "deine Spiele zählen nicht"


def nobody_beside():
    return "niemand"


def nobody_beside_hint():
    return "an einem anderen Bildschirm, oder der Computer"


def not_in_turn():
    return "hier spielen beide gleichzeitig oder verbergen etwas: Beide brauchen ein eigenes Terminal"


def seat_taken():
    return "der andere Platz ist besetzt: Zu zweit an einem Bildschirm geht nur, solange er frei ist"


def unknown_name():
    return "niemand in diesem Turnier heißt so"


def next_cards(number):
    return "Neue Karten: Die Nummer wird ausgelost." if number is None else f"Die Karten von Nummer {formats.game_number(number)}."


def column(key):
    return {
        "name": "Name",
        "legs": "Spiele",
        "highest": "höchstes",
        "lowest": "tiefstes",
        "average": "Schnitt",
    }[key]


def scores(*, name, games, high, low, average):
    return f"{formats.name(name)}: " + (f"{formats.number(games)} Spiel" if games == 1 else f"{formats.number(games)} Spiele") + f", höchstes {high}, niedrigstes {low}, Schnitt {average}."


def next_players(names):
    return f"Als Nächstes: {formats.every(names)}."
