# Made from client/text/pl/standings.ftl by `python -m client.catalogue`.


def title():
    return "Klasyfikacja"


def hint():
    return "rankingi graczy na tym serwerze"


def title_of(game):
    return f"Klasyfikacja · {formats.name(game)}"


def title_of_correspondence(game):
    return f"Klasyfikacja · {formats.name(game)}, korespondencyjnie"


def tables():
    return "Klasyfikacja, rekordy"


def tables_hint():
    return "rankingi, twoja strona, rekordy, numery"


def tables_title():
    return "Klasyfikacja i rekordy"


def tables_text():
    return "Prowadzi je serwer, na którym grasz, osobno dla każdej gry."


def nobody_rated():
    return "Nikt nie ma tu jeszcze rankingu. Dostają go dwie osoby, które ukończą mecz na losowym numerze."


def what_counts():
    return "Liczy się mecz dwóch osób na ukrytym losowym numerze, bez podpowiedzi. Żadne cofnięcie nie mogło odkryć karty. Wszyscy zaczynają od 1500. Liczba po ± pokazuje, jak pewny jest ranking."


def rated_apart():
    return "Partie korespondencyjne (dzień lub więcej na ruch) mają osobny ranking."


def what_it_is_worth():
    return "Każdy może zacząć od nowa jako nowy gracz, więc ranking jest tylko orientacyjny."


def column(key):
    return {
        "rank": "pozycja",
        "name": "imię",
        "rating": "ranking",
        "uncertainty": "±",
        "matches": "mecze",
        "won": "wygrane",
        "drawn": "remisy",
        "lost": "przegrane",
        "last": "ostatni",
    }[key]


def rating(*, rating, uncertainty):
    return f"{formats.number(rating)} ±{formats.number(uncertainty)}"


def uncertainty(uncertainty):
    return f"±{formats.number(uncertainty)}"


def ranked(*, rating, rank):
    return f"{rating}, " + ("tymczasowy" if rank is None else f"pozycja {formats.number(rank)}")


def more_ranked(count):
    return f"{formats.number(count)} kolejny gracz ma pozycję." if count == 1 else f"{formats.number(count)} kolejni gracze mają pozycje." if count % 10 >= 2 and count % 10 <= 4 and (count % 100 < 12 or count % 100 > 14) else f"{formats.number(count)} kolejnych graczy ma pozycje."


def provisional(*, count, limit):
    return f"{formats.number(count)} gracz ma ranking tymczasowy: ± jest powyżej {formats.number(limit)}." if count == 1 else f"{formats.number(count)} gracze mają ranking tymczasowy: ± jest powyżej {formats.number(limit)}." if count % 10 >= 2 and count % 10 <= 4 and (count % 100 < 12 or count % 100 > 14) else f"{formats.number(count)} graczy ma ranking tymczasowy: ± jest powyżej {formats.number(limit)}."


def row(*, rank, name, rating, tally, last):
    return ("" if rank is None else f"{formats.number(rank)}. ") + f"{formats.name(name)}: {rating}; {tally}; ostatni {formats.date(last)}."


def your_page():
    return "Twoja strona"


def your_page_hint():
    return "twoje mecze, wyniki i zapisy"


def since(first):
    return "Nie ma tu jeszcze zakończonych meczów." if first is None else f"Gra tu od {formats.date(first)}."


def player_id(id):
    return f"Id gracza: {id}."


def player_line(*, name, first, id):
    return f"{formats.name(name)} " + ("nie ma tu jeszcze zakończonego meczu" if first is None else f"gra tu od {formats.date(first)}") + ("" if id is None else f" (id gracza {id})") + "."


def no_matches():
    return "Nie ma jeszcze zakończonych meczów z innymi graczami."


def computers_matches():
    return "Mecze komputera są na stronach jego przeciwników."


def game(*, game, rating, tally):
    return f"{formats.name(game)}: {rating}; {tally}"


def by_correspondence(*, rating, tally):
    return f"Korespondencyjnie: {rating}; {tally}"


def matches():
    return "Mecze"


def best_alone_list(games):
    return f"Najlepsze partie solo: {formats.every(games)}."


def best_helped_list(games):
    return f"Najlepsze partie solo z pomocą: {formats.every(games)}."


def best_casual_list(games):
    return f"Najlepsze partie treningowe: {formats.every(games)}."


def score_on_number(*, score, number):
    return f"{score}, numer {formats.game_number(number)}"


def record():
    return "Zapis:"


def record_link(link):
    return f"Każdy, kto ma ten link, może zobaczyć zapis: {link}"


def key(key):
    return {
        "page": "strona gracza",
        "your-page": "twoja strona",
        "game": "gra",
        "correspondence": "korespondencyjne",
        "live": "na żywo",
    }[key]
