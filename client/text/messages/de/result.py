# Made from client/text/de/result.ftl by `python -m client.catalogue`.


def outcome(*, winner, name, points, high, low):
    return ("Du gewinnst" if winner == "you" else f"{formats.begin(formats.name(name))} gewinnt" if winner == "player" else "Unentschieden") + (f", {formats.number(high)} zu {formats.number(low)}" if points else "") + "."


def ended_early(*, why, winner, loser):
    return (("Du hast aufgegeben" if loser is None else f"{formats.begin(formats.name(loser))} hat aufgegeben") if why == "resigned" else ("Deine Zeit ist abgelaufen" if loser is None else f"Die Zeit von {formats.name(loser)} ist abgelaufen") if why == "flag" else "Du warst weg" if loser is None else f"{formats.begin(formats.name(loser))} war weg") + ", und " + ("du gewinnst" if winner is None else f"{formats.name(winner)} gewinnt") + " das Match."


def no_time_left():
    return "Beiden ist die Zeit im selben Augenblick abgelaufen: unentschieden."


def you():
    return "du"


def legs_won(*, winner, names, legs):
    return "Unentschieden." if winner == "nobody" else (f"{formats.begin(formats.every(names))} teilen sich den Sieg mit " + (f"{formats.number(legs)} gewonnenen Runde" if legs == 1 else f"{formats.number(legs)} gewonnenen Runden") + ".") if winner == "several" else (("Du gewinnst" if winner == "you" else f"{formats.begin(formats.every(names))} gewinnt") + " mit " + (f"{formats.number(legs)} gewonnenen Runde" if legs == 1 else f"{formats.number(legs)} gewonnenen Runden") + ".")


def together(*, score, number, mine):
    return "Gemeinsam " + ("habt ihr" if mine else "haben sie") + f" {score} erreicht" + ("." if number is None else f", auf Nummer {formats.game_number(number)}.")


def together_ended_early(why):
    return "Das Spiel ist zu Ende: Alle sind gegangen." if why == "resigned" else "Das Spiel ist zu Ende: Die Zeit ist abgelaufen." if why == "flag" else "Das Spiel endete vorzeitig."


def difference(score):
    return f"Der Unterschied beträgt {score}."


def rating_change(change):
    return f"Deine Wertung ändert sich um {change}."


def accuracy_key(key):
    return f"{key} zeigt die Genauigkeit von allen."


def unrated():
    return "Nicht gewertet: Nach einer aufgedeckten Karte wurde ein Zug zurückgenommen."


def race(*, winner, names, score):
    return f"Unentschieden bei {score}." if winner == "nobody" else f"Du gewinnst mit {score}." if winner == "you" else f"{formats.begin(formats.names(names))} gewinnt mit {score}." if winner == "player" else f"{formats.begin(formats.names(names))} gewinnen mit {score}."


def race_ended_early(*, why, losers, loser, winner, names):
    return (("Du bist gegangen" if losers == "you" else f"{formats.begin(formats.name(loser))} ist gegangen" if losers == "one" else "Alle anderen sind gegangen") if why == "resigned" else ("Du warst weg" if losers == "you" else f"{formats.begin(formats.name(loser))} war weg" if losers == "one" else "Alle anderen waren weg") if why == "claimed" else "Deine Zeit ist abgelaufen" if losers == "you" else f"Die Zeit von {formats.name(loser)} ist abgelaufen" if losers == "one" else "Die Zeit ist abgelaufen") + ": " + ("Du gewinnst." if winner == "you" else f"{formats.begin(formats.names(names))} gewinnt." if winner == "player" else f"{formats.begin(formats.names(names))} gewinnen.")


def race_without_winner(left):
    return "Alle sind gegangen: Niemand gewinnt." if left else "Das Rennen endete vorzeitig: Niemand gewinnt."


def leg(*, leg, status):
    return f"Runde {leg}, abgebrochen" if status == "unfinished" else f"Runde {leg}, nicht gespielt" if status == "waiting" else f"Runde {leg}"


def board(*, board, status):
    return f"Brett {board}, abgebrochen" if status == "unfinished" else f"Brett {board}"


def role(key):
    return {
        "maximizer": "maximiert",
        "minimizer": "minimiert",
        "owner": "Baum gehütet",
        "guesser": "geraten",
    }[key]


def score():
    return "Punkte"


def accuracy_of(role):
    return f"Genauigkeit, {role}"


def score_of(name):
    return f"Punkte, {formats.name(name)}"


def leg_in_short(*, leg, owner, reached):
    return f"{leg} von {formats.name(owner)}: {reached}"


def rematch_starts(agreement):
    return "Noch mal spielen? Die Revanche beginnt, wenn " + ("ihr euch bei den Karten einig seid." if agreement == "both" else "sich alle bei den Karten einig sind." if agreement == "all" else "alle sie wählen.")


def rematch_starts_itself():
    return "Eine vereinbarte Revanche beginnt automatisch, auch während du weg bist."


def you_want_rematch(*, name, what):
    return "Du möchtest " + ("eine Revanche auf derselben Nummer" if what == "same_number" else "eine Revanche auf einer neuen Nummer" if what == "new_number" else "eine Revanche") + f". Warten auf {formats.name(name)}."


def wants_rematch(*, accept, name, what):
    return f"{formats.begin(formats.name(name))} möchte " + ("eine Revanche auf derselben Nummer" if what == "same_number" else "eine Revanche auf einer neuen Nummer" if what == "new_number" else "eine Revanche") + ("." if accept is None else f": {accept}.")


def want_rematch(*, names, several, accept, what, missing):
    return f"{formats.begin(formats.names(names))} " + ("möchten" if several else "möchte") + " " + ("eine Revanche auf derselben Nummer" if what == "same_number" else "eine Revanche auf einer neuen Nummer" if what == "new_number" else "eine Revanche") + ("." if accept is None else f": {accept}.") + " " + (f"{formats.number(missing)} Zusage fehlt" if missing == 1 else f"{formats.number(missing)} Zusagen fehlen") + " noch."


def press_to_accept(key):
    return f"{key} nimmt an"


def type_to_accept(command):
    return f"{command} nimmt an"
