# Made from client/games/patriarch/text/zh/line.ftl by `python -m client.catalogue`.


def moves():
    return "一棵树，如 3(4(2) A(5))：猜它；树 H 3(4(2) A(5))：摆树；判定：公布下一个判定；判定 1 1 1：自己算判定"


def command(key):
    return {
        "guesses": "列出所有猜测和判定",
        "queue": "列出谁的猜测在等待判定",
        "notes": "按牌和代列出可能的树",
    }[key]


def no_news():
    return "这一局还没有发生什么。"


def not_your_turn():
    return "还没轮到你。"


def nothing_to_grade():
    return "现在没有要你公布的判定。"


def nothing_to_lay():
    return "树由藏家摆，在第一次猜之前。"


def own_tree():
    return "这一局你不猜。"


def suit_first():
    return "请输入“树”、花色和树：“树 H 3”(4(2) A(5))。"


def two_wait():
    return "队列里已有你的两个猜测。其中一个判定后才能再猜。"


def on_top(trees):
    return f"在{formats.number(trees)}棵树里居顶端"


def in_generation(*, generation, trees):
    return f"在{formats.number(trees)}棵树里属第{generation}代"


def no_queue():
    return "双人时没有队列：每次猜测立即判定。"


def begins(*, leg, legs, facts):
    return f"第{leg}/{legs}局：{facts}。"


def to_guess(*, example, ranks):
    return f"你的猜测：先写顶端的牌，每张牌后面用括号写它的孩子，如 {example}" + ("。" if ranks is None else f"；也可以只写点数，如 {ranks}。")


def to_lay(*, example, open):
    return f"请摆树：“树 H {example}”，花色任选" + ("；“树 H 公开”表示不定树。" if open else "。")


def to_grade(*, whose, behind):
    return f"下一个是{whose}猜测" + ("" if behind == 0 else f"，后面还有{formats.number(behind)}个") + "。输入“判定”公布判定。"


def to_work_out(*, whose, tree, own):
    return f"下一个是{whose}猜测 {tree}。你的树是 {own}。请输入“判定”和红、黑、背面的张数：“判定 1 1 1”。"


def say_counts():
    return "还要输入红、黑、背面的张数：“判定 1 1 1”。"


def one_waits():
    return "你的猜测正在等待判定。判定后才能再猜。"


def guess(*, number, name, guess):
    return f"{number}. {formats.name(name)}：{guess}"


def own_guess(*, number, guess):
    return f"{number}. {guess}"


def queue(*, names, seconds):
    return f"队列，从前到后：{names}" + ("。" if seconds is None else f"。房间在{formats.duration(seconds)}后自动公布判定。")


def hint(*, tree, expected):
    return f"提示：猜 {tree}，总共约{formats.exact(expected)}次。"
