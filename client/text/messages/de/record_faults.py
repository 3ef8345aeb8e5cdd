# Made from client/text/de/record_faults.ftl by `python -m client.catalogue`.


def leg(number):
    return f"Runde {number}"


def move(number):
    return f"Zug {number}"


def incident(number):
    return f"Vorfall {number}"


def line(line):
    return f"Zeile {line}"


def record(record):
    return f"Aufzeichnung {record}"


def whole(key):
    return {
        "record": "die Aufzeichnung",
        "leg": "die Runde",
        "move": "der Zug",
        "incident": "der Vorfall",
    }[key]


def at_place(*, place, fault):
    return f"{place}: {fault}"


def packed_cut():
    return "sie bricht ab und lässt sich nicht entpacken"


def packed_damaged():
    return "sie ist beschädigt und lässt sich nicht entpacken"


def not_utf8(byte):
    return f"ihr Byte {byte} ist kein UTF-8"


def half_surrogate():
    return "sie enthält ein halbes Surrogatpaar, das kein Zeichen ist"


def cut(characters):
    return f"sie bricht nach {formats.number(characters)} Zeichen ab"


def not_json(*, line, character):
    return "sie ist kein JSON: siehe " + ("" if line is None else f"Zeile {line}, ") + f"Zeichen {character}"


def nested():
    return "sie ist viel tiefer verschachtelt als jede Aufzeichnung"


def line_too_long(most):
    return f"sie ist länger als {formats.number(most)} Bytes, länger als jede Aufzeichnung"


def file_too_long(most):
    return f"sie ist länger als {formats.number(most)} Bytes. Schreib jede Aufzeichnung in eine eigene Zeile"


def name_twice(name):
    return f"der Name {name} kommt in einem Objekt zweimal vor"


def long_integer(digits):
    return f"sie enthält eine Zahl mit {formats.number(digits)} Ziffern, länger als jede in einer Aufzeichnung"


def large_number(number):
    return f"sie enthält die Zahl {number}, die zu groß ist"


def no_number(name):
    return f"sie enthält {name}, was in JSON keine Zahl ist"


def empty_file():
    return "die Datei ist leer"


def no_such_record(*, index, records):
    return f"die Datei hat keine Aufzeichnung {index}, nur {formats.number(records)}"


def differs(*, value, found, expected, source):
    return f"{value} ist {found}, " + ("in Runde 1 steht" if source == "first_leg" else "Nummer und Salz ergeben" if source == "commitment" else "der Reihe nach wäre es" if source == "order" else "getauscht aus Runde 1 wäre es" if source == "swapped" else "nach Plätzen wäre es" if source == "seat" else "die Nummer ergibt" if source == "deal" else "der Rest der Aufzeichnung ergibt" if source == "digest" else "diese Version liest" if source == "format" else "diese Version hat" if source == "version" else "ausgeschrieben wäre es" if source == "options" else "geschrieben wird es" if source == "notation" else "für einen Platz ohne Zeit wäre es" if source == "auto" else "die Regeln ergeben") + f" {expected}"


def differs_missing(*, value, expected, source):
    return f"{value} fehlt, " + ("in Runde 1 steht" if source == "first_leg" else "Nummer und Salz ergeben" if source == "commitment" else "der Reihe nach wäre es" if source == "order" else "getauscht aus Runde 1 wäre es" if source == "swapped" else "nach Plätzen wäre es" if source == "seat" else "die Nummer ergibt" if source == "deal" else "der Rest der Aufzeichnung ergibt" if source == "digest" else "diese Version liest" if source == "format" else "diese Version hat" if source == "version" else "ausgeschrieben wäre es" if source == "options" else "geschrieben wird es" if source == "notation" else "für einen Platz ohne Zeit wäre es" if source == "auto" else "die Regeln ergeben") + f" {expected}"


def differs_length(*, value, items, right, source):
    return f"{value} hat {formats.number(items)} Einträge, " + ("in Runde 1 steht" if source == "first_leg" else "Nummer und Salz ergeben" if source == "commitment" else "der Reihe nach wäre es" if source == "order" else "getauscht aus Runde 1 wäre es" if source == "swapped" else "nach Plätzen wäre es" if source == "seat" else "die Nummer ergibt" if source == "deal" else "der Rest der Aufzeichnung ergibt" if source == "digest" else "diese Version liest" if source == "format" else "diese Version hat" if source == "version" else "ausgeschrieben wäre es" if source == "options" else "geschrieben wird es" if source == "notation" else "für einen Platz ohne Zeit wäre es" if source == "auto" else "die Regeln ergeben") + f" {formats.number(right)}"


def missing(value):
    return f"{value} fehlt"


def unknown_name(value):
    return f"{value} ist ein unbekannter Name"


def no_such_time(*, value, found):
    return f"{value} ist {found}, eine Zeit, die es nicht gibt"


def not_one_of(*, value, found, values):
    return f"{value} ist {found}, richtig wäre {formats.either(values)}"


def wrong_format(*, value, found, format):
    return f"{value} ist {found}, richtig wäre " + ("eine Personen-ID mit 16 Zeichen, oder computer: und eine Stufe" if format == "player" else "der Name einer Stufe in Kleinbuchstaben" if format == "level" else "eine Zeit wie 2026-11-21T10:00:00Z" if format == "time" else "64 Hexziffern in Kleinbuchstaben" if format == "sha256" else "32 Hexziffern in Kleinbuchstaben")


