# Made from client/games/family_tree/text/de/rejections.ftl by `python -m client.catalogue`.


def not_current_card(*, card, current):
    return f"Die aktuelle Karte ist {formats.card(current)}, nicht {formats.card(card)}. Spiel {formats.card(current)}."


def not_in_tree(target):
    return f"{formats.card(target)} ist nicht im Baum. Wähle eine Karte im Baum."


def not_a_person(target):
    return f"{formats.card(target)} ist keine Person. Wähle ein Familienmitglied."


def target_covered(*, target, cover):
    return f"{formats.card(target)} ist von {formats.card(cover)} zugedeckt. Wähle eine Karte, die nicht zugedeckt ist."


def tree_top_without_child(target):
    return f"{formats.card(target)} steht ganz oben und hat noch keine Kinder, nimmt also weder Ass noch Bube."


def member_single(member):
    return f"{formats.card(member)} ist ledig, und diese Karte braucht ein Ehepaar. Wähle eine andere Stelle."


def couple_divorced(*, member, spouse):
    return f"{formats.card(member)} und {formats.card(spouse)} sind geschieden. Wähle eine andere Stelle."


def person_widowed(target):
    return f"{formats.card(target)} ist verwitwet. Wähle eine andere Stelle."


def too_many_children(*, member, spouse, children):
    return f"{formats.card(member)} und {formats.card(spouse)} haben {formats.number(children)} Kinder" + (" und brauchen für mehr eine 2" if children == 3 else ", mehr kann ein Ehepaar nicht haben") + "."


def couple_has_two(*, member, spouse, two):
    return f"{formats.card(member)} und {formats.card(spouse)} haben schon {formats.card(two)}. Ein Ehepaar nimmt nur eine 2."
