### 计时：玩家有多少时间。

clock = { $move ->
    [none] { $leg ->
        [none] 不计时
       *[other] 每局{ $leg }{ $increment ->
            [0] { "" }
           *[other] ，每{ $per ->
                [card] 放一张牌
               *[move] 走一步
            }加{ $increment }
        }
    }
   *[other] 每{ $per ->
        [card] 张牌
       *[move] 步
    }{ $move }
}

left = 剩余{ $time }

## 输入计时

unknown = “{ $typed }”不是计时方式。输入 30 表示每步30秒，3d 表示每步3天，5m+3 表示每局5分钟、每步加3秒。
increment-needs-leg = 只有按整局计时才能每步加时，如 5m+3。
limits = 每步可设5秒到14天；每局可设10秒到1天，每步最多加10分钟。
