// @ts-nocheck
// Made from client/games/generic/text/pl/*.md by `python -m client.catalogue`.

import { html } from "../../../vendor/lit-html.js";

export const subjects = {
  pages: {
    browserKeys: () => html`
<h3>Klawisze</h3>
<div class="scrolled" tabindex="0" role="group" aria-label="klawisz, co robi"><table>
<thead>
<tr>
<th scope="col">klawisz</th>
<th scope="col">co robi</th>
</tr>
</thead>
<tbody>
<tr>
<td><kbd>↑</kbd> <kbd>↓</kbd></td>
<td>wybierają ruch</td>
</tr>
<tr>
<td><kbd>Enter</kbd></td>
<td>gra go</td>
</tr>
<tr>
<td><kbd>/</kbd></td>
<td>pozwala wpisać ruch tak, jak zapisuje go gra</td>
</tr>
</tbody>
</table></div>
<h3>Stół</h3>
<p>Każdy wiersz to część tego, co możesz widzieć, z nazwą.</p>
`,
  },
};
