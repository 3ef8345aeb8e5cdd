// Made from client/games/generic/text/en/*.md by `python -m client.catalogue`.

import { html } from "../../../vendor/lit-html.js";
import { translated } from "../../../text/language.js";

export const messages = translated("games/generic", "pages", {
  browserKeys: () => html`
<h3>Keys</h3>
<div class="scrolled" tabindex="0" role="group" aria-label="key, what it does"><table>
<thead>
<tr>
<th scope="col">key</th>
<th scope="col">what it does</th>
</tr>
</thead>
<tbody>
<tr>
<td><kbd>↑</kbd> <kbd>↓</kbd></td>
<td>choose a move</td>
</tr>
<tr>
<td><kbd>Enter</kbd></td>
<td>play it</td>
</tr>
<tr>
<td><kbd>/</kbd></td>
<td>type a move as the game writes it</td>
</tr>
</tbody>
</table></div>
<h3>The table</h3>
<p>Each line is a part of what you can see, with its name.</p>
`,
});
