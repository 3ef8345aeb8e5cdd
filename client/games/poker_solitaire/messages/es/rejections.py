# Made from client/games/poker_solitaire/text/es/rejections.ftl by `python -m client.catalogue`.


def not_dealt(*, card, dealt):
    return f"{formats.card(card)} no se te repartió. Puedes tomar {formats.cards(dealt)}."


def card_taken(*, card, place, taker):
    return (f"Ya tomaste {formats.card(card)}" if taker == "you" else f"Tu rival ya tomó {formats.card(card)}" if taker == "other" else f"Alguien ya tomó {formats.card(card)}") + f": está en {place}."


def place_empty(place):
    return f"En {place} no hay ninguna carta."


def square_taken(*, place, card):
    return f"{formats.card(card)} está en {place}. Elige una casilla libre."


def touches_no_card(*, place, touching):
    return f"Una carta en {place} no tocaría ninguna otra. " + ("Elige una casilla que toque una por un lado o una esquina." if touching == "corners" else "Elige una casilla al lado de una.")


def nothing_to_pass():
    return "Aquí no hay turnos: no hay nada que pasar."


def pass_too_early():
    return "Solo puedes pasar si tu matriz está llena o no se te reparten cartas."


def done_only_in_race():
    return "«Listo» es solo para carreras. Esta manga termina sola."


def matrix_not_full(free):
    return "Tu matriz no está llena: " + (f"queda {formats.number(free)} casilla libre" if free == 1 else f"quedan {formats.number(free)} casillas libres") + ". Llénala antes."


def no_such_reject_square(*, place, places):
    return f"No hay ninguna casilla de descarte {place}. " + ("Esta partida no tiene." if places is None else f"Elige {formats.either(places)}.")


def which_matrix(place):
    return f"Hay dos matrices. Escribe 1:{place} o 2:{place}."


def only_one_matrix(place):
    return f"Solo hay una matriz. Escribe {place}."


def no_planting():
    return "Aquí no se puede plantar. Pon la carta en tu propia matriz."


def move_between_matrices(card):
    return f"{formats.card(card)} solo se puede mover dentro de su matriz."


def placed_card_not_planted(card):
    return f"Solo se planta una carta repartida: {formats.card(card)} ya está colocada."


def placed_cards_stay(*, card, place):
    return f"Las cartas colocadas se quedan: {formats.card(card)}, en {place}, solo se puede descartar."


def reject_square_of_other(place):
    return f"No puedes usar {place}: es la casilla de descarte de tu rival."


def reject_square_used(*, place, card):
    return f"{formats.card(card)} ya está en {place}. Elige una casilla de descarte libre."


def rejected_card_elsewhere(card):
    return f"{formats.card(card)} está descartada. Solo puede volver a una matriz."


def rejected_card_to_other(card):
    return f"{formats.card(card)} está descartada. Solo puede volver a tu propia matriz."


def rejected_cards_stay(card):
    return f"{formats.card(card)} está descartada y no puede volver."


def reject_of_other(card):
    return f"{formats.card(card)} es de tu rival. Solo puedes descartar tus propias cartas."


def no_stealing(card):
    return f"No puedes quitar {formats.card(card)}: en esta partida no se quitan cartas."


def stolen_already(card):
    return f"{formats.card(card)} ya se quitó una vez: no se puede volver a quitar."


def steal_elsewhere(card):
    return f"Pon {formats.card(card)} en tu propia matriz para quitarla."


def nothing_left_to_do():
    return "Ya no te queda nada por hacer. Espera a tu rival."


def other_player():
    return "tu rival"
