### 等待玩家的房间：代码、地址和空座位。

## 进入房间

connecting = 正在连接 { $server }…
connecting-here = 正在连接本机的服务器…
starting-server = 正在启动本机的服务器…
this-machine = 本机
as-another-player = 以另一位玩家的身份加入：turnabout join { $address } --profile NAME
in-clone = 在源码目录中，用 ./dev 代替 turnabout。
cannot-show = 《{ $title }》需要更高版本的 Turnabout：请升级后再来。

## 邀请玩家

title = 房间已开好
room-open = 房间已开好。把下面一行发给朋友，或告诉朋友地址和代码。
send-link = 把链接发给朋友、让朋友扫码，或告诉朋友代码。
join-command = turnabout join { $address }
friend-runs = 请朋友运行：
friend-runs-one = 请朋友运行其中一个（在源码目录中：./dev join …）：
in-terminal = 在终端里：
server-closed = 有一个空座位，但你的服务器只接受本机连接。请对外开放，让别人加入：服务器会重启，所有对局继续。
opening-server = 正在重启服务器…
no-address = 其他机器连不到本机：请把它接入网络。
reach = { $origin ->
    [lan] 同一网络，{ $network }
    [vpn] 经由{ $network }
    [own_vpn] 经由你的 VPN
   *[internet] 互联网，需路由器和防火墙放行
}
reach-short =
    .lan = 同一网络
    .vpn = VPN
    .internet = 互联网
copied = 已复制（如果终端允许）：{ $text }
link-label = 这个房间的链接
copy-link = 复制链接
copy-yourself = 链接已选中，请复制。
share = 分享…
share-text = 来和我打一局牌：
qr-code = 链接的二维码
only-here = 这个链接只在这台电脑上有效：服务器不接受其他机器。朋友在别处时，请用 turnabout serve 启动。
address-choice = 朋友怎样连到这台电脑

## 座位

free = 空
away-sign = ○ 离开
seats-taken = 已坐{ $taken }/{ $seats }{ $away ->
    [0] { "" }
   *[other] ，{ $away }人离开
}
free-seats = 有{ $seats }个空座位。
free-seats-in-list = { $seats }个空座位
waiting-for-friend = 正在等待朋友…
waiting-for-friends = 正在等待朋友们…
waiting-for-anyone = 正在等待有人加入…
waiting-for-more = 还要等{ $players }位玩家…
owner-hint = 现在开始，或添加电脑玩家；座位数可以在菜单里改。
add-computer = 或者和电脑玩
add-seat = 增加座位
remove-seat = 减少座位
start-with = { $players }人开始
