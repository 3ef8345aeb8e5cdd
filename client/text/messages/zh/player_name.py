# Made from client/text/zh/player_name.ftl by `python -m client.catalogue`.


def title():
    return "你叫什么名字？"


def hint():
    return "最多24个字符。其他玩家会看到它，下次不用再输入。"


def playing_as(*, name, profile):
    return ("你还没有名字" + ("。" if profile is None else f"，档案 {formats.name(profile)}。")) if name is None else (f"你是{formats.name(name)}" + ("。" if profile is None else f"，档案 {formats.name(profile)}。"))


def change():
    return "改名"


def choose():
    return "取个名字"
