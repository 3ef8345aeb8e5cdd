# Made from client/games/family_tree/text/zh/lessons.ftl by `python -m client.catalogue`.


def welcome(*, member, spouse, card):
    return f"{formats.card(member)}和{formats.card(spouse)}是家谱树的第一对夫妻。把其他牌一张一张放进去，争取高分。当前牌是{formats.card(card)}。"


def how_to_play(key):
    return {
        "terminal": "能放的位置都有 ▸。用方向键选一个，按 Enter。",
        "browser": "能放的位置都会亮起。点一下选中，再点一下放牌。也可以用方向键和 Enter。",
        "line": "只要有地方可放，就必须放。轮到你时会列出位置。输入位置的数字，或要放到的那张牌，如 7d。输入“规则”看完整规则，“够了”结束讲解。",
    }[key]


def family(card):
    return f"{formats.card(card)}是家人牌，3到10、Q、K和鬼牌都是。放到夫妻身上成为孩子，放到单身者身上成为配偶。一对夫妻最多有三个孩子。"


def marriage(*, count, singles):
    return f"{formats.cards(singles)}" + ("单身。家人牌放到那里就成为配偶" if count == 1 else "都单身。家人牌放到其中一张上就成为配偶") + "，新的夫妻可以生孩子。每多一代得10分。"


def celebrity(card):
    return f"{formats.card(card)}是名人。婚姻中有一张Q或K得10分，有两张得30分。"


def joker(card):
    return f"{formats.card(card)}和家人牌一样放。在扑克牌型里，它当作最有利的牌。它不是名人。"


def two(card):
    return f"{formats.card(card)}放到夫妻身上，孩子上限从三个变成五个。它也算进家庭的扑克牌型。"


def ace(card):
    return f"{formats.card(card)}使夫妻离婚：它盖住配偶，这对夫妻不能再生孩子。有地方可放就必须放。选损失最小的夫妻，或能凑出更好牌型的。"


def jack(card):
    return f"{formats.card(card)}表示去世：它盖住一个在世的人。失去一方的夫妻不能再生孩子，也不再有名人分。单身或离婚的人往往损失最小。"


def skipped(*, count, cards, safe):
    return f"{formats.cards(cards)}" + ("暂时没有地方可放，已放到牌库底，以后还会出现" if count == 1 else "暂时都没有地方可放，已放到牌库底，以后还会出现") + "。" + ("第一对夫妻在有孩子之前，不受A和J影响。" if safe else "")


def hand(*, member, spouse, hand, points):
    return f"{formats.card(member)}和{formats.card(spouse)}的家庭露出了五张牌，按扑克牌型计分：{hand}，{formats.number(points)}分。双方、2、A和孩子都算。好牌型得分最多。"


def over(points):
    return f"没有牌能放了。你得到{formats.number(points)}分。同一编号会发同样的牌，下次你就知道会来什么。"
