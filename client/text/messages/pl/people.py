# Made from client/text/pl/people.ftl by `python -m client.catalogue`.


def you():
    return "ty"


def away():
    return "offline"


def nobody():
    return "jeszcze nikt"


def guest():
    return "Gość"


def the_computer():
    return "komputer"


def computer(level):
    return f"komputer, {formats.level(level)}"


def seat(number):
    return f"miejsce {number}"


def moving(*, players, number, name):
    return "grają oboje" if players == "both" else "grają wszyscy" if players == "all" else f"liczba grających: {formats.number(number)}" if players == "some" else "ty grasz dalej" if players == "you" else f"{formats.name(name)} gra dalej"


def players(*, number, away):
    return f"grających: {formats.number(number)}" + ("" if away == 0 else f", offline: {formats.number(away)}")
