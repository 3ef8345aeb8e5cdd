# Made from client/text/de/line_commands.ftl by `python -m client.catalogue`.


def available():
    return "Befehle, die jetzt gehen (alle außer „beenden“ und „aufgeben“ kann man abkürzen):"


def at_other_times():
    return "Andere Befehle gehen zu anderen Zeiten."


def all_commands():
    return "alle Befehle auflisten, die jetzt gehen"


def english_works():
    return "Die englischen Befehle gehen auch."


def empty_line():
    return "Eine leere Zeile heißt „bereit“."


def unknown(*, typed, help, reason):
    return f"Unbekannter Befehl „{typed}“. Tippe „{help}“." + ("" if reason is None else f" Du kannst gerade nicht ziehen: {formats.begin(reason)}.")


def only_at_start(command):
    return f"„{command}“ ist ein Befehl des Startmenüs. Tippe zuerst „verlassen“."


def ambiguous(*, typed, commands):
    return f"„{typed}“ könnte {formats.either(commands)} heißen. Tippe mehr Buchstaben."


def barred(*, command, reason):
    return f"{command} geht gerade nicht: {reason}."


def incomplete(usage):
    return f"Tippe {usage}."


def takes_nothing(command):
    return f"Tippe {command} allein, ohne etwas dahinter."


def rules_usage():
    return "Tippe „regeln“, „regeln kurz“ oder „regeln mitwirkende“."


def safe_usage():
    return "Tippe „sicher“, um eine Karte zu spielen, „sicher an“, um alle automatisch zu spielen, oder „sicher aus“."


def does_alone(key):
    return {
        "undo": "deinen letzten Zug rückgängig machen",
        "resign": "dieses Spiel abbrechen; es zählt nicht",
        "same": "dieselbe Nummer noch mal spielen",
        "new": "ein neues Spiel beginnen oder eine Nummer spielen",
        "leave": "das Spiel verlassen; es wird gespeichert",
    }[key]


def does(key):
    return {
        "ready": "die Runde beginnen, sobald auch die anderen bereit sind",
        "moves": "die Züge auflisten",
        "look": "das Spiel noch mal beschreiben",
        "points": "die Punkte erklären",
        "news": "auflisten, was in dieser Runde gespielt wurde",
        "time": "die Uhren zeigen",
        "hint": "den Computer nach seinem Zug fragen",
        "hints": "Tipps bei jedem deiner Züge ein- oder ausschalten",
        "computer": "das Ergebnis des Computers auf dieser Nummer zeigen",
        "enough": "die Erklärungen abschalten",
        "undo": "um Rücknahme deines letzten Zugs bitten",
        "yes": "eine Bitte annehmen",
        "no": "eine Bitte oder Revanche ablehnen oder deine Bitte zurückziehen",
        "resign": "das Match aufgeben",
        "claim": "entscheiden, wie es ohne eine abwesende Person weitergeht",
        "sit": "Platz nehmen, deinen vom Computer zurückholen oder um den einer abwesenden Person bitten",
        "stand": "deinen Platz freigeben und zuschauen",
        "same": "eine Revanche auf derselben Nummer vorschlagen oder annehmen",
        "new": "eine Revanche auf einer neuen Nummer vorschlagen oder annehmen",
        "save": "das Match in einer Datei speichern",
        "watch": "das Match noch mal ansehen",
        "link": "einen Link zum Match zeigen, für alle",
        "analysis": "zeigen, welche Züge Fehler waren",
        "number": "die Ergebnisse auf dieser oder einer anderen Nummer zeigen",
        "scores": "deine zehn besten Spiele allein auflisten",
        "say": "allen hier eine Nachricht schicken",
        "chat": "die Nachrichten noch mal zeigen",
        "phrase": "eine fertige Nachricht schicken",
        "mute": "die Nachrichten von jemandem ausblenden",
        "unmute": "die Nachrichten von jemandem wieder zeigen",
        "who": "zeigen, wer hier ist",
        "address": "zeigen, wie andere dazukommen",
        "open": "andere einlassen: Dein Server startet neu und behält alle Spiele",
        "seat": "auf einem anderen Gerät weiterspielen",
        "settings": "die Einstellungen fürs nächste Match ändern",
        "tournament": "das Turnier zeigen oder die Turniernamen festlegen",
        "as": "als Nächstes unter einem Turniernamen spielen",
        "with": "einen zweiten Turniernamen hier abwechselnd mitspielen lassen",
        "opponent": "einen Computer auf einen freien Platz setzen oder auf alle: leicht, mittel, stark, zufällig",
        "begin": "die leeren Plätze entfernen und anfangen",
        "free": "den Platz von jemandem räumen",
        "ban": "jemanden endgültig entfernen",
        "owner": "jemand anderem die Raumleitung geben",
        "challenge": "dein Gegenüber zu einem weiteren Match mit denselben Einstellungen herausfordern",
        "withdraw": "deine Herausforderung zurückziehen",
        "games": "alle deine Spiele auf diesem Server auflisten",
        "next": "das nächste Spiel öffnen, das auf dich wartet",
        "wait": "in einer Pipe: warten, bis du etwas zu tun hast",
        "retry": "jetzt neu verbinden",
        "again": "noch mal versuchen",
        "here": "auch hier spielen",
        "name": "deinen Namen ändern und es noch mal versuchen",
        "rules": "die Regeln oder die Mitwirkenden zeigen",
        "help": "die Befehle auflisten; hilfe alle listet alle auf",
        "leave": "den Raum verlassen; dein Platz bleibt reserviert",
        "end": "den Raum verlassen und den Server auf diesem Rechner beenden",
        "quit": "den Raum verlassen und beenden",
    }[key]


def no_leg_waits():
    return "keine Runde wartet auf ihren Beginn"


def ready_already():
    return "du bist schon bereit"


def no_leg_yet():
    return "noch wurde keine Runde gespielt"


def seat_free():
    return "ein Platz ist frei"


def no_number_known():
    return "die Spielnummer ist noch nicht bekannt"


def nothing_to_find():
    return "auf dieser Nummer gibt es nichts mehr herauszufinden; nimm „neu“"


def not_played_alone():
    return "dieses Spiel spielt man nicht allein, also gibt es kein Ergebnis des Computers"


def not_guided():
    return "hier gibt es keine Erklärungen"


def no_clock():
    return "es gibt keine Bedenkzeit"


def no_tournament():
    return "hier gibt es kein Turnier"


def not_hosted():
    return "der Server ist nicht auf diesem Rechner"


def open_already():
    return "andere können schon dazukommen"


def connected():
    return "du bist verbunden"


def in_room():
    return "du bist im Raum"


def no_use():
    return "es würde nichts nützen"
