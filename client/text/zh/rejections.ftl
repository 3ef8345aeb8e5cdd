### 服务器拒绝命令的原因。

## 服务器读不懂的命令

frame-is-binary = 服务器收到了二进制帧。请发送文本帧，每帧一个 JSON 对象。
frame-is-not-json = 服务器收到的帧不是 JSON。请发送一个 JSON 对象。
type-missing = 命令没有 type，请加上。
unknown-type = 服务器不能这样做（{ $type }）：它的 Turnabout 比你的旧。请让房主升级。
unknown-field = 命令没有字段 { $field }，请去掉。
field-missing = 命令需要字段 { $field }，请加上。
field-wrong = 命令的字段 { $field } 值不对，请更改。
wrong-protocol = { $newer ->
    [yes] 你的 Turnabout 比服务器的旧，请升级。
   *[no] 服务器的 Turnabout 比你的旧，请让房主升级。
}

## 连接

hello-missing = 服务器还不认识你。请先发送 hello。
hello-repeated = 你已经发送过 hello。请为每个人各开一个连接。
name-length = 名字要有1到{ $limit }个字符，请换一个。
name-invisible-character = 名字里有看不见的字符。请用文字、数字、符号或表情。
name-like-computer = 名字不能以“computer:”开头，请换一个。
line-length = 消息要有1到{ $limit }个字符，请修改。
text-hidden-character = { $text ->
    [name] 名字
   *[line] 消息
}里有隐藏字符，请删掉。
text-too-many-marks = { $text ->
    [name] 名字
   *[line] 消息
}里有字母附加符号太多，请删掉一些。
text-shows-nothing = { $text ->
    [name] 名字
   *[line] 消息
}什么也显示不出来。请用文字、数字、符号或表情。
commands-too-fast = 操作太快了，请{ $seconds }后再试。
lines-too-fast = 发消息太快了，请{ $seconds }后再试。
replays-too-fast = 请求回放太频繁，请{ $seconds }后再试。
pages-too-fast = 翻看回放太快了，请{ $seconds }后再试。
links-too-fast = 关联设备太频繁，请{ $seconds }后再试。
too-many-wrong-codes = 错误代码太多，请{ $seconds }后再试。
rooms-too-fast = 从你的地址开的房间太多，请{ $seconds }后再试。
matches-too-fast = 从你的地址开始的比赛太多，请{ $seconds }后再试。

## 服务器

store-away = 服务器连不上存储，操作可能没有完成，请再试一次。
store-read-only = 服务器无法写入存储，操作没有完成，请再试一次。
database-away = 服务器连不上已结束比赛的数据库，请稍后再试。
room-stopped = 服务器出现故障，这个房间已停止。比赛已保留，修复后可以继续。
room-busy = 这个房间等待处理的命令太多，请稍后再试。
log-full = 这个房间的记录太长了，请开一个新房间。

## 房间

not-a-room-code = 这不是房间代码。代码的样子：{ $example }。请和房主核对。
no-such-room = 这个服务器上没有房间 { $room }。请和房主核对代码。
not-in-room = 你不在房间里，请先进入一个。
in-room = 你在房间 { $room } 里，请先离开。
connected-elsewhere = 你已经在另一台设备或另一个窗口进入了房间 { $room }。可以也在这里玩，或换个身份加入。
removed-from-room = 房主把你移出了这个房间。请加入别的房间。
room-full = 房间已满。玩家有{ $names }。
no-spectators = 房间已满，且不允许观战。玩家有{ $names }。
not-owner = { $name ->
    [none] 只有房主可以这样做。
   *[other] 只有房主可以这样做，请找{ $name }。
}
only-between-matches = 只有在两场比赛之间才能{ $what ->
    [stand] 离开座位
    [seat_computer] 添加电脑玩家
    [free] 腾出座位
    [ban] 移出就座的玩家
    [configure] 更改设置
    [enlist] 更改参赛名
    [play_as] 选择谁来打
   *[other] 这样做
}。请等比赛结束。

