### turnabout 命令的帮助。方括号里是默认值。

about = 一人或多人的纸牌游戏：单人玩、和电脑玩、和朋友玩。
version = 显示版本并退出。

section =
    .play = 游戏
    .results = 成绩
    .records = 牌谱
    .server = 你的服务器
    .computers = 电脑玩家
    .games = 自制游戏
    .other = 帮助和设置
more = 查看命令的帮助：turnabout help COMMAND。查看游戏的选项：turnabout help GAME。
game-options = --option 可用的游戏选项：turnabout help GAME。

server-command =
    .serve = 运行服务器。
    .status = 显示本机上运行的服务器。
    .stop = 停止本机上运行的服务器。
    .simulate = 让电脑互相比赛，并写出牌谱。
    .arena = 测试电脑玩家的水平。
    .solve = 找出哪些牌局编号可解。
    .catalog = 列出已安装的游戏。
    .new-game = 生成一个小游戏的包，作为自制游戏的起点。
    .check-game = 检查已安装的游戏有没有错误。
    .backup = 把服务器的数据复制到文件。
    .restore = 从备份恢复服务器的数据。
    .export = 写出已结束比赛的牌谱。

## 命令及其选项

-player = 玩家的名字、ID，或电脑的级别

option-name = 你的名字。会被记住。
option-profile = 在本机上以另一个人的身份玩。每个档案有自己的名字、座位和成绩 [default]。
option-ascii = 只用 ASCII 字符 [按系统区域设置]。
option-role = 你在第1局的角色，如 maximizer 或 minimizer [随机]。
option-clock = 时限：30 表示每步30秒；3d 表示每步3天；5m+3 表示每局5分钟，每步加3秒 [无]。
option-game = 游戏：{ $games }。
option-option = 游戏的选项，如 variant=hex。多个选项就重复写。
option-form = 比赛形式：match、mirror（两局同时进行）、together 或 race [取决于选项]。
option-seats = 座位数，用于可以超过两人的游戏。
option-pace = 电脑每步至少用几秒。
option-notes = 在有笔记板的游戏里显示笔记板，它列出仍然可能的情况。
option-public = 把房间列在 turnabout rooms 里，谁都可以加入。
option-spectators = 允许没有座位的人观战。
option-plain = 用文本行，不用全屏 [没有终端时]。
about-play =
    打开开始界面，或直接开始一局。

    用 --game、--number、--against 或 --computers 会直接开始。单人：turnabout play --game { $game }。和电脑玩：turnabout play --against easy。

    需要时会启动你自己的服务器，最后一位玩家离开10分钟后停止。见 turnabout status。
about-verify =
    重新发牌并重打一遍，检查牌谱。

    显示每份牌谱的第一个错误，最多二十份。
verify-file = 牌谱的链接，或牌谱文件：一份牌谱、牌谱列表或每行一份牌谱，可以用 zstd 压缩；- 表示标准输入。
play-number = 牌局编号，决定发什么牌 [随机]。
play-against = 和电脑玩：easy、normal、strong 或 random。
play-casual = 没有对手时：每一步都可以撤销；得分单独列出。
play-names = 没有对手时：最多五人轮流在这个屏幕上玩，如 'Ada, Ben'。
play-hints = 和电脑比赛时允许提示。
play-computers = 观看两台电脑对局，如 strong,easy。
play-server = 在哪个服务器上玩 [你自己的]。
about-host =
    为朋友开一个房间，或回到上次的房间。

    没有 --server 时，房间在你自己的服务器上。命令结束后服务器继续运行：turnabout status 查看，turnabout stop 停止。
host-number = 牌局编号，双方都能看到 [随机且不公开]。
host-hints = 允许双方请求提示。
host-computers = 把最后 N 个座位交给电脑，如 1,easy。
host-port = 你自己服务器的端口 [8420，或上次用的]。
host-server = 在哪个服务器上开房间 [你自己的]。
host-new = 即使有没打完的房间，也开一个新的。
about-join =
    加入朋友的房间，或在那里观战。
join-target = 房间：HOST[:PORT]/CODE、链接，或只写 CODE（在上次用的服务器上）。
join-seat-code = 用另一台设备显示的代码，把座位移到这里。
about-replay =
    逐步回放已结束的比赛，两局并排显示。
replay-target = 牌谱文件、网址、房间 HOST[:PORT]/CODE，或只写 CODE。
replay-index = 有多场比赛时看哪一场：1是第一场。
option-server = 查询哪个服务器 [你玩的那个]。
about-settings =
    显示你的设置，或更改一项。
settings-name = 设置项。
settings-value = 新的值，或 "default"。
about-scores =
    列出你的十个最佳单人局，以及统计。
about-number =
    显示一个牌局编号的最佳成绩。
