# Made from client/text/pl/invitation.ftl by `python -m client.catalogue`.


def title(*, host, game):
    return f"Zaproszenie do gry {formats.name(game)}" if host is None else f"{formats.name(host)} zaprasza cię do gry {formats.name(game)}"


def role(*, host, role):
    return ("Gospodarz gra najpierw o wysoki wynik, a ty o niski. Potem zamiana ról." if host is None else f"{formats.name(host)} gra najpierw o wysoki wynik, a ty o niski. Potem zamiana ról.") if role == "maximizer" else ("Ty grasz najpierw o wysoki wynik, a gospodarz o niski. Potem zamiana ról." if host is None else f"Ty grasz najpierw o wysoki wynik, a {formats.name(host)} o niski. Potem zamiana ról.") if role == "minimizer" else ("Najpierw drzewa strzeże gospodarz. Potem zamiana ról." if host is None else f"Najpierw drzewa strzeże {formats.name(host)}. Potem zamiana ról.") if role == "owner" else "Najpierw ty strzeżesz drzewa. Potem zamiana ról." if role == "guesser" else "Kto najpierw strzeże drzewa, decyduje los. Potem zamiana ról." if role == "drawn_owner" else "Kto najpierw gra o wysoki wynik, decyduje los. Potem zamiana ról."


def free_seats(*, free, seats):
    return f"Wolne miejsca: {formats.number(free)} z {seats}."


def full():
    return "Wszystkie miejsca są zajęte. Możesz oglądać."


def full_closed():
    return "Wszystkie miejsca są zajęte, a pokój nie wpuszcza widzów."
