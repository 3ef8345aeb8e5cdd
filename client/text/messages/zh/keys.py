# Made from client/text/zh/keys.ftl by `python -m client.catalogue`.


def name(key):
    return {
        "Backspace": "Backspace",
        "Enter": "Enter",
        "Esc": "Esc",
        "Home": "Home",
        "PgDn": "PgDn",
        "PgUp": "PgUp",
        "Space": "空格",
        "Tab": "Tab",
    }[key]


def label(key):
    return {
        "tree": "树",
        "rules": "规则",
        "leave": "离开",
        "back": "返回",
        "scroll": "滚动",
        "choose": "选择",
        "go": "前往",
        "next-field": "下一栏",
        "play-here-too": "也在这里玩",
        "play-here-again": "回到这里玩",
        "change-your-name": "改名",
        "try-again": "再试",
        "ready": "准备",
        "start-the-leg": "开始",
        "remove-game": "移除对局",
        "choose-an-address": "选择地址",
        "copy-the-link": "复制链接",
        "scan-it": "二维码",
        "link": "链接",
        "same-number": "同一编号",
        "new-number": "新编号",
        "another-match": "再战",
        "no-thanks": "不了，谢谢",
        "again": "再来",
        "new-game": "新的一局",
        "number-to-play": "输入编号",
        "analysis": "分析",
        "computers-tree": "电脑的树",
        "scores": "高分榜",
        "number": "成绩",
        "hint": "提示",
        "menu": "菜单",
        "let-others-join": "让别人加入",
        "save-record": "保存牌谱",
        "play": "出牌",
        "look": "查看",
        "play-open": "开始、打开",
        "up": "上一代",
        "top": "顶端",
        "open": "打开",
        "one-family": "单个家庭",
        "whole-tree": "整棵树",
        "skip-tips": "跳过讲解",
        "correct": "修改",
        "cancel": "取消",
        "go-on": "继续",
        "room": "房间",
        "take-back": "悔牌",
        "undo": "撤销",
        "sit-down": "坐下",
        "ask-for-the-seat": "请求接替",
        "begin": "开始",
        "computers": "电脑",
        "take-your-seat": "坐回原位",
        "say": "发言",
        "close": "关闭",
    }[key]


def not_your_turn_yet():
    return "还没轮到你。轮到你时按 Enter 打出。"
