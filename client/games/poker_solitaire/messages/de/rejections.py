# Made from client/games/poker_solitaire/text/de/rejections.ftl by `python -m client.catalogue`.


def not_dealt(*, card, dealt):
    return f"{formats.card(card)} ist dir nicht ausgeteilt. Nehmen kannst du {formats.cards(dealt)}."


def card_taken(*, card, place, taker):
    return (f"Du hast {formats.card(card)} schon genommen" if taker == "you" else f"Dein Gegenüber hat {formats.card(card)} genommen" if taker == "other" else f"{formats.card(card)} ist schon genommen") + f": jetzt auf {place}."


def place_empty(place):
    return f"Auf {place} liegt keine Karte."


def square_taken(*, place, card):
    return f"Auf {place} liegt {formats.card(card)}. Wähle eine freie Stelle."


def touches_no_card(*, place, touching):
    return f"Auf {place} würde die Karte keine andere berühren. " + ("Wähle eine Stelle, die eine an Kante oder Ecke berührt." if touching == "corners" else "Wähle eine Stelle neben einer.")


def nothing_to_pass():
    return "Hier zieht man nicht abwechselnd, also gibt es nichts zu passen."


def pass_too_early():
    return "Du kannst nur passen, wenn deine Matrix voll ist oder dir keine Karten ausgeteilt werden."


def done_only_in_race():
    return "Fertig gibt es nur in Rennen. Diese Runde endet von selbst."


def matrix_not_full(free):
    return "Deine Matrix ist nicht voll: " + (f"{formats.number(free)} Stelle ist" if free == 1 else f"{formats.number(free)} Stellen sind") + " frei. Füll sie zuerst."


def no_such_reject_square(*, place, places):
    return f"Ein Abwurffeld {place} gibt es nicht. " + ("In diesem Spiel gibt es keine." if places is None else f"Wähle {formats.either(places)}.")


def which_matrix(place):
    return f"Es gibt zwei Matrizen. Schreib 1:{place} oder 2:{place}."


def only_one_matrix(place):
    return f"Es gibt nur eine Matrix. Schreib {place}."


def no_planting():
    return "Hier kannst du keine Karten unterschieben. Leg die Karte in deine eigene Matrix."


def move_between_matrices(card):
    return f"{formats.card(card)} kann nur in ihrer eigenen Matrix verschoben werden."


def placed_card_not_planted(card):
    return f"Unterschieben kannst du nur eine ausgeteilte Karte: {formats.card(card)} liegt schon."


def placed_cards_stay(*, card, place):
    return f"Gelegte Karten bleiben: {formats.card(card)} auf {place} kannst du nur abwerfen."


def reject_square_of_other(place):
    return f"{place} kannst du nicht nehmen: Es ist das Abwurffeld deines Gegenübers."


def reject_square_used(*, place, card):
    return f"Auf {place} liegt schon {formats.card(card)}. Wähle ein freies Abwurffeld."


def rejected_card_elsewhere(card):
    return f"{formats.card(card)} ist abgeworfen und kann nur zurück in eine Matrix."


def rejected_card_to_other(card):
    return f"{formats.card(card)} ist abgeworfen und kann nur zurück in deine eigene Matrix."


def rejected_cards_stay(card):
    return f"{formats.card(card)} ist abgeworfen und kann nicht zurück."


def reject_of_other(card):
    return f"{formats.card(card)} gehört deinem Gegenüber. Abwerfen kannst du nur eigene Karten."


def no_stealing(card):
    return f"Du kannst {formats.card(card)} nicht stehlen: In diesem Spiel wird nicht gestohlen."


def stolen_already(card):
    return f"{formats.card(card)} wurde schon gestohlen, kann also nicht zurückgestohlen werden."


def steal_elsewhere(card):
    return f"Leg {formats.card(card)} in deine eigene Matrix, um sie zu stehlen."


def nothing_left_to_do():
    return "Du hast nichts mehr zu tun. Warte auf dein Gegenüber."


def other_player():
    return "deinem Gegenüber"
