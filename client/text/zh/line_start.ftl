### 行模式的开始菜单，以及比赛前的问题。

welcome = Turnabout，文本行模式。输入 help 看命令，rules 看规则。
first-offered = 输入 first 开始。
game = 当前游戏是《{ $title }》。
no-game = 没有“{ $typed }”这个游戏。请选择{ $known }。
how-to-list = 输入 help 看命令。
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
choose-game-hint = game NAME 还会显示它的设置；只输入 game 会列出游戏
alone-hint = alone NUMBER 打那个编号
against-hint = against LEVEL 直接开始，如 against easy
first-game = 打第一局单人局，每种牌都有讲解
quick-hint = 例如 quick clock 5m+3
daily-hint = daily computer 或 daily friend 开始打
host-hint = 例如 host public：谁都可以加入
computers = 观看电脑对局
computers-hint = 例如 computers strong easy
player-hint = player Ben 显示另一位玩家的主页
matches-hint = 例如 matches against Ben won；older 显示更多
versus-hint = 例如 versus Ben
rules-hint = 还有 rules short 和 rules credits

## 问题

cancel = 输入 back 取消。
name = 名字：
address = 地址和代码；要换设备，后面再加座位代码：
source = 文件、网址或房间：
option = { $label }：{ $values }（留空：{ $usual }）：
form = 一局接一局，还是两局同时在两个牌盘上打：match 或 mirror（留空：match）：
seats = 座位数，2到48（留空：2）：
number = 牌局编号（留空：随机且不公开）：
clock = 计时：30、5m+3、10m+5、1d、3d、7d 或其他（留空：不计时）：
spectators = 允许观战吗？yes 或 no（留空：yes）：
hints = 允许双方使用提示吗？yes 或 no（留空：no）：
hints-alone = 允许你使用提示吗？yes 或 no（留空：no）：
role = 先担任的角色，{ $roles }（留空：随机；再战时互换）：
level-title = 电脑要多强？
level = 级别（留空：easy）：
two-levels = 两个级别，如 strong easy；后面可以加牌局编号：
no-level = 没有级别“{ $typed }”。请选择 { $levels }。
not-alone = 用这些选项，这个游戏需要对手。

## 比赛的设置：写在命令后面的名称和值

settings-usage = 设置写在 host 或 against 后面，如 host number 7 clock 5m+3：
settings-usage-here = 输入设置的名称和值，如 settings number 7 clock 5m+3：
setting-values =
    .number = 牌局编号，或 random
    .clock = 30（每步的秒数）、5m+3（每局的分钟数、每步加的秒数）、3d（每步的天数）、none
    .form = match，或 mirror：两局同时在两个牌盘上打
    .seats = 座位数
    .pace = 电脑每步的秒数，1到60，或 usual
    .on-off = on 或 off
setting-role = { $roles }；再战时互换
settings-to-host = 用 host 时还可以输入：server ADDRESS；computers 和数量；level { $levels }。
settings-to-host-two = 用 host 时还可以输入：server ADDRESS。
bad-setting = “{ $name }”后面要写以下之一：{ $values }。
no-setting = 这里没有“{ $typed }”这个设置。可用的设置：{ $names }。
