# Made from client/text/de/records.ftl by `python -m client.catalogue`.


def watch_title():
    return "Ein Match noch mal ansehen"


def watch_hint():
    return "aus einer Datei, dem Web oder einem Raum"


def looking():
    return "Suche läuft …"


def preparing():
    return "Das Match wird nachgespielt …"


def source():
    return "Datei, Webadresse oder Raum"


def source_hint():
    return "Eine gespeicherte Aufzeichnung, eine im Web oder die beendeten Matchs eines Raums, dessen Code du hast."


def source_example():
    return "match.json, 192.168.1.5:8420/KZ7-4QM2"


def source_missing():
    return "Tippe eine Datei, eine Webadresse oder Adresse und Code eines Raums."


def not_a_source(*, typed, reason):
    return f"Eine Datei {typed} gibt es nicht, und ein Raum ist es auch nicht: {reason}"


def which():
    return "Welches Match?"


def which_of_first(shown):
    return f"Welches Match? Nur die ersten {formats.number(shown)} stehen hier; --index N öffnet ein späteres."


def number(number):
    return f"Nummer {formats.game_number(number)}"


def without_number():
    return "eine Aufzeichnung ohne Nummer"


def game_and_number(*, game, number):
    return f"{formats.name(game)} · {number}"


def player(*, name, score):
    return f"{formats.name(name)}" + ("" if score is None else f" {formats.number(score)}")


def not_a_record(fault):
    return f"keine Aufzeichnung: {fault}"


def match_and_players(*, match, players):
    return f"{match}: {players}"


def refused(key):
    return {
        "not_found": "Dieser Server hat keine Aufzeichnung mit dieser ID. Bei einem eben beendeten Match dauert sie vielleicht noch einen Moment. Ein Match ohne Zug hat keine.",
        "forbidden": "Diese Aufzeichnung bleibt geheim, bis der Tag der Tagesnummer endet.",
        "service_unavailable": "Der Server kann gerade keine Aufzeichnungen lesen. Versuch es später noch mal.",
    }[key]


def no_record(fault):
    return f"Darin ist keine Aufzeichnung eines Matchs: {fault}."


def no_record_at(*, place, fault):
    return f"In {place} ist keine Aufzeichnung eines Matchs: {fault}."


def empty(place):
    return f"In {place} ist keine Aufzeichnung eines Matchs: leer."


def no_index(*, records, index):
    return "Es gibt " + ("1 Aufzeichnung" if records == 1 else f"{formats.number(records)} Aufzeichnungen") + f", aber keine Nummer {index}."


def folder(path):
    return f"{path} ist ein Ordner. Nenne eine Datei mit Aufzeichnungen darin."


def unreadable(*, path, reason):
    return f"{path} ist nicht lesbar: {reason}."


def not_fetched(*, url, reason):
    return f"{url} lässt sich nicht abrufen: {reason}"


def too_slow(seconds):
    return f"es dauert länger als {seconds} Sekunden."


def no_answer():
    return "keine Antwort."


def reason(reason):
    return f"{reason}."


def http_error(*, status, reason):
    return f"der Server dort meldet {status} {reason}."


def page_too_long(*, url, most):
    return f"Der Inhalt von {url} ist größer als {most} MiB, zu lang für eine Aufzeichnung."


def no_such_room(*, room, server):
    return f"Auf {server} gibt es keinen Raum {room}. Prüfe den Code und die Adresse."


def none_finished():
    return "In diesem Raum ist noch kein Match beendet. Nur beendete Matchs kann man noch mal ansehen."


def game_not_installed(game):
    return f"Dieses Turnabout kann das Spiel „{game}“ nicht zeigen."


def not_shown():
    return "Die Aufzeichnung enthält etwas, das dieses Turnabout nicht zeigen kann."


def not_started(reason):
    return f"Das Programm, das Aufzeichnungen nachspielt, lässt sich nicht starten: {reason}."


def replay_too_slow(seconds):
    return f"Die Aufzeichnung ließ sich nicht in {seconds} Sekunden nachspielen."


def not_replayed(reason):
    return "Die Aufzeichnung ließ sich nicht nachspielen" + ("." if reason is None else f": {reason}")


def not_playable(fault):
    return f"Die Aufzeichnung lässt sich nicht nachspielen: {fault}."


def too_many_moves():
    return "Dieses Match hat zu viele Züge, um es auf einem Server nachzuspielen. Installiere zuerst sein Spiel."


def server_needed(server):
    return f"{server} antwortet nicht, und nur ein Server mit diesem Spiel kann das nachspielen."


def move_refused(*, leg, number, move, reason):
    return ("die Runde" if leg is None else f"Runde {leg}") + f", Zug {number}: {move} ist nicht erlaubt. {reason}"


def wrong_score(*, leg, number, score, right):
    return ("die Runde" if leg is None else f"Runde {leg}") + f", Zug {number}: Das Ergebnis ist {score}, die Regeln ergeben {right}"
