### 浏览器页面：所有界面共用的内容。

close = 关闭
cancel = 取消
back = { -back }
-back = 返回开始页面
loading = 请稍候…
not-loaded = 页面有一部分没有载入。请刷新后继续。
fault = 页面出错了。座位和比赛都已保留：请刷新后继续。
too-early = 内容刚刚出现，请再按一次 { $key }。
copied = 链接已复制。
copy-failed = 浏览器不允许复制。链接是 { $link }
your-turn = 轮到你了
opponent-found = 找到对手了
record-saved = 牌谱已存为 { $name }
description = 按编号发牌的纸牌游戏。{ -tagline-first }{ -tagline-second }
no-script = Turnabout 在这里需要 JavaScript。在终端里：turnabout join HOST/CODE。
language-not-loaded = 无法载入这种语言的文字，请稍后再试。
