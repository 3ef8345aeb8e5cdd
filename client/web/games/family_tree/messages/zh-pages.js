// @ts-nocheck
// Made from client/games/family_tree/text/zh/*.md by `python -m client.catalogue`.

import { html } from "../../../vendor/lit-html.js";

export const subjects = {
  pages: {
    /** @param {(content: string) => unknown} draw */
    basic: (draw) => html`
<p>一张一张地让家谱长大。在比赛中，一位玩家争高分，另一位压低分；然后用同样的牌互换角色。<strong>只要牌有地方可放，就必须放；</strong> 放在哪里由你选。没有地方可放的牌，放到牌库底。没有牌可放时，游戏结束。</p>
<div class="scrolled" tabindex="0" role="group" aria-label="牌, 放到"><table>
<thead>
<tr>
<th scope="col">牌</th>
<th scope="col">放到</th>
</tr>
</thead>
<tbody>
<tr>
<td>3到10、Q、K、鬼牌</td>
<td>单身者（成为配偶）、夫妻（成为孩子，最多3个）</td>
</tr>
<tr>
<td>2</td>
<td>夫妻，一次：可以有最多5个孩子</td>
</tr>
<tr>
<td>A</td>
<td>夫妻：离婚；A盖住配偶</td>
</tr>
<tr>
<td>J</td>
<td>在世的人：去世；J盖住那个人</td>
</tr>
</tbody>
</table></div>
<p>离婚或丧偶后，双方都不能再生孩子，也不能再婚。第一对夫妻在有孩子之前，不受A和J影响。</p>
${draw(`7D+7C: 7S, 6S, (6H+KS)
| 两代人，20分；一个葫芦，80分；K的婚姻，10分。`)}
<p><strong>得分：</strong> 每代10分；婚姻中有一张Q或K得10分，两张得30分。一个家庭有五张以上的牌（夫妻、2、A、孩子），就按扑克牌型计分：一对10，两对20，三条40，顺子50，同花60，葫芦80，四条100，同花顺170，皇家同花顺250。</p>
`,
    browserKeys: () => html`
<h3>出牌</h3>
<ul>
<li>点击亮起的位置，再点<strong>出牌</strong>；或点击两次；或把当前牌拖过去。</li>
<li>用键盘：<kbd>↑</kbd> <kbd>↓</kbd> <kbd>←</kbd> <kbd>→</kbd> 选择位置，<kbd>Enter</kbd> 放到那里。也可以输入要放到的那张牌，如 <kbd>7d</kbd>、<kbd>10s</kbd>、<kbd>qh</kbd>，鬼牌是 <kbd>x1</kbd>，鬼牌2是 <kbd>x2</kbd>，再按 <kbd>Enter</kbd>。</li>
<li>提示会显示电脑会放到哪里，以及按它和按你的选择预计的最终得分。单人时随时可以请求；比赛中要房间允许。</li>
</ul>
<h3>整棵树</h3>
<p>树向下生长，每代一行。拖动可以移动它。捏合、滚动滚轮或按 <kbd>+</kbd>、<kbd>−</kbd> 和 <kbd>0</kbd> 改变大小。指着一个家庭，会突出组成牌型的五张牌。</p>
<div class="scrolled" tabindex="0" role="group" aria-label="标记, 含义"><table>
<thead>
<tr>
<th scope="col">标记</th>
<th scope="col">含义</th>
</tr>
</thead>
<tbody>
<tr>
<td>▸ 或 +20</td>
<td>当前牌可以放在这里；数字是得分的变化</td>
</tr>
<tr>
<td>浅色的牌</td>
<td>当前牌放到新位置的样子</td>
</tr>
<tr>
<td>灯</td>
<td>电脑会放在这里</td>
</tr>
<tr>
<td>⤢ ▸ 4</td>
<td>显示整棵树：有四个位置看不到</td>
</tr>
<tr>
<td>重叠的牌</td>
<td>结婚；分开并划掉，表示离婚</td>
</tr>
<tr>
<td>葫芦 80、皇冠和10</td>
<td>一个家庭的得分：牌型和名人</td>
</tr>
<tr>
<td>盖在上面的牌</td>
<td>J盖住去世的人，或A盖住离婚的配偶</td>
</tr>
</tbody>
</table></div>
<h3>一次一个家庭</h3>
<p><kbd>f</kbd> 或按钮在单个家庭和整棵树之间切换。夫妻在上方：要放到夫妻身上，就放在那里。孩子在下方；点击一个，看那个家庭。<kbd>Backspace</kbd> 上一代，<kbd>Home</kbd> 到顶端。</p>
<p>每个孩子下方显示当前牌在那一支（包括孩子自己的家庭）能做什么：</p>
<div class="scrolled" tabindex="0" role="group" aria-label="标记, 含义"><table>
<thead>
<tr>
<th scope="col">标记</th>
<th scope="col">含义</th>
</tr>
</thead>
<tbody>
<tr>
<td>孩子</td>
<td>可以成为某人的孩子</td>
</tr>
<tr>
<td>配偶</td>
<td>可以和某人结婚</td>
</tr>
<tr>
<td>孩子/配偶</td>
<td>两者都可以</td>
</tr>
<tr>
<td>J</td>
<td>J可以放到某人身上</td>
</tr>
<tr>
<td>夫妻</td>
<td>有夫妻可以接受2或A</td>
</tr>
<tr>
<td>以下7人</td>
<td>那一支有七个人</td>
</tr>
</tbody>
</table></div>
`,
    credits: () => html`
<h3>鸣谢</h3>
<p><strong>Family Tree</strong> 就是 <em>Family Tree Solitaire</em> 1.0 版，一人一副牌的游戏。规则遵循它自己的文档，文档写明作者的网站是 RICKSLEVINE.com。大部分创意都来自那里：孩子和配偶、名人、大家庭、离婚和去世、家庭的扑克牌型、分支标记、目标分、电脑的树，以及两位玩家互换角色的比赛。</p>
`,
    /** @param {(content: string) => unknown} draw */
    full: (draw) => html`
<h3>Family Tree</h3>
<p>用54张牌（含两张鬼牌）种出一棵家谱树。单人时，你争取高分。比赛中，一位玩家<strong>争高分</strong>，另一位<strong>压低分</strong>；然后同一副牌再打一次，互换角色。</p>
<h4>开始</h4>
<p>3到10、Q、K和鬼牌是<strong>家人牌</strong>。最先翻出的两张家人牌是第一对夫妻。在它们之前翻出的其他牌放到牌库底。</p>
<h4>一个回合</h4>
<p>牌库最上面的牌是<strong>当前牌</strong>。只要它在树上有地方可放，就必须放，放在哪里由轮到的玩家选择。每局由争高分的玩家先出，然后轮流。</p>
<p>没有地方可放的牌放到牌库底。这不算回合：同一位玩家再拿下一张牌。牌库空了，或自上次出牌以来牌库里的牌都翻过一遍而没有一张能放，这一局就结束。</p>
<h4>牌</h4>
<div class="scrolled" tabindex="0" role="group" aria-label="牌, 放到, 成为"><table>
<thead>
<tr>
<th scope="col">牌</th>
<th scope="col">放到</th>
<th scope="col">成为</th>
</tr>
</thead>
<tbody>
<tr>
<td>3到10、Q、K、鬼牌</td>
<td>单身者</td>
<td>配偶</td>
</tr>
<tr>
<td>3到10、Q、K、鬼牌</td>
<td>还能生孩子的夫妻</td>
<td>下一个孩子</td>
</tr>
<tr>
<td>2</td>
<td>没有2的夫妻</td>
<td>孩子上限从三个变成五个</td>
</tr>
<tr>
<td>A</td>
<td>夫妻</td>
<td>离婚</td>
</tr>
<tr>
<td>J</td>
<td>任何在世的人</td>
<td>此人去世</td>
</tr>
</tbody>
</table></div>
<p>只有没离婚、双方都在世的夫妻，才能生孩子、接受2或A。每对夫妻最多接受一张2和一张A。</p>
<p><strong>孩子和婚姻。</strong> 一对夫妻最多有三个孩子，有2时最多五个。每人只结一次婚。</p>
${draw(`7D+9C: QH > 6S
| 6♠可以成为这对夫妻的下一个孩子，也可以和Q♥结婚。`)}
${draw(`7D+9C&2H: 6S, TD, 3C, 4H
| 2♥让这对夫妻可以有第四和第五个孩子。`)}
<p><strong>离婚。</strong> A盖住配偶，也就是右边的一方。放到双方中任何一方都可以。双方都不能再婚。</p>
${draw(`7D+9C/AH: 6S
| A♥盖住9♣。6♠留下，仍然可以结婚。`)}
<p><strong>去世。</strong> J盖住你所选的人。它不能放到A、2或另一张J上。丧偶的人不能再婚。离婚或丧偶后剩下的一方，也可能去世。</p>
${draw(`7D+9C/JC: (6S+TD)
| J♣盖住9♣。6♠和10♦仍然可以生孩子。`)}
<p>孩子的遭遇不影响父母：父母仍然可以生孩子。</p>
<p><strong>第一对夫妻</strong>在有第一个孩子之前，不受A和J影响。</p>
${draw(`7D+9C > JC
| J♣暂时没有地方可放。`)}
<h4>得分</h4>
<p>每走一步之后，都按当时的树计算得分。</p>
<p><strong>世代。</strong> 每一代得10分，直到最深的一代。夫妻双方算同一代。</p>
${draw(`7D+9C: (6S+TD: 5H)
| 三代：30分。`)}
<p><strong>名人。</strong> 婚姻中有一张Q或K得10分，有两张得30分。离婚或一方去世，就失去这些分。鬼牌不是名人。</p>
${draw(`7D+9C: (QH+KS), (3C+KD), (KH+4H/AH)
| Q♥和K♠得30分，K♦得10分。离婚的K♥不得分。`)}
<p><strong>牌型。</strong> 一个家庭露出的牌组成扑克牌型：双方、2、A和孩子。被盖住的牌不算，但盖在上面的A或J算。孩子只算自己的牌，不算其配偶。离婚和丧偶的夫妻保留牌型。不足五张牌不得分；超过五张时，取最好的五张。</p>
${draw(`7D+7C: 7S, 6S, (6H+KS)
| 7♦ 7♣ 7♠ 6♠ 6♥ 是葫芦：80分。K♠不属于这个家庭的牌型。`)}
${draw(`7D+7C/AC: 7S, 6S, 6H
| A♣盖住7♣，只剩两对：20分。`)}
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
<td>一对</td>
<td>10</td>
<td>同花</td>
<td>60</td>
</tr>
<tr>
<td>两对</td>
<td>20</td>
<td>葫芦</td>
<td>80</td>
</tr>
<tr>
<td>三条</td>
<td>40</td>
<td>四条</td>
<td>100</td>
</tr>
<tr>
<td>顺子</td>
<td>50</td>
<td>同花顺</td>
<td>170</td>
</tr>
<tr>
<td>高牌</td>
<td>0</td>
<td>皇家同花顺</td>
<td>250</td>
</tr>
</tbody>
</table></div>
<p>鬼牌当作最有利的牌，即使牌型里已有那张牌。没有五条：四条加鬼牌还是四条。在顺子里，A可作最大或最小，不能在中间。</p>
${draw(`X1+7C: 7S, 4H, 9D
| 鬼牌当作7：三条，40分。`)}
<h4>单人</h4>
<p>所有牌都由你出，编号由服务器抽取或由你输入。<strong>目标分</strong>是电脑的得分；如果你自己在这个编号上的最佳成绩更好，就是你的。电脑不知道整副牌。打完后还会显示<strong>标准分</strong>：知道整副牌的搜索找到的最佳得分。</p>
`,
  },
};
