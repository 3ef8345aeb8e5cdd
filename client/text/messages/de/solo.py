# Made from client/text/de/solo.ftl by `python -m client.catalogue`.


def dealing():
    return "Die Karten werden gegeben …"


def looking():
    return "Gewinnbare Nummer wird gesucht …"


def title():
    return "Das Spiel"


def about(*, number, score, beat, best):
    return ("" if number is None else f"Nummer {formats.game_number(number)}.") + ("" if score is None else (("" if number is None else " ") + f"{score}" + ("" if beat is None else (f"; {formats.number(beat)} zu " + ("erreichen" if best else "schlagen"))) + "."))


def continue_game():
    return "Weiterspielen"


def switch_hints(key):
    return {
        "on": "Bei jedem Zug einen Tipp",
        "off": "Tipps nur auf Wunsch",
    }[key]


def high_scores():
    return "Bestleistungen"


def new_game():
    return "Ein neues Spiel"


def new_game_hint():
    return "auf einer zufälligen Nummer"


def same_number():
    return "Noch mal dieselbe Nummer"


def choose_number():
    return "Eine Nummer spielen"


def choose_number_hint():
    return "die du eingibst"


def how_to_play():
    return "So wird gespielt"


def how_to_play_hint():
    return "Regeln, Zeichen, Tasten, Mitwirkende"


def resign():
    return "Dieses Spiel abbrechen"


def leave():
    return "Verlassen"


def leave_hint():
    return "das Spiel bleibt gespeichert"


def abandon_title():
    return "Dieses Spiel verlassen?"


def abandon_text():
    return "Heb es auf dem Startbildschirm auf oder brich es ab: Dann zählt es nicht."


def abandon_text_tournament():
    return "Es ist noch nicht vorbei. Wenn du es abbrichst, zählt es nicht."


def keep():
    return "Für später aufheben"


def give_up():
    return "Abbrechen"


def resign_title():
    return "Dieses Spiel abbrechen?"


def resign_text():
    return "Es endet hier und zählt nicht."


def over(*, score, number):
    return f"{score}" + ("" if number is None else f" auf Nummer {formats.game_number(number)}") + "."


def resigned(name):
    return "Du hast dieses Spiel abgebrochen, also zählt es nicht." if name is None else f"{formats.name(name)} hat dieses Spiel abgebrochen, also zählt es nicht."


def took(time):
    return f"Es hat {formats.stopwatch(time)} gedauert."


def helped():
    return "In diesem Spiel gab es Tipps, also zählt es nicht als Bestleistung."


def casual_over():
    return "Das war ein Übungsspiel. Es zählt nur unter deinen Übungsspielen."


def beat_computer(score):
    return f"Du hast den Computer übertroffen, der {formats.number(score)} erreicht hat."


def beat_best(score):
    return f"Du hast deine Bestleistung auf dieser Nummer übertroffen: bisher {formats.number(score)}."


def matched_computer():
    return "Du hast so viel erreicht wie der Computer."


def matched_best():
    return "Du hast so viel erreicht wie bei deiner Bestleistung."


def computer_best(*, score, low):
    return f"Der Computer hat {score} " + ("übrig behalten" if low else "erreicht") + "."


def your_best(*, score, low):
    return f"Du hast früher {score} " + ("übrig behalten" if low else "erreicht") + "."


def computer(score):
    return f"Computer {score}"


def best_before(score):
    return f"deine Bestleistung bisher {score}"


def par(score):
    return f"Par {score}"


def working():
    return "Der Computer rechnet sein Ergebnis aus …"


def working_on_par():
    return "Par wird ausgerechnet …"


def high_score(place):
    return "Eine neue Bestleistung: " + ("dein bestes Spiel überhaupt" if place == 1 else "dein zweitbestes" if place == 2 else "dein drittbestes" if place == 3 else "dein viertbestes" if place == 4 else "dein fünftbestes" if place == 5 else f"Rang {place} von 10") + "."
