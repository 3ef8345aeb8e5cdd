# Made from client/text/de/actions.ftl by `python -m client.catalogue`.


def menu_title():
    return "Der Raum"


def action(key):
    return {
        "sit": "Platz nehmen",
        "stand": "Platz freigeben und zuschauen",
        "come_back": "Deinen Platz zurückholen",
        "ask_for_seat": "Um einen besetzten Platz bitten",
        "answer_replacement": "Auf die Bitte um Ersatz antworten",
        "take_back": "Um Rücknahme deines letzten Zugs bitten",
        "undo": "Deinen letzten Zug rückgängig machen",
        "answer": "Auf die Bitte um Rücknahme antworten",
        "withdraw": "Deine Bitte zurückziehen",
        "go_on_without": "Ohne die abwesende Person weiterspielen",
        "resign": "Das Match aufgeben",
        "move_seat": "Auf einem anderen Gerät weiterspielen",
        "settings": "Einstellungen fürs nächste Match",
        "free": "Einen Platz räumen",
        "send_away": "Jemanden entfernen",
        "pass_on": "Die Raumleitung abgeben",
        "seat_computer": "Einen Computer dazunehmen",
        "begin_with_these": "Mit den Anwesenden anfangen",
        "tournament": "Turnier mit bis zu fünf Namen",
        "hint": "Einen Tipp holen",
        "number": "Ergebnisse auf dieser Nummer",
        "analysis": "Wie gut wurde gespielt?",
        "scores": "Deine Bestleistungen",
    }[key]


def leave_match():
    return "Das Match verlassen"


def reason(key):
    return {
        "no_seat": "du hast keinen Platz",
        "seated": "du hast schon einen Platz",
        "full": "kein Platz ist frei",
        "kept": "der Platz ist für jemand anderen reserviert",
        "playing": "nicht während eines Matchs",
        "no_match": "gerade läuft kein Match",
        "no_leg": "gerade läuft keine Runde",
        "no_move": "noch wurde kein Zug gemacht",
        "race": "in einem Rennen nimmt man nichts zurück",
        "not_alone": "nur, wenn du allein spielst",
        "own_undo": "dieses Spiel hat sein eigenes Rückgängig",
        "revealed": "dein letzter Zug hat eine Karte aufgedeckt",
        "final": "Versuche und Bewertungen kann man nicht zurücknehmen",
        "asked": "schon erbeten",
        "not_asked": "niemand hat darum gebeten",
        "computer_plays": "auf dem Platz spielt der Computer",
        "no_computer": "du spielst selbst auf deinem Platz",
        "other_here": "niemand ist abwesend",
        "played_out": "auf diesen Platz wartet niemand mehr",
        "too_soon": "die Person war eben noch da",
        "correspondence": "in einer Fernpartie hat man Zeit, bis die Uhr abläuft",
        "too_few": "es braucht mindestens zwei",
        "not_owner": "das kann nur die Raumleitung",
        "nobody_sits": "sonst hat niemand einen Platz",
        "nobody_else": "sonst ist niemand hier",
        "alone": "du spielst allein",
        "no_hints": "in diesem Raum gibt es keine Tipps",
        "not_your_turn": "du bist nicht am Zug",
        "hidden": "die Nummer bleibt bis zum Ende des Matchs geheim",
        "not_over": "erst nach dem Match",
        "no_room": "du bist in keinem Raum",
        "daily": "nicht auf der Tagesnummer",
        "quick": "erst nach dem schnellen Match",
    }[key]


def not_now(reason):
    return f"Gerade nicht: {reason}."


def seat_free():
    return "Ein Platz ist frei."


def seat_open():
    return "Ein Platz ist frei. Wer dazukommt, kann ihn nehmen."


def seat_kept(name):
    return f"Der freie Platz ist für {formats.name(name)} reserviert."


def save_settings():
    return "Einstellungen speichern"


def owner(owner):
    return "Die Raumleitung ist gerade abwesend." if owner is None else f"{formats.name(owner)} leitet diesen Raum."


def you_own():
    return "Du leitest diesen Raum."


def next_match(*, options, numbered, winnable, number, clock, spectators, hints, listed):
    return ("" if options is None else f"{options} ") + "Als Nächstes: " + (((("zufällige, gewinnbare, geheime Nummer" if winnable else "zufällige, geheime Nummer") if number is None else f"Nummer {formats.game_number(number)}") + "; ") if numbered else "") + f"{clock}; " + ("Zuschauen erlaubt" if spectators else "Zuschauen nicht erlaubt") + ("; Tipps erlaubt" if hints else "") + ("; der Raum steht in der Liste" if listed else "") + "."


def watch_record():
    return "Noch mal ansehen"


def save_record():
    return "Aufzeichnung in einer Datei speichern"


def copy_record_link():
    return "Link zur Aufzeichnung kopieren"


def no_seat_code():
    return "Der Server hat keinen Code geschickt. Versuch es noch mal."


def seat_cannot_move():
    return "Dein Server nimmt nur Verbindungen von diesem Rechner an. Eröffne einen Raum, damit er erreichbar wird, und zieh dann um."


def move_command(*, address, code):
    return f"turnabout join {address} --seat-code {code}"


def move_by_command(*, command, until):
    return f"Gib auf dem anderen Gerät ein:\n  {command}\nOder tritt dort einem Raum bei und gib diesen Code ein. Er gilt einmal, bis {formats.time_of_day(until)}. Dieses Gerät verlässt dann den Raum."


def local_address(host):
    return f"{host} funktioniert nur auf diesem Rechner. Nimm auf einem anderen eine Adresse, die hierher führt."
