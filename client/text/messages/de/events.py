# Made from client/text/de/events.ftl by `python -m client.catalogue`.


def someone():
    return "Jemand"


def event(key, *, name, mine):
    match key:
        case "opened":
            return "Du hast den Raum eröffnet." if mine else f"{formats.name(name)} hat den Raum eröffnet."
        case "sat":
            return "Du hast Platz genommen." if mine else f"{formats.name(name)} hat Platz genommen."
        case "stood":
            return "Du hast deinen Platz freigegeben." if mine else f"{formats.name(name)} hat den Platz freigegeben."
        case "readied":
            return "Du bist bereit." if mine else f"{formats.name(name)} ist bereit."
        case "moved":
            return "Du hast gezogen." if mine else f"{formats.name(name)} hat gezogen."
        case "resigned":
            return "Du hast aufgegeben." if mine else f"{formats.name(name)} hat aufgegeben."
        case "flagged":
            return "Deine Zeit ist abgelaufen." if mine else f"Die Zeit von {formats.name(name)} ist abgelaufen."
        case "ran_out":
            return "Deine Zeit in dieser Runde ist abgelaufen. Die anderen spielen weiter." if mine else f"Die Zeit von {formats.name(name)} ist abgelaufen. Die anderen spielen weiter."
        case "left":
            return "Du hast das Match verlassen." if mine else f"{formats.name(name)} hat das Match verlassen."
        case "returned":
            return "Du spielst wieder selbst." if mine else f"{formats.name(name)} ist zurück und spielt wieder."
        case "replacement_agreed":
            return "Du hast dem Ersatz zugestimmt." if mine else f"{formats.name(name)} hat dem Ersatz zugestimmt."
        case "replacement_refused":
            return "Du hast den Ersatz abgelehnt." if mine else f"{formats.name(name)} hat den Ersatz abgelehnt."
        case "takeback_asked":
            return "Du hast um die Rücknahme eines Zugs gebeten." if mine else f"{formats.name(name)} möchte einen Zug zurücknehmen."
        case "takeback_agreed":
            return "Du hast der Rücknahme zugestimmt." if mine else f"{formats.name(name)} hat der Rücknahme zugestimmt."
        case "takeback_refused":
            return "Die Rücknahme wurde abgelehnt."
        case "freed":
            return "Dein Platz wurde geräumt." if mine else f"Der Platz von {formats.name(name)} wurde geräumt."
        case "banned":
            return f"Die Raumleitung hat {formats.name(name)} entfernt."
        case "owned":
            return "Du leitest jetzt den Raum." if mine else f"{formats.name(name)} leitet jetzt den Raum."
        case "hinted":
            return f"{formats.name(name)} hat einen Tipp geholt."
        case "challenge_declined":
            return f"{formats.name(name)} hat die Herausforderung abgelehnt."
        case "challenge_withdrawn":
            return f"Die Herausforderung an {formats.name(name)} wurde zurückgezogen."
        case "seat_moved":
            return "Dein Platz ist hierher umgezogen." if mine else f"Der Platz von {formats.name(name)} ist auf ein anderes Gerät umgezogen."
    raise KeyError(key)


def leg_started(*, leg, match):
    return f"Runde {leg} von Match {match} hat begonnen."


def leg_over(*, leg, match, score):
    return f"Runde {leg} von Match {match} ist vorbei, bei {formats.number(score)}."


def match_over(*, match, why):
    return f"Match {match} ist vorbei" + (", durch Aufgabe" if why == "resigned" else ", wegen Abwesenheit" if why == "claimed" else ", durch Zeitablauf" if why == "flag" else "") + "."


def undone(revealed):
    return "Der letzte Zug wurde rückgängig gemacht." + (" Er hatte eine Karte aufgedeckt." if revealed else "")


def taken_back(*, name, mine, revealed):
    return ("Du hast zugestimmt: Ein Zug wurde zurückgenommen." if mine else f"{formats.name(name)} hat zugestimmt: Ein Zug wurde zurückgenommen.") + (" Er hatte eine Karte aufgedeckt." if revealed else "")


def rematch_offered(*, name, mine, kind):
    return ("Du möchtest" if mine else f"{formats.name(name)} möchte") + " " + ("eine Revanche auf derselben Nummer" if kind == "same_number" else "eine Revanche auf einer neuen Nummer" if kind == "new_number" else "eine Revanche") + "."


def rematch_declined(*, name, mine, kind):
    return ("Du möchtest" if mine else f"{formats.name(name)} möchte") + " " + ("keine Revanche auf derselben Nummer" if kind == "same_number" else "keine Revanche auf einer neuen Nummer" if kind == "new_number" else "keine Revanche") + "."


def claimed(*, name, mine, absent, since):
    return ("Du hast" if mine else f"{formats.name(name)} hat") + " den Sieg beansprucht: " + ("Das Gegenüber" if absent is None else f"{formats.name(absent)}") + " war" + ("" if since is None else f" seit {formats.time_of_day(since)}") + " weg."


def time_given(time):
    return f"Zeitgutschrift: {formats.duration(time)}, weil der Server weg war."


def time_low(*, name, mine, time):
    return (f"Du hast noch {formats.time_left(time)} für deinen Zug" if mine else f"{formats.name(name)} hat noch {formats.time_left(time)} für den Zug") + "."


def substituted(*, level, name, mine):
    return f"Der Computer ({formats.level(level)}) spielt für " + ("dich" if mine else f"{formats.name(name)}") + " weiter."


def seat_requested(*, person, name):
    return f"{formats.name(person)} möchte für {formats.name(name)} weiterspielen."


def computer_requested(*, asker, level, name):
    return f"{formats.name(asker)} schlägt vor, dass der Computer ({formats.level(level)}) für {formats.name(name)} weiterspielt."


def replaced(*, name, seat):
    return f"{formats.name(name)} spielt auf Platz {seat} weiter."


def away(name):
    return f"{formats.name(name)} ist weg."


def back(name):
    return f"{formats.name(name)} ist zurück."


def settings_changed():
    return "Die Raumleitung hat die Einstellungen fürs nächste Match geändert."


def competitors(names):
    return f"Im Turnier: {formats.every(names)}."


def no_tournament():
    return "Es gibt kein Turnier mehr."


def plays_next(name):
    return f"{formats.name(name)} spielt als Nächstes."


def plays_as(*, name, mine, competitor):
    return f"Du spielst als Nächstes unter dem Namen {formats.name(competitor)}." if mine else f"{formats.name(name)} spielt als Nächstes unter dem Namen {formats.name(competitor)}."
