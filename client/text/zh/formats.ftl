### 时间长度和列表中的用词。

days = { $number }天
hours = { $number }小时
minutes = { $number }分钟
seconds = { $number }秒
and-more = { $names }和另外{ $count }位
own-words = 你|你的|单人|现在|电脑|全部|所有|双方|大家|座位|还没有人|没有人|随机一位玩家
full-stop = 。
colon = ：
