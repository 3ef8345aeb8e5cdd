# Made from client/games/happy_graphs/text/de/rejections.ftl by `python -m client.catalogue`.


def only_in_puzzle():
    return "Karten zurücknehmen und vorzeitig aufhören geht nur in einem Puzzle. Spiel eine Karte."


def card_not_in_hand(card):
    return f"{formats.card(card)} ist nicht in deiner Hand. Spiel eine Karte deiner Hand."


def no_card_on_square(square):
    return f"Auf {square} liegt keine Karte. Wähle eine auf dem Brett."


def not_on_hex_board(square):
    return f"Auf dem Sechseckbrett gibt es kein Feld {square}: Jede zweite Spalte liegt einen halben Schritt tiefer."


def square_occupied(*, square, card):
    return f"Auf {square} liegt {formats.card(card)}. Wähle ein freies Feld."


def square_next_to_no_card(square):
    return f"{square} liegt neben keiner Karte. Wähle ein Feld neben einer."


def square_walled(*, square, card):
    return f"{formats.card(card)} ist glücklich und nimmt keine Nachbarn mehr, also ist {square} eine Mauer."


def card_too_connected(*, square, card, connections):
    return f"{formats.card(card)} hätte auf {square} " + (f"{formats.number(connections)} Nachbarn" if connections == 1 else f"{formats.number(connections)} Nachbarn") + ", mehr als sie will."


def first_card_elsewhere(square):
    return f"Die erste Karte kommt auf {square}."


def group_too_early():
    return "Eine neue Gruppe kannst du nur beginnen, wenn keine Karte deiner Hand neben eine andere passt."


def group_elsewhere(*, square, group):
    return f"Die nächste neue Gruppe ist Gruppe {group}. Ihre erste Karte kommt auf {square}."
