# Made from client/text/de/line_room.ftl by `python -m client.catalogue`.


def too_early():
    return "Noch nicht ausgeführt, weil das hier gerade erst erschienen ist. Drücke noch mal Enter."


def still_asking():
    return "Dein letzter Befehl wartet auf die Antwort des Servers. Tippe „verbinden“, um jetzt neu zu verbinden."


def no_wait_needed():
    return "Du musst nicht warten: Was passiert, wird gleich gemeldet."


def people(people):
    return f"Im Raum: {people}."


def no_spectators():
    return "Niemand schaut mehr zu."


def said_before():
    return "Vorher gesagt:"


def phrase_usage():
    return "Tippe „satz“ und eine Zahl von 1 bis 4; „satz“ allein listet sie auf."


def who_plays():
    return "Wer spielt? Tippe „als“ und einen Namen, dann „bereit“."


def begin_ways():
    return "„beginnen“ entfernt leere Plätze; „gegenüber LEVEL alle“ besetzt sie mit Computern."


def no_clock():
    return "Dieses Match hat keine Bedenkzeit."


def time_left(seconds):
    return f"Du hast noch {formats.duration(seconds)}."


def clock(*, name, left, running):
    return f"{formats.name(name)} {left}" + (" und läuft" if running else "")


def plays_alone(number):
    return f"Du spielst allein; {number}."


def leg(*, leg, legs, roles, number):
    return f"Runde {leg} von {legs}: {roles}; {number}."


def not_your_turn():
    return "Du bist nicht am Zug."


def no_place(*, number, places):
    return "Gerade gibt es nichts zu wählen." if places == 0 else f"Eine Stelle {number} gibt es nicht. Tippe 1 oder die Karte, auf die du legst, etwa 7d." if places == 1 else f"Eine Stelle {number} gibt es nicht. Tippe eine Zahl von 1 bis {formats.number(places)} oder die Karte, auf die du legst, etwa 7d."


def no_news():
    return "In dieser Runde ist noch nichts passiert."


def moves_usage():
    return "eine Zahl oder Karte, etwa 2 oder 7d: dort spielen"


def tips_off():
    return "Die Erklärungen sind aus. Tippe „regeln“ für alle Regeln."


def can_decide(name):
    return f"{formats.name(name)} ist schon lange weg. Tippe „beanspruchen match“, um zu gewinnen; „beanspruchen leicht“, „mittel“, „stark“ oder „zufällig“, damit dieser Computer weiterspielt; oder warte."


def decide():
    return "Tippe „beanspruchen match“, um zu gewinnen; „beanspruchen leicht“, „mittel“, „stark“ oder „zufällig“, damit dieser Computer weiterspielt; oder warte."


def can_replace(names):
    return f"Ersatz ist möglich für {formats.names(names)}. Tippe „beanspruchen leicht“, „mittel“, „stark“ oder „zufällig“, dazu einen Namen, wenn mehrere weg sind. Dieser Computer spielt weiter, wenn die anderen zustimmen. Oder warte."


def decide_of_many():
    return "Tippe „beanspruchen leicht“, „mittel“, „stark“ oder „zufällig“, dazu einen Namen, wenn mehrere weg sind. Dieser Computer spielt weiter, wenn die anderen zustimmen. Oder warte."


def whose_seat(names):
    return f"Wessen Platz? Nenne einen Namen: {formats.every(names)}."


def yes_or_no():
    return "Tippe ja oder nein."


def sure_take_back():
    return "Wenn dein Zug eine Karte aufgedeckt hat, wird das Match nur gewertet, wenn du verlierst, und diese Runde zählt nicht als Bestleistung. Um Rücknahme bitten? ja oder nein:"


def sure_resign():
    return "Das Match aufgeben? ja oder nein:"


def sure_give_up():
    return "Dieses Spiel aufgeben? Es zählt dann nicht. ja oder nein:"


def sure_leave_to_others():
    return "Das Spiel den anderen überlassen, die weiterspielen? ja oder nein:"


def sure_end():
    return "Andere haben hier Plätze. Den Server trotzdem beenden? ja oder nein:"


def open_game(competes):
    return "Dieses Spiel ist noch nicht vorbei. " + ("Tippe aufgeben (es zählt dann nicht) oder zurück:" if competes else "Tippe behalten (später weiterspielen), aufgeben (es zählt dann nicht) oder zurück:")


def next_ways(more):
    return "Du kannst " + ("neu (neue Karten), dieselbe (gleiche Karten), analyse, wiederholung, speichern, verlassen" if more == "rematch" else "neu (Revanche), analyse, wiederholung, speichern, verlassen" if more == "new" else "neu, neu NUMBER, dieselbe, computer, analyse, bestleistungen, verlassen" if more == "alone" else "analyse, wiederholung, speichern, verlassen" if more == "watch" else "verlassen") + " und mehr tippen: hilfe listet alle Befehle auf."


def not_over_yet():
    return "Noch ist kein Match vorbei, also gibt es keine Aufzeichnung."


def no_record():
    return "In diesem Match hat niemand gezogen, also gibt es keine Aufzeichnung."


def back_online():
    return "Du bist wieder verbunden."


def not_open():
    return "Dein Server nimmt nur Verbindungen von diesem Rechner an. Tippe „öffnen“, um andere einzulassen: Dein Server startet neu und behält alle Spiele."


def opened():
    return "Jetzt können andere dazukommen."


def ways_on(ways):
    return f"Du kannst tippen: {ways}."


def way(key):
    return {
        "again": "nochmal (noch mal versuchen)",
        "play_here": "hier (auch hier spielen)",
        "rename": "name NAME (deinen Namen ändern)",
        "back": "verlassen",
    }[key]


def left():
    return "Du hast den Raum verlassen."


def left_game():
    return "Du hast den Raum verlassen. Dein Spiel ist gespeichert: Setz es im Startmenü fort."


def left_seat():
    return "Du hast den Raum verlassen. Dein Platz bleibt reserviert: Derselbe Befehl bringt dich zurück."
