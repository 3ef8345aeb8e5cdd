# Made from client/text/de/analysis.ftl by `python -m client.catalogue`.


def title():
    return "Analyse"


def title_of_match(*, analysis, match):
    return f"{analysis}: {match}"


def judged_so_far():
    return "Die bisher bewerteten Züge"


def working():
    return "Der Computer analysiert Zug für Zug …"


def progress(*, done, moves):
    return f"{formats.number(done)} von " + (f"{formats.number(moves)} Zug" if moves == 1 else f"{formats.number(moves)} Zügen")


def working_at(progress):
    return f"Der Computer analysiert: {progress}."


def simulations(playouts):
    return (f"{formats.number(playouts)} Simulation" if playouts == 1 else f"{formats.number(playouts)} Simulationen") + " je Zug"


def based_on(simulations):
    return f"Analyse durch den Computer ({simulations}):"


def not_sent():
    return "Der Server hat die Analyse nicht geschickt. Versuch es noch mal."


def nothing_to_judge():
    return "In diesem Match lässt sich kein Zug bewerten."


def impossible(reason):
    return f"Das Match lässt sich nicht analysieren: {reason}."


def no_reason():
    return "kein Grund bekannt"


def not_started(reason):
    return f"Das Analyseprogramm lässt sich nicht starten: {reason}."


def not_shown():
    return "Die Analyse enthält etwas, das dieses Turnabout nicht zeigen kann."


def newer_version():
    return "Die Analyse stammt von einem neueren Turnabout. Aktualisiere deines."


def unwritable(*, path, reason):
    return f"{path} lässt sich nicht schreiben: {reason}."


def not_over():
    return "Das Match ist noch nicht vorbei."


def disconnected():
    return "Die Verbindung zum Server ist abgebrochen."


def another_match():
    return "Ein neues Match hat begonnen. Analysiere dieses über seine Aufzeichnung."


def only_first(shown):
    return f"Nur die ersten {formats.number(shown)} Aufzeichnungen wurden analysiert. Eine spätere analysierst du mit --index."


def accuracy():
    return "Genauigkeit"


def percent(percent):
    return "–" if percent is None else f"{percent} %"


def role(key):
    return {
        "maximizer": "maximiert",
        "minimizer": "minimiert",
        "player": "allein",
        "owner": "hütet",
        "guesser": "rät",
        "together": "gemeinsam",
        "equal": "spielt",
    }[key]


def role_in_leg(*, leg, role):
    return f"{leg}, {role}"


def accuracy_of(*, name, role, percent, faults):
    return f"{formats.name(name)} ({role}): Genauigkeit {percent}, {faults}."


def no_choices_of(*, name, role):
    return f"{formats.name(name)} ({role}): hatte nie eine Wahl."


def no_faults():
    return "keine Fehler"


def fault_count(key, *, count):
    match key:
        case "inaccuracy":
            return f"{formats.number(count)} Ungenauigkeit" if count == 1 else f"{formats.number(count)} Ungenauigkeiten"
        case "mistake":
            return f"{formats.number(count)} Fehler"
        case "blunder":
            return f"{formats.number(count)} Patzer"
    raise KeyError(key)


def fault(key):
    return {
        "inaccuracy": "Ungenauigkeit",
        "mistake": "Fehler",
        "blunder": "Patzer",
    }[key]


def fault_letter(key):
    return {
        "inaccuracy": "u",
        "mistake": "f",
        "blunder": "P",
    }[key]


def fault_found(*, leg, number, name, move, fault, best, lost):
    return f"Zug {number}" + ("" if leg is None else f", {leg}") + f": {formats.name(name)} spielte {move}, " + ("eine Ungenauigkeit" if fault == "inaccuracy" else "ein Fehler" if fault == "mistake" else "ein Patzer") + f"; {best} war um {lost} besser."


def none_found():
    return "Kein Zug hat viel verschenkt."


def movable_by(name):
    return f"Die Züge von {formats.name(name)} werden nicht bewertet: {formats.name(name)} konnte gelegte Karten verschieben."


def movable():
    return "Die Züge werden nicht bewertet: Gelegte Karten durften verschoben oder zurückgenommen werden."


def verdict(*, name, verdict, number, move):
    return ("" if name is None else f"{formats.name(name)}: ") + (("Wer alle Karten kennt, kann diese Nummer gewinnen" + ("." if number is None else f", aber nicht mehr nach Zug {number}, {move}.")) if verdict == "won" else "Auch wer alle Karten kennt, kann diese Nummer nicht gewinnen." if verdict == "lost" else "Ob diese Nummer zu gewinnen ist, ist nicht bekannt.")


def lost_here():
    return "hier verloren"


def leg(*, kind, leg):
    return f"Brett {leg}" if kind == "board" else f"Runde {leg}"


def graph(*, leader, leg):
    return ("Erwartetes Endergebnis" if leader is None else f"Erwarteter Vorsprung von {formats.name(leader)}") + ("" if leg is None else f", {leg}")


def curve(*, graph, first, high, highmove, low, lowmove, last):
    return f"{graph}: {first} nach dem ersten Zug, höchstens {high} (Zug {highmove}), mindestens {low} (Zug {lowmove}), am Ende {last}."


def moves(leg):
    return "Züge" if leg is None else f"Züge, {leg}"


def choices_here(*, number, choices):
    return f"Zug {number}, " + ("hier gab es eine Wahl" if choices == "several" else "keine andere Wahl" if choices == "one" else "nicht bewertet")


def key(key):
    return {
        "move": "Zug",
        "next-fault": "nächster Fehler",
        "leg": "andere Runde",
        "board": "anderes Brett",
        "table": "andere Tabelle",
    }[key]
