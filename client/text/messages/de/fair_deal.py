# Made from client/text/de/fair_deal.ftl by `python -m client.catalogue`.


def checking():
    return "Prüfung, ob fair gegeben wurde …"


def fair():
    return "Fair gegeben: Die Nummer stand am Anfang fest, und die Karten passen dazu."


def number_was(*, number, known):
    return f"Die Nummer war {formats.game_number(number)}" + (", von Anfang an bekannt" if known else "") + "."


def numbers_were(numbers):
    return f"Die Nummern waren {formats.every(numbers)}."


def number_in_list(*, number, leg):
    return f"{formats.game_number(number)} (Runde {leg})"


def finding(key):
    return {
        "commitment_kept": "Die Nummer passt zum Fingerabdruck vom Anfang.",
        "commitment_broken": "Die Nummer passt nicht zum Fingerabdruck vom Anfang.",
        "commitment_changed": "Der Fingerabdruck ist nicht der vom Anfang.",
        "number_missing": "Der Server hat die Nummer nicht vollständig aufgedeckt, also lässt sich nichts prüfen.",
        "deck_dealt": "Geprüft: Diese Nummer ergibt die Karten, mit denen ihr gespielt habt.",
        "deck_different": "Diese Nummer ergibt andere Karten als die gespielten.",
        "cards_as_seen": "Jede Karte, die du gesehen hast, kam in dieser Reihenfolge.",
        "cards_different": "Eine Karte, die du gesehen hast, ist in der Aufzeichnung anders.",
        "cards_unchecked": "Die Karten werden hier nicht geprüft: Führ turnabout verify aus, wo das Spiel installiert ist.",
        "record_missing": "Der Server hat die Aufzeichnung nicht herausgegeben, also lassen sich die Karten nicht vergleichen.",
    }[key]


def no_cards_seen():
    return "Du hast keine aufgedeckten Karten gesehen, also gibt es nichts zu vergleichen."


def first_difference(*, move, leg):
    return f"Der erste Unterschied ist Zug {move} in Runde {leg}."
