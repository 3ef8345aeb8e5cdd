### 房间的观众。

spectators = { $number }位观众
spectators-named = { spectators }：{ $names }
more = 另外{ $number }位
others = 其他{ $number }位
you-watch = 你在观战
you-watch-with = 你在观战，还有{ $names }
