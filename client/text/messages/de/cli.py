# Made from client/text/de/cli.ftl by `python -m client.catalogue`.


def server_runs(address):
    return f"Dein Server läuft noch: {address}"


def server_stops():
    return "Er endet 10 Minuten, nachdem alle gegangen sind, oder mit turnabout stop."


def no_topic(*, topic, games):
    return f"Es gibt keinen Befehl und kein Spiel „{topic}“. turnabout help listet die Befehle auf; die Spiele sind {formats.every(games)}."


def game(*, title, name, about):
    return f"{title} ({name}): {about}."


def options():
    return "Optionen, jeweils als --option NAME=VALUE:"


def no_options():
    return "Dieses Spiel hat keine Optionen."


def example(hint):
    return f"zum Beispiel; {hint}"


def meaning(*, value, name, hint):
    return f"{value} heißt {name}, {hint}"


def default(value):
    return f"Standard: {value}"


def is_default(text):
    return f"{text} (Standard)"


def levels(levels):
    return f"Stufen des Computers: {formats.every(levels)}."


def needs_opponent(option):
    return f"{option} gilt für ein Match gegen den Computer. Ergänze --against LEVEL, etwa easy."


def against_or_computers():
    return "Nimm entweder --against oder --computers."


def casual_alone():
    return "--casual gilt für Spiele allein."


def names_alone():
    return "--names gilt für Spiele allein. In einem Raum legt die Raumleitung die Turniernamen fest."


def two_computers():
    return "Nenne zwei Computer, etwa --computers strong,easy."


def bad_names(why):
    return f"--names: {why} Tippe sie so: --names 'Ada, Ben'."


def not_played(*, title, alone, mode):
    return (f"Mit diesen Optionen braucht {title} ein Gegenüber: Ergänze --against easy oder nimm turnabout host." if alone else f"Mit diesen Optionen spielt man {title} nur allein.") + ("" if mode is None else f" Oder wähle eine andere Spielart, etwa --option mode={mode}.")


def bad_seats(*, fewest, most, fixed):
    return f"Dieses Spiel hat {formats.number(most)} Plätze." if fixed else f"Wähle {formats.number(fewest)} bis {formats.number(most)} Plätze."


def bad_option(option):
    return f"„{option}“ ist keine Option. Tippe NAME=VALUE, etwa variant=hex."


def no_role(form):
    return ("Im Spiegelmatch spielst du beide Rollen zugleich." if form == "mirror" else "Im Rennen haben alle dieselbe Rolle." if form == "race" else "In dieser Form spielen alle auf derselben Seite.") + " Lass --role weg."


def bad_computers(typed):
    return f"„{typed}“ ist keine Zahl von Computern mit Stufe. Tippe sie so: 2,easy."


def too_many_computers(*, seats, most, more):
    return f"Der Raum hat {formats.number(seats)} Plätze, und Platz 1 ist deiner. Wähle " + ("1 Computer" if most == 1 else f"1 bis {formats.number(most)} Computer") + ("" if more is None else f" oder mit --seats bis zu {formats.number(more)} Plätze") + "."


def no_notes(games):
    return f"--notes gilt für Spiele mit Notizen: {formats.either(games)}."


def port_with_server():
    return "--port gilt für deinen eigenen Server. Lass es mit --server weg oder tippe dort HOST:PORT."


def computer_or_friend():
    return "Nimm entweder --computer oder --friend: Du hast nur einen Versuch."


def no_program():
    return "Nenne das Programm: turnabout bot --exec \"python3 mine.py\" HOST/CODE."


def only_new_rooms():
    return "--option, --form, --seats, --against, --alone, --number und --pace gelten für einen neuen Raum. Ergänze --game."


def no_room():
    return "Wo soll es spielen? Ergänze HOST/CODE eines Raums oder --game GAME, um einen zu eröffnen."


def alone_or_against():
    return "Nimm entweder --alone oder --against."


def pace_needs_computer():
    return "--pace braucht einen Computer als Gegenüber. Lass es mit --alone weg."


def no_example(language):
    return f"Ein Beispiel in „{language}“ gibt es nicht. Wähle python oder javascript."


def bad_patience(typed):
    return f"„{typed}“ passt nicht zu --patience. Tippe eine Zahl von Sekunden, etwa 300, oder never."


def bad_command(command):
    return f"--exec „{command}“ ist nicht lesbar: Es fehlt ein Anführungszeichen, oder am Ende steht ein Backslash."


def empty_command():
    return "--exec nennt kein Programm. Tippe es so: --exec \"python3 my_bot.py\"."


def program_not_started(*, program, why):
    return f"Das Programm {program} lässt sich nicht starten: {why}."


def words_need_package(name):
    return f"Das Paket {name} fehlt. Installiere es: pip install 'turnabout[words]'"


def words_need_folder(folder):
    return f"Den Ordner {folder} gibt es nicht. Leg deine .ftl- und .md-Dateien dort ab."


def words_stale(path):
    return f"veraltet: {path}"


def words_unused(message):
    return f"unbenutzt: {message}"
