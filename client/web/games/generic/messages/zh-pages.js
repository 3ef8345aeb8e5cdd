// @ts-nocheck
// Made from client/games/generic/text/zh/*.md by `python -m client.catalogue`.

import { html } from "../../../vendor/lit-html.js";

export const subjects = {
  pages: {
    browserKeys: () => html`
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
<td><kbd>↑</kbd> <kbd>↓</kbd></td>
<td>选择走法</td>
</tr>
<tr>
<td><kbd>Enter</kbd></td>
<td>打出</td>
</tr>
<tr>
<td><kbd>/</kbd></td>
<td>按这个游戏的写法输入一步</td>
</tr>
</tbody>
</table></div>
<h3>牌桌</h3>
<p>每行是你能看到的一部分，前面是它的名称。</p>
`,
  },
};
