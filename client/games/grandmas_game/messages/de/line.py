# Made from client/games/grandmas_game/text/de/line.ftl by `python -m client.catalogue`.


def board_command():
    return "deinen Tisch beschreiben"


def dealing_command():
    return "das Geben zeigen, bis zum ersten Zug"


def safe_command():
    return "eine sichere Karte spielen, die letzte ihrer Art; „an“: alle automatisch spielen"


def undo_command():
    return "deinen letzten Zug rückgängig machen"


def redo_command():
    return "ihn wiederholen"


def moves_help():
    return "eine Zahl oder ein Zug wie 5 Herz aufwärts, 8h abwärts, h aufwärts auf abwärts, geben, ordnen 8h 3c, nachsehen 5 oder aufgeben: ihn spielen"


def no_undo_in_race():
    return "in einem Rennen kannst du nichts rückgängig machen"


def begins(*, who, number):
    return f"{formats.begin(who)}; {number}."


def alone():
    return "allein"


def dealing_can_be_seen():
    return "Die Karten sind gegeben. Tippe „austeilen“, um das Geben zu sehen, bis zu deinem ersten Zug."


def turn(*, points, stock, made):
    return f"{formats.number(points)} von 104 Karten auf den Zielstapeln, {stock}; {made}."


def their_turn(turn):
    return f"{formats.begin(turn)}."


def stuck():
    return "Du sitzt fest: Der Talon ist leer, und keine Karte passt. Tippe „rückgängig“ oder „aufgeben“."


def score(*, parts, stock, made, score):
    return f"{score}: {parts}; {stock}; {made}."


def no_news():
    return "An deinem Tisch wurde noch nichts gespielt."


def computers_table(*, number, points):
    return f"Der Tisch des Computers auf Nummer {formats.game_number(number)}, {formats.number(points)} Karte:" if points == 1 else f"Der Tisch des Computers auf Nummer {formats.game_number(number)}, {formats.number(points)} Karten:"


def piles(piles):
    return f"Stapel: {piles}"


def pile(*, pile, card, under, size):
    return f"{pile} {formats.card(card)}" + ("" if under is None else f" über {formats.card(under)}") + f" ({formats.number(size)})"


def pile_empty(*, pile, away):
    return f"{pile} in der Auslage" if away else f"{pile} leer"


def foundations(foundations):
    return "Zielstapel: leer." if foundations is None else f"Zielstapel: {foundations}."


def foundation(*, foundation, card):
    return f"{foundation} {formats.card(card)}"


def workspace(*, pile, cards):
    return f"Auslage, Stapel {pile}, von unten nach oben: " + ("leer" if cards is None else f"{cards}") + "."


def rounds_help():
    return "Jede Zeile ist ein Durchgang über die dreizehn Stapel, A bis K. Ein + ist eine verdeckt auf den Talon gegebene Karte. Tippe „austeilen“ und eine Zahl, um einen Durchgang Karte für Karte zu sehen."


def move(*, number, move, safe):
    return f"{number}. {move}" + (" (sicher)" if safe else "")


def nothing_to_play():
    return "Gerade kannst du nichts spielen, aber die Auslage umordnen."


def order_help():
    return "Um Karten in der Auslage nach oben zu legen, tippe „ordnen“ und ihre Namen, die unterste zuerst, etwa „ordnen 8h 3c“."


def no_such_move(*, number, last):
    return f"Einen Zug {number} gibt es nicht. Tippe eine Zahl von 1 bis {last} oder einen Zug wie 5 Herz aufwärts."


def no_safe_card():
    return "Keine Karte ist sicher."


def wrong_order():
    return "Einige dieser Karten sind nicht in der Auslage. Nenne welche, die dort sind, die unterste zuerst, etwa „ordnen 8h 3c“."


def expected(*, move, cards):
    return f"{move} ({formats.number(cards)})"


def hint(*, best, others):
    return f"Tipp: {best}" + ("" if others is None else f"; andere Züge: {others}") + ". In Klammern: die am Ende erwarteten Karten auf den Zielstapeln."
