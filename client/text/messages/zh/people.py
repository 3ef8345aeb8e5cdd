# Made from client/text/zh/people.ftl by `python -m client.catalogue`.


def you():
    return "你"


def away():
    return "离开"


def nobody():
    return "还没有人"


def guest():
    return "访客"


def the_computer():
    return "电脑"


def computer(level):
    return f"电脑，{formats.level(level)}"


def seat(number):
    return f"座位{number}"


def moving(*, players, number, name):
    return "双方都在打" if players == "both" else "所有人都在打" if players == "all" else f"{formats.number(number)}人在打" if players == "some" else "你还在打" if players == "you" else f"{formats.name(name)}还在打"


def players(*, number, away):
    return f"{formats.number(number)}人在打" + ("" if away == 0 else f"，{formats.number(away)}人离开")
