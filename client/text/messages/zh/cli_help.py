# Made from client/text/zh/cli_help.ftl by `python -m client.catalogue`.


def about():
    return "一人或多人的纸牌游戏：单人玩、和电脑玩、和朋友玩。"


def version():
    return "显示版本并退出。"


def section(key):
    return {
        "play": "游戏",
        "results": "成绩",
        "records": "牌谱",
        "server": "你的服务器",
        "computers": "电脑玩家",
        "games": "自制游戏",
        "other": "帮助和设置",
    }[key]


def more():
    return "查看命令的帮助：turnabout help COMMAND。查看游戏的选项：turnabout help GAME。"


def game_options():
    return "--option 可用的游戏选项：turnabout help GAME。"


def server_command(key):
    return {
        "serve": "运行服务器。",
        "status": "显示本机上运行的服务器。",
        "stop": "停止本机上运行的服务器。",
        "simulate": "让电脑互相比赛，并写出牌谱。",
        "arena": "测试电脑玩家的水平。",
        "solve": "找出哪些牌局编号可解。",
        "catalog": "列出已安装的游戏。",
        "new-game": "生成一个小游戏的包，作为自制游戏的起点。",
        "check-game": "检查已安装的游戏有没有错误。",
        "backup": "把服务器的数据复制到文件。",
        "restore": "从备份恢复服务器的数据。",
        "export": "写出已结束比赛的牌谱。",
    }[key]


def option_name():
    return "你的名字。会被记住。"


def option_profile():
    return "在本机上以另一个人的身份玩。每个档案有自己的名字、座位和成绩 [default]。"


def option_ascii():
    return "只用 ASCII 字符 [按系统区域设置]。"


def option_role():
    return "你在第1局的角色，如 maximizer 或 minimizer [随机]。"


def option_clock():
    return "时限：30 表示每步30秒；3d 表示每步3天；5m+3 表示每局5分钟，每步加3秒 [无]。"


def option_game(games):
    return f"游戏：{formats.either(games)}。"


def option_option():
    return "游戏的选项，如 variant=hex。多个选项就重复写。"


def option_form():
    return "比赛形式：match、mirror（两局同时进行）、together 或 race [取决于选项]。"


def option_seats():
    return "座位数，用于可以超过两人的游戏。"


def option_pace():
    return "电脑每步至少用几秒。"


def option_notes():
    return "在有笔记板的游戏里显示笔记板，它列出仍然可能的情况。"


def option_public():
    return "把房间列在 turnabout rooms 里，谁都可以加入。"


def option_spectators():
    return "允许没有座位的人观战。"


def option_plain():
    return "用文本行，不用全屏 [没有终端时]。"


def about_play(game):
    return f"打开开始界面，或直接开始一局。\n\n用 --game、--number、--against 或 --computers 会直接开始。单人：turnabout play --game {game}。和电脑玩：turnabout play --against easy。\n\n需要时会启动你自己的服务器，最后一位玩家离开10分钟后停止。见 turnabout status。"


def about_verify():
    return "重新发牌并重打一遍，检查牌谱。\n\n显示每份牌谱的第一个错误，最多二十份。"


def verify_file():
    return "牌谱的链接，或牌谱文件：一份牌谱、牌谱列表或每行一份牌谱，可以用 zstd 压缩；- 表示标准输入。"


def play_number():
    return "牌局编号，决定发什么牌 [随机]。"


def play_against():
    return "和电脑玩：easy、normal、strong 或 random。"


def play_casual():
    return "没有对手时：每一步都可以撤销；得分单独列出。"


def play_names():
    return "没有对手时：最多五人轮流在这个屏幕上玩，如 'Ada, Ben'。"


def play_hints():
    return "和电脑比赛时允许提示。"


def play_computers():
    return "观看两台电脑对局，如 strong,easy。"


def play_server():
    return "在哪个服务器上玩 [你自己的]。"


def about_host():
    return "为朋友开一个房间，或回到上次的房间。\n\n没有 --server 时，房间在你自己的服务器上。命令结束后服务器继续运行：turnabout status 查看，turnabout stop 停止。"


def host_number():
    return "牌局编号，双方都能看到 [随机且不公开]。"


def host_hints():
    return "允许双方请求提示。"


def host_computers():
    return "把最后 N 个座位交给电脑，如 1,easy。"


def host_port():
    return "你自己服务器的端口 [8420，或上次用的]。"


def host_server():
    return "在哪个服务器上开房间 [你自己的]。"


def host_new():
    return "即使有没打完的房间，也开一个新的。"


def about_join():
    return "加入朋友的房间，或在那里观战。"


def join_target():
    return "房间：HOST[:PORT]/CODE、链接，或只写 CODE（在上次用的服务器上）。"


def join_seat_code():
    return "用另一台设备显示的代码，把座位移到这里。"


def about_replay():
    return "逐步回放已结束的比赛，两局并排显示。"


def replay_target():
    return "牌谱文件、网址、房间 HOST[:PORT]/CODE，或只写 CODE。"


def replay_index():
    return "有多场比赛时看哪一场：1是第一场。"


def option_server():
    return "查询哪个服务器 [你玩的那个]。"


def about_settings():
    return "显示你的设置，或更改一项。"


def settings_name():
    return "设置项。"


def settings_value():
    return "新的值，或 \"default\"。"


def about_scores():
    return "列出你的十个最佳单人局，以及统计。"


def about_number():
    return "显示一个牌局编号的最佳成绩。"


def number_number():
    return "牌局编号。"


def number_together():
    return "N 位玩家合作的成绩 [单人局和对决的成绩]。"


