### 提示，以及单人局的目标分。

thinking = 提示：电脑正在思考…

## 目标分

working = 正在计算电脑的得分…
working-short = 电脑得分…
beat = 超过{ $score }
to-beat = { $score ->
    [none] 目标
   *[other] 目标：超过{ $score }
}
computer-reached = 电脑在这个编号上得到{ $score }。
your-best = 你的最佳成绩是{ $score }。
par = 标准分是{ $score }：由知道整副牌的搜索找到的最佳成绩。