## 开房间和设置

unknown-game = 这个服务器没有游戏“{ $game }”。请选择{ $games }。
unknown-rules = 这个服务器没有《{ $game }》第{ $rules }版的规则。
wrong-option = 《{ $game }》的选项 { $option } 不能取这个值，请换一个。
form =
    .match = 互相对战
    .solo = 单人
    .together = 合作
    .race = 竞速
    .mirror = 镜像赛
form-not-played = 用这些选项，《{ $game }》没有“{ $form }”这种形式。可选：{ $forms }。
seats-not-played = 《{ $game }》（{ $form }）不能有{ $wished }个座位。{ $exact ->
    [yes] 请选择{ $most }个。
   *[no] 请选择{ $fewest }到{ $most }个。
}
no-role-to-choose = 《{ $game }》的所有玩家角色相同，无法选择。
unknown-role = 《{ $game }》没有角色“{ $role }”。请选择 { $roles }。
role =
    .maximizer = 高分方
    .minimizer = 低分方
    .player = 玩家
    .owner = 藏家
    .guesser = 猜家
no-winnable-numbers = 《{ $game }》按得分计算，没有可解不可解之分。请另选编号。
no-winnable-number-found = 没能及时找到可解的牌局。请再试一次，或输入编号。
race-without-clock = 竞速不计时：先完成的玩家获胜。请选择不计时。
solo-without-clock = 单人局不计时。请选择不计时。
casual-not-alone = 只有单人局才能是休闲局。
casual-undoes-anyway = 《{ $game }》本来就能撤销每一步，所以没有休闲局。
unknown-level = 这个服务器没有电脑级别“{ $level }”。请选择 { $levels }。
levels-per-seat = 电脑写了{ $wished }项，但有{ $seats }个座位。请每个座位写一项。
too-many-computers = 你的房间总共最多可以有{ $limit }个电脑玩家。请先移出一个。
quick-match-alone = 快速匹配需要另一位玩家。请选择其他形式，或开一个房间。
challenge-needs-two-seats = 挑战是双人的。请选择两个座位，不要电脑。
challenge-yourself = 你不能挑战自己，请选择其他玩家。
never-opponents = 你只能挑战和你打完过比赛的玩家。
challenged-already = 你已经在房间 { $room } 向{ $name }发起挑战。请等待回应，或收回它。
too-many-challenges = 你已有{ $limit }个未回应的挑战，不能再多了。请收回一个。
challenges-refused = { $name }不接受你的挑战。
push-endpoint-not-public = 服务器连不上你浏览器的通知服务。请换一个浏览器。
push-keys-invalid = 浏览器的通知密钥无效。请关闭通知后重新打开。
seat-kept = 这个座位留给{ $name }。你可以观战。
no-challenge = 这个房间不再是挑战了。
not-challenged = 这个挑战是给{ $name }的。
quick-match-settings = 双方都要求了这些设置。请在比赛后更改，或自己开一个房间。
quick-match-computer = 这个座位留给另一位玩家。要和电脑玩，请离开后自己开一个房间。
nobody-waits = 这个房间已经没有人在等了。请另找一场比赛。
waiting-room-unreachable = 连不上正在等待的玩家，请一分钟后再试。
more-seated-than-seats = 已有{ $seats }个座位坐了人，多于你要求的{ $wished }个。请先腾出几个。
shared-terminal-at-once = 这里玩家同时出牌，不能共用一个终端。请各用一个，或添加电脑玩家。
shared-terminal-hidden = 这里玩家之间有隐藏的内容，不能共用一个终端。请各用一个，或添加电脑玩家。

## 座位

