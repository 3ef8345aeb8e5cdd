# Made from client/games/family_tree/text/de/leg.ftl by `python -m client.catalogue`.


def tree():
    return "Der Baum"


def current_card():
    return "Aktuelle Karte"


def score(points):
    return f"Punkte {formats.number(points)}"


def parts(*, levels, celebrity, hands):
    return f"Generationen {formats.number(levels)}, Promis {formats.number(celebrity)}, Hände {formats.number(hands)}"


def hand_name(hand):
    return "höchste Karte" if hand == "high_card" else "Paar" if hand == "pair" else "zwei Paare" if hand == "two_pair" else "Drilling" if hand == "three_of_a_kind" else "Straße" if hand == "straight" else "Flush" if hand == "flush" else "Full House" if hand == "full_house" else "Vierling" if hand == "four_of_a_kind" else "Straight Flush" if hand == "straight_flush" else "Royal Flush"


def hand_made(*, hand, points):
    return ("höchste Karte" if hand == "high_card" else "Paar" if hand == "pair" else "zwei Paare" if hand == "two_pair" else "Drilling" if hand == "three_of_a_kind" else "Straße" if hand == "straight" else "Flush" if hand == "flush" else "Full House" if hand == "full_house" else "Vierling" if hand == "four_of_a_kind" else "Straight Flush" if hand == "straight_flush" else "Royal Flush") + f" {formats.signed(points)}"


def more_hands(hands):
    return f"und {formats.number(hands)} weitere im Baum"


def stock(cards):
    return "noch 1 Karte" if cards == 1 else f"noch {formats.number(cards)} Karten"


def stock_in_short(cards):
    return f"noch {formats.number(cards)}"


def coming(cards):
    return f"gleich: {formats.cards(cards)}"


def more_left():
    return "links mehr"


def more_right():
    return "rechts mehr"


def lines_above(lines):
    return "1 Zeile darüber" if lines == 1 else f"{formats.number(lines)} Zeilen darüber"


def lines_below(lines):
    return "1 Zeile darunter" if lines == 1 else f"{formats.number(lines)} Zeilen darunter"


def places_now(places):
    return "ein Zug wartet" if places == 0 else "1 Stelle" if places == 1 else f"{formats.number(places)} Stellen"


def waiting(*, turn, card, places):
    return f"{turn}: {formats.card(card)} passt an " + ("1 Stelle" if places == 1 else f"{formats.number(places)} Stellen")


def choose_a_place(card):
    return f"Wähle eine Stelle für {formats.card(card)} mit den Pfeiltasten oder tippe eine Karte."


def choose_first(places):
    return "Es gibt " + ("1 Stelle" if places == 1 else f"{formats.number(places)} Stellen") + ": Wähle mit den Pfeiltasten, dann drücke Enter."


def play_on(card):
    return f"{formats.card(card)} spielen auf:"


def play_next_on():
    return "Deine nächste Karte spielen auf:"


def type_a_card():
    return "Tippe eine Karte des Baums, etwa 7d, Herz7, Dp (Dame Pik) oder x1."


def no_card(typed):
    return f"„{typed}“ ist keine Karte. Tippe eine Karte des Baums, etwa 7d, Herz7, Dp (Dame Pik) oder x1."


def not_here(*, card, target):
    return f"{formats.card(card)} geht nicht auf {formats.card(target)}."


def enter_explains():
    return "Enter erklärt, warum."


def move(*, card, target):
    return f"{formats.card(card)} auf {formats.card(target)}"


def becomes_child(*, card, member, spouse, number, most):
    return f"{formats.card(card)} wird das " + ("erste" if number == 1 else "zweite" if number == 2 else "dritte" if number == 3 else "vierte" if number == 4 else "fünfte") + f" Kind von {formats.card(member)} und {formats.card(spouse)} (von höchstens {most})"


def marries(*, card, target):
    return f"{formats.card(card)} heiratet {formats.card(target)}"


