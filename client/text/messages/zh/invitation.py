# Made from client/text/zh/invitation.ftl by `python -m client.catalogue`.


def title(*, host, game):
    return f"邀请你玩《{formats.name(game)}》" if host is None else f"{formats.name(host)}邀请你玩《{formats.name(game)}》"


def role(*, host, role):
    return ("房主先争高分，你压低分，然后互换角色。" if host is None else f"{formats.name(host)}先争高分，你压低分，然后互换角色。") if role == "maximizer" else ("你先争高分，房主压低分，然后互换角色。" if host is None else f"你先争高分，{formats.name(host)}压低分，然后互换角色。") if role == "minimizer" else ("房主先藏树，然后互换角色。" if host is None else f"{formats.name(host)}先藏树，然后互换角色。") if role == "owner" else "你先藏树，然后互换角色。" if role == "guesser" else "随机一位玩家先藏树，然后互换角色。" if role == "drawn_owner" else "随机一位玩家先争高分，然后互换角色。"


def free_seats(*, free, seats):
    return f"{seats}个座位中有{formats.number(free)}个空着。"


def full():
    return "座位已满，你可以观战。"


def full_closed():
    return "座位已满，且这个房间不允许观战。"
