# Made from client/text/zh/page.ftl by `python -m client.catalogue`.


def your_turn():
    return "轮到你了"


def record_saved(name):
    return f"牌谱已存为 {name}"
