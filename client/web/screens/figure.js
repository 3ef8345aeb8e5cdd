// Figures of pages: small boards as rows of cards, or as trees. client/text/figures.py reads the same.

import { parseCard, showCard, spoken, suitOf } from "../text/cards.js";
import { html, nothing } from "../vendor/lit-html.js";

const CARD = /(?<![\w-])(?:10|[A2-9TJQK])[CDHS](?![\w-])/g;
/** A cell of a card that is turned over. */
const TURNED = /^\((.+)\)$/;

/** Draw a figure: "grid" has a row of cells in each line, "tree" a family, set in below its parents; after " | " is a label. @param {string} kind @param {string} content */
export function figure(kind, content) {
  const rows = content.split("\n").map((line) => {
    const [text, label = ""] = line.split(" | ");
    return { text, label };
  });
  return html`<div class="page-figure" role="img" aria-label=${rows.map(said).join(". ")}>
    ${rows.map((row) => (kind === "tree" ? family(row) : cells(row)))}
  </div>`;
}

/** @param {{text: string, label: string}} row */
const said = ({ text, label }) => {
  const cards = spoken(text.trim().replace(CARD, shown));
  return label ? `${cards}: ${label}` : cards;
};

/** @param {{text: string, label: string}} row */
const cells = ({ text, label }) => html`<div>
  ${text.split(/\s+/).map((cell) => {
    const turned = TURNED.exec(cell);
    return html`<span class=${turned ? "cell turned" : "cell"}>${marked(turned ? turned[1] : cell)}</span>`;
  })}
  ${label ? html`<span class="hint">${label}</span>` : nothing}
</div>`;

/** @param {{text: string, label: string}} row */
const family = ({ text, label }) => html`<div class="level-${(text.length - text.trimStart().length) / 2}">
  <span>${marked(text.trim())}</span> ${label ? html`<span class="hint">${label}</span>` : nothing}
</div>`;

/** A text with its cards in their colours. @param {string} text */
function marked(text) {
  const parts = [];
  let end = 0;
  for (const found of text.matchAll(CARD)) {
    parts.push(text.slice(end, found.index));
    parts.push(html`<b class=${`ink-${suitOf(parseCard(found[0]) ?? found[0])}`}>${shown(found[0])}</b>`);
    end = found.index + found[0].length;
  }
  return [...parts, text.slice(end)];
}

/** @param {string} text a card as it is typed */
const shown = (text) => showCard(parseCard(text) ?? text);
