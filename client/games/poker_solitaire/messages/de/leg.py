# Made from client/games/poker_solitaire/text/de/leg.ftl by `python -m client.catalogue`.


def matrix():
    return "die Matrix"


def matrix_of(name):
    return f"Matrix von {formats.name(name)}"


def turn_with_cards(*, turn, cards):
    return f"{turn}: {cards}"


def dealt(name):
    return "ausgeteilt" + ("" if name is None else f", {formats.name(name)}")


def dealt_later():
    return "keine vor dem eigenen Zug"


def none_dealt():
    return "keine Karten mehr"


def stock(cards):
    return f"Talon {formats.number(cards)}"


def stock_and_next(*, stock, cards, more):
    return f"{stock}, gleich {formats.cards(cards)}" + (" …" if more else "")


def rejects():
    return "Abwurf"


def common():
    return "gemeinsam"


def left(cards):
    return f"{formats.number(cards)} Karte blieb übrig" if cards == 1 else f"{formats.number(cards)} Karten blieben übrig"


def choose_place(card):
    return f"Wähle eine Stelle für {formats.card(card)} mit den Pfeiltasten oder tippe ihren Namen, etwa c3."


def picking():
    return "Welche Karte? Pfeile wählen, Enter nimmt sie auf, Leertaste oder Esc bricht ab."


def nothing_to_pick_up():
    return "Gerade kannst du keine Karte aufnehmen."


def pick_up_first():
    return "Du kannst keine ausgeteilte Karte nehmen. Drücke die Leertaste, um eine andere aufzunehmen."


def fits_nowhere(card):
    return f"{formats.card(card)} passt gerade nirgends. Wähle eine andere Karte."


def no_reject_square():
    return "Kein Abwurffeld nimmt diese Karte."


def does_not_fit(place):
    return f"Auf {place} kannst du nicht spielen."


def can_pass():
    return "Du kannst passen: Deine Matrix ist voll, oder dir werden keine Karten ausgeteilt."


def can_end():
    return "Deine Matrix ist voll: Sag Fertig, um das Rennen zu beenden."


def sure():
    return "Fertig sagen und das Rennen beenden?"


def wait():
    return "Du hast nichts mehr zu tun. Warte auf dein Gegenüber."


def card_taken(*, card, name):
    return f"{formats.name(name)} hat {formats.card(card)} genommen. Drücke Enter, um die nächste Karte aufzunehmen."


def next_card_to():
    return "Deine nächste Karte kommt auf:"


def typed():
    return "Zug:"


def how_to_type():
    return "Tippe QH c3, c3 x1 (abwerfen), 2:c3 d4 oder c3 für die gewählte Karte; pass; done."


def not_a_move(typed):
    return f"„{typed}“ ist kein Zug. Tippe QH c3, c3 x1 (abwerfen), 2:c3 d4 oder c3 für die gewählte Karte; pass; done."


def which_column(row):
    return f"Zeile {row}: welche Spalte, a bis e?"


def which_row(column):
    return f"Spalte {column}: welche Zeile, 1 bis 5?"


def which_row_or_chat(column):
    return f"Spalte {column}: welche Zeile, 1 bis 5? Noch mal {column} öffnet den Chat."


def over(result):
    return f"Das Spiel ist vorbei: {result}."


def key_choose():
    return "wählen"


def key_put():
    return "legen"


def key_card():
    return "Karte"


def key_pick_up():
    return "andere Karte"


def key_reject():
    return "abwerfen"


def key_type():
    return "Zug tippen"


def key_pass():
    return "passen"


def key_done():
    return "Fertig"


def key_pick_it_up():
    return "aufnehmen"


def key_cancel():
    return "abbrechen"


def key_next_card():
    return "nächste Karte"


def key_end_race():
    return "beenden"


def key_keep_playing():
    return "weiterspielen"
