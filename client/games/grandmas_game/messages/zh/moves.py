# Made from client/games/grandmas_game/text/zh/moves.ftl by `python -m client.catalogue`.


def pile(pile):
    return f"牌堆{pile}"


def workspace():
    return "工作区"


def foundation(key):
    return {
        "clubs-up": "梅花升",
        "clubs-down": "梅花降",
        "diamonds-up": "方块升",
        "diamonds-down": "方块降",
        "hearts-up": "红桃升",
        "hearts-down": "红桃降",
        "spades-up": "黑桃升",
        "spades-down": "黑桃降",
    }[key]


def foundation_short(key, *, suit):
    match key:
        case "up":
            return f"{suit}升"
        case "down":
            return f"{suit}降"
    raise KeyError(key)


def play(*, place, foundation):
    return f"{place}到{foundation}"


def transfer(key, *, foundation):
    match key:
        case "up":
            return f"{foundation}移到“升”"
        case "down":
            return f"{foundation}移到“降”"
    raise KeyError(key)


def order(cards):
    return f"排列{formats.cards(cards)}"


def peek(pile):
    return f"看{pile}下面"


def simple(key):
    return {
        "deal": "发牌",
        "undo": "撤销",
        "redo": "重做",
        "give-up": "放弃",
    }[key]


def with_card(*, card, move):
    return f"{formats.card(card)}，{move}"


def by(*, name, did):
    return f"{formats.name(name)}：{did}"


def did_something(change):
    return "走了一步" if change == 0 else f"打了一张牌（{formats.signed(change)}）"


def did_deal(*, card, pile):
    return f"从牌库发{formats.card(card)}到{pile}"


def did_peek(pile):
    return f"看{pile}下面"


def did_order():
    return "调整工作区的顺序"


def did(*, move, change):
    return f"{move}" + ("" if change == 0 else f"（{formats.signed(change)}）")


def fits(*, foundations, safe):
    return f"它可以打到{formats.either(foundations)}" + ("，而且稳妥" if safe else "") + "。"


def fits_nowhere():
    return "它现在没有地方可打。"


def can_move(*, card, foundations):
    return f"{formats.card(card)}可以移到{formats.either(foundations)}。"


def hint(*, move, cards):
    return f"{move}，最终约{formats.number(cards)}张牌"


def hint_line(hint):
    return f"提示：{hint}"
