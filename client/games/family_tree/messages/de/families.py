# Made from client/games/family_tree/text/de/families.ftl by `python -m client.catalogue`.


def one_family():
    return "Eine Familie"


def up():
    return "Eine Generation hoch"


def to_top():
    return "Ganz nach oben"


def top():
    return "die Familie, von der alle abstammen"


def couple(*, member, spouse):
    return f"{formats.card(member)}" if spouse is None else f"{formats.card(member)} und {formats.card(spouse)}"


def couple_in_short(*, member, spouse):
    return f"{formats.card(member)}" if spouse is None else f"{formats.card(member)}═{formats.card(spouse)}"


def born_to(*, level, member, spouse):
    return f"Generation {level}, " + ("ganz oben im Baum" if member is None else ("Kind von " + (f"{formats.card(member)}" if spouse is None else f"{formats.card(member)} und {formats.card(spouse)}")))


def state(*, state, person, room):
    return "ledig" if state == "single" else "ledig gestorben" if state == "unmarried" else "geschieden" if state == "divorced" else f"geschieden, {formats.card(person)} ist tot" if state == "divorced-dead" else "beide sind tot" if state == "both-dead" else f"{formats.card(person)} ist verwitwet" if state == "widowed" else ("Platz für " + ("1 weiteres Kind" if room == 1 else f"{formats.number(room)} weitere Kinder")) if state == "room" else "kein Platz für weitere Kinder"


def hand(*, hand, points):
    return f"{hand} {formats.number(points)}"


def cards_of_five(cards):
    return f"noch keine Hand: {cards} von 5 Karten"


def celebrity(points):
    return f"Promis {formats.number(points)}"


def below(children):
    return f"{formats.number(children)} darunter"


def sign(key):
    return {
        "child": "Kind",
        "spouse": "Ehe",
        "either": "Kind/Ehe",
        "jack": "Bube",
        "couple": "Ehepaar",
    }[key]


def could(*, card, sign, places):
    return f"{formats.card(card)} könnte dort " + ("Kind werden" if sign == "child" else "heiraten" if sign == "spouse" else "Kind werden oder heiraten" if sign == "either" else "auf eine Person gespielt werden" if sign == "jack" else "auf ein Ehepaar gespielt werden") + ": " + ("1 Stelle" if places == 1 else f"{formats.number(places)} Stellen")


def child(*, card, number, dead, divorced, spouse, below):
    return f"{formats.card(card)}, das " + ("erste" if number == 1 else "zweite" if number == 2 else "dritte" if number == 3 else "vierte" if number == 4 else "fünfte") + " Kind" + (", tot" if dead else "") + ("" if spouse is None else (", " + ("geschieden von" if divorced else "mit") + f" {formats.card(spouse)}")) + ("" if below == 0 else "; 1 Kind darunter" if below == 1 else f"; {formats.number(below)} Kinder darunter")


def enter_shows():
    return "Enter oder ↓ zeigt diese Familie."


def takes_nothing(*, card, family):
    return f"{family}: Hier kannst du {formats.card(card)} nicht spielen."


def enter_or_card(*, card, number):
    return f"Enter zeigt die Familie von {formats.card(card)}, dem " + ("ersten" if number == 1 else "zweiten" if number == 2 else "dritten" if number == 3 else "vierten" if number == 4 else "fünften") + " Kind. Oder tippe eine Karte zu Ende."


def generation(*, level, family):
    return f"Generation {level}: {family}"


def member(*, card, cover, divorced):
    return f"{formats.card(card)}" + ("" if cover is None else f" (zugedeckt von {formats.card(cover)})" if divorced else f" (tot, unter {formats.card(cover)})")


def family_line(*, member, dead, divorced, spouse, extended, children, born, room, celebrity, hand):
    return f"{member}" + ((", unverheiratet" if dead else ", ledig") if spouse is None else f", geschieden von {spouse}" if divorced else f" und {spouse}") + ("" if extended is None else f"; mit {formats.card(extended)}") + ("" if born == 0 else f"; Kind {formats.cards(children)}" if born == 1 else f"; Kinder {formats.cards(children)}") + ("" if room == 0 else "; Platz für 1 Kind" if room == 1 else f"; Platz für {formats.number(room)} Kinder") + ("" if celebrity == 0 else f"; Promis {formats.number(celebrity)}") + ("" if hand is None else f"; {hand}")


def hand_of(*, couple, hand, cards):
    return f"{couple}: {hand}, aus {formats.cards(cards)}"


def born_to_line(couple):
    return f"Kind von {couple}."


def first_couple():
    return "Das erste Ehepaar."


def at_the_top():
    return "Das ist das erste Ehepaar: Darüber ist nichts."


def no_hands():
    return "Noch hat keine Familie fünf sichtbare Karten, also gibt es keine Hände."


def no_children():
    return "Hier gibt es noch keine Kinder."


def no_family(card):
    return f"{formats.card(card)} ist in keiner Familie dieses Baums."


def child_line(*, number, couple, below, could):
    return f"{number}. {couple}" + ("" if below == 0 else "; 1 Kind darunter" if below == 1 else f"; {formats.number(below)} Kinder darunter") + ("" if could is None else f"; {could}")
