### 表单：游戏的选项，以及开始前要定下的内容。

## 标题和按钮

against = 和电脑（{ $level }）玩
open-title = 开一个公开房间
number-title = 输入编号开局
play = 开始
open-room = 开房间
watch = 观看
save = 保存
show = 显示

## 游戏

which-game = 哪个游戏？
way = 玩法
rules = 规则
more-options = 更多
more-options-value =
    .yes = 显示
    .no = 隐藏
more-options-hint = 观战、提示和其他设置
form = 形式
form-name =
    .match = 一局接一局
    .mirror = 两局同时
    .together = 合作
    .race = 竞速
    .solo = 单人
form-hint =
    .match = 第2局互换角色
    .mirror = 镜像赛，两个牌盘
    .together = 所有人同一边
    .race = 各打各的，牌相同
    .solo = 争取最佳成绩
bad-form = 用这些选项，形式不能是 { $typed }：请选择 { $forms }。
no-options = 这个游戏没有选项“{ $option }”，也没有其他选项。
unknown-option = 这个游戏没有选项“{ $option }”。可用的选项：{ $names }。
bad-value = 选项 { $option } 不能是“{ $value }”：请选择 { $values }。
out-of-range = 选项 { $option } 不能是{ $value }：请选择{ $lowest }到{ $highest }的数字。
range = { $lowest }到{ $highest }
unknown-role = 没有角色“{ $typed }”：请选择 { $roles }。

## 座位和电脑

seats = 座位
seat-count = { $count }个座位
seats-hint = 包括你的
seats-range = { $fewest }到{ $most }个，包括你的。之后可以更改。
players = 人数
players-together = { $count ->
    [1] 单人，或互相对战
   *[other] { $count }人合作
}

which-computer = 哪个电脑？
computer-sees = 它只能看到你坐在那里能看到的。
level = 级别
computers = 电脑
computer-seats = { $count ->
    [0] 不占座位
   *[other] 占{ $count }个座位
}
other-seat = 对手
a-friend = 朋友
a-friend-hint = 用代码加入
the-computer = 电脑（{ $level }）
player-number = 玩家{ $number }

pace = 电脑用时
pace-usual = 照常
pace-usual-hint = 竞速中每张牌几秒
pace-seconds = { $seconds }
pace-seconds-hint = 每步至少
pace-range = 电脑每步最短用时：1到60秒。竞速中所有电脑都按这个速度打。

## 编号

number = 牌局编号
number-random = 留空：随机
number-hidden = 留空：随机且不公开
number-hint = 同一编号总是发同样的牌。
number-seen = 同一编号总是发同样的牌，所有玩家都能看到它。
bad-number = 牌局编号是1到999,999,999,999的整数。
winnable = 只发可解的牌局
casual = 休闲局
casual-hint = 每一步都可以撤销，得分单独列出。
scored =
    .no = 计入排名
    .yes = 休闲
scored-hint =
    .no = 没翻出新牌的步骤才能撤销
    .yes = 每步都能撤销，得分单独列出

## 计时

clock = 计时
own-clock = 自定计时
clock-preset =
    .none = 不计时
    .move = 每步30秒
    .short = 5分钟+3秒
    .long = 10分钟+5秒
    .day = 每步1天
    .days3 = 每步3天
    .week = 每步7天
    .custom = 其他
clock-empty = 留空：不限时
clock-hint = 30：每步30秒；3d：每步3天；5m+3：每局5分钟，每步加3秒。

## 角色

first-leg = 第1局的角色
random-role = 随机
random-role-hint = 比赛开始时决定
role =
    .maximizer = 我争高分
    .minimizer = 我压低分
    .guesser = 我猜树
    .owner = 我藏树
role-hint =
    .maximizer = 你争取高分
    .minimizer = 你争取低分
    .guesser = 根据判定找出那棵树
    .owner = 你藏树，并判定猜测
computer-role =
    .maximizer = 先争高分
    .minimizer = 先压低分
    .guesser = 先猜树
    .owner = 先藏树

## 允许的内容

spectators = 观战
spectators-value =
    .yes = 允许
    .no = 不允许
spectators-allowed = 允许观战
hints = 提示
hints-value =
    .yes = 允许
    .no = 不允许
hints-allowed = 允许提示
notes = 笔记板
notes-value =
    .yes = 显示仍有可能的情况
    .no = 没有：自己记
public-allowed = 公开：谁都能找到并加入
