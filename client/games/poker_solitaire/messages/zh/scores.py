# Made from client/games/poker_solitaire/text/zh/scores.ftl by `python -m client.catalogue`.


def line(key):
    return {
        "nothing": "无",
        "one-pair": "一对",
        "two-pair": "两对",
        "three-of-a-kind": "三条",
        "straight": "顺子",
        "flush": "同花",
        "full-house": "葫芦",
        "four-of-a-kind": "四条",
        "straight-flush": "同花顺",
        "royal-flush": "皇家同花顺",
        "five-of-a-kind": "五条",
        "blaze": "五人头",
        "four-flush": "四同花",
        "kilter": "隔张顺",
        "round-the-corner-kilter": "转角隔张顺",
        "round-the-corner-straight": "转角顺",
    }[key]


def line_short(key):
    return {
        "nothing": "–",
        "one-pair": "一对",
        "two-pair": "两对",
        "three-of-a-kind": "三条",
        "straight": "顺子",
        "flush": "同花",
        "full-house": "葫芦",
        "four-of-a-kind": "四条",
        "straight-flush": "同花顺",
        "royal-flush": "皇家同花顺",
        "five-of-a-kind": "五条",
        "blaze": "五人头",
        "four-flush": "四同花",
        "kilter": "隔张顺",
        "round-the-corner-kilter": "转角隔张顺",
        "round-the-corner-straight": "转角顺",
    }[key]


def hand_made(*, hand, points):
    return f"{hand} {formats.signed(points)}"


def row(row):
    return f"第{row}行"


def column(column):
    return f"{column}列"


def diagonal(square):
    return f"从{square}起的对角线"


def line_worth(*, where, line, points):
    return f"{where}：{line}，{formats.number(points)}分"


def line_pat(*, where, line, pat):
    return f"{where}：{line}，" + ("成手" if pat else "不成手")


def part(key):
    return {
        "rows": "行",
        "columns": "列",
        "diagonals": "对角线",
    }[key]


def part_of(*, owner, part):
    return f"{formats.name(owner)}：{part}"


def matrix(number):
    return f"方阵{number}"


def matrix_score(*, number, points):
    return f"方阵{number}：{formats.number(points)}"


def matrix_parts(*, rows, columns, diagonals):
    return f"行{formats.number(rows)}，列{formats.number(columns)}" + ("" if diagonals is None else f"，对角线{formats.number(diagonals)}")


def of_matrix(*, name, score):
    return f"{formats.name(name)}：{score}"


def of_player(*, name, points):
    return f"{formats.name(name)} {formats.number(points)}"


def of_player_pat(*, name, score):
    return f"{formats.name(name)} {score}"


def pat_rows(rows):
    return f"5行中有{formats.number(rows)}行是成手牌型"


def pat_rows_short(rows):
    return f"成手{formats.number(rows)}/5"


def pat(key):
    return {
        "won": "赢：五行都是成手牌型",
        "lost": "输：五行没有全成手",
    }[key]


def pat_matrices(won):
    return f"两个方阵赢了{formats.number(won)}个"


def pat_short(key):
    return {
        "won": "赢",
        "lost": "输",
    }[key]


def pat_matrices_short(won):
    return f"赢{formats.number(won)}/2"


def to_beat(points):
    return f"要超过{formats.number(points)}"


def goal(key, *, points, maximizer):
    match key:
        case "maximizer":
            return f"超过{formats.number(points)}就赢"
        case "minimizer":
            return f"低于{formats.number(points)}就赢"
        case "spectator":
            return f"{formats.name(maximizer)}要超过{formats.number(points)}"
    raise KeyError(key)


def goal_in_full(key, *, points, maximizer, minimizer):
    match key:
        case "maximizer":
            return f"{formats.name(minimizer)}得到{formats.number(points)}。超过它你就赢，相同是平局。"
        case "minimizer":
            return f"你得到{formats.number(points)}。把{formats.name(maximizer)}压在它以下你就赢，相同是平局。"
        case "spectator":
            return f"{formats.name(minimizer)}得到{formats.number(points)}。{formats.name(maximizer)}超过它就赢，相同是平局。"
    raise KeyError(key)


def leg_one(result):
    return f"第1局：{result}"


def computer_reached(points):
    return f"电脑在这个编号上得到{formats.number(points)}分。"


def your_best(points):
    return f"你的最佳成绩是{formats.number(points)}。"


def pat_before(key):
    return {
        "won": "以前赢过",
        "lost": "还没赢过",
    }[key]


def pat_matrices_before(won):
    return f"以前两个方阵赢过{formats.number(won)}个"


def computer_pat(key):
    return {
        "won": "电脑在这个编号上赢了。",
        "lost": "电脑在这个编号上输了。",
    }[key]


def computer_pat_matrices(won):
    return f"电脑在这个编号上两个方阵赢了{formats.number(won)}个。"


def your_pat(key):
    return {
        "won": "你赢过它。",
        "lost": "你还没赢过它。",
    }[key]


def your_pat_matrices(won):
    return f"两个方阵你赢过{formats.number(won)}个。"
