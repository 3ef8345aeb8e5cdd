# Made from client/text/pl/daily.ftl by `python -m client.catalogue`.


def title():
    return "Numer dnia"


def heading(*, game, day):
    return f"Numer dnia · {formats.name(game)}" + ("" if day is None else f" · {formats.day(day)}")


def about():
    return "Każda gra ma jeden numer dziennie, taki sam dla wszystkich na tym serwerze. Pozostaje ukryty do końca dnia. Masz jedną próbę i grasz każdą rolę raz. Najwyżej jest ten, kto wygra z największą przewagą."


def today(what):
    return f"Dziś: {what}."


def hidden_until(ends):
    return f"Numer jest ukryty do {formats.time_of_day(ends)} (północ UTC)."


def finished(count):
    return "Nikt jeszcze nie skończył." if count == 0 else f"{formats.number(count)} gracz skończył." if count == 1 else f"{formats.number(count)} gracze skończyli." if count % 10 >= 2 and count % 10 <= 4 and (count % 100 < 12 or count % 100 > 14) else f"{formats.number(count)} graczy skończyło."


def not_tried():
    return "Twoja próba jeszcze czeka."


def tried():
    return "Dzisiejsza próba jest wykorzystana. Nie ma jeszcze wyniku."


def play_computer(level):
    return f"Zagraj z komputerem ({formats.level(level)})"


def play_computer_hint():
    return "poziom taki sam dla wszystkich"


def play_friend():
    return "Zagraj ze znajomym"


def play_friend_hint():
    return "dołącza kodem; musi mieć jeszcze dzisiejszą próbę"


def friend_rule():
    return "Przeciwnik musi mieć jeszcze dzisiejszą próbę."


def resume():
    return "Wróć do swojej próby"


def resume_hint(room):
    return f"trwa w {room}"


def resume_in(room):
    return f"Wróć do swojej próby: {room}."


def own(*, reached, rank):
    return f"Twój wynik: {reached}." + ("" if rank is None else f" Pozycja do tej pory: {formats.number(rank)}.")


def lead(*, lead, points):
    return f"przewaga {formats.number(points)}" if lead == "ahead" else f"strata {formats.number(points)}" if lead == "behind" else "po równo"


def reached(*, lead, own, other, opponent):
    return f"{lead}, {formats.number(own)} do {formats.number(other)}, przeciwnik: {opponent}"


def reached_early(*, opponent, why):
    return f"wygrana: {formats.name(opponent)} – " + ("poddanie" if why == "resigned" else "nieobecność" if why == "claimed" else "koniec czasu")


def opponent_left(*, opponent, why):
    return f"{formats.name(opponent)} (" + ("poddanie" if why == "resigned" else "nieobecność" if why == "claimed" else "koniec czasu") + ")"


def computer(level):
    return f"komputer ({formats.level(level)})"


def score(*, own, other):
    return f"{formats.number(own)} do {formats.number(other)}"


def table_title(*, day, number):
    return f"{formats.day(day)}: nikt nie grał." if number is None else f"{formats.day(day)}: numer {formats.game_number(number)}."


def against(key):
    return {
        "computer": "Z komputerem",
        "friends": "Ze znajomymi",
    }[key]


def players(key, *, count):
    match key:
        case "computer":
            return "Z komputerem · " + ("nikt" if count == 0 else f"{formats.number(count)} osoba" if count == 1 else f"{formats.number(count)} osoby" if count % 10 >= 2 and count % 10 <= 4 and (count % 100 < 12 or count % 100 > 14) else f"{formats.number(count)} osób")
        case "friends":
            return "Ze znajomymi · " + ("nikt" if count == 0 else f"{formats.number(count)} osoba" if count == 1 else f"{formats.number(count)} osoby" if count % 10 >= 2 and count % 10 <= 4 and (count % 100 < 12 or count % 100 > 14) else f"{formats.number(count)} osób")
    raise KeyError(key)


def column(key):
    return {
        "rank": "pozycja",
        "name": "imię",
        "lead": "przewaga",
        "score": "wynik",
        "opponent": "przeciwnik",
        "time": "kiedy",
    }[key]


def won_early():
    return "wygrana"


def more(count):
    return f"i {formats.number(count)} inna osoba" if count == 1 else f"i {formats.number(count)} inne osoby" if count % 10 >= 2 and count % 10 <= 4 and (count % 100 < 12 or count % 100 > 14) else f"i {formats.number(count)} innych osób"


def row(*, rank, name, reached, match):
    return ("–" if rank is None else f"{formats.number(rank)}.") + f" {formats.name(name)}: {reached} (zapis {match})"


def room(*, day, ends):
    return f"Numer dnia {formats.day(day)}: każdy ma jedną próbę. Numer jest ukryty do końca dnia, czyli do {formats.time_of_day(ends)} (północ UTC)."


def rules():
    return "Próba liczy się, gdy zacznie się pierwsza runda. Nie ma podpowiedzi ani cofania ruchów."


def record_hidden(ends):
    return f"Numer pozostaje ukryty do końca dnia, czyli do {formats.time_of_day(ends)} (północ UTC). Potem możesz obejrzeć i sprawdzić zapis."


def result(lead):
    return f"Na numerze dnia: {lead}. Tabela pojawi się, gdy dzień się skończy."


def won():
    return "Wygrywasz, ale przeciwnik nie dokończył meczu. W tabeli jesteś niżej niż dokończone próby."


def not_ranked():
    return "Twoja próba skończyła się przed czasem, więc nie ma pozycji."


def leaving(ends):
    return f"Twoja próba czeka do końca dnia, czyli do {formats.time_of_day(ends)} (północ UTC): wrócisz do niej z ekranu startowego."


def command():
    return "Wpisz „dzienny”, albo „dzienny komputer” lub „dzienny znajomy”, żeby zagrać, albo „dzienny” i wcześniejszy dzień, np. „dzienny 2026-11-20”."


def key(key):
    return {
        "play": "graj, oglądaj",
        "day": "dzień",
        "game": "inna gra",
    }[key]
