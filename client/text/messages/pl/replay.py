# Made from client/text/pl/replay.ftl by `python -m client.catalogue`.


def heading(*, game, number):
    return f"{formats.name(game)} · numer {formats.game_number(number)}"


def record_is_right():
    return "Sprawdzone: wszystkie karty, ruchy i wyniki się zgadzają."


def record_is_wrong(difference):
    return f"Ten zapis jest błędny: {difference}."


def score_of(*, name, score):
    return ("" if name is None else f"{formats.name(name)} ") + ("−" if score is None else f"{formats.number(score)}")


def won(*, winners, losers, why, scores):
    return f"zwycięstwo: {formats.names(winners)}" + (f"; poddanie: {formats.names(losers)}" if why == "resigned" else f"; nieobecność: {formats.names(losers)}" if why == "claimed" else f"; koniec czasu: {formats.names(losers)}" if why == "flag" else "") + ("" if scores is None else f" ({scores})")


def drawn(*, losers, why, scores):
    return "remis" + (f"; poddanie: {formats.names(losers)}" if why == "resigned" else f"; nieobecność: {formats.names(losers)}" if why == "claimed" else f"; koniec czasu: {formats.names(losers)}" if why == "flag" else "") + ("" if scores is None else f" ({scores})")


def reached(*, name, score):
    return f"{formats.name(name)}: wynik {formats.number(score)}"


def gave_up(name):
    return f"{formats.name(name)}: partia poddana"


def together_reached(score):
    return "gra poddana" if score is None else f"wspólny wynik: {formats.number(score)}"


def leg_name(*, kind, leg):
    return f"Plansza {leg}" if kind == "board" else f"Runda {leg}"


def leg_title(*, leg, player):
    return f"{leg}: {player}"


def plays_as(*, name, role):
    return f"{formats.name(name)} " + ("maksymalizuje" if role == "maximizer" else "minimalizuje" if role == "minimizer" else "strzeże drzewa" if role == "owner" else "zgaduje" if role == "guesser" else "gra solo")


def players_together(players):
    return f"{formats.number(players)} razem"


def move_of(*, move, moves):
    return f"ruch {move} z {moves}"


def score(*, score, change):
    return f"wynik {formats.number(score)}" + ("" if change == 0 else f" ({formats.signed(change)})")


def score_and_parts(*, score, parts):
    return f"{score}: {parts}"


def score_of_player(*, name, score, change):
    return f"{formats.name(name)} {formats.number(score)}" + ("" if change == 0 else f" ({formats.signed(change)})")


def played(*, name, move, change):
    return f"{formats.name(name)}: {move}" + ("" if change == 0 else f" {formats.signed(change)}")


def leg_ended(score):
    return f"koniec, wynik {formats.number(score)}"


def loading():
    return "Wczytywanie tego ruchu…"


def score_after(*, moves, score):
    return ("Na początku" if moves == 0 else f"Po {formats.number(moves)} ruchu" if moves == 1 else f"Po {formats.number(moves)} ruchach") + f" wynik to {formats.number(score)}."


def scores_after(*, moves, scores):
    return ("Na początku" if moves == 0 else f"Po {formats.number(moves)} ruchu" if moves == 1 else f"Po {formats.number(moves)} ruchach") + f": {scores}."


def legs_equal(*, moves, kind, score):
    return ("Na początku" if moves == 0 else f"Po {formats.number(moves)} ruchu" if moves == 1 else f"Po {formats.number(moves)} ruchach") + " obie " + ("plansze" if kind == "board" else "rundy") + f" mają {formats.number(score)}."


def legs_compared(*, moves, kind, first, second, leader, lead):
    return ("Na początku" if moves == 0 else f"Po {formats.number(moves)} ruchu" if moves == 1 else f"Po {formats.number(moves)} ruchach") + " " + (f"plansza 1 ma {formats.number(first)}, a plansza 2 ma {formats.number(second)}: plansza {leader} prowadzi o {formats.number(lead)}." if kind == "board" else f"runda 1 ma {formats.number(first)}, a runda 2 ma {formats.number(second)}: runda {leader} prowadzi o {formats.number(lead)}.")


def same_move():
    return "ten sam ruch"


def same_card():
    return "ta sama karta"


def differ():
    return "pierwsza różnica"


def differ_here(*, kind, change):
    return ("Odtąd plansze się różnią" if kind == "board" else "Odtąd rundy się różnią") + ": " + ("ta sama karta trafia w inne miejsce." if change == "place" else "zagrana jest inna karta." if change == "card" else "inna próba." if change == "guess" else "inny ruch.")


def takes_back(*, name, moves, revealed):
    return f"{formats.name(name)} cofa {formats.every(moves)}" + (" (odkryta karta)" if revealed else "")


def computer_plays(*, name, level):
    return f"{formats.name(name)}: dalej gra komputer ({formats.level(level)})"


def plays_again(name):
    return f"{formats.name(name)} znów gra"


def leaves(name):
    return f"{formats.name(name)} opuszcza mecz"


def replaced(*, name, other):
    return f"{formats.name(other)} zajmuje miejsce, na którym gra {formats.name(name)}"


def resigns(*, name, alone):
    return f"{formats.name(name)} " + ("poddaje partię" if alone else "poddaje mecz")


def claims(name):
    return f"{formats.name(name)} ogłasza zwycięstwo"


def out_of_time(name):
    return f"{formats.name(name)}: koniec czasu"


def out_of_time_in_leg(name):
    return f"{formats.name(name)}: koniec czasu w tej rundzie"


def time_back(*, name, time):
    return f"{formats.name(name)} odzyskuje {formats.duration(time)}"


def hint(name):
    return f"{formats.name(name)} prosi o podpowiedź"


def event_in_leg(*, event, leg):
    return f"{event} ({leg})"


def moves():
    return "Ruchy"


def playing():
    return "odtwarzanie"


def analysis():
    return "Analiza"


def key(key):
    return {
        "step": "krok",
        "play": "odtwórz",
        "pause": "pauza",
        "speed": "tempo",
        "go-to": "idź do",
        "part": "różnica",
        "event": "zdarzenie",
        "analysis": "analiza",
        "one-leg": "jedna runda",
        "other-leg": "inna runda",
        "both-legs": "obie rundy",
        "look": "patrz",
        "watch": "obejrzyj",
        "choose": "wybierz",
    }[key]


def go_to(*, typed, moves):
    return f"Idź do ruchu {typed}▌ (z {moves}): Enter przechodzi do niego, ←→ o tyle kroków"
