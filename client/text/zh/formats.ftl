### 时间长度和列表中的用词。

days = { $number }天
hours = { $number }小时
minutes = { $number }分钟
seconds = { $number }秒
and-more = { $names }和另外{ $count }位
own-words = 你|你的|单人|现在|电脑|全部|所有|双方|大家|座位|还没有人|没有人|随机一位玩家
full-stop = 。
colon = ：
level =
    .easy = 简单
    .normal = 普通
    .strong = 高手
    .random = 随机
    .forgetful = 健忘
computer =
    .easy = 电脑（简单）
    .normal = 电脑（普通）
    .strong = 电脑（高手）
    .random = 电脑（随机）
    .forgetful = 电脑（健忘）
other-computer = 电脑（{ $level }）
numbered-computer = { $computer }{ $number }
between-clauses = ；
between-units = {""}
