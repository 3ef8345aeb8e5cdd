// Figures of pages: small boards, each with its caption. client/text/figures.py reads the same format.

import { withCards } from "../board/card_faces.js";
import { html, nothing } from "../vendor/lit-html.js";

/** @typedef {import("../games/catalog.js").Figures} Figures */

/** Return the function that draws the figures of a page, given the figures of its game. @param {Figures | undefined} figures @returns {import("../games/catalog.js").DrawFigure} */
export function figuresOf(figures) {
  let drawn = 0;
  return (content) => {
    const lines = content.split("\n");
    const position = lines.filter((line) => !line.startsWith("| ")).join("\n");
    const caption = lines.flatMap((line) => (line.startsWith("| ") ? [line.slice(2)] : [])).join(" ");
    drawn += 1;
    const view = figures?.positions[position];
    return html`<figure class="page-figure">
      ${view === undefined ? html`<pre>${position}</pre>` : html`<div class="small-board" role="img" aria-label=${caption}><div inert>${figures?.draw(view, `figure-${drawn}`)}</div></div>`}
      ${caption ? html`<figcaption>${withCards(caption)}</figcaption>` : nothing}
    </figure>`;
  };
}
