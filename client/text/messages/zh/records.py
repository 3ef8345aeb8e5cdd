# Made from client/text/zh/records.ftl by `python -m client.catalogue`.


def watch_title():
    return "回放比赛"


def watch_hint():
    return "从文件、网址或房间"


def looking():
    return "正在查找…"


def preparing():
    return "正在重打这场比赛…"


def source():
    return "文件、网址或房间"


def source_hint():
    return "保存的牌谱、网上的牌谱，或你知道代码的房间里打完的比赛。"


def source_example():
    return "match.json, 192.168.1.5:8420/KZ7-4QM2"


def source_missing():
    return "请输入文件、网址，或房间的地址和代码。"


def not_a_source(*, typed, reason):
    return f"没有文件 {typed}，它也不是房间：{reason}"


def which():
    return "哪一场比赛？"


def which_of_first(shown):
    return f"哪一场比赛？只列出前{formats.number(shown)}场；--index N 打开后面的。"


def number(number):
    return f"编号{formats.game_number(number)}"


def without_number():
    return "没有编号的牌谱"


def game_and_number(*, game, number):
    return f"{formats.name(game)} · {number}"


def player(*, name, score):
    return f"{formats.name(name)}" + ("" if score is None else f" {formats.number(score)}")


def not_a_record(fault):
    return f"不是牌谱：{fault}"


def match_and_players(*, match, players):
    return f"{match}：{players}"


def refused(key):
    return {
        "not_found": "这个服务器没有这个 ID 的牌谱。刚结束的比赛可能要等一会儿才有牌谱。没有出过牌的比赛没有牌谱。",
        "forbidden": "这份牌谱要到每日牌局当天结束才公开。",
        "service_unavailable": "服务器暂时无法读取牌谱，请稍后再试。",
    }[key]


def no_record(fault):
    return f"里面没有比赛的牌谱：{fault}。"


def no_record_at(*, place, fault):
    return f"{place} 里没有比赛的牌谱：{fault}。"


def empty(place):
    return f"{place} 里没有比赛的牌谱：它是空的。"


def no_index(*, records, index):
    return f"共有{formats.number(records)}份牌谱，没有第{index}份。"


def folder(path):
    return f"{path} 是文件夹。请写出其中的牌谱文件。"


def unreadable(*, path, reason):
    return f"无法读取 {path}：{reason}。"


def not_fetched(*, url, reason):
    return f"无法获取 {url}：{reason}"


def too_slow(seconds):
    return f"超过{seconds}秒。"


def no_answer():
    return "没有响应。"


def reason(reason):
    return f"{reason}。"


def http_error(*, status, reason):
    return f"那里的服务器回答 {status} {reason}。"


def page_too_long(*, url, most):
    return f"{url} 的内容超过{most} MiB，不可能是牌谱。"


def no_such_room(*, room, server):
    return f"{server} 上没有房间 {room}。请检查代码和地址。"


def none_finished():
    return "那个房间还没有打完的比赛。只有打完的比赛才能回放。"


def game_not_installed(game):
    return f"这个 Turnabout 无法显示游戏“{game}”。"


def not_shown():
    return "牌谱中有这个 Turnabout 无法显示的内容。"


def not_started(reason):
    return f"重打牌谱的程序无法启动：{reason}。"


def replay_too_slow(seconds):
    return f"{seconds}秒内没能重打完这份牌谱。"


def not_replayed(reason):
    return "无法重打这份牌谱" + ("。" if reason is None else f"：{reason}")


def not_playable(fault):
    return f"无法重打这份牌谱：{fault}。"


def too_many_moves():
    return "这场比赛步数太多，服务器无法重打。请先安装这个游戏。"


def server_needed(server):
    return f"{server} 没有响应，而只有装有这个游戏的服务器才能重打。"


def move_refused(*, leg, number, move, reason):
    return ("这一局" if leg is None else f"第{leg}局") + f"第{number}步：不允许{move}。{reason}"


def wrong_score(*, leg, number, score, right):
    return ("这一局" if leg is None else f"第{leg}局") + f"第{number}步：得分写的是{score}，按规则应为{right}"
