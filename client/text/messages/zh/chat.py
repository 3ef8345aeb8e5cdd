# Made from client/text/zh/chat.ftl by `python -m client.catalogue`.


def title():
    return "聊天"


def nothing_said():
    return "还没有人发言。"


def send():
    return "发送"


def not_sent():
    return "没有发出：未连接服务器，请稍后再试。"


def too_long(*, longest, length):
    return f"消息最多{formats.number(longest)}个字符，你的有{formats.number(length)}个。"


def phrase(key):
    return {
        "hello": "你好，玩得开心！",
        "well-played": "打得漂亮！",
        "wait": "请稍等。",
        "good-game": "打得不错！",
    }[key]


def key(unread):
    return "聊天" if unread == 0 else f"聊天（{formats.number(unread)}条新消息）"


def spectator(name):
    return f"{formats.name(name)}（观众）"


def says(*, name, text):
    return f"{formats.name(name)}说：{text}"


def you_say(text):
    return f"你说：{text}"


def muted(name):
    return f"已屏蔽{formats.name(name)}。"


def unmuted(name):
    return f"已取消屏蔽{formats.name(name)}。"


def all_muted():
    return "已屏蔽所有人。"


def all_unmuted():
    return "已取消所有屏蔽。"


def mute_help():
    return "/mute NAME 或 /mute all 屏蔽消息；/unmute 恢复显示。"


def unknown_command(command):
    return f"没有 {command} 这个命令。请输入 /mute NAME、/mute all、/unmute NAME 或 /unmute all。"


def name_missing(command):
    return f"请输入名字或 all：{command} NAME、{command} all。"


def nobody_called(*, name, known, alone):
    return f"这里没有叫“{name}”的人。" + ("这里没有其他人。" if alone else f"在这里的有：{formats.every(known)}。")
