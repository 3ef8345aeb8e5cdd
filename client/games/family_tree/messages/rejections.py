"""Why Family Tree refuses a move.

Made from client/games/family_tree/text/en/rejections.ftl by `python -m client.catalogue`.
"""

from client.text import formats, language


def not_current_card(*, card: str, current: str) -> str:
    return f"The current card is {formats.card(current)}, not {formats.card(card)}. Play {formats.card(current)}."


def not_in_tree(target: str) -> str:
    return f"{formats.card(target)} is not in the tree. Choose a card in the tree."


def not_a_person(target: str) -> str:
    return f"{formats.card(target)} is not a person. Choose a member or a spouse."


def target_covered(*, target: str, cover: str) -> str:
    return f"{formats.card(target)} is covered by {formats.card(cover)}. Choose a card that is not covered."


def tree_top_without_child(target: str) -> str:
    return f"{formats.card(target)} is at the top and has no children yet, so it takes no ace and no jack."


def member_single(member: str) -> str:
    return f"{formats.card(member)} is single, and this card needs a couple. Choose another place."


def couple_divorced(*, member: str, spouse: str) -> str:
    return f"{formats.card(member)} and {formats.card(spouse)} are divorced. Choose another place."


def person_widowed(target: str) -> str:
    return f"{formats.card(target)} is widowed. Choose another place."


def too_many_children(*, member: str, spouse: str, children: int) -> str:
    return f"{formats.card(member)} and {formats.card(spouse)} have {formats.number(children)} children, " + ("and need a 2 to have more" if children == 3 else "the most that a couple can have") + "."


def couple_has_two(*, member: str, spouse: str, two: str) -> str:
    return f"{formats.card(member)} and {formats.card(spouse)} have {formats.card(two)} already. A couple takes only one 2."


language.register(globals())
