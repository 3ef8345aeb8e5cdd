# Made from client/text/pl/your_games.ftl by `python -m client.catalogue`.


def title():
    return "Twoje partie"


def hint():
    return "na wszystkich serwerach, najpierw te, które czekają"


def title_at(server):
    return f"Twoje partie na {formats.name(server)}"


def none():
    return "Nie masz partii na tym serwerze."


def state(*, state, other):
    return "Twoja kolej" if state == "yours" else ("Kolej innych" if other is None else f"Kolej: {formats.name(other)}") if state == "others" else "Czeka na graczy" if state == "players" else "Wygrana" if state == "won" else "Przegrana" if state == "lost" else "Remis" if state == "drawn" else "Koniec"


def game(*, game, other, number):
    return f"{formats.name(game)}" + ("" if other is None else f" – {formats.name(other)}") + ("" if number is None else f", numer {formats.game_number(number)}")


def score(points):
    return f"wynik {formats.number(points)}"


def last_move(*, move, by):
    return f"{formats.name(by)}: {move}"


def row(*, state, game, score, move, address):
    return f"{state}. {game}" + ("" if score is None else f", {score}") + ("" if move is None else f", {move}") + f". {address}"


def waiting_command(count):
    return f"Czeka na ciebie {formats.number(count)} inna partia. Wpisz „następna”, aby ją otworzyć." if count == 1 else f"Czekają na ciebie {formats.number(count)} inne partie. Wpisz „następna”, aby otworzyć pierwszą." if count % 10 >= 2 and count % 10 <= 4 and (count % 100 < 12 or count % 100 > 14) else f"Czeka na ciebie {formats.number(count)} innych partii. Wpisz „następna”, aby otworzyć pierwszą."


def waiting_key(count):
    return f"Czeka na ciebie {formats.number(count)} inna partia: otwiera ją Ctrl+N." if count == 1 else f"Czekają na ciebie {formats.number(count)} inne partie: pierwszą otwiera Ctrl+N." if count % 10 >= 2 and count % 10 <= 4 and (count % 100 < 12 or count % 100 > 14) else f"Czeka na ciebie {formats.number(count)} innych partii: pierwszą otwiera Ctrl+N."


def none_waiting():
    return "Nie czeka na ciebie żadna inna partia."


def lost(*, server, why):
    return f"Utracono połączenie z {formats.name(server)}: {why}"


def back(server):
    return f"Połączenie z {formats.name(server)} wróciło."


def not_run(*, command, why):
    return f"Nie udało się uruchomić {command}: {why}"


def failed(*, command, code):
    return f"{command} – zakończone z kodem {code}."


def run_needs_watch():
    return "--run wymaga --watch."


def run_what():
    return "Po --run podaj program, np. --run notify-send."


def run_extra(word):
    return f"„{word}” to nie opcja. Program do uruchomienia podaje się po --run."
