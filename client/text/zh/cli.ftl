### turnabout 命令除结果之外输出的内容和错误。

server-runs = 你的服务器仍在运行：{ $address }
server-stops = 最后一位玩家离开10分钟后它会停止；也可以用 turnabout stop 停止。
no-topic = 没有“{ $topic }”这个命令或游戏。turnabout help 列出所有命令；游戏有{ $games }。

## 游戏的选项

game = { $title }（{ $name }）：{ $about }。
options = 选项，每个写成 --option NAME=VALUE：
no-options = 这个游戏没有选项。
example = 例如；{ $hint }
meaning = { $value } 表示{ $name }，{ $hint }
default = 默认：{ $value }
is-default = { $text }（默认）
levels = 电脑的级别：{ $levels }。

## 不能一起用的选项

needs-opponent = { $option } 用于和电脑比赛。请加上 --against LEVEL，如 easy。
against-or-computers = --against 和 --computers 只能用一个。
casual-alone = --casual 只用于没有对手的对局。
names-alone = --names 只用于没有对手的对局。在房间里由房主填写参赛名。
two-computers = 请写两个电脑级别，如 --computers strong,easy。
bad-names = --names：{ $why }请写成 --names 'Ada, Ben' 这样。
not-played = { $alone ->
    [yes] 用这些选项，《{ $title }》需要对手：加上 --against easy，或用 turnabout host。
   *[no] 用这些选项，《{ $title }》只能单人玩。
}{ $mode ->
    [none] {""}
   *[other] 也可以换一种玩法，如 --option mode={ $mode }。
}
bad-seats = { $fixed ->
    [yes] 这个游戏有{ $most }个座位。
   *[no] 请选择{ $fewest }到{ $most }个座位。
}
bad-option = “{ $option }”不是选项。请写成 NAME=VALUE，如 variant=hex。
no-role = { $form ->
    [mirror] 镜像赛中你同时担任两个角色。
    [race] 竞速中所有玩家角色相同。
   *[together] 这种形式下所有人同一边。
}请去掉 --role。
bad-computers = “{ $typed }”不是电脑数量和级别。请写成 2,easy 这样。
too-many-computers = 房间有{ $seats }个座位，座位1是你的。请选择{ $most ->
    [1] 1个电脑
   *[other] 1到{ $most }个电脑
}{ $more ->
    [none] {""}
   *[other] ，或用 --seats 增加到最多{ $more }个座位
}。
no-notes = --notes 用于有笔记板的游戏：{ $games }。
port-with-server = --port 用于你自己的服务器。用了 --server 就去掉它，或在那里写 HOST:PORT。
computer-or-friend = --computer 和 --friend 只能用一个：你只有一次机会。

## 会打牌的程序

no-program = 请写出程序：turnabout bot --exec "python3 mine.py" HOST/CODE。
only-new-rooms = --option、--form、--seats、--against、--alone、--number 和 --pace 用于新房间。请加上 --game。
no-room = 在哪里打？请加上房间的 HOST/CODE，或用 --game GAME 开一个房间。
alone-or-against = --alone 和 --against 只能用一个。
pace-needs-computer = --pace 需要电脑对手。用了 --alone 就去掉它。
no-example = 没有“{ $language }”的例子。请选择 python 或 javascript。
bad-patience = --patience 后面不能写“{ $typed }”。请写秒数，如 300，或 never。
bad-command = 无法读懂 --exec “{ $command }”：少了一个引号，或末尾是反斜杠。
empty-command = --exec 没有写程序。请写成 --exec "python3 my_bot.py" 这样。
program-not-started = 程序 { $program } 无法启动：{ $why }。

## 游戏包的文字

words-need-package = 缺少软件包 { $name }。请安装：pip install 'turnabout[words]'
words-need-folder = 没有文件夹 { $folder }。请把 .ftl 和 .md 文件放在那里。
words-stale = 已过时：{ $path }
words-unused = 未使用：{ $message }
