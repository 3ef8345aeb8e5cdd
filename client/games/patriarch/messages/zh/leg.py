# Made from client/games/patriarch/text/zh/leg.ftl by `python -m client.catalogue`.


def your_guess():
    return "你的猜测"


def your_tree():
    return "你的树"


def the_tree():
    return "树"


def last_guess():
    return "上个判定的猜测"


def all_guesses():
    return "猜测"


def by_player():
    return "各玩家的猜测"


def queue():
    return "队列"


def no_guesses():
    return "还没有人猜。"


def grade_meaning():
    return "判定数的是牌。红：位置正确。黑：辈分正确，但父母不同。背面：父母正确，但辈分不同。"


def waits():
    return "等待"


def hidden_guess():
    return "隐藏"


def waits_at(place):
    return f"等待：队列第{place}个"


def guess_number(number):
    return f"第{number}次猜测"


def graded_count(count):
    return f"已判定{formats.number(count)}次"


def more_lines(count):
    return f"… 另有{formats.number(count)}行"


def queue_of(all):
    return f"队列共{formats.number(all)}个"


def queue_empty():
    return "空"


def tree_hidden():
    return "两局都结束之前，树不公开。"


def hidden_from_owner():
    return "猜测和判定都隐藏：你也要猜同一棵树。"


def hidden_from_spectators():
    return "两局都结束之前，猜测和判定不公开。"


def no_notes():
    return "这个房间没有开笔记板。"


def lay_out(*, suit, open):
    return f"用{suit}摆树，或者不定树。" if open else f"用{suit}摆一棵树，让其他人猜。"


def ask_leave_open():
    return "不定树吗？"


def leave_open_hint():
    return "符合至今所有判定的任何树都有可能。"


def is_open(mine):
    return ("你没有定树" if mine else "树没有定") + "：符合至今所有判定的任何树都有可能。"


def owner_lays(owner):
    return f"{formats.begin(formats.name(owner))}正在摆树。"


def owns(*, mine, owner):
    return "你藏树。" if mine else f"{formats.begin(formats.name(owner))}藏树。"


def next_graded(*, guesser, tree, grade, mine):
    return f"下一个：{guesser}猜测" + ("" if tree is None else f" {tree}") + ("。" if grade is None else f"：{grade}。") + ("请公布判定。" if mine else "")


def say_grade(*, guesser, tree):
    return f"判定{guesser}猜测 {tree}：红、黑、背面各几张？"


def typed_grade(typed):
    return f"红、黑、背面：{typed}"


def room_grades(seconds):
    return f"房间将在{formats.duration(seconds)}后公布。"


def nothing_waits(names):
    return f"没有等待判定的猜测。{formats.names(names)}可以猜。"


def source(key):
    return {
        "number": "树由牌局编号决定。",
        "owner": "树由藏家摆。",
        "open": "藏家可以不定树。",
    }[key]


def type_fixed():
    return "逐支输入点数。"


def type_free():
    return "点数放到括号里的牌之下；方向键选择那张牌。或输入 3(4 2(5))。"


def to_place():
    return "待放："


def enter_guesses(tree):
    return f"Enter 猜 {tree}。"


def enter_lays(tree):
    return f"Enter 摆出 {tree}。"


def one_waits():
    return "你的猜测正在等待判定。这一个先留着。"


def two_wait():
    return "队列里已有你的两个猜测。这一个先留着，等其中一个判定。"


def not_laid(owner):
    return f"{formats.begin(formats.name(owner))}要先摆树。你的猜测先留着。"


def guesser_guesses(guesser):
    return f"{formats.begin(formats.name(guesser))}正在猜。"


def out(owner):
    return "你已超时：" + ("由房间替你判定。" if owner else "这一局不能再猜。")


def hint(*, tree, expected):
    return f"提示：猜 {tree}，总共约{formats.exact(expected)}次"


def tree_found(*, name, guesses):
    return f"{formats.begin(formats.name(name))}第{formats.number(guesses)}次猜中了树。"


def not_found(counts):
    return f"树没有被猜中：这一局算{counts}。"


def not_found_in_time(counts):
    return f"所有猜家都超时，没有人猜中：这一局算{counts}。"


def key(key):
    return {
        "place": "位置",
        "guess": "猜",
        "erase": "拿掉",
        "clear": "清空",
        "suit": "花色",
        "lay_out": "摆树",
        "copy": "改上次的",
        "take_hint": "用提示",
        "announce": "公布",
        "counts": "红、黑、背面",
        "notes": "笔记板",
        "by_player": "按玩家",
        "in_order": "按顺序",
        "look": "查看",
        "continue": "继续",
    }[key]


def top():
    return "顶端"


def generation(generation):
    return f"{generation}代"
