# Made from client/text/zh/computer_hints.ftl by `python -m client.catalogue`.


def usage():
    return "请输入 自动提示 开 或 自动提示 关。"


def on():
    return "每次轮到你时都会给出提示。输入“自动提示 关”关闭。"


def off():
    return "只有输入“提示”才会给出提示。"


def thinking():
    return "电脑正在思考…"
