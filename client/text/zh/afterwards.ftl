### 比赛结束后在浏览器里可以查看的内容。

analysis = 分析
watch-again = 回放
about-number = 关于这个编号
save-record = 保存牌谱
copy-link = 复制牌谱链接
