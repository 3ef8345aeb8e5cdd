# Made from client/text/zh/record_faults.ftl by `python -m client.catalogue`.


def leg(number):
    return f"第{number}局"


def move(number):
    return f"第{number}步"


def incident(number):
    return f"事件{number}"


def line(line):
    return f"第{line}行"


def record(record):
    return f"第{record}份牌谱"


def whole(key):
    return {
        "record": "牌谱",
        "leg": "该局",
        "move": "该步",
        "incident": "该事件",
    }[key]


def at_place(*, place, fault):
    return f"{place}：{fault}"


def packed_cut():
    return "文件中断，无法解压"


def packed_damaged():
    return "文件损坏，无法解压"


def not_utf8(byte):
    return f"字节{byte}不是 UTF-8"


def half_surrogate():
    return "含有半个代理对，不是字符"


def cut(characters):
    return f"在{formats.number(characters)}个字符后中断"


def not_json(*, line, character):
    return "不是 JSON：见" + ("" if line is None else f"第{line}行，") + f"第{character}个字符"


def nested():
    return "嵌套层数远超任何牌谱"


def line_too_long(most):
    return f"超过{formats.number(most)}字节，比任何牌谱都长"


def file_too_long(most):
    return f"超过{formats.number(most)}字节。请把每份牌谱单独写一行"


def name_twice(name):
    return f"名称 {name} 在同一个对象里出现两次"


def long_integer(digits):
    return f"含有{formats.number(digits)}位的数字，比任何牌谱里的都长"


def large_number(number):
    return f"含有数字 {number}，太大了"


def no_number(name):
    return f"含有 {name}，它在 JSON 里不是数字"


def empty_file():
    return "文件是空的"


def no_such_record(*, index, records):
    return f"文件里没有第{index}份牌谱，只有{formats.number(records)}份"


def differs(*, value, found, expected, source):
    return f"{value} 是 {found}，" + ("第1局是" if source == "first_leg" else "按编号和盐应为" if source == "commitment" else "按顺序应为" if source == "order" else "与第1局互换应为" if source == "swapped" else "按座位应为" if source == "seat" else "按编号发牌应为" if source == "deal" else "按牌谱其余部分应为" if source == "digest" else "本版本可读的是" if source == "format" else "本版本是" if source == "version" else "完整写出应为" if source == "options" else "规范写法是" if source == "notation" else "对超时的座位应为" if source == "auto" else "按规则应为") + f" {expected}"


def differs_missing(*, value, expected, source):
    return f"缺少 {value}，" + ("第1局是" if source == "first_leg" else "按编号和盐应为" if source == "commitment" else "按顺序应为" if source == "order" else "与第1局互换应为" if source == "swapped" else "按座位应为" if source == "seat" else "按编号发牌应为" if source == "deal" else "按牌谱其余部分应为" if source == "digest" else "本版本可读的是" if source == "format" else "本版本是" if source == "version" else "完整写出应为" if source == "options" else "规范写法是" if source == "notation" else "对超时的座位应为" if source == "auto" else "按规则应为") + f" {expected}"


def differs_length(*, value, items, right, source):
    return f"{value} 有{formats.number(items)}项，" + ("第1局是" if source == "first_leg" else "按编号和盐应为" if source == "commitment" else "按顺序应为" if source == "order" else "与第1局互换应为" if source == "swapped" else "按座位应为" if source == "seat" else "按编号发牌应为" if source == "deal" else "按牌谱其余部分应为" if source == "digest" else "本版本可读的是" if source == "format" else "本版本是" if source == "version" else "完整写出应为" if source == "options" else "规范写法是" if source == "notation" else "对超时的座位应为" if source == "auto" else "按规则应为") + f"{formats.number(right)}项"


def missing(value):
    return f"缺少 {value}"


def unknown_name(value):
    return f"{value} 是未知的名称"


def no_such_time(*, value, found):
    return f"{value} 是 {found}，这个时间不存在"


def not_one_of(*, value, found, values):
    return f"{value} 是 {found}，应为 {formats.either(values)}"


def wrong_format(*, value, found, format):
    return f"{value} 是 {found}，应为" + ("16个字符的玩家 ID，或 computer: 加级别" if format == "player" else "小写的级别名称" if format == "level" else "2026-11-21T10:00:00Z 这样的时间" if format == "time" else "64个小写十六进制数字" if format == "sha256" else "32个小写十六进制数字")


