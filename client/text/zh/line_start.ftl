### 行模式的开始菜单，以及比赛前的问题。

welcome = Turnabout，文本行模式。输入“帮助”看命令，“规则”看规则。
first-offered = 输入“入门”开始。
game = 当前游戏是《{ $title }》。
no-game = 没有“{ $typed }”这个游戏。请选择{ $known }。
how-to-list = 输入“帮助”看命令。
all-commands = 更多命令
all-commands-hint = 公开房间、挑战、成绩、牌谱
none-unfinished = 你没有未打完的对局。
choice = { $command }：{ $does }{ $hint ->
    [none] {""}
   *[other] （{ $hint }）
}
setting = { $name } { $value }（{ $values }）

## 命令的作用和提示

choose-game = 选择游戏
choose-game-hint = “游戏 NAME”还会显示它的设置；只输入“游戏”会列出游戏
alone-hint = “单人 NUMBER”打那个编号
against-hint = “对战 LEVEL”直接开始，如“对战 简单”
first-game = 打第一局单人局，每种牌都有讲解
quick-hint = 例如 快速匹配 计时 5m+3
daily-hint = “每日 电脑”或“每日 朋友”开始打
host-hint = 例如 开房间 公开：谁都可以加入
computers = 观看电脑对局
computers-hint = 例如 电脑对战 高手 简单
player-hint = “玩家 Ben”显示另一位玩家的主页
matches-hint = 例如“比赛 对手 Ben 胜”；“更早”显示更多
versus-hint = 例如 交锋 Ben
rules-hint = 还有“规则 简短”和“规则 致谢”

## 问题

cancel = 输入“返回”取消。
name = 名字：
address = 地址和代码；要换设备，后面再加座位代码：
source = 文件、网址或房间：
option = { $label }：{ $values }（留空：{ $usual }）：
form = 一局接一局，还是两局同时在两个牌盘上打：比赛 或 镜像赛（留空：比赛）：
seats = 座位数，2到48（留空：2）：
number = 牌局编号（留空：随机且不公开）：
clock = 计时：30、5m+3、10m+5、1d、3d、7d 或其他（留空：不计时）：
spectators = 允许观战吗？是 或 否（留空：是）：
hints = 允许双方使用提示吗？是 或 否（留空：否）：
hints-alone = 允许你使用提示吗？是 或 否（留空：否）：
role = 先担任的角色，{ $roles }（留空：随机；再战时互换）：
level-title = 电脑要多强？
level = 级别（留空：简单）：
two-levels = 两个级别，如 高手 简单；后面可以加牌局编号：
no-level = 没有级别“{ $typed }”。请选择 { $levels }。
not-alone = { $title ->
    [none] 用这些选项，这个游戏需要对手。
   *[other] 《{ $title }》需要两位玩家。请输入“对战”或“开房间”。
}

## 比赛的设置：写在命令后面的名称和值

settings-usage = 写在“开房间”或“对战”后面，如“开房间 编号 7 计时 5m+3”：
settings-usage-here = 输入设置的名称和值，如“设置 编号 7 计时 5m+3”：
setting-values =
    .number = 牌局编号，或 随机
    .clock = 30（每步的秒数）、5m+3（每局的分钟数、每步加的秒数）、3d（每步的天数）、无
    .form = 比赛，或 镜像赛：两局同时在两个牌盘上打
    .seats = 座位数
    .pace = 电脑每步的秒数，1到60，或 默认
    .on-off = 开 或 关
setting-role = { $roles }；再战时互换
settings-to-host = 用“开房间”时还可以输入：“server ADDRESS”；“电脑数”和数量；“难度 { $levels }”。
settings-to-host-two = 用“开房间”时还可以输入：“server ADDRESS”。
bad-setting = “{ $name }”后面要写以下之一：{ $values }。
no-setting = 这里没有“{ $typed }”这个设置。可用的设置：{ $names }。
