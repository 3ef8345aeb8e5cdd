# Made from client/text/pl/matches.ftl by `python -m client.catalogue`.


def search():
    return "Szukaj meczów"


def search_hint():
    return "według gry, przeciwnika, wyniku, daty lub numeru"


def title_of(*, mine, name):
    return "Twoje mecze" if mine else f"Mecze: {formats.name(name)}"


def title_on_number(*, game, number):
    return f"Mecze: {formats.name(game)}, numer {formats.game_number(number)}"


def older():
    return "Starsze mecze"


def all():
    return "Wszystkie mecze"


def none_found():
    return "Żaden mecz nie pasuje do tego wyszukiwania."


def rated_only():
    return "Listy innych graczy mają tylko mecze rankingowe."


def everyones_rated():
    return "Są tu tylko mecze rankingowe, a te na numerze dnia dopiero po jego końcu."


def any_game():
    return "dowolna"


def opponent():
    return "Przeciwnik"


def opponent_hint():
    return "Imię, id gracza albo easy, normal, strong lub random. Puste: każdy."


def result_label():
    return "Wynik"


def any_result():
    return "dowolny"


def since_label():
    return "Od"


def until_label():
    return "Do"


def date_hint():
    return "Dzień UTC, np. 2026-11-20. Puste: dowolny."


def number_label():
    return "Numer"


def number_hint():
    return "Numer rozdania. Wybierz też grę. Puste: dowolny."


def players(key):
    return {
        "label": "Gracze",
        "one": "jeden gracz",
        "everyone": "wszyscy na tym numerze",
    }[key]


def go():
    return "Szukaj"


def result(key):
    return {
        "won": "wygrane",
        "lost": "przegrane",
        "drawn": "remisy",
        "played": "bez zwycięzcy",
    }[key]


def against_opponent(opponent):
    return f"przeciwnik: {formats.name(opponent)}"


def since(day):
    return f"od {day}"


def until(day):
    return f"do {day}"


def days(*, since, until):
    return f"od {since} do {until}"


def number(number):
    return f"numer {formats.game_number(number)}"


def mistake(key):
    return {
        "number-without-game": "Numer wymaga gry. Wybierz też grę.",
        "everyone-without-number": "Meczów wszystkich można szukać tylko według numeru. Dodaj numer.",
        "everyone-alone": "Szukając meczów wszystkich, nie podaje się przeciwnika ani wyniku. Pomiń je.",
        "everyone-of-player": "Szukaj meczów jednego gracza albo wszystkich, nie obu naraz.",
        "days-reversed": "Pierwszy dzień jest po ostatnim. Zamień je.",
        "same-player": "To dwa razy ta sama osoba. Wybierz dwóch graczy.",
    }[key]


def no_date(typed):
    return f"„{typed}” to nie dzień. Zapisz go tak: 2026-11-20."


def no_number(typed):
    return f"„{typed}” to nie numer rozdania. Wpisz liczbę całkowitą od 1 do 999 999 999 999."


def no_result(typed):
    return f"„{typed}” to nie wynik. Wybierz won, lost, drawn lub played."


def no_player(name):
    return f"Nie ma gracza {name} wśród ostatnich przeciwników ani w klasyfikacji. Sprawdź imię albo użyj id gracza."


def several_players(*, name, ids):
    return f"Imię {name} nosi kilka osób. Użyj id: {formats.either(ids)}."


def outcome(*, result, why):
    return ("wygrana" if result == "won" else "przegrana" if result == "lost" else "remis") + (" przez poddanie" if why == "resigned" else " przez nieobecność" if why == "claimed" else " na czas" if why == "flag" else "")


def outcome_score(*, result, own, other):
    return ("wygrana" if result == "won" else "przegrana" if result == "lost" else "remis") + f" {formats.number(own)} do {formats.number(other)}"


def not_finished():
    return "niedokończony"


def winners(*, winners, why):
    return f"zwycięstwo: {formats.names(winners)}" + (" przez poddanie" if why == "resigned" else " przez nieobecność" if why == "claimed" else " na czas" if why == "flag" else "")


def row(*, outcome, change, opponents):
    return f"{outcome}" + ("" if change is None else f" ({formats.signed(change)})") + ("" if opponents is None else f" – {formats.names(opponents)}")


def row_of_all(*, players, outcome):
    return f"{formats.names(players)}: {outcome}"


def player_score(*, name, score):
    return f"{formats.name(name)} {score}"


def by_correspondence(what):
    return f"{what}, korespondencyjnie"


def line(*, when, game, form, result, link):
    return f"{formats.date_time(when)}, {formats.name(game)}, {form}: {result}. {link}"


def versus():
    return "Bilans"


def versus_of(*, name, opponent):
    return f"Bilans · {formats.name(name)} – {formats.name(opponent)}"


def versus_line(*, name, opponent):
    return f"{formats.name(name)} – {formats.name(opponent)}:"


def column(key):
    return {
        "matches": "mecze",
        "won": "wygr.",
        "drawn": "remisy",
        "lost": "przegr.",
        "played": "bez zwycięzcy",
        "first": "pierwszy",
        "last": "ostatni",
    }[key]


def total():
    return "razem"


def tally(*, count, won, drawn, lost, played):
    return (f"{formats.number(count)} mecz" if count == 1 else f"{formats.number(count)} mecze" if count % 10 >= 2 and count % 10 <= 4 and (count % 100 < 12 or count % 100 > 14) else f"{formats.number(count)} meczów") + f": wygrane {formats.number(won)}" + ("" if drawn == 0 else f", remisy {formats.number(drawn)}") + f", przegrane {formats.number(lost)}" + ("" if played == 0 else f", bez zwycięzcy {formats.number(played)}")


def tally_of(*, name, tally):
    return f"{formats.name(name)}: {tally}"


def tally_of_all(tally):
    return f"Razem: {tally}."


def versus_row(*, game, form, tally, met):
    return f"{formats.name(game)}, {form}: {tally}. {met}"


def met_once(day):
    return f"Data: {formats.date(day)}."


def met(*, first, last):
    return f"Pierwszy mecz {formats.date(first)}, ostatni {formats.date(last)}."


def never_met(*, name, opponent, mine, own):
    return f"Nie macie zakończonych meczów: ty i {formats.name(opponent)}." if mine else (f"{formats.name(name)} i {formats.name(opponent)} nie mają " + ("zakończonych" if own else "rankingowych") + " meczów przeciw sobie.")


def how_to_search():
    return "Wpisz „mecze” i dowolne z tych: gra; „gracza NAME”; „przeciw NAME”; „wygrane”, „przegrane”, „remisy” lub „rozegrane”; „od DAY”; „do DAY”; „numer N”; „każdy”. Na przykład: „mecze przeciw Ben wygrane od 2026-11-01”."


def how_to_compare():
    return "Wpisz „porównaj” i gracza: imię, id gracza albo poziom komputera, np. „porównaj Ben”."


def older_command():
    return "Są starsze mecze: wpisz „starsze”."


def older_on_page():
    return "Są starsze mecze: wpisz matches, a potem older (jako polecenie: turnabout matches --count 100)."


def older_option(count):
    return f"Są starsze mecze: --count {count} pokaże więcej."


def no_older():
    return "Nie ma czego kontynuować. Najpierw wpisz „mecze”."


def key(key):
    return {
        "watch": "obejrzyj",
        "link": "skopiuj link",
        "versus": "bilans",
        "older": "starsze",
        "search": "szukaj",
        "matches": "mecze gracza",
    }[key]
