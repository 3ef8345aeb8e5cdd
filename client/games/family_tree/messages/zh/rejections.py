# Made from client/games/family_tree/text/zh/rejections.ftl by `python -m client.catalogue`.


def not_current_card(*, card, current):
    return f"当前牌是{formats.card(current)}，不是{formats.card(card)}。请打{formats.card(current)}。"


def not_in_tree(target):
    return f"{formats.card(target)}不在树上。请选择树上的牌。"


def not_a_person(target):
    return f"{formats.card(target)}不是人。请选择家庭成员或配偶。"


def target_covered(*, target, cover):
    return f"{formats.card(target)}被{formats.card(cover)}盖住了。请选择没被盖住的牌。"


def tree_top_without_child(target):
    return f"{formats.card(target)}在顶端，还没有孩子，不能放A和J。"


def member_single(member):
    return f"{formats.card(member)}单身，这张牌需要夫妻。请另选位置。"


def couple_divorced(*, member, spouse):
    return f"{formats.card(member)}和{formats.card(spouse)}已离婚。请另选位置。"


def person_widowed(target):
    return f"{formats.card(target)}已丧偶。请另选位置。"


def too_many_children(*, member, spouse, children):
    return f"{formats.card(member)}和{formats.card(spouse)}有{formats.number(children)}个孩子，" + ("要有2才能再生" if children == 3 else "已达上限") + "。"


def couple_has_two(*, member, spouse, two):
    return f"{formats.card(member)}和{formats.card(spouse)}已有{formats.card(two)}。一对夫妻只能有一张2。"