def wrong_type(*, value, found, type):
    return f"{value} ist {found}, richtig wäre " + ("eine ganze Zahl" if type == "integer" else "eine Zahl" if type == "number" else "true oder false" if type == "boolean" else "ein Text" if type == "text" else "eine Liste" if type == "list" else "ein Pfad" if type == "path" else "ein Objekt")


def outside_limit(*, value, found, bound, limit):
    return f"{value} ist {found}, richtig wäre " + (f"mindestens {limit}" if bound == "least" else f"höchstens {limit}" if bound == "most" else f"mehr als {limit}" if bound == "more" else f"weniger als {limit}")


def empty(*, value, found):
    return f"{value} ist {found}, darf aber nicht leer sein"


def invalid(*, value, found):
    return f"{value} ist {found}, was nicht erlaubt ist"


def unknown_game(*, found, games):
    return f"game ist {found}, richtig wäre {formats.either(games)}"


def package_missing(*, found, provider):
    return f"game ist {found}, aus dem Paket {provider}: installiere es zuerst"


def wrong_form(*, found, forms):
    return f"form ist {found}, mit diesen Optionen wäre richtig {formats.either(forms)}"


def wrong_seats(*, items, fewest, most, exact):
    return f"seats hat {formats.number(items)} Einträge, das Spiel hat " + ((f"{formats.number(most)} Platz" if most == 1 else f"{formats.number(most)} Plätze") if exact else f"{formats.number(fewest)} bis {formats.number(most)} Plätze")


def wrong_legs(*, items, right):
    return f"legs hat {formats.number(items)} Einträge, das Match hat " + (f"{formats.number(right)} Runde" if right == 1 else f"{formats.number(right)} Runden")


def wrong_roles(*, found, roles):
    return f"roles ist {found}, richtig wäre {formats.names(roles)}, eine für jeden Platz"


def not_casual():
    return "casual ist true, aber nur ein Spiel allein ohne eigenes Rückgängig kann ein Übungsspiel sein"


def needless_commitment():
    return "commitment ist angegeben, aber in einem Spiel allein ist nichts geheim"


def commitment_missing():
    return "commitment ist null, aber Runde 1 hatte eine geheime Nummer"


def after_match(*, value, leg, moves):
    return f"{value} ist zu viel: Das Match endete in Runde {leg}, nach " + (f"{formats.number(moves)} Zug" if moves == 1 else f"{formats.number(moves)} Zügen")


def after_leg(*, value, moves):
    return f"{value} ist zu viel: Die Runde endete nach " + (f"{formats.number(moves)} Zug" if moves == 1 else f"{formats.number(moves)} Zügen")


def match_ends_again(*, leg, moves):
    return f"ihre Vorfälle beenden das Match, aber es endete schon in Runde {leg}, nach " + (f"{formats.number(moves)} Zug" if moves == 1 else f"{formats.number(moves)} Zügen")


def move_missing(*, value, seats):
    return f"{value} fehlt: Am Zug ist Platz {formats.either(seats)}"


def move_missing_before(*, value, incident, moves):
    return f"{value} fehlt: Vorfall {incident} kam nach " + (f"{formats.number(moves)} Zug" if moves == 1 else f"{formats.number(moves)} Zügen")


def board_ahead(*, value, leg, steps):
    return f"{value} fehlt: Runde {leg} ist um " + (f"{formats.number(steps)} Schritt" if steps == 1 else f"{formats.number(steps)} Schritte") + " voraus"


def other_leg(*, value, found, seat):
    return f"{value} ist {found}, aber das ist die Runde von Platz {seat}"


def not_its_turn(*, value, found, seats):
    return f"{value} ist {found}, aber am Zug ist Platz {formats.either(seats)}"


def move_refused(*, value, found, why):
    return f"{value} ist {found}, was die Regeln ablehnen: {why}"


def not_automatic():
    return "auto ist true, aber der Raum macht keinen solchen Zug"


def automatic():
    return "auto fehlt: Für einen Platz ohne Zeit zieht der Raum"


def player_left(found):
    return f"seat ist {found}, aber wer dort saß, hatte das Match verlassen"


def nothing_shown(value):
    return f"{value} ist true, aber die zurückgenommenen Züge hatten nichts gezeigt"


def wrong_ply(*, value, found, moves):
    return f"{value} ist {found}, aber gespielt waren " + (f"{formats.number(moves)} Zug" if moves == 1 else f"{formats.number(moves)} Züge")


def wrong_leaving(*, value, found, right, players):
    return f"{value} ist {found}, bei {formats.number(players)} Personen wäre richtig {right}"


def impossible_incident(*, value, found, seat, moves):
    return f"{value} ist {found} für Platz {seat}, was nach " + (f"{formats.number(moves)} Zug" if moves == 1 else f"{formats.number(moves)} Zügen") + " unmöglich ist"


def verified(records):
    return f"{formats.number(records)} Aufzeichnung geprüft: in Ordnung." if records == 1 else f"{formats.number(records)} Aufzeichnungen geprüft: in Ordnung."


def failed(*, bad, records):
    return f"{formats.number(bad)} von {formats.number(records)} Aufzeichnung ist fehlerhaft." if records == 1 else f"{formats.number(bad)} von {formats.number(records)} Aufzeichnungen fehlerhaft."


def stopped(bad):
    return f"Nach {formats.number(bad)} Fehlern abgebrochen: Der Rest der Datei wurde nicht geprüft."


def none_found():
    return "Die Datei ist leer. Sie sollte eine Aufzeichnung, eine Liste davon oder eine pro Zeile enthalten."
