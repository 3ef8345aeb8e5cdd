# Made from client/games/family_tree/text/zh/families.ftl by `python -m client.catalogue`.


def one_family():
    return "单个家庭"


def up():
    return "上一代"


def to_top():
    return "到顶端"


def top():
    return "所有人的祖先"


def couple(*, member, spouse):
    return f"{formats.card(member)}" if spouse is None else f"{formats.card(member)}和{formats.card(spouse)}"


def couple_in_short(*, member, spouse):
    return f"{formats.card(member)}" if spouse is None else f"{formats.card(member)}═{formats.card(spouse)}"


def born_to(*, level, member, spouse):
    return f"第{level}代，" + ("树的顶端" if member is None else ((f"{formats.card(member)}" if spouse is None else f"{formats.card(member)}和{formats.card(spouse)}") + "的孩子"))


def state(*, state, person, room):
    return "单身" if state == "single" else "未婚去世" if state == "unmarried" else "离婚" if state == "divorced" else f"离婚，{formats.card(person)}去世" if state == "divorced-dead" else "双方去世" if state == "both-dead" else f"{formats.card(person)}丧偶" if state == "widowed" else f"还能有{formats.number(room)}个孩子" if state == "room" else "不能再有孩子"


def hand(*, hand, points):
    return f"{hand} {formats.number(points)}"


def cards_of_five(cards):
    return f"还没有牌型：{cards}/5张牌"


def celebrity(points):
    return f"名人 {formats.number(points)}"


def below(children):
    return f"以下{formats.number(children)}人"


def sign(key):
    return {
        "child": "孩子",
        "spouse": "配偶",
        "either": "孩子/配偶",
        "jack": "J",
        "couple": "夫妻",
    }[key]


def could(*, card, sign, places):
    return f"{formats.card(card)}在那里可以" + ("成为孩子" if sign == "child" else "结婚" if sign == "spouse" else "成为孩子或结婚" if sign == "either" else "放到某人身上" if sign == "jack" else "放到夫妻身上") + f"：{formats.number(places)}个位置"


def child(*, card, number, dead, divorced, spouse, below):
    return f"{formats.card(card)}，第{number}个孩子" + ("，去世" if dead else "") + ("" if spouse is None else ("，" + (f"离婚，前配偶{formats.card(spouse)}" if divorced else f"配偶{formats.card(spouse)}"))) + ("" if below == 0 else f"；以下{formats.number(below)}个孩子")


def enter_shows():
    return "Enter 或 ↓ 显示那个家庭。"


def takes_nothing(*, card, family):
    return f"{family}：{formats.card(card)}不能放在这里。"


def enter_or_card(*, card, number):
    return f"Enter 显示{formats.card(card)}（第{number}个孩子）的家庭。或继续输入牌。"


def generation(*, level, family):
    return f"第{level}代：{family}"


def member(*, card, cover, divorced):
    return f"{formats.card(card)}" + ("" if cover is None else f"（被{formats.card(cover)}盖住）" if divorced else f"（去世，被{formats.card(cover)}盖住）")


def family_line(*, member, dead, divorced, spouse, extended, children, born, room, celebrity, hand):
    return f"{member}" + (("，未婚" if dead else "，单身") if spouse is None else f"，离婚，前配偶{spouse}" if divorced else f"和{spouse}") + ("" if extended is None else f"；有{formats.card(extended)}") + ("" if born == 0 else f"；孩子{formats.cards(children)}") + ("" if room == 0 else f"；还能有{formats.number(room)}个孩子") + ("" if celebrity == 0 else f"；名人{formats.number(celebrity)}") + ("" if hand is None else f"；{hand}")


def hand_of(*, couple, hand, cards):
    return f"{couple}：{hand}，由{formats.cards(cards)}组成"


def born_to_line(couple):
    return f"{couple}的孩子。"


def first_couple():
    return "第一对夫妻。"


def at_the_top():
    return "这是第一对夫妻，上面没有了。"


def no_hands():
    return "还没有家庭露出五张牌，所以没有牌型。"


def no_children():
    return "这里还没有孩子。"


def no_family(card):
    return f"{formats.card(card)}不在这棵树的任何家庭里。"


def child_line(*, number, couple, below, could):
    return f"{number}. {couple}" + ("" if below == 0 else f"；以下{formats.number(below)}个孩子") + ("" if could is None else f"；{could}")
