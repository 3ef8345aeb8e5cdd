# Made from client/text/de/bots.ftl by `python -m client.catalogue`.


def seated(*, name, seat, room, title):
    return ("Das Programm" if name is None else f"{formats.name(name)}") + f" hat Platz {seat} in Raum {room}, {title}."


def waits(room):
    return f"Warten auf andere. Dazu kommt man mit: turnabout join {room}"


def no_seat():
    return "Alle Plätze dieses Raums sind besetzt. Bitte um einen Platz oder nimm einen anderen Raum."


def lost():
    return "Die Verbindung ist abgebrochen; das Match ist gespeichert. Neuer Verbindungsversuch …"


def back():
    return "Wieder verbunden."


def already_there():
    return "Ein Bot mit diesem Profil ist schon in diesem Raum. Beende ihn zuerst oder nimm ein anderes mit --profile NAME."


def kept(command):
    return f"Das Match und der Platz sind gespeichert. Weiter geht es mit: {command}"


def absent(*, name, left, does, level):
    return ("Jemand" if name is None else f"{formats.name(name)}") + " " + ("ist gegangen" if left else "ist schon lange weg") + ": " + ("Der Bot beansprucht den Sieg." if does == "claim" else f"Der Bot bittet, dort den Computer ({formats.level(level)}) spielen zu lassen." if does == "replace" else "Der Bot räumt den Platz für andere.")


def deserted(seconds):
    return f"Seit {formats.duration(seconds)} war sonst niemand da, also ist der Bot gegangen. Damit er bleibt: --patience never."


def no_score():
    return "ohne Ergebnis"


def game_over(*, match, score, why):
    return f"Spiel {match} ist vorbei: {score}" + (", durch Aufgabe" if why == "resigned" else ", wegen Abwesenheit" if why == "claimed" else ", durch Zeitablauf" if why == "flag" else "") + "."


def match_over(*, match, result, score, others, scored, why):
    return f"Match {match}: " + ("unentschieden" if result == "draw" else "gewonnen" if result == "won" else "verloren") + (f", {score} zu {formats.every(others)}" if scored else "") + (", durch Aufgabe" if why == "resigned" else ", wegen Abwesenheit" if why == "claimed" else ", durch Zeitablauf" if why == "flag" else "") + "."


def counted(*, matches, won, drawn, lost):
    return f"Von {formats.number(matches)} Matchs {formats.number(won)} gewonnen, {formats.number(drawn)} unentschieden, {formats.number(lost)} verloren."


def unasked(*, line, last):
    return f"Das Programm hat ungefragt eine Zeile geschrieben. Sie wurde ignoriert: „{line}“. Schreib nur Antworten auf die Standardausgabe und alles andere auf die Standardfehlerausgabe." + (" Weitere solche Zeilen werden stillschweigend ignoriert." if last else "")


def refused(why):
    return f"Die Antwort des Programms wurde abgelehnt: {why}"


def refused_often(times):
    return f"Die Antwort des Programms wurde beim selben Zug {formats.number(times)}-mal hintereinander abgelehnt, also wird es nicht mehr gefragt. Schreib nur Antworten auf die Standardausgabe und alles andere auf die Standardfehlerausgabe."


def slow(seconds):
    return f"Das Programm hat seit {formats.duration(seconds)} nicht geantwortet."


def ended(*, signal, code):
    return "Das Programm " + (f"hat sich mit dem Code {code} beendet" if signal is None else f"wurde durch das Signal {signal} beendet") + ". Auf seinem Platz spielt niemand mehr."


def answer_usage():
    return "Antworte mit einem JSON-Objekt in einer Zeile, etwa {\"move\": \"KS>7D\"}, {\"move\": null} oder {\"resign\": true}."


def not_json(answer):
    return f"„{answer}“ ist kein JSON."


def not_object(answer):
    return f"„{answer}“ ist kein JSON-Objekt."


def no_move(answer):
    return f"„{answer}“ enthält keinen Zug."


def move_too_long(most):
    return f"Ein Zug darf {formats.number(most)} Zeichen haben."
