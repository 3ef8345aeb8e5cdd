### 开始页面上的演示：Ada 和 Ben 把同一副牌打两次，角色互换。

summary = Ada 和 Ben 把编号{ $number }打两次。第1局 Ada 争高分，得到{ $first }分。互换之后，Ben 用同样的牌得到{ $second }分。Ben 赢了。
deal = 同一副牌，各打一次
leg = 第{ $leg }局：{ $name }争高分
swap = 牌不变，角色互换
to-beat = 要超过{ $score }
wins = { $name }以{ $second }比{ $first }获胜
pause = 暂停演示
play = 播放演示