not-seated = 你在这个房间没有座位，请先坐下。
seated-already = 你在这个房间已有座位。要换座位，请先离开它。
no-such-seat = 这个房间没有座位{ $seat }。请选择{ $seats ->
    [1] 座位1
   *[other] 座位1到{ $seats }
}。
seat-taken = 那个座位是{ $name }的。{ $free ->
    [none] 没有空座位。
   *[other] 空座位：{ $free }。
}
seat-empty = 那个座位没有人。请选择有人的座位。
own-seat = 那是你自己的座位。要腾出它，请离开座位。
computer-takes-no-seat = 电脑不会自己坐下，由房主添加。
computer-not-playing = 这个座位不是电脑在打。
computer-plays-your-seat = 电脑在替你打。请先坐回原位。
computer-plays-already = 电脑已经在替那位玩家打了。
computer-owns-no-room = 电脑不能当房主，请选择一个人。
owner-already = 这位玩家已经是房主，请选择其他玩家。
remove-yourself = 你不能移出自己，请直接离开房间。
removed-already = 你已经移出了这位玩家。
too-many-removed = 你已移出{ $limit }位玩家，达到上限。请开一个新房间。
player-is-here = { $name }在这里。只有玩家离开时才能这样做。
player-not-away-long-enough = { $name }离开还不到{ $patience }。请再等{ $seconds }。
waited-too-briefly = 轮到{ $name }还不到{ $patience }。请再等{ $seconds }。
not-a-seat-code = 这不是座位代码。代码的样子：{ $example }。请在另一台设备上核对。
seat-code-invalid = 这个座位代码错误、已用过或已过期。请重新获取。
seat-code-outdated = 生成这个代码的玩家已经没有那个座位了。请重新获取代码。
link-invalid = 这个链接错误、已用过或已过期。请在另一台设备上重新生成。
link-used = 另一台设备已用过这个链接。请在另一台设备上重新生成。

## 锦标赛

names-repeated = 每个参赛名都要不同，请改一个。
no-tournament-to-end = 这个房间没有锦标赛。输入1到{ $limit }个名字即可开始。
no-tournament = 这个房间没有锦标赛，房主可以开始一个。
not-competing = { $name }不是参赛名。请选择{ $names }。
name-plays-elsewhere = { $name }在另一个座位上打。请选择其他名字。

## 局和比赛

no-leg-to-start = 没有等待开始的一局。
not-next-leg = 接下来是比赛{ $match }第{ $leg }局，请为它做准备。
ready-already = 你已经准备好了，请等待其他玩家。
match-not-under-way = 比赛{ $match }现在没有进行。
match-not-last = 比赛{ $match }不是这个房间的最后一场。
next-match-agreed = 下一场比赛已经定好，请为第1局做准备。
seat-free = 有一个座位空着。有人坐下后才能开始下一场比赛。
offered-already = 你已经提议过了，请等待回应。
not-offered = 现在没有人提议。你可以提议。
agreed-already = 你已经同意了，请等待其他玩家。
left-match = 你退出了这场比赛。坐回原位就能回来。
left-match-already = 你已经退出了这场比赛。坐回原位就能回来。

## 出牌

no-match-yet = 比赛还没开始，请等这一局开始。
game-moved-on = 局面已经变了，请看清后再试。
match-over = 比赛已结束。
leg-over = 这一局已结束。
board-over = 牌盘{ $board }已结束。
not-your-turn = { $board ->
    [none] {""}
   *[other] 牌盘{ $board }上
}{ $name ->
    [none] 还没轮到你
   *[other] 轮到{ $name }
}。
move-sealed = 你在牌盘{ $board }上已经出牌。请等另一个牌盘。
out-of-time = 你已超时，由房间替你出牌。请等下一局。
move-not-allowed = 规则不允许{ $move }，请换一种走法。
not-a-move = “{ $move }”不是走法。请写成{ $examples }这样。
not-a-card = “{ $move }”不是走法：缺少牌或牌写错了。牌写成 KS 或 TD 这样。
no-such-board = 镜像赛有牌盘1和2。请在走法前写 1: 或 2:。

## 提示

hints-off = 这个房间没有提示，房主可以允许。
hint-for-computer = 电脑不能用提示。
hint-not-your-turn = 只有轮到的玩家才能用提示，请等轮到你。
too-many-hints = 这场比赛太长，不能再提示了。请继续打。