def wrong_type(*, value, found, type):
    return f"{value} 是 {found}，应为" + ("整数" if type == "integer" else "数字" if type == "number" else "true 或 false" if type == "boolean" else "文本" if type == "text" else "列表" if type == "list" else "路径" if type == "path" else "对象")


def outside_limit(*, value, found, bound, limit):
    return f"{value} 是 {found}，应" + (f"至少为 {limit}" if bound == "least" else f"至多为 {limit}" if bound == "most" else f"大于 {limit}" if bound == "more" else f"小于 {limit}")


def empty(*, value, found):
    return f"{value} 是 {found}，不应为空"


def invalid(*, value, found):
    return f"{value} 是 {found}，不允许"


def unknown_game(*, found, games):
    return f"game 是 {found}，应为 {formats.either(games)}"


def package_missing(*, found, provider):
    return f"game 是 {found}，来自软件包 {provider}：请先安装它"


def wrong_form(*, found, forms):
    return f"form 是 {found}，用这些选项应为 {formats.either(forms)}"


def wrong_seats(*, items, fewest, most, exact):
    return f"seats 有{formats.number(items)}项，这个游戏有" + (f"{formats.number(most)}个座位" if exact else f"{formats.number(fewest)}到{formats.number(most)}个座位")


def wrong_legs(*, items, right):
    return f"legs 有{formats.number(items)}项，这场比赛有{formats.number(right)}局"


def wrong_roles(*, found, roles):
    return f"roles 是 {found}，应把 {formats.names(roles)} 分给各座位，每座一个"


def not_casual():
    return "casual 为 true，但只有没有自带撤销功能的单人局才能是休闲局"


def needless_commitment():
    return "有 commitment，但单人局没有隐藏内容"


def commitment_missing():
    return "commitment 为 null，但第1局的编号是不公开的"


def after_match(*, value, leg, moves):
    return f"多了 {value}：比赛在第{leg}局{formats.number(moves)}步后就结束了"


def after_leg(*, value, moves):
    return f"多了 {value}：这一局在{formats.number(moves)}步后就结束了"


def match_ends_again(*, leg, moves):
    return f"其中的事件结束了比赛，但比赛在第{leg}局{formats.number(moves)}步后就已结束"


def move_missing(*, value, seats):
    return f"缺少 {value}：轮到座位{formats.either(seats)}"


def move_missing_before(*, value, incident, moves):
    return f"缺少 {value}：事件{incident}发生在{formats.number(moves)}步之后"


def board_ahead(*, value, leg, steps):
    return f"缺少 {value}：第{leg}局领先{formats.number(steps)}步"


def other_leg(*, value, found, seat):
    return f"{value} 是{found}，但这是座位{seat}的局"


def not_its_turn(*, value, found, seats):
    return f"{value} 是{found}，但轮到座位{formats.either(seats)}"


def move_refused(*, value, found, why):
    return f"{value} 是 {found}，规则不允许：{why}"


def not_automatic():
    return "auto 为 true，但房间不会这样出牌"


def automatic():
    return "缺少 auto：超时的座位由房间出牌"


def player_left(found):
    return f"seat 是{found}，但那位玩家已退出比赛"


def nothing_shown(value):
    return f"{value} 为 true，但收回的步骤没有翻出任何牌"


def wrong_ply(*, value, found, moves):
    return f"{value} 是{found}，但已经走了{formats.number(moves)}步"


def wrong_leaving(*, value, found, right, players):
    return f"{value} 是 {found}，有{formats.number(players)}位玩家时应为 {right}"


def impossible_incident(*, value, found, seat, moves):
    return f"{value} 对座位{seat}是 {found}，在{formats.number(moves)}步之后不可能"


def verified(records):
    return f"{formats.number(records)}份牌谱已核实。"


def failed(*, bad, records):
    return f"{formats.number(records)}份牌谱中有{formats.number(bad)}份未通过。"


def stopped(bad):
    return f"出现{formats.number(bad)}个错误后停止：文件其余部分没有检查。"


def none_found():
    return "文件是空的。它应含有一份牌谱、牌谱列表，或每行一份牌谱。"
