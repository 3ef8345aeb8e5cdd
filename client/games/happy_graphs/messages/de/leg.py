# Made from client/games/happy_graphs/text/de/leg.ftl by `python -m client.catalogue`.


def board():
    return "Das Brett"


def boards():
    return "Die Bretter"


def hands():
    return "Hände"


def your_hand():
    return "Deine Hand"


def cards():
    return "Die Karten"


def group(number):
    return f"Gruppe {number}"


def new_group():
    return "Neue Gruppe"


def score(points):
    return f"Unglücklich: {formats.number(points)}"


def turn_with_hand(*, turn, cards):
    return f"{turn}, mit {cards}"


def hidden():
    return "verdeckt"


def card_count(cards):
    return f"{formats.number(cards)} Karte" if cards == 1 else f"{formats.number(cards)} Karten"


def no_cards():
    return "keine Karten"


def more_hands(hands):
    return f"… und {formats.number(hands)} weitere"


def stock(cards):
    return "nichts mehr zu ziehen" if cards == 0 else f"noch {formats.number(cards)} Karte zu ziehen" if cards == 1 else f"noch {formats.number(cards)} Karten zu ziehen"


def to_come(cards):
    return "Kommt noch: " + ("nichts" if cards is None else f"{cards}")


def time(ms):
    return f"Zeit {formats.stopwatch(ms)}"


def time_starts():
    return "Die Zeit läuft ab der ersten Karte."


def to_beat_short(points):
    return f"{formats.number(points)} zu erreichen" if points == 0 else f"{formats.number(points)} zu unterbieten"


def to_beat(*, points, perfect):
    return f"Zu erreichen: {formats.number(points)}" if perfect else f"Zu unterbieten: {formats.number(points)}"


def goal(key, *, points, maximizer):
    match key:
        case "maximizer":
            return f"lass mehr als {formats.number(points)} unglücklich"
        case "minimizer":
            return f"bleib unter {formats.number(points)} unglücklichen"
        case "spectator":
            return f"{formats.name(maximizer)} braucht mehr als {formats.number(points)}"
    raise KeyError(key)


def goal_in_full(key, *, points, maximizer, minimizer):
    match key:
        case "maximizer":
            return f"{formats.name(minimizer)} hat {formats.number(points)} unglückliche übrig gelassen. Mit mehr gewinnst du; gleich viele ist unentschieden."
        case "minimizer":
            return f"Du hast {formats.number(points)} unglückliche übrig gelassen. Halte {formats.name(maximizer)} darunter, und du gewinnst; gleich viele ist unentschieden."
        case "spectator":
            return f"{formats.name(minimizer)} hat {formats.number(points)} unglückliche übrig gelassen. {formats.name(maximizer)} gewinnt mit mehr; gleich viele ist unentschieden."
    raise KeyError(key)


def computer_left(points):
    return f"Der Computer hat auf dieser Nummer {formats.number(points)} unglückliche Karte übrig gelassen." if points == 1 else f"Der Computer hat auf dieser Nummer {formats.number(points)} unglückliche Karten übrig gelassen."


def your_best(points):
    return f"Deine Bestleistung ist {formats.number(points)}."


def choose_or_type(*, card, example):
    return f"Wähle ein Feld für {formats.card(card)} oder tippe einen Zug, etwa {example}."


def fits_nowhere(card):
    return f"{formats.card(card)} passt auf kein Feld. Wähle eine andere Karte."


def not_in_hand(card):
    return f"{card} ist nicht in der Hand."


def choose_card_to_take():
    return "Welche Karte willst du zurücknehmen?"


def board_empty():
    return "Auf dem Brett liegt noch keine Karte."


def nothing_to_undo():
    return "Du kannst nichts rückgängig machen."


def nothing_to_redo():
    return "Du kannst nichts wiederholen."


def typed():
    return "Spielen:"


def how_to_type():
    return "Tippe eine Karte und ein Feld, etwa 3h n50, oder 3h 2:n50 in Gruppe 2."


def not_a_move(typed):
    return f"„{typed}“ ist kein Zug. Tippe eine Karte und ein Feld, etwa 3h n50, oder 3h 2:n50 in Gruppe 2."


def finish(points):
    return f"Mit {formats.number(points)} unglücklichen Karte aufhören?" if points == 1 else f"Mit {formats.number(points)} unglücklichen Karten aufhören?"


def finish_note():
    return "Karten, die in der Hand bleiben, zählen als unglücklich."


def happy_card(*, card, square):
    return f"{formats.card(card)} auf {square} ist glücklich und umgedreht."


def unhappy_card(*, card, square, wants, lacks, hopeless):
    return f"{formats.card(card)} auf {square} will " + (f"{formats.number(wants)} Nachbarn" if wants == 1 else f"{formats.number(wants)} Nachbarn") + f", es fehlen {formats.number(lacks)}." + (" Diese Karte kann nicht mehr glücklich werden." if hopeless else "")


def game_over(result):
    return f"Das Spiel ist vorbei: {result}."


def left_in_hand(*, cards, many):
    return f"{formats.number(many)} Karte blieb in der Hand: {formats.cards(cards)}" if many == 1 else f"{formats.number(many)} Karten blieben in der Hand: {formats.cards(cards)}"


def key_choose():
    return "wählen"


def key_look():
    return "umsehen"


def key_play():
    return "spielen"


def key_card():
    return "Karte"


def key_place():
    return "legen"


def key_take_back():
    return "zurücknehmen"


def key_undo():
    return "rückgängig"


def key_redo():
    return "wiederholen"


def key_done():
    return "fertig"


def key_finish():
    return "aufhören"


def key_keep_playing():
    return "weiterspielen"


def key_cancel():
    return "abbrechen"


def key_new_group():
    return "neue Gruppe"


def key_next_group():
    return "nächste Gruppe"


def key_all_hands():
    return "alle Hände"


def key_board():
    return "Brett"


def perfect():
    return "Alle Karten sind glücklich"


def more_left():
    return "links mehr"


def more_right():
    return "rechts mehr"


def more_above():
    return "oben mehr"


def more_below():
    return "unten mehr"
