# Made from client/text/zh/connection.ftl by `python -m client.catalogue`.


def lost(*, kind, seconds):
    return ("你已离线。" if kind == "offline" else "服务器没有响应。" if kind == "nothing_listens" else "连不上服务器。" if kind == "no_answer" else "找不到服务器的名称。" if kind == "name_not_found" else "服务器已停止。" if kind == "server_stopping" else "连接断开了。") + "比赛已保存。" + ("正在重试…" if seconds == 0 else f"{formats.duration(seconds)}后重试。")


def own_server_stopped():
    return "你的服务器已停止，比赛已保存。"


def server_away(server):
    return f"{server} 没有响应，比赛已保存。会一直重试，直到服务器响应…"


def late(offline):
    return "你已离线，正在等待…" if offline else "服务器已有5秒没有响应，正在等待…"


def server_cannot_save():
    return "服务器暂时无法保存。会反复发送你的操作，直到成功为止。"


def moves_lost():
    return "服务器丢失了最近几步，对局从这里继续。"


def try_now_key():
    return "重试"


def start_server_key():
    return "重新启动"


def failure(key, *, server, detail):
    match key:
        case "offline":
            return "你已离线。请连接网络后再试。"
        case "name_not_found":
            return f"找不到主机：{server}。请检查地址和网络。"
        case "nothing_listens":
            return f"{server} 没有响应。请检查地址，并确认那里正在运行 Turnabout。"
        case "no_answer":
            return f"连不上 {server}。请检查地址、网络和防火墙。"
        case "not_turnabout":
            return f"{server} 上的服务器不是 Turnabout 服务器。请检查端口，以及地址是否以 wss:// 开头。"
        case "tls":
            return f"无法与 {server} 建立安全连接（{detail}）。请检查它是否真的使用 wss:// 或 https://。"
        case "untrusted":
            return f"{server} 的证书不受信任（{detail}）：它可能是另一台服务器。如果你信任它，请把 SSL_CERT_FILE 设为含有其颁发者证书的文件。"
        case "crowded":
            return f"从你的地址连到 {server} 的连接太多。请一分钟后再试。"
        case "wrong_protocol":
            return f"{detail}"
        case "name_refused":
            return f"{server} 上的服务器不接受你的名字。{detail}"
        case "turned_away":
            return f"{server} 上的服务器不让你进入。{detail}"
        case "dropped":
            return f"与 {server} 的连接断开了。{detail}"
        case "server_stopping":
            return "服务器已停止。"
        case "replaced":
            return "你在太多设备或窗口里打开了这个房间，所以这里的被关闭了。"
        case "room_stopped":
            return "服务器因故障停止了这个房间。比赛已保存，修复后可以继续。"
        case "room_gone":
            return "这个房间已过期：很久没有任何动静。"
        case "not_hosted":
            return f"{detail}"
        case "removed":
            return "房主把你移出了这个房间。"
        case "no_spectators":
            return "房间已满，房主不允许观战。"
        case "seat_moved":
            return "你的座位已移到另一台设备，现在在那里打。"
        case "unreadable":
            return "服务器的版本比这个 Turnabout 高。请升级 Turnabout 后再来。"
    raise KeyError(key)


def certificate(key):
    return {
        "expired": "已过期",
        "not_yet_valid": "尚未生效",
        "self_signed": "由所有者自己签发",
        "unknown_issuer": "本机不认识颁发者",
        "other_name": "属于另一个地址",
    }[key]


def own_server_silent():
    return "本机的服务器没有响应。"


def no_room(*, code, server):
    return f"{server} 上没有房间 {code}。请检查代码和地址。"


def seat_connected():
    return "你已经在另一台设备或另一个窗口进入了这个房间。可以也在这里玩，或换个身份加入。"


def refused_at(*, message, server):
    return f"{message}（在 {server}）"


def seat_elsewhere(address):
    return f"你在 {address} 有一个同代码房间的座位。请用那个地址回去。"


def record_not_loaded():
    return "无法载入牌谱，请再试一次。"


def record_not_saved(*, path, why):
    return f"无法把牌谱存到 {path}：{why}。"
