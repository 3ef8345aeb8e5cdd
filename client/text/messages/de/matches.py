# Made from client/text/de/matches.ftl by `python -m client.catalogue`.


def search():
    return "Matchs suchen"


def search_hint():
    return "nach Spiel, Gegenüber, Ergebnis, Datum oder Nummer"


def title_of(*, mine, name):
    return "Deine Matchs" if mine else f"Matchs von {formats.name(name)}"


def title_on_number(*, game, number):
    return f"Matchs auf {formats.name(game)} Nummer {formats.game_number(number)}"


def older():
    return "Ältere Matchs"


def all():
    return "Alle Matchs"


def none_found():
    return "Keine Matchs passen zu dieser Suche."


def rated_only():
    return "Listen anderer enthalten nur gewertete Matchs."


def everyones_rated():
    return "Nur gewertete Matchs stehen hier, und keine auf einer Tagesnummer, bevor ihr Tag endet."


def any_game():
    return "alle"


def opponent():
    return "Gegenüber"


def opponent_hint():
    return "Ein Name, die ID einer Person oder easy, normal, strong oder random. Leer: alle."


def result_label():
    return "Ergebnis"


def any_result():
    return "alle"


def since_label():
    return "Von"


def until_label():
    return "Bis"


def date_hint():
    return "Ein Tag in UTC, etwa 2026-11-20. Leer: jeder Tag."


def number_label():
    return "Nummer"


def number_hint():
    return "Eine Spielnummer. Wähle auch ihr Spiel. Leer: jede Nummer."


def players(key):
    return {
        "label": "Wer spielt",
        "one": "eine Person",
        "everyone": "alle auf der Nummer",
    }[key]


def go():
    return "Suchen"


def result(key):
    return {
        "won": "gewonnen",
        "lost": "verloren",
        "drawn": "unentschieden",
        "played": "ohne Sieg",
    }[key]


def against_opponent(opponent):
    return f"gegen {formats.name(opponent)}"


def since(day):
    return f"ab {day}"


def until(day):
    return f"bis {day}"


def days(*, since, until):
    return f"von {since} bis {until}"


def number(number):
    return f"Nummer {formats.game_number(number)}"


def mistake(key):
    return {
        "number-without-game": "Zu einer Nummer gehört ihr Spiel. Wähle auch das Spiel.",
        "everyone-without-number": "Die Matchs von allen kann man nur nach einer Nummer durchsuchen. Ergänze eine.",
        "everyone-alone": "Eine Suche in den Matchs von allen hat kein Gegenüber und kein Ergebnis. Lass beides weg.",
        "everyone-of-player": "Durchsuche entweder die Matchs einer Person oder die von allen.",
        "days-reversed": "Der erste Tag liegt nach dem letzten. Vertausch sie.",
        "same-player": "Das ist zweimal dieselbe Person. Wähle zwei verschiedene.",
    }[key]


def no_date(typed):
    return f"„{typed}“ ist kein Tag. Schreib ihn wie 2026-11-20."


def no_number(typed):
    return f"„{typed}“ ist keine Spielnummer. Schreib eine ganze Zahl von 1 bis 999.999.999.999."


def no_result(typed):
    return f"„{typed}“ ist kein Ergebnis. Wähle won, lost, drawn oder played."


def no_player(name):
    return f"Weder unter den letzten Gegenübern noch in der Rangliste heißt jemand {name}. Prüfe den Namen oder nimm die ID."


def several_players(*, name, ids):
    return f"Mehrere heißen {name}. Nimm eine ID: {formats.either(ids)}."


def outcome(*, result, why):
    return ("gewonnen" if result == "won" else "verloren" if result == "lost" else "unentschieden") + (" durch Aufgabe" if why == "resigned" else " wegen Abwesenheit" if why == "claimed" else " durch Zeitablauf" if why == "flag" else "")


