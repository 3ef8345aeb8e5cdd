# Made from client/text/zh/cli.ftl by `python -m client.catalogue`.


def server_runs(address):
    return f"你的服务器仍在运行：{address}"


def server_stops():
    return "最后一位玩家离开10分钟后它会停止；也可以用 turnabout stop 停止。"


def no_topic(*, topic, games):
    return f"没有“{topic}”这个命令或游戏。turnabout help 列出所有命令；游戏有{formats.every(games)}。"


def game(*, title, name, about):
    return f"{title}（{name}）：{about}。"


def options():
    return "选项，每个写成 --option NAME=VALUE："


def no_options():
    return "这个游戏没有选项。"


def example(hint):
    return f"例如；{hint}"


def meaning(*, value, name, hint):
    return f"{value} 表示{name}，{hint}"


def default(value):
    return f"默认：{value}"


def is_default(text):
    return f"{text}（默认）"


def levels(levels):
    return f"电脑的级别：{formats.every(levels)}。"


def needs_opponent(option):
    return f"{option} 用于和电脑比赛。请加上 --against LEVEL，如 easy。"


def against_or_computers():
    return "--against 和 --computers 只能用一个。"


def casual_alone():
    return "--casual 只用于没有对手的对局。"


def names_alone():
    return "--names 只用于没有对手的对局。在房间里由房主填写参赛名。"


def two_computers():
    return "请写两个电脑级别，如 --computers strong,easy。"


def bad_names(why):
    return f"--names：{why}请写成 --names 'Ada, Ben' 这样。"


def not_played(*, title, alone, mode):
    return (f"用这些选项，《{title}》需要对手：加上 --against easy，或用 turnabout host。" if alone else f"用这些选项，《{title}》只能单人玩。") + ("" if mode is None else f"也可以换一种玩法，如 --option mode={mode}。")


def bad_seats(*, fewest, most, fixed):
    return f"这个游戏有{formats.number(most)}个座位。" if fixed else f"请选择{formats.number(fewest)}到{formats.number(most)}个座位。"


def bad_option(option):
    return f"“{option}”不是选项。请写成 NAME=VALUE，如 variant=hex。"


def no_role(form):
    return ("镜像赛中你同时担任两个角色。" if form == "mirror" else "竞速中所有玩家角色相同。" if form == "race" else "这种形式下所有人同一边。") + "请去掉 --role。"


def bad_computers(typed):
    return f"“{typed}”不是电脑数量和级别。请写成 2,easy 这样。"


def too_many_computers(*, seats, most, more):
    return f"房间有{formats.number(seats)}个座位，座位1是你的。请选择" + ("1个电脑" if most == 1 else f"1到{formats.number(most)}个电脑") + ("" if more is None else f"，或用 --seats 增加到最多{formats.number(more)}个座位") + "。"


def no_notes(games):
    return f"--notes 用于有笔记板的游戏：{formats.either(games)}。"


def port_with_server():
    return "--port 用于你自己的服务器。用了 --server 就去掉它，或在那里写 HOST:PORT。"


def computer_or_friend():
    return "--computer 和 --friend 只能用一个：你只有一次机会。"


def no_program():
    return "请写出程序：turnabout bot --exec \"python3 mine.py\" HOST/CODE。"


def only_new_rooms():
    return "--option、--form、--seats、--against、--alone、--number 和 --pace 用于新房间。请加上 --game。"


def no_room():
    return "在哪里打？请加上房间的 HOST/CODE，或用 --game GAME 开一个房间。"


def alone_or_against():
    return "--alone 和 --against 只能用一个。"


def pace_needs_computer():
    return "--pace 需要电脑对手。用了 --alone 就去掉它。"


def no_example(language):
    return f"没有“{language}”的例子。请选择 python 或 javascript。"


def bad_patience(typed):
    return f"--patience 后面不能写“{typed}”。请写秒数，如 300，或 never。"


def bad_command(command):
    return f"无法读懂 --exec “{command}”：少了一个引号，或末尾是反斜杠。"


def empty_command():
    return "--exec 没有写程序。请写成 --exec \"python3 my_bot.py\" 这样。"


def program_not_started(*, program, why):
    return f"程序 {program} 无法启动：{why}。"


def words_need_package(name):
    return f"缺少软件包 {name}。请安装：pip install 'turnabout[words]'"


def words_need_folder(folder):
    return f"没有文件夹 {folder}。请把 .ftl 和 .md 文件放在那里。"


def words_stale(path):
    return f"已过时：{path}"


def words_unused(message):
    return f"未使用：{message}"
