### 关联设备：让第二台设备成为同一位玩家。

title = 在其他设备上使用
link-text = 用另一台设备扫描二维码，或在上面打开链接。
until = 链接只能用一次，{ $until }前有效。
keep-secret = 只在你自己的设备上打开：关联的设备可以用你的身份玩。
permanent = 关联后，那台设备永久成为同一位玩家：对局都相同，而且无法撤销。
preparing = 正在生成链接…
open-or-run = 在另一台设备上打开链接，或在那里运行：{ $command }

## 显示链接的设备

asked = 有设备打开了你的链接。它显示的是这个数字吗？
send = 是，关联
refuse = 否，取消
confirm-link = 关联那台设备吗？是 或 否：
sent = 请在另一台设备上确认。
linked = 你的设备已关联。
declined = 另一台设备拒绝了。

## 打开链接的设备

link-this = 关联这台设备
waiting = 请核对另一台设备是否显示这个数字，并在那里确认。
offered = { $name ->
    [none] 另一台设备发来了你的身份。
   *[other] 另一台设备发来了{ $name }的身份。
}
replaces = 它会取代这台设备在这个服务器上的身份。只在这台设备上的对局将不再属于你。
take = 使用这个身份
confirm-take = 使用这个身份吗？是 或 否：
cancelled = 另一台设备取消了关联。
tampered = 消息在途中被改动。请重新生成链接。
bad-link = 链接不完整。请重新复制，或重新生成一个。
server-missing = 请输入完整的链接，或用 --server 写出服务器。

## 两台设备

not-linked = 设备没有关联。
