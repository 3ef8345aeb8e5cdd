// @ts-nocheck
// Made from client/games/generic/text/de/*.md by `python -m client.catalogue`.

import { html } from "../../../vendor/lit-html.js";

export const subjects = {
  pages: {
    browserKeys: () => html`
<h3>Tasten</h3>
<div class="scrolled" tabindex="0" role="group" aria-label="Taste, was sie tut"><table>
<thead>
<tr>
<th scope="col">Taste</th>
<th scope="col">was sie tut</th>
</tr>
</thead>
<tbody>
<tr>
<td><kbd>↑</kbd> <kbd>↓</kbd></td>
<td>einen Zug wählen</td>
</tr>
<tr>
<td><kbd>Enter</kbd></td>
<td>ihn spielen</td>
</tr>
<tr>
<td><kbd>/</kbd></td>
<td>einen Zug tippen, wie ihn das Spiel schreibt</td>
</tr>
</tbody>
</table></div>
<h3>Der Tisch</h3>
<p>Jede Zeile ist ein Teil dessen, was du sehen kannst, mit seinem Namen.</p>
`,
  },
};
