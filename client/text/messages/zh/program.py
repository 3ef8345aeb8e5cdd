# Made from client/text/zh/program.ftl by `python -m client.catalogue`.


def failed(*, log, why):
    return "Turnabout 出错了。座位和比赛都已保存。" + (f"详情见 {log}。" if why is None else f"详情无法写入 {log}：{why}。")


def terminal_too_small(*, columns, lines, width, height):
    return f"Turnabout 需要至少{columns}列、{lines}行的终端。这个只有{width}列、{height}行。"
