### 房间聊天。

title = 聊天
nothing-said = 还没有人发言。
field = 说点什么
send = 发送
not-sent = 没有发出：未连接服务器，请稍后再试。

too-long = 消息最多{ $longest }个字符，你的有{ $length }个。

phrase =
    .hello = 你好，玩得开心！
    .well-played = 打得漂亮！
    .wait = 请稍等。
    .good-game = 打得不错！

key = { $unread ->
    [0] 聊天
   *[other] 聊天（{ $unread }条新消息）
}

spectator = { $name }（观众）

says = { $name }说：{ $text }

you-say = 你说：{ $text }

## 屏蔽消息

mute-title = 屏蔽
mute-all = 屏蔽所有人
unmute-all = 取消屏蔽所有人
mute = 屏蔽{ $name }
unmute = 取消屏蔽{ $name }
muted = 已屏蔽{ $name }。
unmuted = 已取消屏蔽{ $name }。
all-muted = 已屏蔽所有人。
all-unmuted = 已取消所有屏蔽。
mute-help = /mute NAME 或 /mute all 屏蔽消息；/unmute 恢复显示。
unknown-command = 没有 { $command } 这个命令。请输入 /mute NAME、/mute all、/unmute NAME 或 /unmute all。
name-missing = 请输入名字或 all：{ $command } NAME、{ $command } all。
nobody-called = 这里没有叫“{ $name }”的人。{ $alone ->
    [yes] 这里没有其他人。
   *[no] 在这里的有：{ $known }。
}
