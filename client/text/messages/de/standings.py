# Made from client/text/de/standings.ftl by `python -m client.catalogue`.


def title():
    return "Rangliste"


def hint():
    return "Wertungen auf diesem Server"


def title_of(game):
    return f"Rangliste · {formats.name(game)}"


def title_of_correspondence(game):
    return f"Rangliste · {formats.name(game)}, Fernpartien"


def tables():
    return "Ranglisten, Ergebnisse"


def tables_hint():
    return "Wertungen, deine Seite, Bestleistungen, Nummern"


def tables_title():
    return "Ranglisten und Ergebnisse"


def tables_text():
    return "Sie liegen auf dem Server, auf dem du spielst, nach Spielen geordnet."


def nobody_rated():
    return "Hier hat noch niemand eine Wertung. Wer zu zweit ein Match auf einer Zufallsnummer beendet, bekommt eine."


def what_counts():
    return "Ein Match zählt, wenn zwei auf einer geheimen Zufallsnummer ohne Tipps spielen. Keine Rücknahme darf eine Karte aufgedeckt haben. Alle beginnen bei 1.500. Die Zahl nach ± zeigt, wie sicher eine Wertung ist."


def rated_apart():
    return "Fernpartien (ein Tag oder mehr pro Zug) haben eigene Wertungen."


def what_it_is_worth():
    return "Alle können unter neuem Namen neu anfangen, also ist eine Wertung nur ein Anhaltspunkt."


def column(key):
    return {
        "rank": "Rang",
        "name": "Name",
        "rating": "Wertung",
        "uncertainty": "±",
        "matches": "Matchs",
        "won": "Siege",
        "drawn": "Remis",
        "lost": "verloren",
        "last": "zuletzt",
    }[key]


def rating(*, rating, uncertainty):
    return f"{formats.number(rating)} ±{formats.number(uncertainty)}"


def uncertainty(uncertainty):
    return f"±{formats.number(uncertainty)}"


def ranked(*, rating, rank):
    return f"{rating}, " + ("vorläufig" if rank is None else f"Rang {formats.number(rank)}")


def more_ranked(count):
    return f"{formats.number(count)} weitere Person hat einen Rang." if count == 1 else f"{formats.number(count)} weitere haben einen Rang."


def provisional(*, count, limit):
    return f"{formats.number(count)} Person hat eine vorläufige Wertung: ± ist über {formats.number(limit)}." if count == 1 else f"{formats.number(count)} Personen haben vorläufige Wertungen: ± ist über {formats.number(limit)}."


def row(*, rank, name, rating, tally, last):
    return ("" if rank is None else f"{formats.number(rank)}. ") + f"{formats.name(name)}: {rating}; {tally}; zuletzt am {formats.date(last)}."


def your_page():
    return "Deine Seite"


def your_page_hint():
    return "deine Matchs, Ergebnisse und Aufzeichnungen"


def since(first):
    return "Hier noch keine beendeten Matchs." if first is None else f"Spielt hier seit dem {formats.date(first)}."


def player_id(id):
    return f"ID: {id}."


def player_line(*, name, first, id):
    return f"{formats.name(name)} " + ("hat hier noch kein Match beendet" if first is None else f"spielt hier seit dem {formats.date(first)}") + ("" if id is None else f" (ID {id})") + "."


def no_matches():
    return "Noch keine beendeten Matchs mit anderen."


def computers_matches():
    return "Die Matchs eines Computers stehen auf den Seiten derer, die gegen ihn gespielt haben."


def game(*, game, rating, tally):
    return f"{formats.name(game)}: {rating}; {tally}"


def by_correspondence(*, rating, tally):
    return f"Fernpartien: {rating}; {tally}"


def matches():
    return "Matchs"


def best_alone_list(games):
    return f"Beste Spiele allein: {formats.every(games)}."


def best_helped_list(games):
    return f"Beste Spiele allein mit Hilfe: {formats.every(games)}."


def best_casual_list(games):
    return f"Beste Übungsspiele: {formats.every(games)}."


def score_on_number(*, score, number):
    return f"{score} auf Nummer {formats.game_number(number)}"


def record():
    return "Aufzeichnung:"


def record_link(link):
    return f"Wer diesen Link hat, kann die Aufzeichnung sehen: {link}"


def key(key):
    return {
        "page": "Seite ansehen",
        "your-page": "deine Seite",
        "game": "Spiel",
        "correspondence": "Fernpartien",
        "live": "live",
    }[key]
