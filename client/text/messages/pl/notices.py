# Made from client/text/pl/notices.ftl by `python -m client.catalogue`.


def takeback_asked(names):
    return f"{formats.names(names)} prosi o cofnięcie ruchu."


def takeback_agreed():
    return "Twoja zgoda jest już przekazana. Pozostali też muszą się zgodzić."


def takeback_waits(names):
    return "Czekamy na zgodę na cofnięcie twojego ruchu: " + ("pozostali gracze" if names is None else f"{formats.names(names)}") + "."


def replacement_asked(*, person, level, names):
    return f"Czy dalej ma grać komputer ({formats.level(level)})? Zastąpi: {formats.names(names)}." if person is None else f"{formats.name(person)} chce grać dalej na tym miejscu: {formats.names(names)}."


def replacement_waits(*, person, level, names):
    return (f"Komputer ({formats.level(level)})" if person is None else f"{formats.name(person)}") + f" zagra dalej na tym miejscu, jeśli wszyscy się zgodzą: {formats.names(names)}."


def own_replacement_waits(names):
    return f"Czekamy na zgodę pozostałych w sprawie miejsca: {formats.names(names)}."


def left_match():
    return "Jesteś poza tym meczem."


def left_race():
    return "Jesteś poza tym wyścigiem. Twój stół jest zamknięty."


def seat_replaced(level):
    return f"Na twoim miejscu gra komputer ({formats.level(level)})."


def partner_away(*, names, seconds):
    return f"{formats.names(names)} jest offline." + ("" if seconds == 0 else f" Za {formats.duration(seconds)} możesz zwolnić to miejsce.")


def opponent_away(*, names, seconds):
    return f"{formats.names(names)} jest offline." + ("" if seconds == 0 else f" Za {formats.duration(seconds)} możesz ogłosić zwycięstwo albo pozwolić grać komputerowi.")


def opponent_gone(names):
    return f"{formats.names(names)} jest offline. Co teraz?"


def players_away(*, names, number):
    return f"{formats.names(names)} " + ("jest" if number == 1 else "są") + " offline."


def players_away_for(*, names, seconds):
    return f"Offline: {formats.names(names)}. Za {formats.duration(seconds)} dalej może grać komputer, jeśli inni się zgodzą."


def players_gone(*, names, number):
    return f"{formats.names(names)} " + ("jest offline lub poza meczem" if number == 1 else "są offline lub poza meczem") + ". Kto gra dalej?"


def action(key):
    return {
        "agree": "Zgódź się",
        "decline": "Odrzuć",
        "withdraw": "Wycofaj",
        "come_back": "Wróć na miejsce",
        "free": "Zwolnij miejsce",
        "go_on_without": "Wybierz",
        "ask_for_seat": "Poproś o miejsce",
    }[key]


def key(key):
    return {
        "agree": "zgoda",
        "decline": "odrzuć",
        "withdraw": "wycofaj",
        "come_back": "wróć na miejsce",
        "free": "zwolnij miejsce",
        "go_on_without": "wybierz",
        "ask_for_seat": "poproś o miejsce",
    }[key]


def command(*, command, action):
    return f"{command} ({action})"


def type_command(commands):
    return f"Wpisz {formats.either(commands)}."
