### 玩家的名字。

title = 你叫什么名字？
label = 你的名字
hint = 最多24个字符。其他玩家会看到它，下次不用再输入。

## 状态

playing-as = { $name ->
    [none] 你还没有名字{ $profile ->
        [none] 。
       *[other] ，档案 { $profile }。
    }
   *[other] 你是{ $name }{ $profile ->
        [none] 。
       *[other] ，档案 { $profile }。
    }
}
change = 改名
choose = 取个名字
proceed = 继续
