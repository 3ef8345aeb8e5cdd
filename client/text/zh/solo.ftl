### 单人局：第一张牌之前、菜单，以及最后一张牌之后。

dealing = 正在发牌…
looking = 正在寻找可解的牌局…
what-next = 接下来？

## 游戏菜单

title = 这一局
about = { $number ->
    [none] {""}
   *[other] 编号{ $number }。
}{ $score ->
    [none] {""}
   *[other] { $score }{ $beat ->
        [none] {""}
       *[other] ；{ $best ->
            [yes] 要达到
           *[no] 要超过
        }{ $beat }
    }。
}
continue-game = 继续打
switch-hints =
    .on = 每次轮到你都提示
    .off = 请求时才提示
high-scores = 高分榜
new-game = 新的一局
new-game-hint = 随机编号
same-number = 同一编号再来
choose-number = 输入编号开局
change-rules = 更改规则
choose-number-hint = 你输入的编号
how-to-play = 玩法说明
how-to-play-hint = 规则、标记和按键、鸣谢
resign = 作废这一局
leave = 离开
leave-hint = 这一局会保存，以后继续

## 这一局还没结束就开另一局

abandon-title = 离开这一局？
abandon-text = 可以留在开始界面，也可以作废，作废就不计成绩。
abandon-text-tournament = 这一局还没结束。作废就不计成绩。
keep = 留着以后打
give-up = 作废
resign-title = 作废这一局？
resign-text = 到此为止，不计成绩。

## 结果

over = { $number ->
    [none] {""}
   *[other] 编号{ $number }：
}{ $score }。
resigned = { $name ->
    [none] 你作废了这一局，不计成绩。
   *[other] { $name }作废了这一局，不计成绩。
}
took = 用时{ $time }。
helped = 这一局用过提示，不计入最佳成绩。
casual-over = 这是休闲局，得分只与你的休闲局一起比较。

beat-computer = 你胜过了电脑，电脑得到{ $score }。
beat-best = 你刷新了这个编号的最佳成绩，之前是{ $score }。
matched-computer = 你和电脑打平。
matched-best = 你追平了自己的最佳成绩。
computer-best = 电脑{ $low ->
    [yes] 剩下
   *[no] 得到
}{ $score }。
your-best = 你之前{ $low ->
    [yes] 剩下
   *[no] 得到
}{ $score }。

computer = 电脑{ $score }
best-before = 你之前的最佳{ $score }
par = 标准分{ $score }
working = 正在计算电脑的得分…
working-on-par = 正在计算标准分…

high-score = 进入高分榜：{ $place ->
    [1] 你的历史最佳
    [2] 你的第二好成绩
    [3] 你的第三好成绩
    [4] 你的第四好成绩
    [5] 你的第五好成绩
   *[other] 前10名中的第{ $place }名
}。
