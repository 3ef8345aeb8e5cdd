# Made from client/games/happy_graphs/text/es/rejections.ftl by `python -m client.catalogue`.


def only_in_puzzle():
    return "Solo en un rompecabezas puedes retirar cartas y terminar antes. Juega una carta."


def card_not_in_hand(card):
    return f"{formats.card(card)} no está en tu mano. Juega una que lo esté."


def no_card_on_square(square):
    return f"En {square} no hay ninguna carta. Elige una del tablero."


def not_on_hex_board(square):
    return f"El tablero hexagonal no tiene la casilla {square}: una columna de cada dos está medio paso más baja."


def square_occupied(*, square, card):
    return f"{formats.card(card)} está en {square}. Elige una casilla libre."


def square_next_to_no_card(square):
    return f"Junto a {square} no hay ninguna carta. Elige una casilla al lado de una."


def square_walled(*, square, card):
    return f"{formats.card(card)} es feliz y no admite más vecinas: {square} es un muro."


def card_too_connected(*, square, card, connections):
    return f"{formats.card(card)} tendría " + (f"{formats.number(connections)} vecina" if connections == 1 else f"{formats.number(connections)} vecinas") + f" en {square}, más de las que quiere."


def first_card_elsewhere(square):
    return f"La primera carta va a {square}."


def group_too_early():
    return "Solo puedes empezar un grupo nuevo si ninguna carta de tu mano cabe junto a otra."


def group_elsewhere(*, square, group):
    return f"El próximo grupo nuevo es el {group}. Su primera carta va a {square}."