number-number = 牌局编号。
number-together = N 位玩家合作的成绩 [单人局和对决的成绩]。
about-analyze =
    显示比赛打得怎么样。

    电脑评判每一步：每位玩家的准确率、最严重的错误，以及预计得分的变化。
analyze-json = 把分析写入文件，每行一份；- 表示直接输出。
about-rooms =
    列出公开房间，并加入一个。

    列表实时更新。用 --plain 或没有终端时，只输出一次。
about-games =
    列出你的对局：等你出牌的排在前面。

    每行有状态和剩余时间、游戏和其他玩家、得分、上一步，以及 turnabout join 用的地址。没有 --server 时，列出所有服务器上你能继续的对局。
games-watch = 持续输出有变化的对局，直到你停止。
games-run = 与 --watch 合用：每当有对局等你出牌，就运行后面写的程序。对局那一行是最后一个参数，例如：turnabout games --watch --run notify-send "Turnabout"。
games-command = 要运行的程序及其参数。
about-quick =
    和下一个想玩同样游戏的人对局。

    你们的选项、形式和计时必须一致。牌局编号随机且不公开。
about-daily =
    显示或挑战每日牌局。你只有一次机会。

    每个游戏每天有一个编号。同一服务器上人人相同，当天结束（UTC）前不公开。
daily-day = 输出以前某天的排名，如 2026-11-20。
daily-computer = 和电脑打今天的牌局。
daily-friend = 和朋友打今天的牌局，朋友用代码加入。
about-standings =
    列出一个游戏的玩家等级分。
option-correspondence = 列出通信对局（每步一天以上）的等级分。
about-player =
    显示一位玩家的主页。

    主页有各游戏的等级分和成绩，以及最近的比赛和牌谱链接。
player-player = { -player } [你自己的主页]。
about-matches =
    按游戏、对手、结果、日期或编号查找已结束的比赛。

    其他玩家的列表只有计等级分的比赛。每场比赛都有牌谱链接。
matches-player = { -player } [你自己的比赛]。
matches-against = 只看和这个对手的。{ -player }。
matches-result = 只看这种结果：won（赢）、lost（输）、drawn（平），或 played（不分胜负）。
matches-since = 从这天起（UTC），如 2026-11-20。
matches-until = 到这天为止（UTC）。
matches-number = 只看这个牌局编号。请加上 --game。
matches-everyone = 与 --number 合用：所有玩家的比赛。
matches-count = 列出最近多少场比赛。
about-challenge =
    按你最近一场双人比赛的规则，向以前的对手发起挑战。
challenge-player = 以前的对手：名字或 ID。
about-versus =
    按游戏和形式显示你对某位玩家的战绩。
versus-opponent = { -player }。
versus-player = 显示这位玩家的战绩，而不是你的。{ -player }。
option-example = 输出 python 或 javascript 的示例程序。
about-bot =
    让你的程序坐到房间的座位上打牌。

    程序每行读取一个 JSON 对象，对每个类型为 "turn" 的对象用一行回答，如 {"{"}"move": "KS>7D"{"}"}。见 --example python 和 client/README.md。

    用 --game 时它自己开房间，例如：turnabout bot --exec "python3 mine.py" --game { $game } --against strong --matches 20。
bot-target = 房间，写成 HOST[:PORT]/CODE。用 --game 时：服务器，写成 HOST[:PORT] [你自己的]。
bot-program = 程序及其参数。
bot-against = 与 --game 合用：和电脑玩，如 strong。
bot-alone = 与 --game 合用：单人玩。
bot-number = 与 --game 合用：牌局编号 [随机]。
bot-matches = N 场比赛后离开 [和电脑或单人时为1，否则由其他人决定]。
bot-takebacks = 同意悔牌 [默认拒绝]。
bot-patience = 其他玩家可以离开多少秒，或 never。之后机器人宣布获胜。两场比赛之间，它会腾出自己房间里的座位；用 --matches 时，它会离开别人的房间。
bot-name = 机器人的名字 [程序的名字]。
bot-profile = 机器人的档案。同一房间的两个机器人需要两个档案。
about-help =
    解释一个命令，或列出一个游戏的选项。
help-topic = 命令或游戏 [列出所有命令]。
about-link =
    用链接关联另一台设备，让你在那里也是同一位玩家。
link-link = 另一台设备显示的链接或代码 [显示一个链接]。
about-words =
    编译一个游戏包的文字，供 Python 和浏览器使用。
words-folder = Python 包的文件夹；文字在 text/en 里。
words-web = 浏览器牌盘的文件夹（如果有）。
words-check = 不写任何文件；有模块过时就报错。

usage = 用法：
heading =
    .options = 选项
    .arguments = 参数
show-help = 显示本帮助。
required = 必填
install-completion = 为当前 shell 安装自动补全。
show-completion = 显示当前 shell 的自动补全，以便复制或修改。
