# Made from client/text/de/finding.ftl by `python -m client.catalogue`.


def title():
    return "Spiel finden"


def hint_command():
    return "listet die offenen Räume auf und wie man beitritt"


def quick_match():
    return "Schnelles Match"


def quick_match_of(game):
    return f"Schnelles Match · {formats.name(game)}"


def quick_match_hint_of(game):
    return f"mit der nächsten Person, die {formats.name(game)} möchte"


def find_opponent():
    return "Gegenüber suchen"


def waiting():
    return "Gesucht wird ein Gegenüber mit denselben Einstellungen. Das Match beginnt, wenn ihr beide bereit seid. Wenn du gehst, endet die Suche."


def wanted(*, game, form, clock):
    return f"Gesucht: {formats.name(game)}, {form}, {clock}."


def canceled():
    return "Du hast den Raum verlassen. Die Suche ist beendet."


def opponent_left(name):
    return f"{formats.name(name)} ist gegangen. Die Suche geht weiter …"


def opponent_away_command(name):
    return f"Wenn {formats.name(name)} nicht zurückkommt, tippe „freigeben {formats.name(name)}“, um den Platz zu räumen."


def leave_opponent(name):
    return f"Dein Platz wird frei, und für {formats.name(name)} wird ein anderes Gegenüber gesucht."


def quick_match_command():
    return "Tippe „schnell“ und, wenn du magst, Form, Bedenkzeit und Optionen. Zum Beispiel: „schnell bedenkzeit 5m+3“."


def rooms_of(game):
    return "Offene Räume, alle Spiele" if game is None else f"Offene Räume, {formats.name(game)}"


def more(count):
    return f"und {formats.number(count)} weiterer Raum, der hier nicht steht" if count == 1 else f"und {formats.number(count)} weitere Räume, die hier nicht stehen"


def no_rooms(game):
    return "Gerade gibt es keine offenen Räume." if game is None else f"Gerade gibt es keine offenen Räume für {formats.name(game)}."


def no_rooms_commands(server):
    return f"Ein Gegenüber suchen: turnabout quick, oder quick im Zeilenmodus. Einen Raum eröffnen: turnabout host --public --server {server}."


def resumes():
    return "Die Liste geht weiter, wenn die Verbindung wieder steht."


def own_server_stopped():
    return "Der Server auf deinem Rechner wurde beendet."


def own_server():
    return "Das ist der Server auf deinem eigenen Rechner. Andere können hier nur spielen, wenn sie ihn erreichen."


def state(*, status, free, seats):
    return ("läuft" if status == "playing" else "zwischen Matchs" if status == "over" else "beginnt gleich") if free == 0 else (f"läuft, {formats.number(free)} frei" if status == "playing" else "1 Platz frei") if free == 1 else f"läuft, {formats.number(free)} frei" if status == "playing" else f"{formats.number(free)} von {formats.number(seats)} Plätzen frei"


def now():
    return "jetzt"


def players(names):
    return f"Dabei: {formats.names(names)}"


def no_players():
    return "noch niemand da"


def free_seats(count):
    return f"{formats.number(count)} Platz frei" if count == 1 else f"{formats.number(count)} Plätze frei"


def spectators(count):
    return f"{formats.number(count)} Person schaut zu" if count == 1 else f"{formats.number(count)} schauen zu"


def known_number():
    return "bekannte Nummer"


def hidden_number():
    return "geheime Zufallsnummer"


def hints():
    return "Tipps"


def spectators_allowed():
    return "Zuschauen erlaubt"


def no_spectators():
    return "ohne Zuschauen"


def row(*, game, form, owner, state, age, details, address):
    return f"{formats.name(game)}, {form}, Raum von {formats.name(owner)}: {state} ({age}). {details} join {address}"


def full():
    return "Der Raum ist voll, und Zuschauen ist dort nicht erlaubt."


def is_public():
    return "Der Raum steht unter „Spiel finden“, und alle können beitreten."


def public_label():
    return "Offen"


def public(key):
    return {
        "yes": "steht unter „Spiel finden“: alle können beitreten",
        "no": "nein: nur mit Code oder Link",
    }[key]


def server_title():
    return "Auf welchem Server suchen?"


def server_label():
    return "Server"


def server_hint():
    return "HOST oder HOST:PORT, oder seine Adresse im Browser. Gilt, bis du beendest."


def key(key):
    return {
        "open": "los",
        "host": "selbst eröffnen",
        "games": "dieses Spiel oder alle",
        "server": "Server",
        "retry": "noch mal",
        "another-server": "anderer Server",
    }[key]
