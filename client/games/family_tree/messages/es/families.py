# Made from client/games/family_tree/text/es/families.ftl by `python -m client.catalogue`.


def one_family():
    return "Una familia"


def up():
    return "Subir una generación"


def to_top():
    return "Ir arriba"


def top():
    return "la familia de la que vienen todos"


def couple(*, member, spouse):
    return f"{formats.card(member)}" if spouse is None else f"{formats.card(member)} y {formats.card(spouse)}"


def couple_in_short(*, member, spouse):
    return f"{formats.card(member)}" if spouse is None else f"{formats.card(member)}═{formats.card(spouse)}"


def born_to(*, level, member, spouse):
    return f"generación {level}, " + ("lo más alto del árbol" if member is None else ("familia de " + (f"{formats.card(member)}" if spouse is None else f"{formats.card(member)} y {formats.card(spouse)}")))


def state(*, state, person, room):
    return "sin pareja" if state == "single" else "murió sin casarse" if state == "unmarried" else "hubo divorcio" if state == "divorced" else f"hubo divorcio, {formats.card(person)} murió" if state == "divorced-dead" else "murieron los dos" if state == "both-dead" else f"{formats.card(person)} enviudó" if state == "widowed" else ("cabe 1 hijo más" if room == 1 else f"caben {formats.number(room)} hijos más") if state == "room" else "no caben más hijos"


def hand(*, hand, points):
    return f"{hand} {formats.number(points)}"


def cards_of_five(cards):
    return f"aún sin mano: {cards} de 5 cartas"


def celebrity(points):
    return f"celebridades {formats.number(points)}"


def below(children):
    return f"{formats.number(children)} debajo"


def sign(key):
    return {
        "child": "hijo",
        "spouse": "cónyuge",
        "either": "hijo/cónyuge",
        "jack": "jota",
        "couple": "pareja",
    }[key]


def could(*, card, sign, places):
    return f"{formats.card(card)} podría " + ("ser hijo" if sign == "child" else "casarse" if sign == "spouse" else "ser hijo o casarse" if sign == "either" else "jugarse sobre una persona" if sign == "jack" else "jugarse sobre una pareja") + " ahí: " + ("1 lugar" if places == 1 else f"{formats.number(places)} lugares")


def child(*, card, number, dead, divorced, spouse, below):
    return f"{formats.card(card)}, " + ("primer" if number == 1 else "segundo" if number == 2 else "tercer" if number == 3 else "cuarto" if number == 4 else "quinto") + " hijo" + (", murió" if dead else "") + ("" if spouse is None else (", " + ("divorcio de" if divorced else "con") + f" {formats.card(spouse)}")) + ("" if below == 0 else "; 1 hijo debajo" if below == 1 else f"; {formats.number(below)} hijos debajo")


def enter_shows():
    return "Enter o ↓ muestra esa familia."


def takes_nothing(*, card, family):
    return f"{family}: aquí no puedes jugar {formats.card(card)}."


def enter_or_card(*, card, number):
    return f"Enter muestra la familia de {formats.card(card)}, " + ("primer" if number == 1 else "segundo" if number == 2 else "tercer" if number == 3 else "cuarto" if number == 4 else "quinto") + " hijo. O sigue escribiendo una carta."


def generation(*, level, family):
    return f"Generación {level}: {family}"


def member(*, card, cover, divorced):
    return f"{formats.card(card)}" + ("" if cover is None else f" (debajo de {formats.card(cover)})" if divorced else f" (murió, debajo de {formats.card(cover)})")


def family_line(*, member, dead, divorced, spouse, extended, children, born, room, celebrity, hand):
    return f"{member}" + ((", no se casó" if dead else ", sin pareja") if spouse is None else f", divorcio de {spouse}" if divorced else f" y {spouse}") + ("" if extended is None else f"; con {formats.card(extended)}") + ("" if born == 0 else f"; hijo {formats.cards(children)}" if born == 1 else f"; hijos {formats.cards(children)}") + ("" if room == 0 else "; cabe 1 hijo" if room == 1 else f"; caben {formats.number(room)} hijos") + ("" if celebrity == 0 else f"; celebridades {formats.number(celebrity)}") + ("" if hand is None else f"; {hand}")


def hand_of(*, couple, hand, cards):
    return f"{couple}: {hand}, con {formats.cards(cards)}"


def born_to_line(couple):
    return f"Familia de {couple}."


def first_couple():
    return "La primera pareja."


def at_the_top():
    return "Esta es la primera pareja: no hay nada por encima."


def no_hands():
    return "Ninguna familia tiene aún cinco cartas a la vista: no hay manos."


def no_children():
    return "Aquí aún no hay hijos."


def no_family(card):
    return f"{formats.card(card)} no está en ninguna familia de este árbol."


def child_line(*, number, couple, below, could):
    return f"{number}. {couple}" + ("" if below == 0 else "; 1 hijo debajo" if below == 1 else f"; {formats.number(below)} hijos debajo") + ("" if could is None else f"; {could}")