def about_analyze():
    return "显示比赛打得怎么样。\n\n电脑评判每一步：每位玩家的准确率、最严重的错误，以及预计得分的变化。"


def analyze_json():
    return "把分析写入文件，每行一份；- 表示直接输出。"


def about_rooms():
    return "列出公开房间，并加入一个。\n\n列表实时更新。用 --plain 或没有终端时，只输出一次。"


def about_games():
    return "列出你的对局：等你出牌的排在前面。\n\n每行有状态和剩余时间、游戏和其他玩家、得分、上一步，以及 turnabout join 用的地址。没有 --server 时，列出所有服务器上你能继续的对局。"


def games_watch():
    return "持续输出有变化的对局，直到你停止。"


def games_run():
    return "与 --watch 合用：每当有对局等你出牌，就运行后面写的程序。对局那一行是最后一个参数，例如：turnabout games --watch --run notify-send \"Turnabout\"。"


def games_command():
    return "要运行的程序及其参数。"


def about_quick():
    return "和下一个想玩同样游戏的人对局。\n\n你们的选项、形式和计时必须一致。牌局编号随机且不公开。"


def about_daily():
    return "显示或挑战每日牌局。你只有一次机会。\n\n每个游戏每天有一个编号。同一服务器上人人相同，当天结束（UTC）前不公开。"


def daily_day():
    return "输出以前某天的排名，如 2026-11-20。"


def daily_computer():
    return "和电脑打今天的牌局。"


def daily_friend():
    return "和朋友打今天的牌局，朋友用代码加入。"


def about_standings():
    return "列出一个游戏的玩家等级分。"


def option_correspondence():
    return "列出通信对局（每步一天以上）的等级分。"


def about_player():
    return "显示一位玩家的主页。\n\n主页有各游戏的等级分和成绩，以及最近的比赛和牌谱链接。"


def player_player():
    return "玩家的名字、ID，或电脑的级别 [你自己的主页]。"


def about_matches():
    return "按游戏、对手、结果、日期或编号查找已结束的比赛。\n\n其他玩家的列表只有计等级分的比赛。每场比赛都有牌谱链接。"


def matches_player():
    return "玩家的名字、ID，或电脑的级别 [你自己的比赛]。"


def matches_against():
    return "只看和这个对手的。玩家的名字、ID，或电脑的级别。"


def matches_result():
    return "只看这种结果：won（赢）、lost（输）、drawn（平），或 played（不分胜负）。"


def matches_since():
    return "从这天起（UTC），如 2026-11-20。"


def matches_until():
    return "到这天为止（UTC）。"


def matches_number():
    return "只看这个牌局编号。请加上 --game。"


def matches_everyone():
    return "与 --number 合用：所有玩家的比赛。"


def matches_count():
    return "列出最近多少场比赛。"


def about_challenge():
    return "按你最近一场双人比赛的规则，向以前的对手发起挑战。"


def challenge_player():
    return "以前的对手：名字或 ID。"


def about_versus():
    return "按游戏和形式显示你对某位玩家的战绩。"


def versus_opponent():
    return "玩家的名字、ID，或电脑的级别。"


def versus_player():
    return "显示这位玩家的战绩，而不是你的。玩家的名字、ID，或电脑的级别。"


def option_example():
    return "输出 python 或 javascript 的示例程序。"


def about_bot(game):
    return f"让你的程序坐到房间的座位上打牌。\n\n程序每行读取一个 JSON 对象，对每个类型为 \"turn\" 的对象用一行回答，如 {{\"move\": \"KS>7D\"}}。见 --example python 和 client/README.md。\n\n用 --game 时它自己开房间，例如：turnabout bot --exec \"python3 mine.py\" --game {game} --against strong --matches 20。"


def bot_target():
    return "房间，写成 HOST[:PORT]/CODE。用 --game 时：服务器，写成 HOST[:PORT] [你自己的]。"


def bot_program():
    return "程序及其参数。"


def bot_against():
    return "与 --game 合用：和电脑玩，如 strong。"


def bot_alone():
    return "与 --game 合用：单人玩。"


def bot_number():
    return "与 --game 合用：牌局编号 [随机]。"


def bot_matches():
    return "N 场比赛后离开 [和电脑或单人时为1，否则由其他人决定]。"


def bot_takebacks():
    return "同意悔牌 [默认拒绝]。"


def bot_patience():
    return "其他玩家可以离开多少秒，或 never。之后机器人宣布获胜。两场比赛之间，它会腾出自己房间里的座位；用 --matches 时，它会离开别人的房间。"


def bot_name():
    return "机器人的名字 [程序的名字]。"


def bot_profile():
    return "机器人的档案。同一房间的两个机器人需要两个档案。"


def about_help():
    return "解释一个命令，或列出一个游戏的选项。"


def help_topic():
    return "命令或游戏 [列出所有命令]。"


def about_link():
    return "用链接关联另一台设备，让你在那里也是同一位玩家。"


def link_link():
    return "另一台设备显示的链接或代码 [显示一个链接]。"


def about_words():
    return "编译一个游戏包的文字，供 Python 和浏览器使用。"


def words_folder():
    return "Python 包的文件夹；文字在 text/en 里。"


def words_web():
    return "浏览器牌盘的文件夹（如果有）。"


def words_check():
    return "不写任何文件；有模块过时就报错。"


def usage():
    return "用法："


def heading(key):
    return {
        "options": "选项",
        "arguments": "参数",
    }[key]


def show_help():
    return "显示本帮助。"


def required():
    return "必填"


def install_completion():
    return "为当前 shell 安装自动补全。"


def show_completion():
    return "显示当前 shell 的自动补全，以便复制或修改。"
