# Made from client/text/de/questions.ftl by `python -m client.catalogue`.


def takeback_title():
    return "Deinen letzten Zug zurücknehmen?"


def takeback_reveals():
    return "Wenn der Zug eine Karte aufgedeckt hat, wird das Match nur gewertet, wenn du verlierst, und diese Runde zählt nicht als Bestleistung."


def take_back():
    return "Zurücknehmen"


def keep_playing():
    return "Weiterspielen"


def resign_title():
    return "Das Match aufgeben?"


def resign_text(opponent):
    return f"{formats.begin(formats.name(opponent))} gewinnt das Match."


def resign():
    return "Aufgeben"


def leave_match_title():
    return "Das Match verlassen?"


def leave_match_text():
    return "Die anderen spielen weiter und können deinen Platz dem Computer oder jemand anderem geben. Bis dahin kannst du zurückkommen."


def leave_race_text():
    return "Die anderen spielen ohne dich weiter. Dein Tisch endet, wie er ist."


def absent_title(names):
    return f"Ohne {formats.names(names)} weiterspielen?"


def absent_text(name):
    return f"Wenn der Computer weiterspielt, kann {formats.name(name)} jederzeit zurückkommen und wieder übernehmen."


def absent_text_many():
    return "Der Computer spielt weiter, wenn alle anderen zustimmen. Wer weg ist, kann jederzeit zurückkommen."


def computer_plays(level):
    return f"Den Computer ({formats.level(level)}) weiterspielen lassen"


def claim():
    return "Den Sieg beanspruchen"


def claim_hint():
    return "das Match endet, und du gewinnst"


def keep_waiting():
    return "Weiter warten"


def absent_which():
    return "Wer soll ersetzt werden?"


def seat_title():
    return "Um wessen Platz bittest du?"


def seat_text():
    return "Du spielst dort weiter, wenn alle zustimmen."


def replacement_title():
    return "Dem Ersatz zustimmen?"


def decide_later():
    return "Später entscheiden"


def nobody():
    return "Niemand"


def computer_title():
    return "Welcher Computer?"


def computer_text():
    return "Er ist immer bereit und spielt, solange jemand im Raum ist. Räum seinen Platz, um jemand anderen spielen zu lassen."


def computers_title():
    return "Wie viele Computer?"


def computers_text():
    return "Räum einen Platz, um dort jemand anderen spielen zu lassen."


def computer_in_one_seat():
    return "Auf einem freien Platz"


def computer_in_all_seats(free):
    return f"Auf allen {formats.number(free)} freien Plätzen"


def free_title():
    return "Welchen Platz räumen?"


def free_text():
    return "Die Person bleibt und schaut zu, wenn das erlaubt ist. Den Platz können dann alle nehmen."


def remove_title():
    return "Wen entfernen?"


def remove_text():
    return "Die Person kann nicht in diesen Raum zurückkommen. Ihr Platz wird frei."


def owner_title():
    return "Wer soll den Raum leiten?"


def owner_text():
    return "Die Raumleitung bestimmt, was gespielt wird. Du behältst deinen Platz."
