// @ts-nocheck
// Made from client/games/patriarch/text/zh/*.md by `python -m client.catalogue`.

import { html } from "../../../vendor/lit-html.js";

export const subjects = {
  pages: {
    /** @param {(content: string) => unknown} draw */
    basic: (draw) => html`
<p><strong>藏家</strong>藏一棵家谱树。你猜出整棵树，会得到<strong>判定：</strong></p>
<div class="scrolled" tabindex="0" role="group" aria-label="一张牌的判定, 辈分, 父母"><table>
<thead>
<tr>
<th scope="col">一张牌的判定</th>
<th scope="col">辈分</th>
<th scope="col">父母</th>
</tr>
</thead>
<tbody>
<tr>
<td>红</td>
<td>对</td>
<td>对</td>
</tr>
<tr>
<td>黑</td>
<td>对</td>
<td>错</td>
</tr>
<tr>
<td>背面</td>
<td>错</td>
<td>对</td>
</tr>
</tbody>
</table></div>
<p>其他牌不算，判定也不说是哪些牌。顶端的牌没有父母：猜对就是红。全红：你猜中了。</p>
${draw(`3(4(2) A(5))
2(3(4) A(5))
| 红：5。黑：A，在2之下。背面：4，位置太低。`)}
<p><strong>The Patriarch</strong> 用这种形状和A到5；<strong>Advanced</strong> 用A到7，多一代。<strong>The Matriarch</strong> 可以是任意形状。孩子不分先后。</p>
<p><strong>两位玩家</strong>打两局，互换角色；猜的次数少的一方赢。<strong>三人以上</strong>时，其他人同时猜，第一个<em>判定</em>为正确的猜测赢下这一局。然后由下一位玩家藏树。</p>
`,
    browserKeys: () => html`
<h3>标记</h3>
<ul>
<li>每次猜测旁边是判定：红牌、黑牌和背面朝上的牌。空框：没有牌算数。</li>
<li>猜测显示背面：它在等待判定，或是隐藏的。</li>
<li>在自由形状的树上，下一张牌放到标出的牌之下；在固定形状的树上，放到标出的位置。</li>
<li>笔记板上：数字是有多少棵可能的树把那张牌放在那里；✓ 表示每一棵都是，– 表示一棵也没有。</li>
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
<td>点数</td>
<td>放一张牌</td>
</tr>
<tr>
<td>方向键</td>
<td>标出另一个位置或另一张牌</td>
</tr>
<tr>
<td><kbd>空格</kbd></td>
<td>拿起一张牌，再放下</td>
</tr>
<tr>
<td><kbd>Backspace</kbd></td>
<td>拿掉一张牌</td>
</tr>
<tr>
<td><kbd>(</kbd> <kbd>)</kbd></td>
<td>下一代、上一代</td>
</tr>
<tr>
<td><kbd>Enter</kbd></td>
<td>提交猜测，或公布判定</td>
</tr>
<tr>
<td><kbd>=</kbd></td>
<td>复制上次猜测或提示</td>
</tr>
<tr>
<td><kbd>u</kbd> <kbd>x</kbd></td>
<td>撤销；拿掉所有牌</td>
</tr>
<tr>
<td><kbd>n</kbd></td>
<td>显示笔记板（如果房间有）</td>
</tr>
<tr>
<td><kbd>r</kbd> <kbd>b</kbd> <kbd>d</kbd></td>
<td>自己算判定时，放下一张红牌、黑牌或背面的牌；<kbd>Backspace</kbd> 收回最后一张</td>
</tr>
<tr>
<td><kbd>s</kbd></td>
<td>改变你那棵树的花色</td>
</tr>
</tbody>
</table></div>
`,
    credits: () => html`
<h3>鸣谢</h3>
<p><strong>The Patriarch</strong> 及其三种变体是两人以上、一副牌的游戏。规则遵循它自己的文档。红牌、黑牌和背面的牌、队列，以及第一个<em>判定</em>正确的猜测获胜，都是它的创意。两种固定形状的图已经遗失，所以形状按它的例子确定。两局制比赛是 Turnabout 加的。</p>
`,
    /** @param {(content: string) => unknown} draw */
    full: (draw) => html`
<h3>The Patriarch</h3>
<p>一位玩家是<strong>藏家</strong>，藏一棵由一种花色最小的几张牌组成的家谱树。其他人来猜。</p>
<h4>树</h4>
<div class="scrolled" tabindex="0" role="group" aria-label="变体, 牌, 树的数目, 形状"><table>
<thead>
<tr>
<th scope="col">变体</th>
<th scope="col">牌</th>
<th scope="col">树的数目</th>
<th scope="col">形状</th>
</tr>
</thead>
<tbody>
<tr>
<td>The Patriarch</td>
<td>A到5</td>
<td>60</td>
<td>顶端的牌有两个孩子，每个孩子再有一个孩子</td>
</tr>
<tr>
<td>Advanced Patriarch</td>
<td>A到7</td>
<td>2,520</td>
<td>顶端的牌有两个孩子，每个孩子之下连着两张</td>
</tr>
<tr>
<td>The Matriarch</td>
<td>A到5</td>
<td>205</td>
<td>任意，最多3代</td>
</tr>
<tr>
<td>Advanced Matriarch</td>
<td>A到7</td>
<td>46,249</td>
<td>任意，最多4代</td>
</tr>
</tbody>
</table></div>
${draw(`3(4(2) A(5))
| The Patriarch 的一棵树。`)}
${draw(`3(4(2(6)) A(5(7)))
| Advanced Patriarch 的一棵树。`)}
${draw(`2(3 4(5) A)
| The Matriarch 的一棵树：顶端的牌有三个孩子和一个孙辈。`)}
<p><strong>写法：</strong> 先写顶端的牌，括号里写它的孩子：上面第一棵树是 <kbd>3(4(2) A(5))</kbd>。不合规则的树会被拒绝，不算一次猜测。</p>
<p>只有父母和孩子的关系重要，孩子的先后不重要：</p>
${draw(`3(4(2) A(5))
3(A(5) 4(2))
| 五张牌全是红：猜中了。`)}
<h4>判定</h4>
<div class="scrolled" tabindex="0" role="group" aria-label="判定, 辈分, 父母"><table>
<thead>
<tr>
<th scope="col">判定</th>
<th scope="col">辈分</th>
<th scope="col">父母</th>
</tr>
</thead>
<tbody>
<tr>
<td>红</td>
<td>对</td>
<td>对</td>
</tr>
<tr>
<td>黑</td>
<td>对</td>
<td>错</td>
</tr>
<tr>
<td>背面</td>
<td>错</td>
<td>对</td>
</tr>
</tbody>
</table></div>
<p>顶端的牌没有父母：如果它就是所藏树的顶端，就是红。辈分错、父母也错的牌不算。判定只数牌，不说是哪些牌。</p>
${draw(`3(4(2) A(5))
2(3(4) A(5))
| 5是红，A是黑，4是背面。2和3不算。`)}
${draw(`3(4(2) A(5))
3(A(2) 4(5))
| 3、4和A是红。2和5互换了父母：它们是黑。`)}
<h4>树从哪里来</h4>
<p>由房间决定：</p>
<ul>
<li><strong>编号</strong>决定花色和树。两位玩家猜的是同一棵树，所以两局都结束之前，双方都看不到树，也看不到第1局的猜测和判定。</li>
<li><strong>藏家</strong>在第一次猜之前摆好树。</li>
<li><strong>不定：</strong> 藏家可以不定树。那么符合至今所有判定的任何树都有可能。</li>
</ul>
<h4>两位玩家</h4>
<p>猜家可猜的次数按变体而定，房间也可以另设1到12次：</p>
<div class="scrolled" tabindex="0" role="group" aria-label="变体, 次数"><table>
<thead>
<tr>
<th scope="col">变体</th>
<th scope="col">次数</th>
</tr>
</thead>
<tbody>
<tr>
<td>The Patriarch</td>
<td>4</td>
</tr>
<tr>
<td>Advanced Patriarch</td>
<td>6</td>
</tr>
<tr>
<td>The Matriarch</td>
<td>5</td>
</tr>
<tr>
<td>Advanced Matriarch</td>
<td>8</td>
</tr>
</tbody>
</table></div>
<p>每次猜测立即判定；镜像赛中要等另一个牌盘也猜过。一局的得分是判定过的猜测数，没猜中再加一。藏家想要高分，猜家想要低分。比赛打两局，互换角色；猜的次数少的玩家获胜。</p>
<h4>自己算判定的藏家</h4>
<p>房间可以让藏家自己算每次判定：红牌、黑牌和背面的牌各几张。房间会检查。算错会被拒绝，并说明原因，如“5在正确的位置”，所以公布的判定总是对的。不定树的藏家只公布判定。如果编号给两位玩家同一棵树，双方都不知道它，就由房间判定。</p>
<h4>三人以上</h4>
<p>一位玩家藏树；其他人同时猜，次数不限。猜测排到<strong>队列</strong>末尾。队列里可以有你的两个猜测，不能更改或收回。藏家能看到队列里的第一个猜测，并公布它的判定；房间也可以在几秒后自动公布。你能看到所有判定过的猜测，以及正在排队的玩家名字。</p>
<p>第一个<em>判定</em>为正确的猜测赢下这一局，即使另一个正确的猜测提交得更早、还在等待。然后由左边下一位玩家藏另一棵树。一场比赛中每位玩家都藏一次树，猜中树最多的玩家获胜。</p>
<p><strong>计时。</strong> 你的猜测等待判定时，你的时间不走。超时后，这一局不能再猜，但正在等待的猜测仍会判定。如果藏家超时，房间就用编号决定的树，并公布判定。</p>
`,
  },
};