def joins_family(*, card, member, spouse):
    return f"{formats.card(card)} kommt zu {formats.card(member)} und {formats.card(spouse)}: jetzt sind bis zu fünf Kinder möglich"


def divorces(*, card, member, spouse):
    return f"{formats.card(card)} scheidet {formats.card(member)} und {formats.card(spouse)} und deckt {formats.card(spouse)} zu: keine weiteren Kinder"


def kills(*, card, target, single, widowed):
    return f"{formats.card(card)} bedeutet den Tod von {formats.card(target)}" + (", ledig" if single else "" if widowed is None else f": {formats.card(widowed)} ist verwitwet, keine weiteren Kinder")


def gain(*, part, points):
    return ("neue Generation" if part == "levels" else "Promis" if part == "celebrity" else "Hände") + f" {formats.signed(points)}"


def score_after(*, before, after):
    return f"es bleiben {formats.number(before)} Punkte" if after is None else f"Punkte {formats.number(before)} → {formats.number(after)}"


def hint(*, card, target, score, yours, chosen):
    return f"Tipp: {formats.card(card)} auf {formats.card(target)}" + ("" if score is None else f", Endergebnis etwa {formats.number(score)}") + (", auch deine Wahl" if chosen else "" if yours is None else f"; deine: etwa {formats.number(yours)}")


def played(*, name, card, target, change):
    return f"{formats.name(name)}: {formats.card(card)} auf {formats.card(target)}" + ("" if change == 0 else f", {formats.signed(change)}")


def to_the_bottom(*, count, cards):
    return "keine Stelle für " + (("1 Karte" if count == 1 else f"{formats.number(count)} Karten") if cards is None else f"{formats.cards(cards)}")


def news(*, what, skipped):
    return f"{what}; {skipped}"


def opened(*, member, spouse):
    return f"{formats.card(member)} und {formats.card(spouse)} beginnen den Baum"


def over(alone):
    return ("Das Spiel" if alone else "Die Runde") + " ist vorbei"


def ended(*, board, leg, points):
    return ("Das Brett" if board else "Das Spiel" if leg is None else f"Runde {leg}") + " ist vorbei: " + ("1 Punkt" if points == 1 else f"{formats.number(points)} Punkte") + "."


def computers_score(points):
    return "Der Computer hat " + ("1 Punkt" if points == 1 else f"{formats.number(points)} Punkte") + " erreicht."


def never_played(*, count, cards):
    return "Jede Karte wurde gespielt." if count == 0 else f"1 Karte blieb übrig: {formats.cards(cards)}" if count == 1 else f"{formats.number(count)} Karten blieben übrig: {formats.cards(cards)}"


def beat(*, role, score, maximizer):
    return f"schlag {formats.number(score)}" if role == "maximizer" else f"bleib unter {formats.number(score)}" if role == "minimizer" else f"{formats.name(maximizer)} muss {formats.number(score)} schlagen"


def beat_in_full(*, role, score, maximizer, minimizer):
    return f"{formats.name(minimizer)} hat {formats.number(score)} erreicht. Mit mehr gewinnst du; gleich viel ist unentschieden." if role == "maximizer" else f"Du hast {formats.number(score)} erreicht. Halte {formats.name(maximizer)} darunter, und du gewinnst; gleich viel ist unentschieden." if role == "minimizer" else f"{formats.name(minimizer)} hat {formats.number(score)} erreicht: {formats.name(maximizer)} gewinnt mit mehr; gleich viel ist unentschieden."


def decided(*, winner, mine):
    return "unentschieden" if winner is None else "du gewinnst" if mine else f"{formats.name(winner)} gewinnt"


def decided_in_full(*, first, second, winner, mine):
    return f"Runde 1 brachte {formats.number(first)}, Runde 2 {formats.number(second)}: " + ("unentschieden" if winner is None else "du gewinnst" if mine else f"{formats.name(winner)} gewinnt") + "."
