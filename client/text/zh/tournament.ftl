### 房间里的锦标赛：最多五个名字及其得分。

title = 锦标赛
key = 锦标赛
about = 记录每个名字的最高分、最低分和平均分。如果你见过这副牌，只有最低分会变。
rule = 熟悉这副牌的玩家只会更新自己的最低分。没打完的一局不计。
none-yet = 这个房间没有锦标赛。
begin = 改成锦标赛
begin-hint = 一到五个名字，共用这个屏幕或各用各的

## 名字

names-title = 名字
names-hint = 一到五个名字，用逗号隔开。留空则结束锦标赛。
names-fields-hint = 一到五个名字。保留的名字会保留得分；全部清空则结束锦标赛。
names-placeholder = Ada, Ben
name = 名字{ $number }
optional-names = 锦标赛
optional-names-hint = 最多五个名字，用逗号隔开，轮流在这个屏幕上打。
optional-names-placeholder = 留空：只有你
change-names = 更改名字
change-settings = 更改设置
keep = 保存
too-many = 锦标赛有一到五个名字，不是{ $number }个。
same-name = 每个名字都要不同。

## 谁来打

who-plays = 下一场谁来打？
who-plays-key = 谁来打
begin-key = 开始
plays = { $name }来打
plays-as = 你的参赛名
beside = 同屏玩家
beside-hint = 在这个屏幕上坐另一个座位
no-name = 不用名字
no-name-hint = 你的得分不计
nobody-beside = 没有
nobody-beside-hint = 在另一个屏幕，或由电脑打
not-in-turn = 这里双方同时打，或有隐藏内容：每人要用自己的终端
seat-taken = 另一个座位有人：座位空着时两人才能共用屏幕
unknown-name = 锦标赛里没有这个名字
known-cards = 这个名字打过这副牌：只会更新最低分。
next-cards = { $number ->
    [none] 新的牌：随机抽取编号。
   *[other] 编号{ $number }的牌。
}

## 得分

column =
    .name = 名字
    .legs = 局数
    .highest = 最高
    .lowest = 最低
    .average = 平均
scores = { $name }：{ $games }局，最高{ $high }，最低{ $low }，平均{ $average }。
next-players = 接下来：{ $names }。
