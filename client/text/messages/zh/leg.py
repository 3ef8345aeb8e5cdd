# Made from client/text/zh/leg.ftl by `python -m client.catalogue`.


def number(*, number, known):
    return f"编号{formats.game_number(number)}，一开始就公开" if known else f"编号{formats.game_number(number)}"


def number_hidden(commitment):
    return "编号不公开" if commitment is None else f"编号不公开 ✓ 指纹{commitment}…"


def table_of(name):
    return f"{formats.name(name)}的牌桌"


def change(*, change, meaning):
    return f"{formats.signed(change)}" + ("，对你有利" if meaning == "good" else "，对你不利" if meaning == "bad" else "")


def dead_number():
    return "这是死局：不管怎么打，几张牌之后就会结束。"
