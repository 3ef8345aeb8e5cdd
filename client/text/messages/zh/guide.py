# Made from client/text/zh/guide.ftl by `python -m client.catalogue`.


def title():
    return "你的第一局"


def offer(title):
    return f"第一次玩？打一局《{formats.name(title)}》，每种牌都有讲解。"
