# Made from client/games/family_tree/text/es/rejections.ftl by `python -m client.catalogue`.


def not_current_card(*, card, current):
    return f"La carta actual es {formats.card(current)}, no {formats.card(card)}. Juega {formats.card(current)}."


def not_in_tree(target):
    return f"{formats.card(target)} no está en el árbol. Elige una carta del árbol."


def not_a_person(target):
    return f"{formats.card(target)} no es una persona. Elige un miembro o un cónyuge."


def target_covered(*, target, cover):
    return f"{formats.card(target)} está debajo de {formats.card(cover)}. Elige una carta sin tapar."


def tree_top_without_child(target):
    return f"{formats.card(target)} está en lo más alto y aún no tiene hijos: no admite ases ni jotas."


def member_single(member):
    return f"{formats.card(member)} no tiene pareja, y esta carta la necesita. Elige otro lugar."


def couple_divorced(*, member, spouse):
    return f"Entre {formats.card(member)} y {formats.card(spouse)} hubo divorcio. Elige otro lugar."


def person_widowed(target):
    return f"{formats.card(target)} enviudó. Elige otro lugar."


def too_many_children(*, member, spouse, children):
    return f"{formats.card(member)} y {formats.card(spouse)} tienen {formats.number(children)} hijos, " + ("y necesitan un 2 para tener más" if children == 3 else "el máximo de una pareja") + "."


def couple_has_two(*, member, spouse, two):
    return f"{formats.card(member)} y {formats.card(spouse)} ya tienen {formats.card(two)}. Una pareja solo recibe un 2."
