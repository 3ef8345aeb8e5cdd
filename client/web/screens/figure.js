// Figures of pages: small boards as rows of cards, or as trees. client/text/figures.py reads the same format.

import { parseCard, showCard, spoken, suitOf } from "../text/cards.js";
import { html, nothing } from "../vendor/lit-html.js";

const CARD = /(?<![\w-])(?:10|[A2-9TJQK])[CDHS](?![\w-])/g;
/** The cell of a face-down card. */
const TURNED = /^\((.+)\)$/;

/** Draw a figure: each line of a "grid" is a row of cells, each line of a "tree" a family, indented below its parents; " | " precedes a label. @param {string} kind @param {string} content */
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
