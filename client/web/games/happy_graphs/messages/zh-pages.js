// @ts-nocheck
// Made from client/games/happy_graphs/text/zh/*.md by `python -m client.catalogue`.

import { html } from "../../../vendor/lit-html.js";

export const subjects = {
  pages: {
    /** @param {(content: string) => unknown} draw */
    basic: (draw) => html`
<p>每张牌想要的邻居数等于它的点数：A要一个，2要两个，依此类推。邻居够了，牌就<strong>快乐</strong>：它会翻过去，不再接受邻居。得分是<strong>不快乐</strong>的牌数，0是完美。</p>
<p><strong>一个回合。</strong> 把一张牌打到与某张牌相邻的空格，再摸一张。任何牌的邻居都不能超过它想要的，所以快乐的牌旁边不能再打牌：那些格是<strong>墙</strong>。如果你的牌都没有地方可打，就用其中一张开新组。</p>
${draw(`2D@0,0 3H@1,0 AS@2,0
| A♠有了一个邻居，快乐了。3♥还差一个邻居，2♦也差一个：得分是2。A♠旁边的三个格是墙。`)}
<p><strong>牌盘。</strong> <em>经典</em>（A到4）的邻居是上下左右；<em>对角</em>（A到8）加上对角；<em>六角</em>（A到6）是六条边。</p>
<p>单人或<strong>合作</strong>时，你要让不快乐的牌少。<strong>对决</strong>时，一位玩家要多，另一位要少，然后互换角色。<strong>解谜</strong>时所有牌都公开：放的顺序不限，也可以随意收回。</p>
`,
    browserKeys: () => html`
<h3>标记</h3>
<ul>
<li>牌下面的点表示想要的邻居：实心点是已有的，空心点是还差的。</li>
<li>翻过去并带笑脸的牌是快乐的。</li>
<li>灰色虚线带叉的牌不可能再快乐。</li>
<li>有斜线的格是墙：它与快乐的牌相邻。</li>
<li>亮起的格可以打选中的牌。☺和数字：有几张牌会快乐。只有数字：与几个邻居相邻。+：开新组。</li>
<li>★是电脑的提示。</li>
</ul>
<h3>按键</h3>
<div class="scrolled" tabindex="0" role="group" aria-label="按键, 作用"><table>
<thead>
<tr>
<th scope="col">按键</th>
<th scope="col">作用</th>
</tr>
</thead>
<tbody>
<tr>
<td>方向键、<kbd>Enter</kbd></td>
<td>选择亮起的格并打到那里</td>
</tr>
<tr>
<td><kbd>1</kbd> <kbd>2</kbd> <kbd>3</kbd></td>
<td>选择手里的牌；解谜中选择这个点数的牌</td>
</tr>
<tr>
<td><kbd>h</kbd></td>
<td>请求提示</td>
</tr>
<tr>
<td><kbd>+</kbd> <kbd>−</kbd> <kbd>0</kbd></td>
<td>放大、缩小、显示全部</td>
</tr>
<tr>
<td><kbd>t</kbd>、<kbd>Enter</kbd></td>
<td>解谜中：选择牌盘上的牌并收回</td>
</tr>
<tr>
<td><kbd>u</kbd> <kbd>r</kbd></td>
<td>解谜中：撤销和重做</td>
</tr>
</tbody>
</table></div>
`,
    credits: () => html`
<h3>鸣谢</h3>
<p><strong>Happy Graphs</strong> 是多人一副牌的游戏，也是一个人的谜题。规则遵循它自己的文档。牌盘、快乐的牌、墙、组和解谜都是它的创意；对决是 Turnabout 加的。</p>
`,
    /** @param {(content: string) => unknown} draw */
    full: (draw) => html`
<h3>Happy Graphs</h3>
<p>每张牌想要的邻居数等于它的点数：A要一个，2要两个，依此类推。花色无关紧要。</p>
<h4>牌盘</h4>
<div class="scrolled" tabindex="0" role="group" aria-label="牌盘, 牌, 邻居"><table>
<thead>
<tr>
<th scope="col">牌盘</th>
<th scope="col">牌</th>
<th scope="col">邻居</th>
</tr>
</thead>
<tbody>
<tr>
<td>经典</td>
<td>A到4，16张</td>
<td>上、下、左、右</td>
</tr>
<tr>
<td>对角</td>
<td>A到8，32张</td>
<td>上下左右和四个对角</td>
</tr>
<tr>
<td>六角</td>
<td>A到6，24张</td>
<td>上、下和四条斜边；没有左右</td>
</tr>
</tbody>
</table></div>
<p>牌盘没有边界。格像地图那样命名，用列的字母和行的数字。第一张牌在 <kbd>M50</kbd>；它右边是 <kbd>N50</kbd>，上面是 <kbd>M51</kbd>。牌盘扩大时名称不变。六角牌盘上，每隔一列高半格：<kbd>M50</kbd> 的邻居是 <kbd>M52</kbd>、<kbd>M48</kbd>，以及 <kbd>L</kbd> 或 <kbd>N</kbd> 列的 <kbd>51</kbd> 或 <kbd>49</kbd>。</p>
${draw(`hex: 5H@0,0 3C@0,2 2D@-1,1 4S@1,1 2H@2,2 AC@2,4 3D@1,-1 2S@0,-2
| 六角牌盘上每张牌都快乐：得分是0。`)}
${draw(`corners: 5H@0,0 2C@1,1 AD@-1,1
| 在对角牌盘上，A♦和2♣以角与5♥相邻。`)}
<h4>打牌</h4>
<ul>
<li>把一张牌打到与某张牌相邻的空格；第一张打到 <kbd>M50</kbd>。每碰到一个邻居，双方都算一个。</li>
<li>邻居数等于点数的牌是<strong>快乐</strong>的。它翻过去，不再接受邻居。</li>
<li>如果打下去会让这张牌或某个邻居的邻居数超过它想要的，就不能打在那里。所以快乐的牌旁边的格是<strong>墙</strong>。</li>
</ul>
${draw(`4H@0,0 2D@1,0 AS@1,1
| A♠和2♦快乐，只有4♥不快乐，所以得分是1。墙只给它留下两个空格，但它还差三个邻居：它不可能再快乐。`)}
${draw(`3H@0,0 2S@1,0 > AD
| A♦可以打到六个亮起的格。打到2♠旁边的三个格，两张牌都会快乐。`)}
<ul>
<li>只有当你的牌在任何组里都没有地方可打时，才用其中任意一张开<strong>新组</strong>。每组有自己的牌盘，都可以打。</li>
</ul>
${draw(`AS@0,0 AD@1,0 / 3H@0,0
| 组1的两张A都快乐，那里不能再打。3♥开了组2。`)}
<ul>
<li>一个回合是打一张、摸一张，有牌可摸时才摸。不能过。</li>
<li>所有牌打完，游戏结束。得分是不快乐的牌数。</li>
</ul>
<h4>玩家</h4>
<div class="scrolled" tabindex="0" role="group" aria-label="人数, 手牌张数, 副数"><table>
<thead>
<tr>
<th scope="col">人数</th>
<th scope="col">手牌张数</th>
<th scope="col">副数</th>
</tr>
</thead>
<tbody>
<tr>
<td>1</td>
<td>1</td>
<td>1</td>
</tr>
<tr>
<td>2</td>
<td>3</td>
<td>1</td>
</tr>
<tr>
<td>3到6</td>
<td>2</td>
<td>1</td>
</tr>
<tr>
<td>7到16</td>
<td>1</td>
<td>1</td>
</tr>
<tr>
<td>17以上</td>
<td>1</td>
<td>每多16人加一副</td>
</tr>
</tbody>
</table></div>
<p><strong>合作：</strong> 所有玩家站在同一边，按座次轮流。除非房间隐藏手牌，否则能看到彼此的手牌。</p>
<p><strong>对决。</strong> 每位玩家有三张隐藏的牌。争高分的玩家先打，要不快乐的牌多；压低分的玩家要少。然后同一编号再打一次，互换角色。镜像赛中，双方在不同牌盘上拿到同样的牌：记住自己的手牌，就知道另一手牌。</p>
<p><strong>解谜。</strong> 一副牌全部公开，在同一手里。每位玩家随时可以放任何牌，随时可以开新组，也可以收回任何牌；周围的格保留。所有牌都快乐，或有玩家结束时，游戏结束。剩在手里的牌算不快乐。得分相同时，用时短的胜；时间从第一张牌算到最后一张。如果房间计时，所有玩家共用一个计时，只有牌盘上的牌比以往任何时候都多时才加时。</p>
`,
  },
};
