### 整个程序。

failed = Turnabout 出错了。座位和比赛都已保存。{ $why ->
    [none] 详情见 { $log }。
   *[other] 详情无法写入 { $log }：{ $why }。
}
terminal-too-small = Turnabout 需要至少{ $columns }列、{ $lines }行的终端。这个只有{ $width }列、{ $height }行。
