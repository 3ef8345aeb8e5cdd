# Made from client/text/zh/errors.ftl by `python -m client.catalogue`.


def unknown_scheme(scheme):
    return f"地址不能以“{scheme}://”开头。请用 ws:// 或 wss://，或者省略。"


def bad_path(typed):
    return f"“{typed}”不是地址。地址的样子：192.168.1.5:8420/KZ7-4QM2。"


def address_missing():
    return "请输入房间的地址，如 192.168.1.5:8420/KZ7-4QM2。"


def code_missing(server):
    return f"缺少房间代码。请输入 {server}/ 和代码，如 192.168.1.5:8420/KZ7-4QM2。"


def bad_room_code(typed):
    return f"“{typed}”不是房间代码。代码写在最后，如 192.168.1.5:8420/KZ7-4QM2。"


def server_missing(code):
    return f"请在 {code} 前面写上服务器地址，如 192.168.1.5:8420/KZ7-4QM2。"


def ipv6_brackets():
    return "IPv6 地址要加方括号，如 [fd00::5]:8420/KZ7-4QM2。"


def bad_host(host):
    return ("地址里没有主机。" if host is None else f"“{host}”不是机器的名称或地址。") + "地址的样子：192.168.1.5:8420/KZ7-4QM2。"


def bad_ipv6(host):
    return f"“{host}”不是 IPv6 地址。"


def bad_port(*, port, usual):
    return f"“{port}”不是端口。请用1到65535的数字，通常是{usual}。"


def games_not_loaded(why):
    return "无法载入已安装的游戏。" if why is None else f"{why}"


def server_on_other_port(*, port, wanted):
    return f"你的服务器已在端口{port}上运行。请去掉 --port {wanted}，或先用 turnabout stop 停止服务器。"


def server_not_open(port):
    return f"端口{port}上的服务器只接受本机连接。用 turnabout stop 停止它，再开房间。"


def port_used(*, port, turnabout, another):
    return f"端口{port}已被另一个" + ("Turnabout 服务器" if turnabout else "程序") + f"占用。请换一个端口：turnabout host --port {another}（在源码目录中：./dev host --port {another}）。"


def server_not_stopped(*, pid, why):
    return f"无法停止服务器（进程{pid}）：{why}。"


def server_still_stops(*, pid, seconds):
    return f"服务器（进程{pid}）在{formats.number(seconds)}秒内没有停止。"


def server_secure(variables):
    return f"{formats.every(variables)} 只用于 turnabout serve。要开房间，请取消这些设置。"


def server_not_started(why):
    return f"无法启动服务器：{why}。"


def server_still_starts(*, seconds, log):
    return f"服务器在{formats.number(seconds)}秒内没有启动。见日志：{log}"


def server_silent(log):
    return f"服务器没有启动，日志是空的：{log}"


def server_failed(why):
    return f"服务器没有启动：{why}"


def link_ended():
    return "与服务器的连接已关闭。"


def link_busy():
    return "等待服务器响应的命令太多。"


def name_missing():
    return "请输入名字，其他玩家会看到它。"


def name_too_long(*, longest, length):
    return f"名字最多{formats.number(longest)}个字符，这个有{formats.number(length)}个。"


def name_too_wide(*, widest, width):
    return f"名字最多占{formats.number(widest)}列，这个占{formats.number(width)}列。"


def name_hidden_character():
    return "名字里有看不见的字符，请删掉。"


def bad_profile(name):
    return f"“{name}”不能作档案名。最多32个字母、数字、- 和 _。"


def key_unusable(*, path, why):
    return f"密钥文件 {path} 无法使用：{why}。"


def key_damaged(path):
    return f"密钥文件 {path} 已损坏：里面应有64个十六进制数字。请修复或删除它。"


def directory_not_made(*, path, why):
    return f"无法创建目录 {path}：{why}。"


def readable_by_others(*, path, why):
    return f"本机其他用户可以读取 {path}，而且无法更改（{why}）：它应当只归你一人。请以所有者身份运行 chmod go= {path}。"


def file_not_written(*, path, why):
    return f"无法写入文件 {path}：{why}。"


def file_not_removed(*, path, why):
    return f"无法删除文件 {path}：{why}。"


def settings_unreadable(*, path, why):
    return f"无法读取 {path} 中的设置：{why}。使用默认设置。"


def unknown_setting(*, name, names, path):
    return f"没有“{name}”这个设置。可用的设置：{formats.every(names)}。" if path is None else f"{path}：没有“{name}”这个设置。可用的设置：{formats.every(names)}。"


def bad_setting(*, value, name, values, path):
    return f"{name} 不能设为“{value}”：请选择 {formats.either(values)}。" if path is None else f"{path}：{name} 不能设为“{value}”：请选择 {formats.either(values)}。"
