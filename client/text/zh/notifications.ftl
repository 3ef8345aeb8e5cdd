### 通知：有对局等你时，在屏幕之外提醒你。

## 通知内容

title = { $kind ->
    [your_turn] 轮到你了
    [low_time] 你的时间不多了
   *[challenge] { $name ->
        [none] 有人向你挑战
       *[other] { $name }向你挑战
    }
}
changed = 你的一个对局有变化。

## 在房间里

offer = 轮到你时要收到通知吗？
accept = 打开
decline = 以后再说
turned-on = 通知已打开。
only-in-tab = 通知已打开，但只在标签页开着本页时有效。
turned-off = 通知已关闭。
blocked = 浏览器阻止了本页的通知。请在浏览器的设置里允许。
turn-on = 打开通知
switch-room =
    .on = 打开这个房间的通知
    .off = 关闭这个房间的通知
room-turned =
    .on = 这个房间的通知已打开。
    .off = 这个房间的通知已关闭。

## 在设置里

setting = 通知
choice =
    .off = 无
    .on = 有对局等你时
hint = 打开房间之前，每个房间每小时最多通知一次。在房间菜单里可以单独关闭那个房间的通知。
unsupported = 这个浏览器不能在本页显示通知。
