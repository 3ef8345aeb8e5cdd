### 网络错误，以及用户数据目录中文件的错误。

## 地址

-address-example = 192.168.1.5:8420/KZ7-4QM2
unknown-scheme = 地址不能以“{ $scheme }://”开头。请用 ws:// 或 wss://，或者省略。
bad-path = “{ $typed }”不是地址。地址的样子：{ -address-example }。
address-missing = 请输入房间的地址，如 { -address-example }。
code-missing = 缺少房间代码。请输入 { $server }/ 和代码，如 { -address-example }。
bad-room-code = “{ $typed }”不是房间代码。代码写在最后，如 { -address-example }。
server-missing = 请在 { $code } 前面写上服务器地址，如 { -address-example }。
ipv6-brackets = IPv6 地址要加方括号，如 [fd00::5]:8420/KZ7-4QM2。
bad-host = { $host ->
    [none] 地址里没有主机。
   *[other] “{ $host }”不是机器的名称或地址。
}地址的样子：{ -address-example }。
bad-ipv6 = “{ $host }”不是 IPv6 地址。
bad-port = “{ $port }”不是端口。请用1到65535的数字，通常是{ $usual }。

## 本机的服务器

games-not-loaded = { $why ->
    [none] 无法载入已安装的游戏。
   *[other] { $why }
}
server-on-other-port = 你的服务器已在端口{ $port }上运行。请去掉 --port { $wanted }，或先用 turnabout stop 停止服务器。
server-not-open = 端口{ $port }上的服务器只接受本机连接。用 turnabout stop 停止它，再开房间。
port-used = 端口{ $port }已被另一个{ $turnabout ->
    [yes] Turnabout 服务器
   *[no] 程序
}占用。请换一个端口：turnabout host --port { $another }（在源码目录中：./dev host --port { $another }）。
server-not-stopped = 无法停止服务器（进程{ $pid }）：{ $why }。
server-still-stops = 服务器（进程{ $pid }）在{ $seconds }秒内没有停止。
server-secure = { $variables } 只用于 turnabout serve。要开房间，请取消这些设置。
server-not-started = 无法启动服务器：{ $why }。
server-still-starts = 服务器在{ $seconds }秒内没有启动。见日志：{ $log }
server-silent = 服务器没有启动，日志是空的：{ $log }
server-failed = 服务器没有启动：{ $why }

## 与服务器的连接

link-ended = 与服务器的连接已关闭。
link-busy = 等待服务器响应的命令太多。

## 玩家的名字

name-missing = 请输入名字，其他玩家会看到它。
name-too-long = 名字最多{ $longest }个字符，这个有{ $length }个。
name-too-wide = 名字最多占{ $widest }列，这个占{ $width }列。
name-hidden-character = 名字里有看不见的字符，请删掉。

## 档案的文件

bad-profile = “{ $name }”不能作档案名。最多32个字母、数字、- 和 _。
key-unusable = 密钥文件 { $path } 无法使用：{ $why }。
key-damaged = 密钥文件 { $path } 已损坏：里面应有64个十六进制数字。请修复或删除它。
directory-not-made = 无法创建目录 { $path }：{ $why }。
readable-by-others = 本机其他用户可以读取 { $path }，而且无法更改（{ $why }）：它应当只归你一人。请以所有者身份运行 chmod go= { $path }。
file-not-written = 无法写入文件 { $path }：{ $why }。
file-not-removed = 无法删除文件 { $path }：{ $why }。

## 设置文件

settings-unreadable = 无法读取 { $path } 中的设置：{ $why }。使用默认设置。
unknown-setting = { $path ->
    [none] 没有“{ $name }”这个设置。可用的设置：{ $names }。
   *[other] { $path }：没有“{ $name }”这个设置。可用的设置：{ $names }。
}
bad-setting = { $path ->
    [none] { $name } 不能设为“{ $value }”：请选择 { $values }。
   *[other] { $path }：{ $name } 不能设为“{ $value }”：请选择 { $values }。
}
