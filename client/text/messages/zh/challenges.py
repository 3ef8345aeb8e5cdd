# Made from client/text/zh/challenges.ftl by `python -m client.catalogue`.


def challenge_player(name):
    return f"挑战{formats.name(name)}"


def waiting(name):
    return f"正在等待{formats.name(name)}…"


def seat_kept(name):
    return f"{formats.name(name)}会在“你的对局”里看到挑战，座位已经留好。"


def challenges_you(name):
    return f"{formats.name(name)}向你挑战"


def waits_for(name):
    return f"等待{formats.name(name)}"


def declined(name):
    return f"{formats.name(name)}已拒绝"


def key(key):
    return {
        "accept": "接受",
        "decline": "拒绝",
        "decline-all": "全部拒绝",
        "withdraw": "收回",
        "challenge": "挑战",
    }[key]


def done(key):
    return {
        "decline": "你拒绝了挑战。",
        "decline-all": "你拒绝了挑战，并拒绝这位玩家今后的所有挑战。",
        "withdraw": "你收回了挑战。",
    }[key]


def never_met():
    return "你只能挑战和你打完过双人比赛的人。"


def no_past_opponent():
    return "没有和其他人打完过比赛"


def none_open():
    return "这里没有你发出的挑战"


def hint(key):
    return {
        "challenge": "例如 挑战 Ben",
        "decline": "拒绝 ROOM；拒绝 ROOM 全部 拒绝这位玩家今后的所有挑战",
        "withdraw": "撤回 ROOM",
    }[key]


def name_player():
    return "请写出玩家，如“挑战 Ben”。"


def name_room(command):
    return f"请写出“对局”里列出的房间，如 {command} KZ7-4QM2。"


def send():
    return "向一位玩家发起挑战"


def decline_one():
    return "拒绝一个挑战"


def withdraw_one():
    return "收回你的挑战"
