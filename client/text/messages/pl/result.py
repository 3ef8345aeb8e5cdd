# Made from client/text/pl/result.ftl by `python -m client.catalogue`.


def outcome(*, winner, name, points, high, low):
    return ("Wygrywasz" if winner == "you" else f"{formats.begin(formats.name(name))} wygrywa" if winner == "player" else "Remis") + (f", {formats.number(high)} do {formats.number(low)}" if points else "") + "."


def ended_early(*, why, winner, loser):
    return (("Poddajesz mecz" if loser is None else f"{formats.begin(formats.name(loser))} poddaje mecz") if why == "resigned" else ("Twój czas się skończył" if loser is None else f"{formats.begin(formats.name(loser))}: koniec czasu") if why == "flag" else "Nie ma cię w grze" if loser is None else f"{formats.begin(formats.name(loser))} nie wraca") + "; " + ("wygrywasz" if winner is None else f"wygrywa {formats.name(winner)}") + "."


def no_time_left():
    return "Obojgu skończył się czas w tej samej chwili: remis."


def you():
    return "ty"


def legs_won(*, winner, names, legs):
    return "Remis." if winner == "nobody" else f"Wspólne zwycięstwo: {formats.every(names)}. Wygrane rundy: {formats.number(legs)}." if winner == "several" else (("Wygrywasz" if winner == "you" else f"{formats.begin(formats.every(names))} wygrywa") + f". Wygrane rundy: {formats.number(legs)}.")


def together(*, score, number, mine):
    return ("Wasz wspólny wynik" if mine else "Wspólny wynik") + f": {score}" + ("." if number is None else f", numer {formats.game_number(number)}.")


def together_ended_early(why):
    return "Koniec gry: nikt nie został." if why == "resigned" else "Koniec gry: skończył się czas." if why == "flag" else "Gra skończyła się przed czasem."


def difference(score):
    return f"Różnica: {score}."


def rating_change(change):
    return f"Twój ranking zmienia się o {change}."


def accuracy_key(key):
    return f"{key} pokazuje dokładność graczy."


def unrated():
    return "Bez rankingu: cofnięto ruch, który odkrył kartę."


def race(*, winner, names, score):
    return f"Remis, wynik {score}." if winner == "nobody" else f"Wygrywasz, wynik {score}." if winner == "you" else f"{formats.begin(formats.names(names))} wygrywa, wynik {score}." if winner == "player" else f"{formats.begin(formats.names(names))} wygrywają, wynik {score}."


def race_ended_early(*, why, losers, loser, winner, names):
    return (("Opuszczasz wyścig" if losers == "you" else f"{formats.begin(formats.name(loser))} opuszcza wyścig" if losers == "one" else "Wszyscy inni opuścili wyścig") if why == "resigned" else ("Nie ma cię w grze" if losers == "you" else f"{formats.begin(formats.name(loser))} nie wraca" if losers == "one" else "Nikt inny nie wraca") if why == "claimed" else "Twój czas się skończył" if losers == "you" else f"{formats.begin(formats.name(loser))}: koniec czasu" if losers == "one" else "Czas się skończył") + "; " + ("wygrywasz." if winner == "you" else f"{formats.names(names)} wygrywa." if winner == "player" else f"{formats.names(names)} wygrywają.")


def race_without_winner(left):
    return "Wszyscy wyszli: nikt nie wygrywa." if left else "Wyścig skończył się przed czasem: nikt nie wygrywa."


def leg(*, leg, status):
    return f"runda {leg}, przerwana" if status == "unfinished" else f"runda {leg}, nierozegrana" if status == "waiting" else f"runda {leg}"


def board(*, board, status):
    return f"plansza {board}, przerwana" if status == "unfinished" else f"plansza {board}"


def role(key):
    return {
        "maximizer": "maksymalizuje",
        "minimizer": "minimalizuje",
        "owner": "strzeże drzewa",
        "guesser": "zgaduje",
    }[key]


def score():
    return "wynik"


def accuracy_of(role):
    return f"dokładność, {role}"


def score_of(name):
    return f"wynik, {formats.name(name)}"


def leg_in_short(*, leg, owner, reached):
    return f"{leg} strzeże {formats.name(owner)}: {reached}"


def rematch_starts(agreement):
    return "Jeszcze raz? Rewanż zacznie się, gdy " + ("oboje wybierzecie to samo rozdanie." if agreement == "both" else "wszyscy wybiorą to samo rozdanie." if agreement == "all" else "wszyscy go wybiorą.")


def rematch_starts_itself():
    return "Uzgodniony rewanż zaczyna się sam, nawet gdy cię nie ma."


def you_want_rematch(*, name, what):
    return "Chcesz " + ("rewanżu na tym samym numerze" if what == "same_number" else "rewanżu na nowym numerze" if what == "new_number" else "rewanżu") + f". Czekamy na: {formats.name(name)}."


def wants_rematch(*, accept, name, what):
    return f"{formats.begin(formats.name(name))} chce " + ("rewanżu na tym samym numerze" if what == "same_number" else "rewanżu na nowym numerze" if what == "new_number" else "rewanżu") + ("." if accept is None else f": {accept}.")


def want_rematch(*, names, several, accept, what, missing):
    return f"{formats.begin(formats.names(names))} " + ("chcą" if several else "chce") + " " + ("rewanżu na tym samym numerze" if what == "same_number" else "rewanżu na nowym numerze" if what == "new_number" else "rewanżu") + ("." if accept is None else f": {accept}.") + f" Brakuje zgody: {formats.number(missing)}."


def press_to_accept(key):
    return f"naciśnij {key}, aby przyjąć"


def type_to_accept(command):
    return f"wpisz {command}, aby przyjąć"
