// @ts-nocheck
// Made from client/games/grandmas_game/text/zh/*.md by `python -m client.catalogue`.

import { html } from "../../../vendor/lit-html.js";

export const subjects = {
  pages: {
    /** @param {(content: string) => unknown} draw */
    basic: (draw) => html`
<p>把两副牌共104张送上八个<strong>收牌堆</strong>。每种花色有两个：一个从A升到K，另一个从K降到A。得分是收牌堆上的牌数。</p>
${draw(`3=4S Q=5D,JS 3S+ QS-
| 4♠可以升到3♠上，J♠可以降到Q♠上。`)}
<p><strong>发牌。</strong> 牌正面朝上发到十三个牌堆，A到K；只能看到最上面的牌。发出K之后、发到牌堆5、10或K之后、发到与自己点数相同的牌堆之后，都有一张牌背面朝上放进<strong>牌库</strong>。</p>
<p><strong>打牌。</strong> 把牌堆最上面的牌，或工作区里的任何牌，打到收牌堆。收牌堆顶上的牌可以移到同花色的另一个收牌堆。</p>
<p><strong>牌库。</strong> 随时可以发下一张：它放到与点数同名的牌堆上，整堆牌在<strong>工作区</strong>展开。里面的牌可以打出，也可以改变顺序。下次发牌时，剩下的牌按那个顺序放回。</p>
<p>104张全部送上就赢。牌库空了又没有牌可打，就<strong>卡住</strong>了：单人时可以撤销或放弃。<strong>竞速</strong>时所有人打同样的牌，各用各的牌桌。先赢的人结束竞速；否则牌数最多的赢。</p>
`,
    browserKeys: () => html`
<h3>标记</h3>
<ul>
<li>牌堆名称旁的数字是牌数。标有<em>展开</em>的牌堆在工作区里。</li>
<li>收牌堆旁边是它下一张要的点数，以及是升↑还是降↓。</li>
<li>有蓝边的牌可以打：点两下，或先点它再点收牌堆，或拖动。</li>
<li>牌堆上的 ?：可以看最上面那张之下的牌。选中它，再点<em>看下面</em>。</li>
<li>点击牌库发牌。</li>
<li>把工作区的牌拖到另一张上，就放到它上面；拖到最左边，就放到最底下。也可以选中牌，按<em>移动</em>，再选位置。</li>
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
<td>在牌桌上移动</td>
</tr>
<tr>
<td><kbd>a</kbd>、<kbd>2</kbd> 到 <kbd>9</kbd>、<kbd>t</kbd> 或 <kbd>0</kbd>、<kbd>j</kbd>、<kbd>q</kbd>、<kbd>k</kbd></td>
<td>到某个牌堆</td>
</tr>
<tr>
<td><kbd>w</kbd> <kbd>f</kbd></td>
<td>到工作区、到收牌堆</td>
</tr>
<tr>
<td><kbd>Enter</kbd></td>
<td>打出；<kbd>+</kbd> 和 <kbd>−</kbd> 打到上升或下降的收牌堆</td>
</tr>
<tr>
<td><kbd>d</kbd></td>
<td>发牌</td>
</tr>
<tr>
<td><kbd>l</kbd></td>
<td>看牌堆下面</td>
</tr>
<tr>
<td><kbd>u</kbd> <kbd>r</kbd></td>
<td>撤销和重做</td>
</tr>
<tr>
<td><kbd>g</kbd></td>
<td>放弃</td>
</tr>
<tr>
<td><kbd>h</kbd></td>
<td>请求提示</td>
</tr>
<tr>
<td><kbd>x</kbd></td>
<td>开关自动打稳妥的牌</td>
</tr>
<tr>
<td><kbd>空格</kbd></td>
<td>拿起工作区的牌；<kbd>←</kbd> <kbd>→</kbd> <kbd>Home</kbd> <kbd>End</kbd> 移动，<kbd>Enter</kbd> 放下，<kbd>Esc</kbd> 取消</td>
</tr>
<tr>
<td><kbd>s</kbd></td>
<td>输入顺序</td>
</tr>
</tbody>
</table></div>
<p>发牌时，<kbd>空格</kbd> 暂停和继续，<kbd>↑</kbd> <kbd>↓</kbd> 改变速度，<kbd>←</kbd> <kbd>→</kbd> 逐张看，<kbd>v</kbd> 从头开始，<kbd>Enter</kbd> 跳过。打第一步之前，<kbd>v</kbd> 可以再看一遍发牌。</p>
`,
    credits: () => html`
<h3>鸣谢</h3>
<p><strong>Grandma’s Game</strong> 又叫 <em>Thirteen Packs</em>，是两副牌的单人纸牌。规则遵循介绍它的文档。竞速是 Turnabout 加的。</p>
`,
    /** @param {(content: string) => unknown} draw */
    full: (draw) => html`
<h3>Grandma’s Game</h3>
<p>这个游戏又叫 Thirteen Packs。把两副牌共104张送上八个收牌堆。</p>
<h4>发牌</h4>
<ul>
<li>十三个牌堆排成5、5、3三行，名为A、2、3 … K。牌正面朝上，一次一张，依次发到A、2 … K，再从A开始，直到发完。每堆只能看到最上面的牌。</li>
<li>每发一张牌到牌堆，下面每符合一条，就有一张牌背面朝上放进牌库：这张牌是K；牌堆是5、10或K；牌的点数与牌堆同名。（K发到K堆：三张。）放进牌库的牌谁也看不到。</li>
</ul>
${draw(`A=3H 2=JC 3=3D 4=9S 5=5C 6=KH stock=4
| 这六张牌之后，四张进了牌库：3♦发到牌堆3后一张，5♣发到牌堆5后两张，K♥后一张。`)}
<ul>
<li>最后放进牌库的牌最先发出。</li>
<li>打第一步之前，可以逐张看发牌过程，也可以再看；或跳过。被盖住的牌不再显示：记忆是游戏的一部分。</li>
</ul>
<h4>打牌</h4>
<ul>
<li>每种花色有两个收牌堆。一个从A开始，同花色升到K；另一个从K开始，降到A。</li>
</ul>
${draw(`3=4S Q=5D,JS 3S+ QS-
| 4♠可以升到3♠上，J♠可以降到Q♠上。`)}
<ul>
<li>每个牌堆最上面的牌和工作区里的每张牌都可以打。收牌堆顶上的牌也可以移到同花色的另一个收牌堆，方向不限，次数不限。收牌堆的第一张A或K不动。</li>
</ul>
${draw(`J=9H 7H+ 8H-
| 两个收牌堆相遇。8♥可以升到7♥上，然后9♥也可以。`)}
<ul>
<li><strong>发牌。</strong> 牌库的一张牌放到与点数同名的牌堆上。在此之前，工作区的牌按当前顺序放回自己的牌堆。然后连同新牌在最上面，整堆牌成为工作区，原来的位置空着。最后一次发牌后，工作区保留。</li>
</ul>
${draw(`J:5C,7H,4D,JS 6H+ QH-
| 发出J♠，J堆展开。可以从中打出7♥。`)}
<ul>
<li><strong>顺序。</strong> 可以改变工作区里牌的顺序。房间可以禁止，那样会难得多。</li>
<li><strong>看下面。</strong> 如果两个牌堆最上面是相同的牌，而且那张牌可以打出，就可以看每张之下的牌。什么也不移动。</li>
</ul>
${draw(`4=KC,TD 8=2S,TD 9D+ QD-
| 10♦在两个牌堆上，都能打。看看两张之下，再选打哪一张。`)}
<ul>
<li>104张牌全部送上收牌堆就赢；否则你放弃时游戏结束。</li>
<li>牌库空了又没有牌可打，在收牌堆之间移牌也不行，就<strong>卡住</strong>了。会有提醒。</li>
<li>单人时，撤销会收回上一步，包括发牌；重做会再打一遍。两者都计数。</li>
<li>如果一种花色已有14张以上送上收牌堆，这种花色的牌就是<strong>稳妥</strong>的：它是最后一张，只有一个去处。稳妥的牌可以自动替你打。</li>
</ul>
<h4>竞速</h4>
<p>两人以上打同一编号，各用各的牌桌。你只能看到其他人的得分和剩余牌数。先赢的人结束竞速；否则所有牌桌结束时，牌数最多的赢。不能撤销，卡住的牌桌就结束。</p>
<p>两人时，认输的玩家输。更多人时，退出的玩家放弃自己的牌桌，其他人继续。观众能看到得分，看不到牌桌。</p>
`,
  },
};
