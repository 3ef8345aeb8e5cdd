# Made from client/text/de/start.ftl by `python -m client.catalogue`.


def title():
    return "Turnabout"


def subtitle():
    return "Gleiche Karten, zwei Runden: Eine Seite will viele Punkte, die andere wenige. Dann wird getauscht."


def choice(key):
    return {
        "guided": "Dein erstes Spiel",
        "learn": "Lernen",
        "alone": "Allein spielen",
        "computer": "Gegen den Computer",
        "host": "Raum eröffnen",
        "friend": "Mit anderen spielen",
        "find": "Spiel finden",
        "daily": "Tagesnummer",
        "join": "Raum beitreten",
        "watch": "Zuschauen",
        "computers": "Zwei Computern zuschauen",
        "record": "Ein Match noch mal ansehen",
        "standings": "Rangliste",
        "player": "Deine Seite",
        "scores": "Bestleistungen",
        "number": "Spielnummern",
        "rules": "So wird gespielt",
        "settings": "Einstellungen",
        "quit": "Beenden",
    }[key]


def hint(key):
    return {
        "guided": "beim Spielen lernen: jede Karte wird erklärt",
        "learn": "ein erstes Spiel, in dem jede Karte erklärt wird",
        "alone": "um das beste Ergebnis, auf jeder Nummer",
        "computer": "gegen einen oder mehrere, leicht bis stark",
        "host": "andere kommen mit einem Code dazu",
        "friend": "Raum eröffnen und den Link verschicken",
        "find": "offene Räume und schnelle Matchs",
        "daily": "ein Versuch am Tag, für alle dieselbe Nummer",
        "join": "mit Adresse und Code, die du bekommen hast",
        "watch": "Computern beim Spielen oder einem alten Match",
        "computers": "ihnen beim Spielen zusehen",
        "record": "aus der Datei seiner Aufzeichnung",
        "standings": "wer am besten spielt, nach Matchs",
        "player": "deine Matchs, Ergebnisse und Aufzeichnungen",
        "scores": "deine zehn besten Spiele allein",
        "number": "die besten Ergebnisse auf einer Nummer",
        "rules": "Regeln, ein Spiel zum Lernen, Mitwirkende",
        "settings": "dein Name, Farben, Zahlen, Töne",
    }[key]


def game(title):
    return f"Spiel: {formats.name(title)}"


def not_alone(title):
    return f"{formats.name(title)} spielt man zu zweit"


def game_title():
    return "Welches Spiel?"


def game_text():
    return "Auch Ergebnisse und Nummern werden für dieses Spiel gezeigt."


def watch_title():
    return "Was ansehen?"


def watch_text():
    return "Die Computer spielen weiter, solange du zuschaust."


def computers_hint():
    return "wähle, wie gut sie spielen"


def playing_at(server):
    return f"Du spielst auf {formats.name(server)}."


def in_browser(address):
    return f"Im Browser: {address}"


def resume(code):
    return f"{formats.name(code)} fortsetzen"


def resume_which():
    return "Welches Spiel fortsetzen?"


def resume_text():
    return "Deine offenen Spiele, die neuesten zuerst."


def more_unfinished(count):
    return f"{formats.number(count)} weiteres offenes Spiel" if count == 1 else f"{formats.number(count)} weitere offene Spiele"


def more_unfinished_hint():
    return "alle deine offenen Spiele auflisten"


def turn(*, mine, other):
    return "Du bist am Zug." if mine else "Die anderen sind am Zug." if other is None else f"{formats.name(other)} ist am Zug."


def removed(game):
    return f"{formats.name(game)} ist aus der Liste entfernt."


def put_back():
    return "Rückgängig"


def solo_game(*, game, number, score):
    return f"{formats.name(game)}" + (" allein" if number is None else f" auf {formats.game_number(number)}") + ("" if score is None else f", {score}")


def match(*, game, other, at):
    return f"{formats.name(game)}" + (", noch niemand beigetreten" if other is None else f" mit {formats.name(other)}") + f", {formats.moment(at)}"


def tournament(*, names, at):
    return f"Turnier mit {formats.names(names)}, {formats.moment(at)}"


def computer_game(*, levels, at):
    return f"Spiel zwischen Computern, {formats.name(levels)}, {formats.moment(at)}"


def address():
    return "Adresse und Code"


def address_example():
    return "192.168.1.5:8420/KZ7-4QM2"


def address_hint(server):
    return "Wie sie dir vorgelesen wurde, oder der Link, den du bekommen hast." + ("" if server is None else f" Ein Code allein meint einen Raum auf {formats.name(server)}.")


def seat_code():
    return "Platzcode"


def seat_code_optional():
    return "leer lassen"


def seat_code_hint():
    return "Nur, um deinen Platz von einem anderen Gerät hierher zu holen."


def bad_seat_code():
    return "Gib den Platzcode ein, wie ihn das andere Gerät zeigt, etwa KZ74-QM2A."


def quit_title():
    return "Turnabout beenden?"


def quit_text():
    return "Deine offenen Spiele bleiben hier in der Liste."


def stay():
    return "Bleiben"
