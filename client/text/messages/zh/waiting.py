# Made from client/text/zh/waiting.ftl by `python -m client.catalogue`.


def connecting(server):
    return f"正在连接 {server}…"


def connecting_here():
    return "正在连接本机的服务器…"


def starting_server():
    return "正在启动本机的服务器…"


def this_machine():
    return "本机"


def as_another_player(address):
    return f"以另一位玩家的身份加入：turnabout join {address} --profile NAME"


def in_clone():
    return "在源码目录中，用 ./dev 代替 turnabout。"


def cannot_show(title):
    return f"《{formats.name(title)}》需要更高版本的 Turnabout：请升级后再来。"


def room_open():
    return "房间已开好。把下面一行发给朋友，或告诉朋友地址和代码。"


def join_command(address):
    return f"turnabout join {address}"


def friend_runs():
    return "请朋友运行："


def friend_runs_one():
    return "请朋友运行其中一个（在源码目录中：./dev join …）："


def server_closed():
    return "有一个空座位，但你的服务器只接受本机连接。请对外开放，让别人加入：服务器会重启，所有对局继续。"


def opening_server():
    return "正在重启服务器…"


def no_address():
    return "其他机器连不到本机：请把它接入网络。"


def reach(*, origin, network):
    return f"同一网络，{formats.name(network)}" if origin == "lan" else f"经由{formats.name(network)}" if origin == "vpn" else "经由你的 VPN" if origin == "own_vpn" else "互联网，需路由器和防火墙放行"


def reach_short(key):
    return {
        "lan": "同一网络",
        "vpn": "VPN",
        "internet": "互联网",
    }[key]


def copied(text):
    return f"已复制（如果终端允许）：{text}"


def free():
    return "空"


def away_sign():
    return "○ 离开"


def seats_taken(*, taken, seats, away):
    return f"已坐{formats.number(taken)}/{formats.number(seats)}" + ("" if away == 0 else f"，{formats.number(away)}人离开")


def free_seats(seats):
    return f"有{formats.number(seats)}个空座位。"


def free_seats_in_list(seats):
    return f"{formats.number(seats)}个空座位"


def waiting_for_friend():
    return "正在等待朋友…"


def waiting_for_friends():
    return "正在等待朋友们…"


def owner_hint():
    return "现在开始，或添加电脑玩家；座位数可以在菜单里改。"
