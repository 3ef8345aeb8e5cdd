# Made from client/text/zh/solo.ftl by `python -m client.catalogue`.


def dealing():
    return "正在发牌…"


def looking():
    return "正在寻找可解的牌局…"


def title():
    return "这一局"


def about(*, number, score, beat, best):
    return ("" if number is None else f"编号{formats.game_number(number)}。") + ("" if score is None else (f"{score}" + ("" if beat is None else ("；" + ("要达到" if best else "要超过") + f"{formats.number(beat)}")) + "。"))


def continue_game():
    return "继续打"


def switch_hints(key):
    return {
        "on": "每次轮到你都提示",
        "off": "请求时才提示",
    }[key]


def high_scores():
    return "高分榜"


def new_game():
    return "新的一局"


def new_game_hint():
    return "随机编号"


def same_number():
    return "同一编号再来"


def choose_number():
    return "输入编号开局"


def choose_number_hint():
    return "你输入的编号"


def how_to_play():
    return "玩法说明"


def how_to_play_hint():
    return "规则、标记和按键、鸣谢"


def resign():
    return "作废这一局"


def leave():
    return "离开"


def leave_hint():
    return "这一局会保存，以后继续"


def abandon_title():
    return "离开这一局？"


def abandon_text():
    return "可以留在开始界面，也可以作废，作废就不计成绩。"


def abandon_text_tournament():
    return "这一局还没结束。作废就不计成绩。"


def keep():
    return "留着以后打"


def give_up():
    return "作废"


def resign_title():
    return "作废这一局？"


def resign_text():
    return "到此为止，不计成绩。"


def over(*, score, number):
    return ("" if number is None else f"编号{formats.game_number(number)}：") + f"{score}。"


def resigned(name):
    return "你作废了这一局，不计成绩。" if name is None else f"{formats.name(name)}作废了这一局，不计成绩。"


def took(time):
    return f"用时{formats.stopwatch(time)}。"


def helped():
    return "这一局用过提示，不计入最佳成绩。"


def casual_over():
    return "这是休闲局，得分只与你的休闲局一起比较。"


def beat_computer(score):
    return f"你胜过了电脑，电脑得到{formats.number(score)}。"


def beat_best(score):
    return f"你刷新了这个编号的最佳成绩，之前是{formats.number(score)}。"


def matched_computer():
    return "你和电脑打平。"


def matched_best():
    return "你追平了自己的最佳成绩。"


def computer_best(*, score, low):
    return "电脑" + ("剩下" if low else "得到") + f"{score}。"


def your_best(*, score, low):
    return "你之前" + ("剩下" if low else "得到") + f"{score}。"


def computer(score):
    return f"电脑{score}"


def best_before(score):
    return f"你之前的最佳{score}"


def par(score):
    return f"标准分{score}"


def working():
    return "正在计算电脑的得分…"


def working_on_par():
    return "正在计算标准分…"


def high_score(place):
    return "进入高分榜：" + ("你的历史最佳" if place == 1 else "你的第二好成绩" if place == 2 else "你的第三好成绩" if place == 3 else "你的第四好成绩" if place == 4 else "你的第五好成绩" if place == 5 else f"前10名中的第{place}名") + "。"
