# Made from client/text/pl/tournament.ftl by `python -m client.catalogue`.


def title():
    return "Turniej"


def key():
    return "turniej"


def about():
    return "Każde imię ma swój najwyższy, najniższy i średni wynik. Jeśli znasz już karty, może się zmienić tylko twój najniższy wynik."


def none_yet():
    return "W tym pokoju nie ma turnieju."


def names_title():
    return "Imiona"


def names_hint():
    return "Od jednego do pięciu imion, oddzielonych przecinkami. Puste pole kończy turniej."


def names_placeholder():
    return "Ada, Ben"


def optional_names():
    return "Turniej"


def optional_names_hint():
    return "Do pięciu imion, oddzielonych przecinkami; gracie na zmianę na tym ekranie."


def optional_names_placeholder():
    return "puste: tylko ty"


def keep():
    return "Zapisz"


def too_many(number):
    return f"Turniej ma od jednego do pięciu imion, nie {formats.number(number)}."


def same_name():
    return "Każde imię musi być inne."


def who_plays():
    return "Kto gra teraz?"


def who_plays_key():
    return "kto gra"


def begin_key():
    return "zacznij"


def plays(name):
    return f"{formats.name(name)} gra"


def plays_as():
    return "Grasz jako"


def beside():
    return "Na zmianę z"


def beside_hint():
    return "gra na drugim miejscu na tym ekranie"


def no_name():
    return "nikt"


def no_name_hint():
    return "twoje partie się nie liczą"


def nobody_beside():
    return "nikt"


def nobody_beside_hint():
    return "na innym ekranie albo komputer"


def not_in_turn():
    return "tu oboje grają naraz albo coś ukrywają: każdy potrzebuje własnego terminala"


def seat_taken():
    return "drugie miejsce ma ktoś inny: we dwoje przy ekranie można grać, gdy jest wolne"


def unknown_name():
    return "nikt w tym turnieju nie ma takiego imienia"


def next_cards(number):
    return "Nowe karty: numer zostanie wylosowany." if number is None else f"Karty numeru {formats.game_number(number)}."


def column(key):
    return {
        "name": "imię",
        "legs": "partie",
        "highest": "najwyższy",
        "lowest": "najniższy",
        "average": "średni",
    }[key]


def scores(*, name, games, high, low, average):
    return f"{formats.name(name)}: " + (f"{formats.number(games)} partia" if games == 1 else f"{formats.number(games)} partie" if games % 10 >= 2 and games % 10 <= 4 and (games % 100 < 12 or games % 100 > 14) else f"{formats.number(games)} partii") + f", najwyższy wynik {high}, najniższy {low}, średni {average}."


def next_players(names):
    return f"Teraz: {formats.every(names)}."
