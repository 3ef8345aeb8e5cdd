# Made from client/text/de/leaving.ftl by `python -m client.catalogue`.


def title():
    return "Den Raum verlassen?"


def title_alone():
    return "Das Spiel verlassen?"


def leave():
    return "Verlassen"


def stay():
    return "Bleiben"


def keep_open():
    return "Verlassen und den Raum offen lassen"


def keep_open_hint(name):
    return "der Server läuft weiter" + (", falls noch jemand kommt" if name is None else f" für {formats.name(name)}")


def stop_server():
    return "Verlassen und den Server beenden"


def stop_server_hint():
    return "alle werden getrennt; Matchs bleiben gespeichert"


def stopping_server():
    return "Server wird beendet …"


def nobody_joined():
    return "Noch ist niemand beigetreten."


def seat_kept(*, names, several, until):
    return f"{formats.names(names)} " + ("haben" if several else "hat") + " hier auch einen Platz. Dein Platz bleibt" + ("" if until is None else f" bis {formats.date(until)}") + " reserviert: Komm vom Startbildschirm aus zurück."


def match_over(*, code, until):
    return "Das Match ist vorbei. Dein Platz bleibt" + ("" if until is None else f" bis {formats.date(until)}") + f" reserviert: Tritt dem Raum {code} einfach wieder bei."


def game_kept(until):
    return "Dein Spiel bleibt" + ("" if until is None else f" bis {formats.date(until)}") + " gespeichert: Setz es vom Startbildschirm aus fort."


def spectator():
    return "Du schaust nur zu: Du kannst jederzeit zurückkommen."


def computers_pause():
    return "Die Computer warten, solange niemand zuschaut. Komm vom Startbildschirm aus zurück."
