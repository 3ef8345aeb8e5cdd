# Made from client/text/de/replay.ftl by `python -m client.catalogue`.


def heading(*, game, number):
    return f"{formats.name(game)} · Nummer {formats.game_number(number)}"


def record_is_right():
    return "Geprüft: Alle Karten, Züge und Punkte stimmen."


def record_is_wrong(difference):
    return f"Diese Aufzeichnung ist falsch: {difference}."


def score_of(*, name, score):
    return ("" if name is None else f"{formats.name(name)} ") + ("−" if score is None else f"{formats.number(score)}")


def won(*, winners, losers, why, scores):
    return f"Sieg für {formats.names(winners)}" + (f": Aufgegeben hat {formats.names(losers)}" if why == "resigned" else f": Weggeblieben ist {formats.names(losers)}" if why == "claimed" else f": Keine Zeit mehr hatte {formats.names(losers)}" if why == "flag" else "") + ("" if scores is None else f" ({scores})")


def drawn(*, losers, why, scores):
    return "unentschieden" + (f": Aufgegeben hat {formats.names(losers)}" if why == "resigned" else f": Weggeblieben ist {formats.names(losers)}" if why == "claimed" else f": Keine Zeit mehr hatte {formats.names(losers)}" if why == "flag" else "") + ("" if scores is None else f" ({scores})")


def reached(*, name, score):
    return f"{formats.name(name)} hat {formats.number(score)} erreicht"


def gave_up(name):
    return f"{formats.name(name)} hat aufgegeben"


def together_reached(score):
    return "gemeinsam aufgegeben" if score is None else f"gemeinsam {formats.number(score)} erreicht"


def leg_name(*, kind, leg):
    return f"Brett {leg}" if kind == "board" else f"Runde {leg}"


def leg_title(*, leg, player):
    return f"{leg}: {player}"


def plays_as(*, name, role):
    return f"{formats.name(name)} " + ("maximiert" if role == "maximizer" else "minimiert" if role == "minimizer" else "hütet" if role == "owner" else "rät" if role == "guesser" else "spielt allein")


def players_together(players):
    return f"{formats.number(players)} gemeinsam"


def move_of(*, move, moves):
    return f"Zug {move} von {moves}"


def score(*, score, change):
    return f"Punkte {formats.number(score)}" + ("" if change == 0 else f" ({formats.signed(change)})")


def score_and_parts(*, score, parts):
    return f"{score}: {parts}"


def score_of_player(*, name, score, change):
    return f"{formats.name(name)} {formats.number(score)}" + ("" if change == 0 else f" ({formats.signed(change)})")


def played(*, name, move, change):
    return f"{formats.name(name)}: {move}" + ("" if change == 0 else f" {formats.signed(change)}")


def leg_ended(score):
    return f"vorbei, Punkte {formats.number(score)}"


def loading():
    return "Dieser Zug wird geladen …"


def score_after(*, moves, score):
    return ("Am Anfang" if moves == 0 else f"Nach {formats.number(moves)} Zug" if moves == 1 else f"Nach {formats.number(moves)} Zügen") + f" ist der Stand {formats.number(score)}."


def scores_after(*, moves, scores):
    return ("Am Anfang" if moves == 0 else f"Nach {formats.number(moves)} Zug" if moves == 1 else f"Nach {formats.number(moves)} Zügen") + f": {scores}."


def legs_equal(*, moves, kind, score):
    return ("Am Anfang" if moves == 0 else f"Nach {formats.number(moves)} Zug" if moves == 1 else f"Nach {formats.number(moves)} Zügen") + " stehen beide " + ("Bretter" if kind == "board" else "Runden") + f" bei {formats.number(score)}."


def legs_compared(*, moves, kind, first, second, leader, lead):
    return ("Am Anfang" if moves == 0 else f"Nach {formats.number(moves)} Zug" if moves == 1 else f"Nach {formats.number(moves)} Zügen") + " " + (f"steht Brett 1 bei {formats.number(first)}, Brett 2 bei {formats.number(second)}: Brett {leader} führt mit {formats.number(lead)}." if kind == "board" else f"steht Runde 1 bei {formats.number(first)}, Runde 2 bei {formats.number(second)}: Runde {leader} führt mit {formats.number(lead)}.")


def same_move():
    return "gleicher Zug"


def same_card():
    return "gleiche Karte"


def differ():
    return "erster Unterschied"


def differ_here(*, kind, change):
    return ("Ab hier unterscheiden sich die Bretter" if kind == "board" else "Ab hier unterscheiden sich die Runden") + ": " + ("Dieselbe Karte kommt an eine andere Stelle." if change == "place" else "Eine andere Karte wird gespielt." if change == "card" else "Der Versuch ist ein anderer." if change == "guess" else "Der Zug ist ein anderer.")


def takes_back(*, name, moves, revealed):
    return f"{formats.name(name)} nimmt {formats.every(moves)} zurück" + (", womit eine Karte aufgedeckt worden war" if revealed else "")


def computer_plays(*, name, level):
    return f"für {formats.name(name)} spielt der Computer ({formats.level(level)})"


def plays_again(name):
    return f"{formats.name(name)} spielt wieder"


def leaves(name):
    return f"{formats.name(name)} verlässt das Match"


def replaced(*, name, other):
    return f"{formats.name(other)} übernimmt von {formats.name(name)}"


def resigns(*, name, alone):
    return f"{formats.name(name)} " + ("gibt auf" if alone else "gibt auf")


def claims(name):
    return f"{formats.name(name)} beansprucht den Sieg"


def out_of_time(name):
    return f"die Zeit von {formats.name(name)} läuft ab"


def out_of_time_in_leg(name):
    return f"die Zeit von {formats.name(name)} in dieser Runde läuft ab"


def time_back(*, name, time):
    return f"{formats.name(name)} bekommt {formats.duration(time)} zurück"


def hint(name):
    return f"{formats.name(name)} holt einen Tipp"


def event_in_leg(*, event, leg):
    return f"{event} ({leg})"


def moves():
    return "Züge"


def playing():
    return "läuft"


def analysis():
    return "Analyse"


def key(key):
    return {
        "step": "Schritt",
        "play": "abspielen",
        "pause": "anhalten",
        "speed": "Tempo",
        "go-to": "gehe zu",
        "part": "Unterschied",
        "event": "Ereignis",
        "analysis": "Analyse",
        "one-leg": "eine Runde",
        "other-leg": "andere Runde",
        "both-legs": "beide Runden",
        "look": "umsehen",
        "watch": "ansehen",
        "choose": "wählen",
    }[key]


def go_to(*, typed, moves):
    return f"Gehe zu Zug {typed}▌ (von {moves}): Enter springt hin, ←→ um so viele weiter"
