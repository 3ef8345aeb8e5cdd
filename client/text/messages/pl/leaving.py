# Made from client/text/pl/leaving.ftl by `python -m client.catalogue`.


def title():
    return "Wyjść z pokoju?"


def title_alone():
    return "Wyjść z partii?"


def leave():
    return "Wyjdź"


def stay():
    return "Zostań"


def keep_open():
    return "Wyjdź i zostaw pokój otwarty"


def keep_open_hint(name):
    return "serwer działa; może wejść " + ("ktoś znajomy" if name is None else f"{formats.name(name)}")


def stop_server():
    return "Wyjdź i zatrzymaj serwer"


def stop_server_hint():
    return "wszyscy wychodzą; mecze są zapisane"


def stopping_server():
    return "Zatrzymywanie serwera…"


def nobody_joined():
    return "Nikt jeszcze nie dołączył."


def seat_kept(*, names, several, until):
    return f"{formats.names(names)} " + ("też mają tu miejsca" if several else "też ma tu miejsce") + ". Twoje miejsce czeka" + ("" if until is None else f" do {formats.date(until)}") + ": wrócisz z ekranu startowego."


def match_over(*, code, until):
    return "Mecz się skończył. Twoje miejsce czeka" + ("" if until is None else f" do {formats.date(until)}") + f": aby wrócić, dołącz znów do pokoju {code}."


def game_kept(until):
    return "Twoja partia czeka" + ("" if until is None else f" do {formats.date(until)}") + ": wrócisz do niej z ekranu startowego."


def spectator():
    return "Tylko oglądasz: możesz wrócić w każdej chwili."


def computers_pause():
    return "Komputery robią przerwę, gdy nikt nie patrzy. Wrócisz z ekranu startowego."
