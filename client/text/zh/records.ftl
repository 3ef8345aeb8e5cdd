### 在文件、网址或房间里寻找比赛的牌谱，并核对它。

watch-title = 回放比赛
watch-hint = 从文件、网址或房间
looking = 正在查找…
preparing = 正在重打这场比赛…

## 到哪里找

source = 文件、网址或房间
source-hint = 保存的牌谱、网上的牌谱，或你知道代码的房间里打完的比赛。
source-example = match.json, 192.168.1.5:8420/KZ7-4QM2
file = 选择文件
file-hint = 保存的牌谱、牌谱列表，或每行一份牌谱（也可以是 .zst）。也可以拖到这里。
drop = 拖到这里
room = 牌谱链接、房间链接或房间代码
room-hint = 也可以输入比赛的链接，或输入这个服务器的房间，查看其中打完的比赛。
look = 查找
source-missing = 请输入文件、网址，或房间的地址和代码。
not-a-source = 没有文件 { $typed }，它也不是房间：{ $reason }

on-device = 保存在此设备上
on-device-hint = 你在这里回放过的比赛，没有网络也能再次回放。
remove = 删除
remove-from-device = 从此设备删除：{ $match }
needs-server = 此设备没有保存这场比赛，需要连接服务器才能回放。{ $reason }

## 多份牌谱

which = 哪一场比赛？
which-of-first = 哪一场比赛？只列出前{ $shown }场；--index N 打开后面的。
only-first = 只列出文件中的前{ $shown }场比赛。要看后面的，请在终端运行 turnabout replay FILE --index N。
number = 编号{ $number }
without-number = 没有编号的牌谱
game-and-number = { $game } · { $number }
player = { $name }{ $score ->
    [none] {""}
   *[other] {" "}{ $score }
}
not-a-record = 不是牌谱：{ $fault }
match-and-players = { $match }：{ $players }

## 比赛的页面

a-match = 在这里打过的一场比赛
link-hint = 知道本页地址的人都可以回放这场比赛、保存并核对牌谱。
in-terminal = 在终端里：
promised = 编号直到结束才公开。在这里回放时，会重新发牌、重打一遍，并与服务器的承诺比对。
refused =
    .not_found = { -no-record }
    .forbidden = { -record-withheld }
    .service_unavailable = { -records-away }
-no-record = 这个服务器没有这个 ID 的牌谱。刚结束的比赛可能要等一会儿才有牌谱。没有出过牌的比赛没有牌谱。
-record-withheld = 这份牌谱要到每日牌局当天结束才公开。
-records-away = 服务器暂时无法读取牌谱，请稍后再试。

## 文件

no-record = 里面没有比赛的牌谱：{ $fault }。
no-record-at = { $place } 里没有比赛的牌谱：{ $fault }。
empty = { $place } 里没有比赛的牌谱：它是空的。
no-record-in-file = 里面没有比赛的牌谱。文件应含有一份牌谱、牌谱列表，或每行一份牌谱。
not-json = 第{ $line }行不是 JSON，所以不是牌谱。
no-index = 共有{ $records }份牌谱，没有第{ $index }份。
folder = { $path } 是文件夹。请写出其中的牌谱文件。
unreadable = 无法读取 { $path }：{ $reason }。
unreadable-file = 无法读取这个文件。
too-long = 这个文件解压后超过32 MB。请在终端里回放：turnabout replay FILE。
damaged = 这个文件已损坏，无法解压。
other-version = 这份牌谱的版本与本页能读的不同。
unknown-game = 本页无法显示游戏“{ $game }”。
incomplete = 这份牌谱不完整：缺少内容，或有内容格式不对。
bad-text = 牌谱里有无法显示的字符，或一个字母上的附加符号太多。

## 网址

not-fetched = 无法获取 { $url }：{ $reason }
too-slow = 超过{ $seconds }秒。
no-answer = 没有响应。
reason = { $reason }。
http-error = 那里的服务器回答 { $status } { $reason }。
page-too-long = { $url } 的内容超过{ $most } MiB，不可能是牌谱。

## 房间

no-such-room = { $server } 上没有房间 { $room }。请检查代码和地址。
none-finished = 那个房间还没有打完的比赛。只有打完的比赛才能回放。

## 重打

game-not-installed = 这个 Turnabout 无法显示游戏“{ $game }”。
not-shown = 牌谱中有这个 Turnabout 无法显示的内容。
not-started = 重打牌谱的程序无法启动：{ $reason }。
replay-too-slow = { $seconds }秒内没能重打完这份牌谱。
not-replayed = 无法重打这份牌谱{ $reason ->
    [none] 。
   *[other] ：{ $reason }
}
not-playable = 无法重打这份牌谱：{ $fault }。
too-many-moves = 这场比赛步数太多，服务器无法重打。请先安装这个游戏。
server-needed = { $server } 没有响应，而只有装有这个游戏的服务器才能重打。

## 牌谱里的错误

-leg = { $leg ->
    [none] 这一局
   *[other] 第{ $leg }局
}
wrong-number = { -leg }的编号与第1局不同
wrong-deck = { -leg }的牌与编号不符
wrong-commitment = { -leg }的编号和盐与承诺值不符
wrong-digest = 摘要与其余内容不符
not-played = { -leg }，服务器无法重打
move-refused = { -leg }第{ $number }步：不允许{ $move }。{ $reason }
wrong-score = { -leg }第{ $number }步：得分写的是{ $score }，按规则应为{ $right }
wrong-final-score = { -leg }，最终得分写的是{ $score }，按规则应为{ $right }
not-over = { -leg }写着已结束，但还有牌可以打
wrong-order = { -leg }第{ $number }步：牌的顺序与整副牌不符
