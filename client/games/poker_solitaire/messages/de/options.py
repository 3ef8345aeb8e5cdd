# Made from client/games/poker_solitaire/text/de/options.ftl by `python -m client.catalogue`.


def option(key):
    return {
        "mode": "Spielart",
        "touching": "Karten berühren",
        "movable": "Gelegte Karten",
        "hands": "Hände",
        "scoring": "Zählung",
        "points": "Punkte",
        "unequal": "Regeln",
        "touching-2": "Platz 2 berührt",
        "movable-2": "Karten von Platz 2",
        "hands-2": "Hände von Platz 2",
        "scoring-2": "Zählung von Platz 2",
        "rejects-1": "Abwurffelder",
        "rejects-2": "Abwurf von Platz 2",
        "rejects-common": "Gemeinsamer Abwurf",
        "dealt": "Ausgeteilt auf einmal",
        "decks": "Kartenspiele",
        "stealing": "Stehlen",
        "planting": "Unterschieben",
    }[key]


def mode(key):
    return {
        "one-hand": "eine Matrix",
        "best-of-two": "beste von zweien",
        "sum-of-two": "Summe von zweien",
        "alternate": "abwechselnd",
        "same-deck": "gleiche Karten",
        "race": "Rennen",
        "race-both": "Rennen, beide",
        "duel": "Duell",
    }[key]


def mode_note(key):
    return {
        "one-hand": "eine Matrix, allein",
        "best-of-two": "zwei Matrizen, die bessere zählt",
        "sum-of-two": "zwei Matrizen, beide zählen",
        "alternate": "abwechselnd, je eine Matrix",
        "same-deck": "abwechselnd, beide mit denselben Karten",
        "race": "beide zugleich, bis jemand voll ist und Fertig sagt",
        "race-both": "beide zugleich, bis beide voll sind",
        "duel": "eine Matrix: viele Punkte gegen wenige",
    }[key]


def touching(key):
    return {
        "edges": "Kanten",
        "corners": "Ecken",
        "anywhere": "überall",
    }[key]


def touching_note(key):
    return {
        "edges": "eine Kante einer anderen Karte",
        "corners": "Kanten oder Ecken",
        "anywhere": "jede freie Stelle",
    }[key]


def movable(key):
    return {
        "off": "bleiben",
        "on": "beweglich",
    }[key]


def movable_note(key):
    return {
        "off": "wo sie liegen",
        "on": "in der Matrix, und vom Abwurf zurück",
    }[key]


def hands_note(key):
    return {
        "ten": "Zeilen und Spalten",
        "twelve": "und die beiden Diagonalen",
    }[key]


def scoring(key):
    return {
        "english": "englisch",
        "american": "amerikanisch",
        "pat": "Pat",
        "user": "eigene",
    }[key]


def scoring_note(key):
    return {
        "english": "Vierling 16, Flush 5",
        "american": "Vierling 50, Flush 20",
        "pat": "alle fünf Zeilen müssen Pat-Hände sein",
        "user": "Punkte, die du wählst, oder die der Tabelle",
    }[key]


def points_example():
    return "flush=13,flush+one-pair=20"


def points_note():
    return "leer: die Spalte „eigene“ der Tabelle (? zeigt sie)"


def unequal(key):
    return {
        "off": "gleich für beide",
        "on": "verschieden",
    }[key]


def unequal_note(key):
    return {
        "off": "",
        "on": "ein Handicap; die von Platz 1 darüber",
    }[key]


def rejects_note():
    return "höchstens fünf mit den ausgeteilten Karten"


def on_off(key):
    return {
        "off": "nein",
        "on": "ja",
    }[key]


def stealing_note():
    return "eine Karte aus der Matrix des Gegenübers nehmen"


def planting_note():
    return "eine ausgeteilte Karte in die Matrix des Gegenübers"


def way(key):
    return {
        "one-hand": "Eine Matrix",
        "best-of-two": "Zwei Matrizen, die bessere zählt",
        "sum-of-two": "Zwei Matrizen, beide zählen",
        "alternate": "Abwechselnd, je eine Matrix",
        "same-deck": "Abwechselnd, beide mit denselben Karten",
        "race": "Ein Rennen, bis jemand Fertig sagt",
        "race-both": "Ein Rennen, bis beide voll sind",
        "duel": "Ein Duell in einer Matrix",
    }[key]


def too_many(*, dealt, rejects):
    return f"{formats.number(dealt)} ausgeteilte und " + (f"{formats.number(rejects)} Abwurffeld" if rejects == 1 else f"{formats.number(rejects)} Abwurffelder") + " sind zusammen mehr als fünf."


def pat_for_both():
    return "Pat-Hände gelten für beide oder gar nicht."


def no_points(line):
    return f"„{line}“ braucht eine Hand und ihre Punkte, etwa „flush=13“."


def unknown_hand(*, name, names):
    return f"Keine Hand heißt „{name}“. Wähle aus {formats.every(names)}."


def too_much(*, name, most):
    return f"„{name}“ kann höchstens {most} Punkte wert sein."


def rules_of(*, sentence, player):
    return f"{formats.name(player)}: {sentence}."


def touching_rule(key):
    return {
        "edges": "eine Karte muss eine andere an einer Kante berühren",
        "corners": "eine Karte muss eine andere an Kante oder Ecke berühren",
        "anywhere": "eine Karte darf überallhin",
    }[key]


def movable_rule(key):
    return {
        "off": "gelegte Karten bleiben",
        "on": "gelegte Karten lassen sich verschieben, abgeworfene zurückholen",
    }[key]


def hands_rule(key):
    return {
        "ten": "Zeilen und Spalten zählen",
        "twelve": "Zeilen, Spalten und beide Diagonalen zählen",
    }[key]


def scoring_rule(key):
    return {
        "english": "englische Zählung",
        "american": "amerikanische Zählung",
        "pat": "alle fünf Zeilen müssen Pat-Hände sein",
        "user": "eigene Punkte des Raums",
    }[key]


def points_rule(hands):
    return f"Punkte: {hands}."


def hand_points(*, hand, points):
    return f"{hand} {formats.number(points)}"


def dealt_rule(*, cards, decks):
    return (f"{formats.number(cards)} Karte" if cards == 1 else f"{formats.number(cards)} Karten") + " auf einmal ausgeteilt" + ("" if decks == 1 else f", aus {formats.number(decks)} Kartenspielen") + "."


def no_rejects():
    return "Keine Abwurffelder."


def rejects_alone(squares):
    return f"{formats.number(squares)} Abwurffeld." if squares == 1 else f"{formats.number(squares)} Abwurffelder."


def rejects_rule(rejects):
    return f"Abwurffelder: {rejects}."


def rejects_each(squares):
    return f"je {formats.number(squares)}"


def rejects_of(*, squares, name):
    return f"{formats.number(squares)} von {formats.name(name)}"


def rejects_common(squares):
    return f"{formats.number(squares)} gemeinsam"


def stealing_rule():
    return "Stehlen: Man darf eine Karte aus der anderen Matrix nehmen."


def planting_rule():
    return "Unterschieben: Man darf eine Karte in die andere Matrix legen."


def player(number):
    return f"Platz {number}"


def rules_in_short(*, touching, moves, twelve, scoring):
    return ("an Kanten" if touching == "edges" else "an Ecken" if touching == "corners" else "überall") + (", Karten bleiben" if moves == "stay" else ", beweglich" if moves == "move" else "") + (", 12 Hände" if twelve else "") + ", " + ("englisch" if scoring == "english" else "amerikanisch" if scoring == "american" else "Pat-Hände" if scoring == "pat" else "eigene Punkte")