## 悔牌

undo-by-move = 《{ $game }》有自己的撤销功能，请用它。
undo-reveals = 你的上一步翻出了新牌，不能撤销。在休闲局里每一步都可以撤销。
takeback-without-place = 悔牌没有写明局和步数，请再试一次。
takeback-asked-already = 已经有人请求悔牌，请等待回应。
takeback-after-leg = 这一局已结束，不能悔牌。
takeback-without-move = 你在这一局还没有出过牌。
takeback-final = 这一步不能收回。
too-many-takebacks = 这场比赛太长，不能再悔牌了。请继续打。
no-takeback-asked = 现在没有人请求悔牌。
takeback-own = 你的悔牌需要其他玩家同意，请等待回应。

## 离开的玩家

claim-alone = 你在玩单人局，没有对手，不能宣布获胜。
claim-only-of-two = 只有双人比赛才能宣布获胜。请让电脑替离开的玩家打。
claim-in-correspondence = 通信对局中不能有人替{ $name }打，也不能宣布获胜。超时的玩家会输。
seat-not-of-another-person = 那不是别人的座位。请选择离开的玩家的座位。
nobody-away = 没有人离开。
several-away = 有几位玩家离开。请选择座位{ $several }。
played-to-end = { $name }已经打完，得分有效。
replacement-asked-already = 已经有人请求接替，请等待回应。
replacement-by-claim = 要请求接替，请坐下或宣布获胜。
no-replacement-asked = 现在没有人请求接替。
replacement-own = 这是你的座位，需要其他玩家同意。
nobody-to-agree = 没有能同意的玩家在这里，请等人回来。

## 每日牌局

no-daily-number = 《{ $game }》没有每日牌局，请选择其他游戏。
daily-settings = 每日牌局人人用同样的设置。要用别的设置，请自己开一个房间。
daily-tournament = 锦标赛里不能打每日牌局，请自己开一个房间。
daily-computer = 这个房间是两个人用的。要和电脑打，请选择和电脑打每日牌局。
daily-hint = 每日牌局没有提示。
daily-takeback = 每日牌局不能悔牌。
daily-once = 每日牌局只能打一次。请打明天的，或自己开一个房间。
daily-seat-kept = 你在这里打过每日牌局，座位会保留。你可以离开房间。
daily-tried = { $name ->
    [none] 你
   *[other] { $name }
}已经打过《{ $game }》今天的牌局。明天会有新的。
daily-over = 这个编号所属的{ $day }已经结束。请为今天的牌局开一个房间。
daily-hidden = { $day }的每日牌局编号和这场比赛的牌谱，要到 UTC 午夜才公开。
daily-day = 没有{ $day }的成绩。请选择{ $first }到{ $last }之间的日期。

## 已结束的比赛

no-such-match = 这个房间没有过比赛{ $match }。
match-not-finished = 比赛{ $match }还没结束，请等它结束。
no-record = 服务器没有这场比赛的牌谱：它没有出过牌就结束了，或已被删除。
unknown-player = 这位玩家在这个服务器上没有打完过比赛。
same-player = 不能和自己比较，请选择其他玩家。
no-such-leg = 这场比赛没有第{ $leg }局，只有{ $legs }局。
no-such-ply = 第{ $leg }局只有{ $plies }步。
not-legs-of-match = 这些不是一场比赛的局。《{ $game }》最多有{ $legs }局，角色有{ $roles }。
match-breaks-rules = 第{ $leg }局第{ $move }步：规则不允许这样走。
too-many-analyses = 你已经在等{ $limit }份分析。请等一份完成后再试。
analyses-busy = 服务器正在分析太多比赛，请一分钟后再试。
too-many-numbers = 你已经在等{ $limit }个编号。请等一个完成后再试。
too-many-numbers-of-address = 你的地址正在计算的编号太多。请等一个完成后再试。
numbers-busy = 服务器正在计算太多编号，请一分钟后再试。
