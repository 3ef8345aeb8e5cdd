// @ts-nocheck
// Made from client/games/generic/text/es/*.md by `python -m client.catalogue`.

import { html } from "../../../vendor/lit-html.js";

export const subjects = {
  pages: {
    browserKeys: () => html`
<h3>Teclas</h3>
<div class="scrolled" tabindex="0" role="group" aria-label="tecla, qué hace"><table>
<thead>
<tr>
<th scope="col">tecla</th>
<th scope="col">qué hace</th>
</tr>
</thead>
<tbody>
<tr>
<td><kbd>↑</kbd> <kbd>↓</kbd></td>
<td>elegir una jugada</td>
</tr>
<tr>
<td><kbd>Enter</kbd></td>
<td>jugarla</td>
</tr>
<tr>
<td><kbd>/</kbd></td>
<td>escribir una jugada como la escribe el juego</td>
</tr>
</tbody>
</table></div>
<h3>La mesa</h3>
<p>Cada línea es una parte de lo que puedes ver, con su nombre.</p>
`,
  },
};
