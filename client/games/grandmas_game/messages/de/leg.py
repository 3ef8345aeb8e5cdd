# Made from client/games/grandmas_game/text/de/leg.ftl by `python -m client.catalogue`.


def table():
    return "Der Tisch"


def table_auto():
    return "Der Tisch · spielt sichere Karten"


def last_move():
    return "Letzter Zug"


def race():
    return "Das Rennen"


def stock():
    return "Talon"


def fan():
    return "offen"


def full():
    return "voll"


def build_up():
    return "aufwärts"


def build_down():
    return "abwärts"


def workspace_of(*, pile, cards, order):
    return f"Auslage: Stapel {pile}, " + ("keine Karten" if cards == 0 else f"{formats.number(cards)} Karte" if cards == 1 else (f"{formats.number(cards)} Karten" + (", die unterste links" if order else "")))


def workspace_empty():
    return "Die Auslage ist leer. Geben öffnet einen Stapel darin."


def tables_hidden():
    return "Alle haben einen eigenen Tisch, den sonst niemand sieht."


def choose(deal):
    return "Wähle eine Karte oder gib." if deal else "Wähle eine Karte."


def pile_top(*, card, under, pile, size):
    return f"{formats.card(card)} auf Stapel {pile}, " + (f"{formats.number(size)} Karte" if size == 1 else f"{formats.number(size)} Karten") + ("" if under is None else f", {formats.card(under)} darunter") + "."


def pile_empty(*, pile, away):
    return f"Stapel {pile} liegt in der Auslage." if away else f"Stapel {pile} ist leer."


def workspace_card(*, card, number, of, top):
    return f"{formats.card(card)}, oben in der Auslage." if top else f"{formats.card(card)}, Nummer {number} von {of} in der Auslage."


def foundation_state(*, foundation, top, size, takes):
    return (f"Keine Karte auf {foundation}." if top is None else (f"{formats.card(top)} auf {foundation}, " + (f"{formats.number(size)} Karte." if size == 1 else f"{formats.number(size)} Karten."))) + " " + ("Der Zielstapel ist voll." if takes is None else f"Als Nächstes passt {formats.card(takes)}.")


def stock_state(cards):
    return "Der Talon ist leer." if cards == 0 else f"{formats.number(cards)} im Talon. Gib eine auf den Stapel ihres Rangs."


def can_look_under():
    return "Du kannst darunter sehen."


def carrying(card):
    return f"Wähle eine Stelle für {formats.card(card)}."


def nothing_to_undo():
    return "Du kannst nichts rückgängig machen."


def nothing_to_redo():
    return "Du kannst nichts wiederholen."


def no_undo_in_race():
    return "In einem Rennen kannst du nichts rückgängig machen."


def stock_empty():
    return "Der Talon ist leer."


def no_peek():
    return "Unter einen Stapel siehst du nur, wenn ein anderer dieselbe Karte zeigt und sie spielbar ist."


def no_card():
    return "Dort liegt keine Karte zum Spielen."


def no_dealing():
    return "Das Geben kannst du nur vor dem ersten Zug ansehen."


def stuck():
    return "Keine Karte passt mehr. Mach Züge rückgängig oder gib auf."


def order_fixed():
    return "In diesem Spiel bleibt die Auslage, wie sie ist."


def nothing_to_order():
    return "In der Auslage liegt keine Karte zum Verschieben."


def choose_in_workspace():
    return "Wähle zuerst eine Karte in der Auslage."


def typed():
    return "Spielen:"


def how_to_type():
    return "Etwa 5 hearts up, 8h down, :h up to down, :order 8h 3c, :deal oder :peek 5."


def not_a_move(typed):
    return f"„{typed}“ ist kein Zug. Tippe einen Zug wie 5 hearts up, 8h down, :order 8h 3c oder :peek 5."


def how_to_type_order():
    return "Nenne Karten, die nach oben sollen, die unterste zuerst, etwa 8h 3c."


def wrong_order():
    return "Einige dieser Karten sind nicht in der Auslage. Nenne Karten, die nach oben sollen, die unterste zuerst, etwa 8h 3c."


def hint_key(key):
    return f"(noch mal {key} tippt ihn ein)"


def give_up_question(points):
    return f"Mit {formats.number(points)} Karte auf den Zielstapeln aufgeben?" if points == 1 else f"Mit {formats.number(points)} Karten auf den Zielstapeln aufgeben?"


def give_up_note(race):
    return "Dein Tisch endet mit diesem Ergebnis; die anderen spielen weiter." if race else "Das Spiel endet mit diesem Ergebnis."


def dealing_progress(*, step, of):
    return f"Das Geben: {step} von {of} Karten"


def onto_pile(pile):
    return f"auf Stapel {pile}"


def to_stock(cards):
    return f"{formats.number(cards)} Karte auf den Talon" if cards == 1 else f"{formats.number(cards)} Karten auf den Talon"


def dealt(*, card, pile, stock):
    return f"{formats.card(card)} auf Stapel {pile}" + ("" if stock == 0 else f", dann {formats.number(stock)} Karte verdeckt auf den Talon" if stock == 1 else f", dann {formats.number(stock)} Karten verdeckt auf den Talon") + "."


def pace(*, pace, of):
    return f"Tempo {pace} von {of}"


def paused():
    return "Pause"


def remember():
    return "Merk dir, was du kannst: Verdeckte Karten bleiben verborgen."


def key_choose():
    return "wählen"


def key_play():
    return "spielen"


def key_deal():
    return "geben"


def key_carry():
    return "heben"


def key_order():
    return "ordnen"


def key_look_under():
    return "darunter sehen"


def key_up_or_down():
    return "auf oder ab"


def key_undo():
    return "rückgängig"


def key_redo():
    return "wiederholen"


def key_give_up():
    return "aufgeben"


def key_keep_playing():
    return "weiterspielen"


def key_auto(auto):
    return "Automatik aus" if auto else "sichere spielen"


def key_watch_dealing():
    return "Geben ansehen"


def key_pause():
    return "anhalten"


def key_continue():
    return "weiter"


def key_pace():
    return "Tempo"


def key_by_card():
    return "je Karte"


def key_again():
    return "noch mal"


def key_skip():
    return "zum Ende"


def key_put_down():
    return "ablegen"


def key_cancel():
    return "abbrechen"
