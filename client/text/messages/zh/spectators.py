# Made from client/text/zh/spectators.ftl by `python -m client.catalogue`.


def spectators(number):
    return f"{formats.number(number)}位观众"


def spectators_named(*, number, names):
    return f"{formats.number(number)}位观众：{formats.every(names)}"


def more(number):
    return f"另外{formats.number(number)}位"


def others(number):
    return f"其他{formats.number(number)}位"


def you_watch():
    return "你在观战"


def you_watch_with(names):
    return f"你在观战，还有{formats.every(names)}"
