# Made from client/text/de/line_start.ftl by `python -m client.catalogue`.


def welcome():
    return "Turnabout in Textzeilen. Tippe „hilfe“ für die Befehle, „regeln“ für die Regeln."


def first_offered():
    return "Tippe „einstieg“, um damit anzufangen."


def game(title):
    return f"Das Spiel ist {title}."


def no_game(*, typed, known):
    return f"Ein Spiel „{typed}“ gibt es nicht. Wähle {formats.either(known)}."


def how_to_list():
    return "Tippe „hilfe“ für die Befehle."


def all_commands():
    return "Mehr Befehle"


def all_commands_hint():
    return "offene Räume, Herausforderungen, Ergebnisse, Aufzeichnungen"


def none_unfinished():
    return "Du hast keine offenen Spiele."


def choice(*, command, does, hint):
    return f"{command}: {does}" + ("" if hint is None else f" ({hint})")


def setting(*, name, value, values):
    return f"{name} {value} ({values})"


def choose_game():
    return "Das Spiel wählen"


def choose_game_hint():
    return "„spiel NAME“ zeigt auch seine Einstellungen; „spiel“ allein listet die Spiele auf"


def alone_hint():
    return "„allein NUMBER“ spielt diese Nummer"


def against_hint():
    return "„gegen LEVEL“, etwa „gegen leicht“, beginnt sofort"


def first_game():
    return "Ein erstes Spiel allein, mit Erklärungen zu jeder Karte"


def quick_hint():
    return "zum Beispiel schnell bedenkzeit 5m+3"


def daily_hint():
    return "„tagesnummer computer“ oder „tagesnummer freund“ spielt sie"


def host_hint():
    return "zum Beispiel einladen öffentlich: alle können beitreten"


def computers():
    return "Zwei Computern zuschauen"


def computers_hint():
    return "zum Beispiel computermatch stark leicht"


def player_hint():
    return "„profil Ben“ zeigt die Seite von jemand anderem"


def matches_hint():
    return "zum Beispiel „matchs gegen Ben gewonnen“; „ältere“ zeigt mehr"


def versus_hint():
    return "zum Beispiel vergleich Ben"


def rules_hint():
    return "auch „regeln kurz“ und „regeln mitwirkende“"


def cancel():
    return "Mit „zurück“ brichst du ab."


def name():
    return "Name:"


def address():
    return "Adresse und Code, dahinter ein Platzcode, wenn du deinen Platz hierher holst:"


def source():
    return "Datei, Webadresse oder Raum:"


def option(*, label, values, usual):
    return f"{label}: {formats.either(values)} (leer: {usual}):"


def form():
    return "Runde um Runde oder beide zugleich auf zwei Brettern: match oder spiegelmatch (leer: match):"


def seats():
    return "Plätze, 2 bis 48 (leer: 2):"


def number():
    return "Spielnummer (leer: zufällig und geheim):"


def clock():
    return "Bedenkzeit: 30, 5m+3, 10m+5, 1d, 3d, 7d oder eine andere (leer: keine):"


def spectators():
    return "Zuschauen erlauben, ja oder nein (leer: ja)?"


def hints():
    return "Tipps für beide erlauben, ja oder nein (leer: nein)?"


def hints_alone():
    return "Tipps für dich erlauben, ja oder nein (leer: nein)?"


def role(roles):
    return f"Erste Rolle, {formats.either(roles)} (leer: zufällig; bei einer Revanche tauscht ihr):"


def level_title():
    return "Wie stark soll der Computer sein?"


def level():
    return "Stufe (leer: leicht):"


def two_levels():
    return "Zwei Stufen, etwa stark leicht, und wenn du magst eine Spielnummer:"


def no_level(*, typed, levels):
    return f"Eine Stufe „{typed}“ gibt es nicht. Wähle {formats.either(levels)}."


def not_alone(title):
    return "Mit diesen Optionen braucht das Spiel ein Gegenüber." if title is None else f"{formats.name(title)} spielt man zu zweit. Tippe „gegen“ oder „einladen“."


def settings_usage():
    return "Tippe diese hinter „einladen“ oder „gegen“, etwa „einladen nummer 7 bedenkzeit 5m+3“:"


def settings_usage_here():
    return "Tippe „einstellungen“, Namen und Werte, etwa „einstellungen nummer 7 bedenkzeit 5m+3“:"


def setting_values(key):
    return {
        "number": "eine Spielnummer oder zufällig",
        "clock": "30 (Sekunden pro Zug), 5m+3 (Minuten pro Runde, Sekunden pro Zug), 3d (Tage), keine",
        "form": "match, oder spiegelmatch: beide Runden zugleich, auf zwei Brettern",
        "seats": "wie viele",
        "pace": "wie viele Sekunden der Computer für einen Zug braucht, 1 bis 60, oder üblich",
        "on-off": "an oder aus",
    }[key]


def setting_role(roles):
    return f"{formats.either(roles)}; bei einer Revanche tauscht ihr"


def settings_to_host(levels):
    return f"Hinter „einladen“ geht auch: „server ADDRESS“; „computeranzahl“, und wie viele; „stufe {formats.either(levels)}“."


def settings_to_host_two():
    return "Hinter „einladen“ geht auch: „server ADDRESS“."


def bad_setting(*, name, values):
    return f"Hinter „{name}“ fehlt einer dieser Werte: {values}."


def no_setting(*, typed, names):
    return f"Eine Einstellung „{typed}“ gibt es hier nicht. Die Einstellungen sind {formats.every(names)}."
