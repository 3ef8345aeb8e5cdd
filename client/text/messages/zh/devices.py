# Made from client/text/zh/devices.ftl by `python -m client.catalogue`.


def until(until):
    return f"链接只能用一次，{formats.time_of_day(until)}前有效。"


def keep_secret():
    return "只在你自己的设备上打开：关联的设备可以用你的身份玩。"


def permanent():
    return "关联后，那台设备永久成为同一位玩家：对局都相同，而且无法撤销。"


def open_or_run(command):
    return f"在另一台设备上打开链接，或在那里运行：{command}"


def asked():
    return "有设备打开了你的链接。它显示的是这个数字吗？"


def confirm_link():
    return "关联那台设备吗？是 或 否："


def sent():
    return "请在另一台设备上确认。"


def linked():
    return "你的设备已关联。"


def declined():
    return "另一台设备拒绝了。"


def waiting():
    return "请核对另一台设备是否显示这个数字，并在那里确认。"


def offered(name):
    return "另一台设备发来了你的身份。" if name is None else f"另一台设备发来了{formats.name(name)}的身份。"


def replaces():
    return "它会取代这台设备在这个服务器上的身份。只在这台设备上的对局将不再属于你。"


def confirm_take():
    return "使用这个身份吗？是 或 否："


def cancelled():
    return "另一台设备取消了关联。"


def tampered():
    return "消息在途中被改动。请重新生成链接。"


def bad_link():
    return "链接不完整。请重新复制，或重新生成一个。"


def server_missing():
    return "请输入完整的链接，或用 --server 写出服务器。"


def not_linked():
    return "设备没有关联。"
