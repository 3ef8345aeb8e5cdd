# Made from client/games/family_tree/text/pl/families.ftl by `python -m client.catalogue`.


def one_family():
    return "Jedna rodzina"


def up():
    return "Pokolenie wyżej"


def to_top():
    return "Na szczyt"


def top():
    return "rodzina, od której wszyscy pochodzą"


def couple(*, member, spouse):
    return f"{formats.card(member)}" if spouse is None else f"{formats.card(member)} i {formats.card(spouse)}"


def couple_in_short(*, member, spouse):
    return f"{formats.card(member)}" if spouse is None else f"{formats.card(member)}═{formats.card(spouse)}"


def born_to(*, level, member, spouse):
    return f"pokolenie {level}, " + ("szczyt drzewa" if member is None else ("rodzice: " + (f"{formats.card(member)}" if spouse is None else f"{formats.card(member)} i {formats.card(spouse)}")))


def state(*, state, person, room):
    return "stanu wolnego" if state == "single" else "nie żyje, bez ślubu" if state == "unmarried" else "po rozwodzie" if state == "divorced" else f"po rozwodzie, {formats.card(person)} nie żyje" if state == "divorced-dead" else "oboje nie żyją" if state == "both-dead" else f"{formats.card(person)} – osoba owdowiała" if state == "widowed" else ("może mieć jeszcze " + ("1 dziecko" if room == 1 else f"{formats.number(room)} dzieci")) if state == "room" else "bez miejsca na więcej dzieci"


def hand(*, hand, points):
    return f"{hand} {formats.number(points)}"


def cards_of_five(cards):
    return f"jeszcze bez układu: {cards} z 5 kart"


def celebrity(points):
    return f"gwiazdy {formats.number(points)}"


def below(children):
    return f"niżej: {formats.number(children)}"


def sign(key):
    return {
        "child": "dziecko",
        "spouse": "ślub",
        "either": "dziecko/ślub",
        "jack": "walet",
        "couple": "2/as",
    }[key]


def could(*, card, sign, places):
    return f"{formats.card(card)} może tam " + ("zostać dzieckiem" if sign == "child" else "wziąć ślub" if sign == "spouse" else "zostać dzieckiem albo wziąć ślub" if sign == "either" else "trafić na osobę" if sign == "jack" else "trafić na małżeństwo") + ": " + ("1 miejsce" if places == 1 else f"{formats.number(places)} miejsca" if places % 10 >= 2 and places % 10 <= 4 and (places % 100 < 12 or places % 100 > 14) else f"{formats.number(places)} miejsc")


def child(*, card, number, dead, divorced, spouse, below):
    return f"{formats.card(card)}, " + ("pierwsze" if number == 1 else "drugie" if number == 2 else "trzecie" if number == 3 else "czwarte" if number == 4 else "piąte") + " dziecko" + (", nie żyje" if dead else "") + ("" if spouse is None else (", " + (f"po rozwodzie: {formats.card(spouse)}" if divorced else f"małżonek: {formats.card(spouse)}"))) + ("" if below == 0 else "; niżej 1 dziecko" if below == 1 else f"; niżej {formats.number(below)} dzieci")


def enter_shows():
    return "Enter lub ↓ pokazuje tę rodzinę."


def takes_nothing(*, card, family):
    return f"{family}: nie możesz tu zagrać {formats.card(card)}."


def enter_or_card(*, card, number):
    return f"Enter pokazuje rodzinę {formats.card(card)}, " + ("pierwsze" if number == 1 else "drugie" if number == 2 else "trzecie" if number == 3 else "czwarte" if number == 4 else "piąte") + " dziecko. Albo wpisuj dalej kartę."


def generation(*, level, family):
    return f"Pokolenie {level}: {family}"


def member(*, card, cover, divorced):
    return f"{formats.card(card)}" + ("" if cover is None else f" (na wierzchu {formats.card(cover)})" if divorced else f" (nie żyje, na wierzchu {formats.card(cover)})")


def family_line(*, member, dead, divorced, spouse, extended, children, born, room, celebrity, hand):
    return f"{member}" + ((", bez ślubu" if dead else ", stanu wolnego") if spouse is None else f", po rozwodzie: {spouse}" if divorced else f" i {spouse}") + ("" if extended is None else f"; powiększa {formats.card(extended)}") + ("" if born == 0 else f"; dziecko {formats.cards(children)}" if born == 1 else f"; dzieci {formats.cards(children)}") + ("" if room == 0 else "; miejsce na 1 dziecko" if room == 1 else f"; miejsce na {formats.number(room)} dzieci") + ("" if celebrity == 0 else f"; gwiazdy {formats.number(celebrity)}") + ("" if hand is None else f"; {hand}")


def hand_of(*, couple, hand, cards):
    return f"{couple}: {hand}, karty {formats.cards(cards)}"


def born_to_line(couple):
    return f"Rodzice: {couple}."


def first_couple():
    return "Pierwsze małżeństwo."


def at_the_top():
    return "To pierwsze małżeństwo: nic nie ma wyżej."


def no_hands():
    return "Żadna rodzina nie ma jeszcze pięciu odkrytych kart, więc nie ma układów."


def no_children():
    return "Nie ma tu jeszcze dzieci."


def no_family(card):
    return f"{formats.card(card)} nie należy do żadnej rodziny w tym drzewie."


def child_line(*, number, couple, below, could):
    return f"{number}. {couple}" + ("" if below == 0 else "; niżej 1 dziecko" if below == 1 else f"; niżej {formats.number(below)} dzieci") + ("" if could is None else f"; {could}")
