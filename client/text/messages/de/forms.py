# Made from client/text/de/forms.ftl by `python -m client.catalogue`.


def against(level):
    return f"Gegen den Computer ({formats.level(level)})"


def play():
    return "Spielen"


def open_room():
    return "Raum eröffnen"


def watch():
    return "Zuschauen"


def show():
    return "Zeigen"


def more_options():
    return "Mehr"


def more_options_value(key):
    return {
        "yes": "sichtbar",
        "no": "verborgen",
    }[key]


def more_options_hint():
    return "Zuschauen, Tipps und mehr"


def form():
    return "Form"


def form_name(key):
    return {
        "match": "Runde um Runde",
        "mirror": "beide Runden zugleich",
        "together": "gemeinsam",
        "race": "als Rennen",
        "solo": "allein",
    }[key]


def form_hint(key):
    return {
        "match": "in der zweiten Runde werden die Rollen getauscht",
        "mirror": "ein Spiegelmatch auf zwei Brettern",
        "together": "alle auf einer Seite",
        "race": "alle für sich, mit denselben Karten",
        "solo": "um das beste Ergebnis",
    }[key]


def bad_form(*, typed, forms):
    return f"Mit diesen Optionen geht die Form {typed} nicht: Wähle {formats.either(forms)}."


def no_options(option):
    return f"Dieses Spiel hat keine Option „{option}“ und auch keine anderen."


def unknown_option(*, option, names):
    return f"Dieses Spiel hat keine Option „{option}“. Seine Optionen sind {formats.every(names)}."


def bad_value(*, option, value, values):
    return f"Die Option {option} kann nicht „{value}“ sein: Wähle {formats.either(values)}."


def out_of_range(*, option, value, lowest, highest):
    return f"Die Option {option} kann nicht {value} sein: Wähle eine Zahl von {lowest} bis {highest}."


def range(*, lowest, highest):
    return f"{lowest} bis {highest}"


def unknown_role(*, typed, roles):
    return f"Unbekannte Rolle „{typed}“: Wähle {formats.either(roles)}."


def seats():
    return "Plätze"


def seat_count(count):
    return f"{formats.number(count)} Plätze"


def seats_hint():
    return "mit deinem"


def players():
    return "Personen"


def players_together(count):
    return "allein oder gegeneinander" if count == 1 else f"{formats.number(count)} gemeinsam"


def which_computer():
    return "Welcher Computer?"


def computer_sees():
    return "Er sieht nur, was du auf seinem Platz sehen würdest."


def level():
    return "Stufe"


def computers():
    return "Computer"


def computer_seats(count):
    return "auf keinem Platz" if count == 0 else "auf einem Platz" if count == 1 else f"auf {formats.number(count)} Plätzen"


def other_seat():
    return "Gegenüber"


def a_friend():
    return "ein Gast"


def a_friend_hint():
    return "kommt mit einem Code dazu"


def the_computer(level):
    return f"der Computer ({formats.level(level)})"


def player_number(number):
    return f"Platz {number}"


def pace():
    return "Tempo der Computer"


def pace_usual():
    return "wie üblich"


def pace_usual_hint():
    return "im Rennen ein paar Sekunden pro Karte"


def pace_seconds(seconds):
    return f"{formats.duration(seconds)}"


def pace_seconds_hint():
    return "mindestens, für jeden Zug"


def number():
    return "Spielnummer"


def number_random():
    return "leer: zufällig"


def number_hidden():
    return "leer: zufällig und geheim"


def number_hint():
    return "Dieselbe Nummer ergibt immer dieselben Karten."


def number_seen():
    return "Dieselbe Nummer ergibt immer dieselben Karten. Alle sehen sie."


def bad_number():
    return "Eine Spielnummer ist eine ganze Zahl von 1 bis 999.999.999.999."


def casual():
    return "Übungsspiel"


def scored(key):
    return {
        "no": "mit Rang",
        "yes": "Übungsspiel",
    }[key]


def scored_hint(key):
    return {
        "no": "rückgängig nur, wenn nichts aufgedeckt wurde",
        "yes": "jeder Zug rückgängig; eigene Liste",
    }[key]


def clock():
    return "Bedenkzeit"


def own_clock():
    return "Eigene Bedenkzeit"


def clock_preset(key):
    return {
        "none": "keine",
        "move": "30 s pro Zug",
        "short": "5 min + 3 s",
        "long": "10 min + 5 s",
        "day": "1 Tag pro Zug",
        "days3": "3 Tage pro Zug",
        "week": "7 Tage pro Zug",
        "custom": "andere",
    }[key]


def clock_empty():
    return "leer: keine Bedenkzeit"


def clock_hint():
    return "30: 30 s pro Zug; 3d: 3 Tage; 5m+3: 5 Minuten und 3 s mehr pro Zug."


def first_leg():
    return "In der ersten Runde"


def random_role():
    return "Zufällig"


def random_role_hint():
    return "wird zu Beginn des Matchs ausgelost"


def role(key):
    return {
        "maximizer": "Ich maximiere",
        "minimizer": "Ich minimiere",
        "guesser": "Ich rate",
        "owner": "Ich hüte den Baum",
    }[key]


def role_hint(key):
    return {
        "maximizer": "du spielst auf viele Punkte",
        "minimizer": "du spielst auf wenige Punkte",
        "guesser": "du findest den Baum durch bewertete Versuche",
        "owner": "du versteckst ihn und bewertest die Versuche",
    }[key]


def computer_role(key):
    return {
        "maximizer": "Maximiert zuerst",
        "minimizer": "Minimiert zuerst",
        "guesser": "Rät zuerst",
        "owner": "Hütet zuerst den Baum",
    }[key]


def spectators():
    return "Zuschauen"


def spectators_value(key):
    return {
        "yes": "erlaubt",
        "no": "nicht erlaubt",
    }[key]


def hints():
    return "Tipps"


def hints_value(key):
    return {
        "yes": "erlaubt",
        "no": "nicht erlaubt",
    }[key]


def notes():
    return "Notiztafel"


def notes_value(key):
    return {
        "yes": "zeigt, was noch möglich ist",
        "no": "keine: notier selbst",
    }[key]