def outcome_score(*, result, own, other):
    return ("gewonnen" if result == "won" else "verloren" if result == "lost" else "unentschieden") + f" {formats.number(own)} zu {formats.number(other)}"


def not_finished():
    return "nicht beendet"


def winners(*, winners, why):
    return f"Sieg für {formats.names(winners)}" + (" durch Aufgabe" if why == "resigned" else " wegen Abwesenheit" if why == "claimed" else " durch Zeitablauf" if why == "flag" else "")


def row(*, outcome, change, opponents):
    return f"{outcome}" + ("" if change is None else f" ({formats.signed(change)})") + ("" if opponents is None else f" gegen {formats.names(opponents)}")


def row_of_all(*, players, outcome):
    return f"{formats.names(players)}: {outcome}"


def player_score(*, name, score):
    return f"{formats.name(name)} {score}"


def line(*, when, game, form, result, link):
    return f"{formats.date_time(when)}, {formats.name(game)}, {form}: {result}. {link}"


def versus():
    return "Direkter Vergleich"


def versus_of(*, name, opponent):
    return f"Direkter Vergleich · {formats.name(name)} – {formats.name(opponent)}"


def versus_line(*, name, opponent):
    return f"{formats.name(name)} gegen {formats.name(opponent)}:"


def column(key):
    return {
        "matches": "Matchs",
        "won": "Siege",
        "drawn": "Remis",
        "lost": "verloren",
        "played": "ohne Sieg",
        "first": "erstes",
        "last": "letztes",
    }[key]


def total():
    return "alle"


def tally(*, count, won, drawn, lost, played):
    return (f"{formats.number(count)} Match" if count == 1 else f"{formats.number(count)} Matchs") + f": {formats.number(won)} gewonnen" + ("" if drawn == 0 else f", {formats.number(drawn)} unentschieden") + f", {formats.number(lost)} verloren" + ("" if played == 0 else f", {formats.number(played)} ohne Sieg")


def tally_of(*, name, tally):
    return f"{formats.name(name)}: {tally}"


def tally_of_all(tally):
    return f"Insgesamt: {tally}."


def by_correspondence(what):
    return f"{what} als Fernpartie"


def versus_row(*, game, form, tally, met):
    return f"{formats.name(game)}, {form}: {tally}. {met}"


def met_once(day):
    return f"Gespielt am {formats.date(day)}."


def met(*, first, last):
    return f"Erstes Match am {formats.date(first)}, letztes am {formats.date(last)}."


def never_met(*, name, opponent, mine, own):
    return f"Du hast noch kein Match gegen {formats.name(opponent)} beendet." if mine else (f"{formats.name(name)} und {formats.name(opponent)} haben gegeneinander " + ("noch kein Match beendet." if own else "keine gewerteten Matchs."))


def how_to_search():
    return "Tippe „matchs“ und dazu beliebig: ein Spiel; „von NAME“; „gegen NAME“; „gewonnen“, „verloren“, „unentschieden“ oder „gespielt“; „seit DAY“; „bis DAY“; „nummer N“; „jeder“. Zum Beispiel: „matchs gegen Ben gewonnen seit 2026-11-01“."


def how_to_compare():
    return "Tippe „vergleich“ und dazu einen Namen, die ID einer Person oder eine Stufe des Computers, etwa „vergleich Ben“."


def older_command():
    return "Es gibt ältere Matchs: Tippe „ältere“."


def older_on_page():
    return "Es gibt ältere Matchs: Tippe matches, dann older (als Befehl: turnabout matches --count 100)."


def older_option(count):
    return f"Es gibt ältere Matchs: --count {count} zeigt mehr."


def no_older():
    return "Es gibt keine Liste zum Fortsetzen. Tippe zuerst „matchs“."


def key(key):
    return {
        "watch": "ansehen",
        "link": "Link kopieren",
        "versus": "vergleichen",
        "older": "ältere",
        "search": "suchen",
        "matches": "alle Matchs",
    }[key]
