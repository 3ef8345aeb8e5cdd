// The look of trees and grades: small trees of a guess or of the hidden tree, and counts distinguished by shape.

import { drawing } from "../../board/card_faces.js";
import { guard, html, nothing, render, svg } from "../../vendor/lit-html.js";
import { layOut } from "./layout.js";
import { read } from "./trees.js";
import * as guessText from "./guess_text.js";
import * as guessesText from "./messages/guesses.js";

/** @typedef {import("./trees.js").Grade} Grade */

/** The width and height of a card, and of a column and a row of a tree, in the same units. */
export const CARD = { width: 70, height: 98 };
const STEP = { column: 86, row: 128 };

/** The drawing of a card in a family; without a suit only its rank. @param {string} rank @param {string | null} suit */
export const cardDrawn = (rank, suit) =>
  suit === null
    ? svg`<rect class="paper" width="70" height="98" rx="7" /><text class="rank bare" x="35" y="66" font-size="48" text-anchor="middle">${rank}</text>`
    : drawing(`${rank}${suit}`, false);

/** A card by itself. @param {string} rank @param {string | null} suit */
const cardFace = (rank, suit) => html`
  <svg class="card-face" viewBox="-1 -1 72 100" aria-hidden="true">${cardDrawn(rank, suit)}</svg>
`;

/** A card carried over the table. @param {string | null} suit @param {string} rank */
export function carried(suit, rank) {
  const ghost = document.createElement("div");
  render(cardFace(rank, suit), ghost);
  return ghost;
}

/** A tree for viewing. @param {string} tree @param {string | null} suit @param {string} [label] */
export const treePicture = (tree, suit, label = tree) => guard([tree, suit, label], () => drawTree(tree, suit, label));

/** @param {string} tree @param {string | null} suit @param {string} label */
function drawTree(tree, suit, label) {
  const nodes = [...read(tree)].map(([card, parent]) => ({ key: card, parent, card }));
  const { spots, columns, rows } = layOut(nodes);
  const at = (/** @type {string} */ key) => {
    const { column, row } = /** @type {import("./layout.js").Spot} */ (spots.get(key));
    return { x: column * STEP.column, y: row * STEP.row };
  };
  const size = { width: (columns - 1) * STEP.column + CARD.width, height: (rows - 1) * STEP.row + CARD.height };
  return html`
    <svg class="family-picture" width=${`${size.width / 44}em`} height=${`${size.height / 44}em`} viewBox=${`-2 -2 ${size.width + 4} ${size.height + 4}`} role="img" aria-label=${label}>
      ${nodes.map(({ key, parent }) => {
        if (parent === "") return nothing;
        const [from, to] = [at(parent), at(key)];
        return svg`<path class="line" d=${`M${from.x + 35} ${from.y + 98}V${to.y - 15}H${to.x + 35}V${to.y + 5}`} />`;
      })}
      ${nodes.map(({ key, card }) => {
        const { x, y } = at(key);
        return svg`<g transform=${`translate(${x} ${y})`}>${cardDrawn(card, suit)}</g>`;
      })}
    </svg>
  `;
}

/** @type {[keyof Grade, string, string][]} */
const COUNTS = [
  ["red", "red", "M10 2a8 8 0 1 0 0 16a8 8 0 1 0 0-16Z"],
  ["black", "black", "M3 3H17V17H3Z"],
  ["down", "down", "M4 1H16V19H4ZM4 7 10 1M4 13 16 1M4 19 16 7M10 19 16 13"],
];

/** A grade: red cards as discs, black ones as squares, those face down as backs, each with its count. @param {Grade} told */
export const gradeShown = (told) => html`
  <span class="grade" role="img" aria-label=${guessText.grade(told)}>
    ${COUNTS.map(
      ([name, kind, path]) =>
        html`<span class=${`count ${kind} ${told[name] ? "" : "none"}`} title=${guessesText.gradePart(name, { count: told[name] })}><svg viewBox="0 0 20 20" aria-hidden="true"><path d=${path} /></svg>${told[name]}</span>`,
    )}
  </span>
`;

/** The back of a guess that waits or is hidden. */
export const guessBack = () => html`
  <svg class="guess-back" viewBox="0 0 70 70" aria-hidden="true">
    <rect x="1" y="1" width="68" height="68" rx="7" />
    <path d="M1 24 24 1M1 47 47 1M5 66 66 5M23 69 69 23M46 69 69 46" />
  </svg>
`;
