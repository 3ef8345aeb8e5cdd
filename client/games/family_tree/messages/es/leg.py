# Made from client/games/family_tree/text/es/leg.ftl by `python -m client.catalogue`.


def tree():
    return "El árbol"


def current_card():
    return "Carta actual"


def score(points):
    return f"Puntos {formats.number(points)}"


def parts(*, levels, celebrity, hands):
    return f"generaciones {formats.number(levels)}, celebridades {formats.number(celebrity)}, manos {formats.number(hands)}"


def hand_name(hand):
    return "carta alta" if hand == "high_card" else "par" if hand == "pair" else "dos pares" if hand == "two_pair" else "trío" if hand == "three_of_a_kind" else "escalera" if hand == "straight" else "color" if hand == "flush" else "full" if hand == "full_house" else "póker" if hand == "four_of_a_kind" else "escalera de color" if hand == "straight_flush" else "escalera real"


def hand_made(*, hand, points):
    return ("carta alta" if hand == "high_card" else "par" if hand == "pair" else "dos pares" if hand == "two_pair" else "trío" if hand == "three_of_a_kind" else "escalera" if hand == "straight" else "color" if hand == "flush" else "full" if hand == "full_house" else "póker" if hand == "four_of_a_kind" else "escalera de color" if hand == "straight_flush" else "escalera real") + f" {formats.signed(points)}"


def more_hands(hands):
    return f"y {formats.number(hands)} más en el árbol"


def stock(cards):
    return "queda 1 carta" if cards == 1 else f"quedan {formats.number(cards)} cartas"


def stock_in_short(cards):
    return f"quedan {formats.number(cards)}"


def coming(cards):
    return f"siguen: {formats.cards(cards)}"


def more_left():
    return "hay más a la izquierda"


def more_right():
    return "hay más a la derecha"


def lines_above(lines):
    return "1 línea arriba" if lines == 1 else f"{formats.number(lines)} líneas arriba"


def lines_below(lines):
    return "1 línea abajo" if lines == 1 else f"{formats.number(lines)} líneas abajo"


def places_now(places):
    return "una jugada en espera" if places == 0 else "1 lugar" if places == 1 else f"{formats.number(places)} lugares"


def waiting(*, turn, card, places):
    return f"{turn}: {formats.card(card)} puede ir a " + ("1 lugar" if places == 1 else f"{formats.number(places)} lugares")


def choose_a_place(card):
    return f"Elige un lugar para {formats.card(card)} con las flechas, o escribe una carta."


def choose_first(places):
    return "Hay " + ("1 lugar" if places == 1 else f"{formats.number(places)} lugares") + ": elige uno con las flechas y pulsa Enter."


def play_on(card):
    return f"Jugar {formats.card(card)} sobre:"


def play_next_on():
    return "Jugar tu próxima carta sobre:"


def type_a_card():
    return "Escribe una carta del árbol, por ejemplo 7d, 7pi (picas), qh o x1."


def no_card(typed):
    return f"«{typed}» no es una carta. Escribe una carta del árbol, por ejemplo 7d, 7pi (picas), qh o x1."


def not_here(*, card, target):
    return f"No puedes jugar {formats.card(card)} sobre {formats.card(target)}."


def enter_explains():
    return "Enter explica por qué."


def move(*, card, target):
    return f"{formats.card(card)} sobre {formats.card(target)}"


def becomes_child(*, card, member, spouse, number, most):
    return f"{formats.card(card)} es el " + ("primer" if number == 1 else "segundo" if number == 2 else "tercer" if number == 3 else "cuarto" if number == 4 else "quinto") + f" hijo de {formats.card(member)} y {formats.card(spouse)} (de {most} como mucho)"


def marries(*, card, target):
    return f"{formats.card(card)} se casa con {formats.card(target)}"


def joins_family(*, card, member, spouse):
    return f"{formats.card(card)} se une a {formats.card(member)} y {formats.card(spouse)}, que pueden tener hasta cinco hijos"


def divorces(*, card, member, spouse):
    return f"{formats.card(card)} divorcia a {formats.card(member)} y {formats.card(spouse)}, y tapa {formats.card(spouse)}: no más hijos"


def kills(*, card, target, single, widowed):
    return f"{formats.card(card)} mata a {formats.card(target)}" + (", sin pareja" if single else "" if widowed is None else f": {formats.card(widowed)} enviuda, no más hijos")


def gain(*, part, points):
    return ("una generación más" if part == "levels" else "celebridades" if part == "celebrity" else "manos") + f" {formats.signed(points)}"


def score_after(*, before, after):
    return f"la puntuación sigue en {formats.number(before)}" if after is None else f"puntos {formats.number(before)} → {formats.number(after)}"


def hint(*, card, target, score, yours, chosen):
    return f"Pista: {formats.card(card)} sobre {formats.card(target)}" + ("" if score is None else f", puntuación final cerca de {formats.number(score)}") + (", que es también tu elección" if chosen else "" if yours is None else f"; con la tuya: cerca de {formats.number(yours)}")


def played(*, name, card, target, change):
    return f"{formats.name(name)}: {formats.card(card)} sobre {formats.card(target)}" + ("" if change == 0 else f", {formats.signed(change)}")


def to_the_bottom(*, count, cards):
    return "sin lugar para " + (("1 carta" if count == 1 else f"{formats.number(count)} cartas") if cards is None else f"{formats.cards(cards)}")


def news(*, what, skipped):
    return f"{what}; {skipped}"


def opened(*, member, spouse):
    return f"{formats.card(member)} y {formats.card(spouse)} empiezan el árbol"


def over(alone):
    return "La " + ("partida" if alone else "manga") + " terminó"


def ended(*, board, leg, points):
    return ("El tablero" if board else "La partida" if leg is None else f"La manga {leg}") + " terminó: " + ("1 punto" if points == 1 else f"{formats.number(points)} puntos") + "."


def computers_score(points):
    return "La máquina llegó a " + ("1 punto" if points == 1 else f"{formats.number(points)} puntos") + "."


def never_played(*, count, cards):
    return "Se jugaron todas las cartas." if count == 0 else f"Quedó 1 carta sin jugar: {formats.cards(cards)}" if count == 1 else f"Quedaron {formats.number(count)} cartas sin jugar: {formats.cards(cards)}"


def beat(*, role, score, maximizer):
    return f"supera {formats.number(score)}" if role == "maximizer" else f"no llegues a {formats.number(score)}" if role == "minimizer" else f"{formats.name(maximizer)} debe superar {formats.number(score)}"


def beat_in_full(*, role, score, maximizer, minimizer):
    return f"{formats.name(minimizer)} llegó a {formats.number(score)}. Con más, ganas; con lo mismo hay empate." if role == "maximizer" else f"Llegaste a {formats.number(score)}. Si {formats.name(maximizer)} no llega, ganas; con lo mismo hay empate." if role == "minimizer" else f"{formats.name(minimizer)} llegó a {formats.number(score)}: con más gana {formats.name(maximizer)}; con lo mismo hay empate."


def decided(*, winner, mine):
    return "empate" if winner is None else "ganas" if mine else f"gana {formats.name(winner)}"


def decided_in_full(*, first, second, winner, mine):
    return f"La manga 1 llegó a {formats.number(first)}, la 2 a {formats.number(second)}: " + ("empate" if winner is None else "ganas" if mine else f"gana {formats.name(winner)}") + "."
