### 没有自己文字的游戏在牌桌之外的文字。

match-two-legs = 一场比赛用同样的牌打两局，互换角色。同一角色得分更好的玩家获胜。
match-one-leg = 一场比赛只有一局。得分更好的玩家获胜。
together-in-short = { $together ->
    [yes] 你们合作，共用一个得分。
   *[no] 各打各的。
}
table = 牌桌
the-table = 牌桌
computers-game = 电脑的对局
computers-game-key = 电脑的对局
standing =
    .player = 单人，最高
    .maximizer = 争高分，最高
    .minimizer = 压低分，最低
together = 合作，最高
form-with-option = { $form }（{ $option }：{ $value }）
wrong-number = { $option } 是{ $least }到{ $most }的整数。
