### 与服务器的连接，以及可能出现的问题。

## 没有连接时

lost = { $kind ->
    [offline] 你已离线。
    [nothing_listens] 服务器没有响应。
    [no_answer] 连不上服务器。
    [name_not_found] 找不到服务器的名称。
    [server_stopping] 服务器已停止。
   *[dropped] 连接断开了。
}比赛已保存。{ $seconds ->
    [0] 正在重试…
   *[other] { $seconds }后重试。
}
own-server-stopped = 你的服务器已停止，比赛已保存。
server-away = { $server } 没有响应，比赛已保存。会一直重试，直到服务器响应…
late = { $offline ->
    [yes] 你已离线，正在等待…
   *[no] 服务器已有5秒没有响应，正在等待…
}
server-cannot-save = 服务器暂时无法保存。会反复发送你的操作，直到成功为止。
moves-lost = 服务器丢失了最近几步，对局从这里继续。
newer-page = 有新版本可用。

## 可以做的事

try-now = 立即重试
try-again = 再试一次
play-here-too = 也在这里玩
play-here-again = 回到这里玩
as-another = 换个身份加入
rename = 改名
reload = 刷新
try-now-key = 重试
start-server-key = 重新启动

## 无法加入或留下的原因

failure =
    .offline = 你已离线。请连接网络后再试。
    .name_not_found = 找不到主机：{ $server }。请检查地址和网络。
    .nothing_listens = { $server } 没有响应。请检查地址，并确认那里正在运行 Turnabout。
    .no_answer = 连不上 { $server }。请检查地址、网络和防火墙。
    .not_turnabout = { $server } 上的服务器不是 Turnabout 服务器。请检查端口，以及地址是否以 wss:// 开头。
    .tls = 无法与 { $server } 建立安全连接（{ $detail }）。请检查它是否真的使用 wss:// 或 https://。
    .untrusted = { $server } 的证书不受信任（{ $detail }）：它可能是另一台服务器。如果你信任它，请把 SSL_CERT_FILE 设为含有其颁发者证书的文件。
    .crowded = 从你的地址连到 { $server } 的连接太多。请一分钟后再试。
    .wrong_protocol = { $detail }
    .name_refused = { $server } 上的服务器不接受你的名字。{ $detail }
    .turned_away = { $server } 上的服务器不让你进入。{ $detail }
    .dropped = 与 { $server } 的连接断开了。{ $detail }
    .server_stopping = 服务器已停止。
    .replaced = 你在太多设备或窗口里打开了这个房间，所以这里的被关闭了。
    .room_stopped = 服务器因故障停止了这个房间。比赛已保存，修复后可以继续。
    .room_gone = 这个房间已过期：很久没有任何动静。
    .not_hosted = { $detail }
    .removed = 房主把你移出了这个房间。
    .no_spectators = 房间已满，房主不允许观战。
    .seat_moved = 你的座位已移到另一台设备，现在在那里打。
    .unreadable = 服务器的版本比这个 Turnabout 高。请升级 Turnabout 后再来。
certificate =
    .expired = 已过期
    .not_yet_valid = 尚未生效
    .self_signed = 由所有者自己签发
    .unknown_issuer = 本机不认识颁发者
    .other_name = 属于另一个地址
own-server-silent = 本机的服务器没有响应。
no-room = { $server } 上没有房间 { $code }。请检查代码和地址。
seat-connected = 你已经在另一台设备或另一个窗口进入了这个房间。可以也在这里玩，或换个身份加入。
refused-at = { $message }（在 { $server }）
seat-elsewhere = 你在 { $address } 有一个同代码房间的座位。请用那个地址回去。
no-answer = 服务器没有响应，请再试一次。

## 牌谱

record-not-loaded = 无法载入牌谱，请再试一次。
record-not-saved = 无法把牌谱存到 { $path }：{ $why }。
record-too-long = 步数这么多的文件需要用终端：turnabout replay FILE、turnabout analyze FILE。在这里可以通过牌谱链接或从房间里回放这场比赛。
