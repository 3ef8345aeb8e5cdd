// @ts-nocheck
// Made from client/games/poker_solitaire/text/zh/*.md by `python -m client.catalogue`.

import { html } from "../../../vendor/lit-html.js";

export const subjects = {
  pages: {
    /** @param {(content: string) => unknown} draw */
    basic: (draw) => html`
<p>把发到的牌放进5×5的方阵。行和列组成十个扑克牌型，得分是它们的总和，按英式或美式计分。</p>
${draw(`scoring=american:
5H 5D 6D -- KC
6H 2D 6S 2H 6C
7H JD 7C QS 2C
8H TD 7D JH --
-- 3D -- JS --
| 通常，牌必须以边相邻。不想要的牌可以放到弃牌格，放了就不再回来。`)}
<div class="scrolled" tabindex="0" role="group" aria-label="牌型, 分, 牌型, 分"><table>
<thead>
<tr>
<th scope="col">牌型</th>
<th scope="col">分</th>
<th scope="col">牌型</th>
<th scope="col">分</th>
</tr>
</thead>
<tbody>
<tr>
<td>五条</td>
<td>30/100</td>
<td>同花</td>
<td>5/20</td>
</tr>
<tr>
<td>皇家同花顺</td>
<td>30/100</td>
<td>顺子</td>
<td>12/15</td>
</tr>
<tr>
<td>同花顺</td>
<td>30/75</td>
<td>三条</td>
<td>6/10</td>
</tr>
<tr>
<td>四条</td>
<td>16/50</td>
<td>两对</td>
<td>3/5</td>
</tr>
<tr>
<td>葫芦</td>
<td>10/25</td>
<td>一对</td>
<td>1/2</td>
</tr>
</tbody>
</table></div>
<p><strong>建议：</strong> 同花横着凑，对子竖着凑，没用的牌放到最差的牌型里。<strong>双人</strong>时各有一个方阵。<strong>对决</strong>时共用一个：一人争高分，一人压低分，然后互换角色。</p>
`,
    browserKeys: () => html`
<h3>标记</h3>
<ul>
<li>蓝色位置可以放选中的牌。数字是你得分的变化。</li>
<li>有边框的牌可以拿起：点击或拖动。</li>
<li>浅色的牌在等服务器响应。</li>
<li>每行每列都显示牌型和得分。</li>
<li>牌上的⚑：它是偷来的，不能再偷回去。</li>
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
<td>方向键</td>
<td>在位置间移动</td>
</tr>
<tr>
<td><kbd>a</kbd> 到 <kbd>e</kbd>、<kbd>1</kbd> 到 <kbd>5</kbd></td>
<td>到某列、某行</td>
</tr>
<tr>
<td><kbd>Enter</kbd></td>
<td>把选中的牌放到那里，或拿起一张牌</td>
</tr>
<tr>
<td><kbd>n</kbd></td>
<td>选择下一张发到的牌</td>
</tr>
<tr>
<td><kbd>x</kbd></td>
<td>到下一个弃牌格</td>
</tr>
<tr>
<td><kbd>m</kbd></td>
<td>到另一个方阵</td>
</tr>
<tr>
<td><kbd>p</kbd></td>
<td>过</td>
</tr>
<tr>
<td><kbd>Esc</kbd></td>
<td>把牌放回去</td>
</tr>
</tbody>
</table></div>
`,
    credits: () => html`
<h3>鸣谢</h3>
<p><strong>Poker Solitaire</strong> 又叫 Poker Squares，是古老的单人纸牌。七种玩法、每种48个变化以及锦标赛，取自1990年的一个程序及其手册。对决是 Turnabout 加的。</p>
`,
    /** @param {(content: string) => unknown} draw */
    full: (draw) => html`
<h3>Poker Solitaire</h3>
<p>把发到的牌放进5×5的方阵。五行五列都是扑克牌型；12个牌型时，两条对角线也算。位置用列（<kbd>a</kbd> 到 <kbd>e</kbd>）和行（<kbd>1</kbd> 到 <kbd>5</kbd>）命名。</p>
${draw(`5H 5D 6D -- KC
6H 2D 6S 2H 6C
7H JD 7C QS 2C
8H TD 7D JH --
-- 3D -- JS --
| 按英式计分，这个方阵有21分。虽然其他线还有空位，第1行已是一对，第2行已是葫芦。`)}
<h4>玩法</h4>
<div class="scrolled" tabindex="0" role="group" aria-label="名称, 人数, 说明"><table>
<thead>
<tr>
<th scope="col">名称</th>
<th scope="col">人数</th>
<th scope="col">说明</th>
</tr>
</thead>
<tbody>
<tr>
<td>单阵</td>
<td>一</td>
<td>一个方阵</td>
</tr>
<tr>
<td>两阵取优</td>
<td>一</td>
<td>两个方阵，取较好的一个</td>
</tr>
<tr>
<td>两阵相加</td>
<td>一</td>
<td>两个方阵，都算</td>
</tr>
<tr>
<td>轮流</td>
<td>二</td>
<td>各一个方阵，轮流出牌</td>
</tr>
<tr>
<td>同牌</td>
<td>二</td>
<td>同轮流，但每张牌发两次，每人一次</td>
</tr>
<tr>
<td>竞速</td>
<td>二</td>
<td>各一个方阵，双方尽快抢牌，直到填满方阵的玩家喊“完成”</td>
</tr>
<tr>
<td>竞速到满</td>
<td>二</td>
<td>同上，直到双方都填满</td>
</tr>
<tr>
<td>对决</td>
<td>二</td>
<td>一个方阵；一人争高分，一人压低分；打两局，互换角色</td>
</tr>
</tbody>
</table></div>
<p>一场比赛只有一局，得分高的一方获胜。只有对决打两局。</p>
<h4>一个回合</h4>
<p>一个回合就是拿一张牌：</p>
<ul>
<li><strong>放牌：</strong> 把发到的牌放到自己方阵的空位上。按选项，它必须与另一张牌以边相邻、以边或角相邻，或随便放。第一张可以放在任何地方。</li>
</ul>
${draw(`-- -- -- -- --
-- -- -- -- --
-- -- KS QS --
-- -- -- -- --
-- -- -- -- -- > 9D
| 以边相邻：9♦可以放到亮起的位置。`)}
${draw(`touching=corners:
-- -- -- -- --
-- -- -- -- --
-- -- KS QS --
-- -- -- -- --
-- -- -- -- -- > 9D
| 以边或角相邻：又有四个位置亮起。`)}
<ul>
<li><strong>弃牌：</strong> 把发到的牌放到空的弃牌格。</li>
<li><strong>塞牌：</strong> 选项允许时，把发到的牌放进对手的方阵。</li>
<li><strong>偷牌：</strong> 选项允许时，不拿发到的牌，而从对手的方阵偷一张。偷来的牌不能再偷回去。</li>
</ul>
<p>以下动作不结束回合：</p>
<ul>
<li><strong>弃掉</strong>自己方阵里的牌。除非牌可以移动，否则它不再回来，弃牌格也一直占着。</li>
<li>选项允许时，在自己的方阵里<strong>移动</strong>一张牌，或从弃牌格<strong>取回</strong>一张牌。</li>
</ul>
<p>只有方阵已满，或不再发牌给你时，才能<strong>过</strong>。同牌时，连续两次过就结束这一局。</p>
<p><strong>竞速中：</strong> 双方随时可以行动，先到先得。如果你慢了，会立刻得知，你这边没有任何变化。</p>
<p><strong>计时。</strong> 只有拿牌才加时。竞速中双方时间都在走；如果要填满两个方阵，你的方阵满了，你的时间就停。</p>
<p>所有方阵都满了（竞速：喊“完成”时），或牌用完了，这一局就结束。没填满的方阵按现状计分。</p>
<h4>得分</h4>
<div class="scrolled" tabindex="0" role="group" aria-label="牌型, 英式, 美式, 自定, 成手"><table>
<thead>
<tr>
<th scope="col">牌型</th>
<th scope="col">英式</th>
<th scope="col">美式</th>
<th scope="col">自定</th>
<th scope="col">成手</th>
</tr>
</thead>
<tbody>
<tr>
<td>五条（两副牌以上）</td>
<td>30</td>
<td>100</td>
<td>65</td>
<td>是</td>
</tr>
<tr>
<td>皇家同花顺</td>
<td>30</td>
<td>100</td>
<td>65</td>
<td>是</td>
</tr>
<tr>
<td>同花顺</td>
<td>30</td>
<td>75</td>
<td>53</td>
<td>是</td>
</tr>
<tr>
<td>四条</td>
<td>16</td>
<td>50</td>
<td>33</td>
<td>是</td>
</tr>
<tr>
<td>葫芦</td>
<td>10</td>
<td>25</td>
<td>18</td>
<td>是</td>
</tr>
<tr>
<td>同花</td>
<td>5</td>
<td>20</td>
<td>13</td>
<td>是</td>
</tr>
<tr>
<td>顺子</td>
<td>12</td>
<td>15</td>
<td>14</td>
<td>是</td>
</tr>
<tr>
<td>三条</td>
<td>6</td>
<td>10</td>
<td>8</td>
<td>否</td>
</tr>
<tr>
<td>两对</td>
<td>3</td>
<td>5</td>
<td>4</td>
<td>否</td>
</tr>
<tr>
<td>一对</td>
<td>1</td>
<td>2</td>
<td>1</td>
<td>否</td>
</tr>
</tbody>
</table></div>
${draw(`5H 5D 5C -- KC
6S 7D 8H 9S --
QD KS AC 2S 3H
4D 4H 9C 9D JC
AH 2D 3S 4C 5S
| 第1行没填满，但已是三条。第2行只有四张牌，还不是顺子。第3行不是顺子，因为A只能作最大或最小。第4行是两对，第5行是顺子。`)}
<p>顺子、同花、葫芦和五条需要五张牌。一对、两对、三条和四条在没填满的线上也算。符合几种牌型时，取最好的。</p>
<p><strong>成手</strong>没有得分：结束时五行都是成手牌型才算赢。</p>
<p><strong>自定</strong>得分可以逐个牌型更改，也可以用于下面的特殊牌型；几个牌型合在一起用加号连接：<kbd>flush=13,flush+one-pair=20</kbd>。一条线取符合的最高一项。</p>
<div class="scrolled" tabindex="0" role="group" aria-label="特殊牌型，五张牌, 说明"><table>
<thead>
<tr>
<th scope="col">特殊牌型，五张牌</th>
<th scope="col">说明</th>
</tr>
</thead>
<tbody>
<tr>
<td><kbd>four-flush</kbd></td>
<td>恰好四张同花色</td>
</tr>
<tr>
<td><kbd>blaze</kbd></td>
<td>五张都是J、Q或K</td>
</tr>
<tr>
<td><kbd>kilter</kbd></td>
<td>隔一个点数一张，从 A 3 5 7 9 到 6 8 10 Q A</td>
</tr>
<tr>
<td><kbd>round-the-corner-straight</kbd></td>
<td>跨过A的顺子，如 Q K A 2 3</td>
</tr>
<tr>
<td><kbd>round-the-corner-kilter</kbd></td>
<td>跨过A的隔张顺，如 Q A 3 5 7</td>
</tr>
</tbody>
</table></div>
<h4>建议</h4>
<ul>
<li>第一张牌放中间。如果牌必须相邻，之后的位置最多。</li>
<li>横着凑同花：五行里通常有四行能成同花。英式计分时没那么重要。</li>
<li>竖着凑对子：每列通常能成两对或更好。</li>
<li>不要一开始就打算凑顺子。一条线有了四张再去凑。</li>
<li>记住哪些牌已经没了，对手的也要记。</li>
<li>弃牌格留到最后用。不要弃掉对手需要的牌。</li>
<li>先用公用的弃牌格，抢在对手前面。</li>
<li>不知道放哪里时，放到分值最低的牌型里。</li>
<li>允许偷牌时，多从对手的方阵拿牌：它们不能再被偷回去。</li>
<li>允许塞牌时，盯住对手的方阵，破坏好牌型。</li>
<li>友谊赛里不要开偷牌和塞牌。</li>
</ul>
<h4>选项</h4>
<p>第一个值最常用。</p>
<div class="scrolled" tabindex="0" role="group" aria-label="选项, 值"><table>
<thead>
<tr>
<th scope="col">选项</th>
<th scope="col">值</th>
</tr>
</thead>
<tbody>
<tr>
<td>相邻</td>
<td>以边、以边或角、不限</td>
</tr>
<tr>
<td>移动</td>
<td>牌不动；牌可以移动和取回</td>
</tr>
<tr>
<td>牌型</td>
<td>10，或12（含对角线）</td>
</tr>
<tr>
<td>计分</td>
<td>英式、美式、成手、自定</td>
</tr>
<tr>
<td>发牌</td>
<td>1到5张，从中选择</td>
</tr>
<tr>
<td>弃牌格</td>
<td>每人一个；也可更多、更少或公用</td>
</tr>
<tr>
<td>副数</td>
<td>1到4</td>
</tr>
<tr>
<td>偷牌、塞牌</td>
<td>关、开</td>
</tr>
</tbody>
</table></div>
<p>一个弃牌格放一张牌。发到的牌和弃牌格合计最多五个。相邻、移动、牌型数和计分可以两人不同，作为让分；成手则要么双方都用，要么都不用。</p>
${draw(`hands=12:
5H 2C 9D JS 3D
KC 8H 4S 3C QD
7S JC KH 6D 4C
9S TD 2S 2H 8C
QS 6C AC TS 9H
| 12个牌型时，从a1到e5的对角线也算：它是同花。`)}
<h4>锦标赛</h4>
<p>房主可以在菜单里把房间的比赛变成一到五个名字的锦标赛，用一个或几个终端。每场之前选择谁来打、用新牌还是同样的牌，以及设置。两个名字可以在一个终端上轮流打；竞速时各用各的。房间记录每个名字的最高分、最低分和平均分。再打同样的牌只会更新最低分。没打完的一局不计。</p>
`,
  },
};
