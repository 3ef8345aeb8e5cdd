// The look of trees and grades: small trees of a guess or of the hidden tree, and the cards of a grade.

import { drawing, sign } from "../../board/card_faces.js";
import { guard, html, nothing, render, svg } from "../../vendor/lit-html.js";
import { empty, nodes } from "./draft.js";
import { layOut } from "./layout.js";
import { read } from "./trees.js";
import * as guessText from "./guess_text.js";

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
  const cards = [...read(tree)].map(([card, parent]) => ({ key: card, parent, card }));
  return picture(cards, label, (card) => cardDrawn(card, suit));
}

/** @param {import("./draft.js").Node[]} cards @param {string} label @param {(card: string) => unknown} drawn */
function picture(cards, label, drawn) {
  const { spots, columns, rows } = layOut(cards);
  const at = (/** @type {string} */ key) => {
    const { column, row } = /** @type {import("./layout.js").Spot} */ (spots.get(key));
    return { x: column * STEP.column, y: row * STEP.row };
  };
  const size = { width: (columns - 1) * STEP.column + CARD.width, height: (rows - 1) * STEP.row + CARD.height };
  return html`
    <svg class="family-picture" width=${`${size.width / 44}em`} height=${`${size.height / 44}em`} viewBox=${`-2 -2 ${size.width + 4} ${size.height + 4}`} role="img" aria-label=${label}>
      ${cards.map(({ key, parent }) => {
        if (parent === "") return nothing;
        const [from, to] = [at(parent), at(key)];
        return svg`<path class="line" d=${`M${from.x + 35} ${from.y + 98}V${to.y - 15}H${to.x + 35}V${to.y + 5}`} />`;
      })}
      ${cards.map(({ key, card }) => {
        const { x, y } = at(key);
        return svg`<g transform=${`translate(${x} ${y})`}><g class="turned">${drawn(card)}</g></g>`;
      })}
    </svg>
  `;
}

const PARTS = /** @type {const} */ (["red", "black", "down"]);
const WEAVE =
  "M5 24 24 5M5 48 48 5M5 72 65 12M5 93 65 33M23 93 65 51M45 93 65 73M65 24 46 5M65 48 22 5M65 72 5 12M48 93 5 50M26 93 5 72";

/** The back of a card. */
const cardBack = () => svg`
  <rect class="paper" width="70" height="98" rx="7" /><rect class="hidden-back" x="5" y="5" width="60" height="88" rx="4" /><path class="hidden-weave" d=${WEAVE} />
`;

/** A card that is put down beside a guess: a red one, a black one, or one face down. @param {keyof Grade} part */
export const gradeCard = (part) => html`
  <svg class=${`grade-card ${part}`} viewBox="-1 -1 72 100" aria-hidden="true">
    ${
      part === "down"
        ? cardBack()
        : svg`<rect class="paper" width="70" height="98" rx="7" />${sign(part === "red" ? "D" : "S", 35, 29, 40, `graded-${part}`)}`
    }
  </svg>
`;

/** A grade, as its owner lays it out: a card for each card of the guess that counts. @param {Grade} told */
export const gradeShown = (told) => html`
  <span class="grade" role="img" aria-label=${guessText.grade(told)} title=${guessText.grade(told)}>
    ${PARTS.flatMap((part) => Array.from({ length: told[part] }, () => gradeCard(part)))}
    ${PARTS.every((part) => told[part] === 0) ? html`<svg class="grade-card no-card" viewBox="-1 -1 72 100" aria-hidden="true"><rect x="2" y="2" width="66" height="94" rx="7" /></svg>` : nothing}
  </span>
`;

/** A tree whose cards lie face down: in the family's shape, or in a row if it may have any. @param {import("./trees.js").Family} family @param {string} label */
export const maskedTree = (family, label) =>
  guard([family.ranks, family.shape, label], () => {
    const fixed = nodes(empty(family));
    const every = fixed.length ? fixed : [...family.ranks].map((key) => ({ key, parent: "", card: "" }));
    return picture(every, label, cardBack);
  });

/** The back of a guess that waits or is hidden. */
export const guessBack = () => html`
  <svg class="guess-back" viewBox="-1 -1 72 100" aria-hidden="true">${cardBack()}</svg>
`;
