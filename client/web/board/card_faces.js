// The faces of cards: our own drawings, sharp at any size, coloured by the style sheet only. Each is 70 wide and 98 high.

import { isJoker, parts, rankOf, rankSign, sayCard, showCard, suitOf } from "../text/cards.js";
import { guard, html, nothing, svg } from "../vendor/lit-html.js";

/** The suits, each in a square of 20. @type {Record<string, string>} */
const SUITS = {
  C: "M10 .8a4.4 4.4 0 0 1 3.5 7.1A4.5 4.5 0 1 1 11 14.6c.3 2 .9 3.6 2.3 4.9H6.7C8.1 18.2 8.7 16.6 9 14.600A4.5 4.5 0 1 1 6.5 7.9 4.4 4.4 0 0 1 10 .8Z",
  D: "M10 .2C11.6 3.6 14.2 7.2 17.2 10 14.2 12.8 11.6 16.4 10 19.8 8.4 16.4 5.8 12.8 2.8 10 5.8 7.2 8.4 3.6 10 .2Z",
  H: "M10 18.800C8.7 15.3 1 11.5 1 6.1 1 3.1 3.2 1 5.7 1 7.7 1 9.3 2.3 10 4.3 10.7 2.3 12.3 1 14.3 1 16.8 1 19 3.1 19 6.1 19 11.5 11.3 15.3 10 18.800Z",
  S: "M10 .8C11.2 4.2 18.6 7.6 18.6 12.3 18.6 14.9 16.6 16.5 14.6 16.5 12.9 16.5 11.5 15.6 10.8 14.2 10.9 16.4 11.7 18.2 13.3 19.500H6.700C8.3 18.2 9.1 16.4 9.2 14.2 8.5 15.6 7.1 16.5 5.4 16.5 3.4 16.5 1.4 14.9 1.4 12.3 1.4 7.6 8.8 4.2 10 .8Z",
  X: "M10 .6l2.5 6.2 6.7.5-5.1 4.3 1.6 6.500L10 14.600l-5.7 3.5 1.6-6.500L.8 7.300l6.7-.5Z",
};
/** The positions of the signs of a number card in its upper half; the lower half has the same, upside down. @type {Record<string, number[][]>} */
const PIPS = {
  2: [[35, 22]],
  3: [
    [35, 22],
    [35, 49],
  ],
  4: [
    [24, 22],
    [46, 22],
  ],
  5: [
    [24, 22],
    [46, 22],
    [35, 49],
  ],
  6: [
    [24, 22],
    [46, 22],
    [24, 49],
    [46, 49],
  ],
  7: [
    [24, 22],
    [46, 22],
    [24, 49],
    [46, 49],
    [35, 35.5, 1],
  ],
  8: [
    [24, 22],
    [46, 22],
    [24, 49],
    [46, 49],
    [35, 35.5],
  ],
  9: [
    [24, 22],
    [46, 22],
    [24, 40],
    [46, 40],
    [35, 49],
  ],
  T: [
    [24, 22],
    [46, 22],
    [24, 40],
    [46, 40],
    [35, 31],
  ],
};
const CROWNS = {
  K: "M24.5 25 22.5 13.500l6.3 4.700L35 10.500l6.2 7.7 6.3-4.700L45.5 25Z",
  Q: "M25 25C24 20 23 17.5 21.8 15.2q4.2 .8 6.4 3.6Q30.5 15 35 11.5 39.5 15 41.8 18.8 44 16 48.2 15.2 46.5 19.5 45 25Z",
  J: "M23.5 25.500C22.5 17 30 13.5 36.5 14.5 43 15.5 47.5 19 47 25.5 40 22.8 31 22.8 23.5 25.500Z",
};

/** A suit's sign at a point. @param {string} suit @param {number} x @param {number} y @param {number} size @param {string} [more] */
export const sign = (suit, x, y, size, more = "") => svg`<path
  class=${`suit-${suit} ${more}`}
  transform=${`translate(${x - size / 2} ${y - size / 2}) scale(${size / 20})`}
  d=${SUITS[suit]}
/>`;

/** The drawing of a card: `full` has signs and figures; otherwise it has large signs, for a tree seen from far away. @param {string} card @param {boolean} full */
export const drawing = (card, full) =>
  guard(
    [card, full, rankOf(card)],
    () => svg`
      <rect class="paper" width="70" height="98" rx="7" />
      ${full ? whole(card) : plain(card)}
    `,
  );

/** @param {string} card */
function plain(card) {
  const suit = suitOf(card);
  const wide = rankOf(card).length > 1;
  const figure = isJoker(card) || "JQK".includes(card[0]);
  return svg`
    ${
      isJoker(card)
        ? svg`<text class="rank suit-X" x="35" y="24" font-size="20" text-anchor="middle" textLength="60" lengthAdjust="spacingAndGlyphs">${rankOf(card)}</text>`
        : svg`<text class=${`rank suit-${suit}${wide ? " wide" : ""}`} x="7" y="34" font-size="34">${rankOf(card)}</text>${sign(suit, 57, 17, 17)}`
    }
    ${figure ? svg`<g transform="translate(-9 30) scale(1.33)">${head(card)}</g>` : sign(suit, 37, 67, 42)}
  `;
}

/** @param {string} card */
function whole(card) {
  const suit = suitOf(card);
  return svg`${corner(card)}<g transform="rotate(180 35 49)">${corner(card)}</g>${middle(card, suit)}`;
}

/** The name of a joker, letter below letter; of another card, its rank and suit. @param {string} card */
const corner = (card) =>
  isJoker(card)
    ? [...rankOf(card)].map(
        (letter, at) =>
          svg`<text class="rank suit-X" x="9" y=${15 + 8.2 * at} font-size="9.5" text-anchor="middle">${letter.toUpperCase()}</text>`,
      )
    : index(card);

/** @param {string} card */
const index = (card) => svg`
  <text class=${`rank suit-${suitOf(card)}`} x="9.5" y="18" font-size=${rankOf(card).length > 1 ? 12.5 : 16} text-anchor="middle">${rankOf(card)}</text>
  ${sign(suitOf(card), 9.5, 26, 9.5)}
`;

/** @param {string} card @param {string} suit */
function middle(card, suit) {
  if (card[0] === "A")
    return svg`<circle class="ring" cx="35" cy="49" r="25" /><circle class="ring" cx="35" cy="49" r="22.5" />${sign(suit, 35, 49, 28)}`;
  const pips = PIPS[card[0]];
  if (pips !== undefined) {
    const upper = pips.map(([x, y]) => sign(suit, x, y, 13.5));
    const lower = pips.filter(([, y, once]) => y !== 49 && !once).map(([x, y]) => sign(suit, x, y, 13.5));
    return svg`${upper}<g transform="rotate(180 35 49)">${lower}</g>`;
  }
  const half = svg`<g>${head(card)}</g>`;
  return svg`
    <rect class="frame" x="17.5" y="8" width="35" height="82" rx="3" />
    ${half}<g transform="rotate(180 35 49)">${head(card)}</g>
    <path class="ring" d="M17.5 49H52.5" />
    ${sign(suit, 22.5, 14, 7)}<g transform="rotate(180 35 49)">${sign(suit, 22.5, 14, 7)}</g>
  `;
}

/** The upper half of a king, a queen, a jack or a joker. @param {string} card */
export function head(card) {
  const suit = suitOf(card);
  return isJoker(card) ? jester() : figure(card[0], suit);
}

/** @param {string} rank @param {string} suit */
function figure(rank, suit) {
  const hair =
    rank === "Q"
      ? svg`<path class="hair" d="M27 25q-3.5 10-2.5 19h21q1-9-2.5-19Z" />`
      : rank === "J"
        ? svg`<path class="hair" d="M27 24q-2 8-.5 12h17q1.5-4-.5-12Z" />`
        : nothing;
  return svg`
    ${hair}
    <path class=${`robe suit-${suit}`} d="M19.5 49C20 41.5 26 38.5 31 37.500h8C44 38.5 50 41.5 50.5 49Z" />
    <path class="trim" d="M31 37.5 35 49 39 37.500Z" />
    <path class="skin" d="M28.5 24.500h13v6.500a6.5 7 0 0 1-13 0Z" />
    ${rank === "K" ? svg`<path class="hair" d="M28.5 29.500q2.5 2.2 6.5 2.200t6.5-2.200q1 8-6.5 12-7.5-4-6.5-12Z" />` : nothing}
    <circle class="eye" cx="32" cy="28" r=".9" /><circle class="eye" cx="38" cy="28" r=".9" />
    ${rank === "K" ? nothing : svg`<path class="mouth" d="M33 33q2 1.3 4 0" />`}
    <path class=${rank === "J" ? `robe suit-${suit}` : "gold"} d=${CROWNS[/** @type {"K" | "Q" | "J"} */ (rank)]} />
    ${
      rank === "J"
        ? svg`<path class="gold" d="M44 21C48 16 49 12.5 48 9.5 43.5 11.5 41 15.5 41 19.500Z" />`
        : svg`<path class=${`robe suit-${suit}`} d="M25 22.600h20V25H25Z" />`
    }
    ${rank === "Q" ? [21.8, 35, 48.2].map((x) => svg`<circle class="gold" cx=${x} cy=${x === 35 ? 11 : 14.6} r="1.7" />`) : nothing}
  `;
}

const jester = () => svg`
  <path class="suit-X" d="M25 27C22 19 18.5 20 17.5 25.5 17 17 22.5 11.5 30 17 31 12 33.5 10 35 9.5 36.5 10 39 12 40 17 47.5 11.5 53 17 52.5 25.5 51.5 20 48 19 45 27Z" />
  ${[
    [17.6, 27],
    [35, 8.6],
    [52.4, 27],
  ].map(([x, y]) => svg`<circle class="gold" cx=${x} cy=${y} r="2.2" />`)}
  <path class="skin" d="M27.5 26h15v5a7.5 8 0 0 1-15 0Z" />
  <path class="gold" d="M25 24.500h20v3H25Z" />
  <circle class="eye" cx="31.5" cy="30.3" r="1" /><circle class="eye" cx="38.5" cy="30.3" r="1" />
  <path class="mouth" d="M31 34q4 3.6 8 0" />
  <path class="suit-X" d="M22 49 24.5 41.5 28.5 45.5 31.5 40 35 45.5 38.5 40 41.5 45.5 45.5 41.5 48 49Z" />
`;

/** A card on its own, as an image with the card's name. @param {string} card @param {string} [kind] */
export const face = (card, kind = "") => html`
  <svg class=${`card-face ${kind}`} viewBox="-1 -1 72 100" role="img" aria-label=${sayCard(card)}>${drawing(card, true)}</svg>
`;

/** A card inside an element that has its own name. @param {string} card @param {string} [kind] */
export const mute = (card, kind = "") => html`
  <svg class=${`card-face ${kind}`} viewBox="-1 -1 72 100" aria-hidden="true">${drawing(card, true)}</svg>
`;

/** The backs of a stock's cards, as many as can be seen. @param {number} cards */
export const stock = (cards) => html`
  <svg class="card-face stock" viewBox="-1 -1 80 108" aria-hidden="true">
    ${[...Array(Math.min(4, Math.ceil(cards / 12))).keys()].map(
      (at) => svg`<g transform=${`translate(${at * 2.5} ${at * 2.5})`}>${back()}</g>`,
    )}
    ${cards ? nothing : svg`<rect class="none" width="70" height="98" rx="7" />`}
  </svg>
`;

const back = () => svg`
  <rect class="paper" width="70" height="98" rx="7" />
  <rect class="back" x="4.5" y="4.5" width="61" height="89" rx="4" />
  <path class="weave" d="M4.5 26 26 4.500M4.5 48 48 4.500M4.5 70 65.5 9M4.5 92 65.5 31M22 93.5 65.5 52M44 93.5 65.5 74M65.5 26 44 4.500M65.5 48 22 4.500M65.5 70 4.5 9M65.5 92 4.5 31M48 93.5 4.5 52M26 93.5 4.5 74" />
  <g transform="translate(25 39)">
    <circle class="seal" cx="10" cy="10" r="14" />
    <path class="gold" d="M10-1v6M3 14v-3.500h14V14M10 5v5.500M1 14h4v5H1ZM15 14h4v5h-4ZM8-2h4v6H8Z" />
  </g>
`;

/** A sentence in which every card has its suit's colour. @param {string} text */
export const withCards = (text) =>
  guard([text, rankSign("J")], () =>
    parts(text).map(({ text: part, card }) =>
      card === null ? part : html`<span class=${`named ink-${suitOf(card)}`}>${showCard(card)}</span>`,
    ),
  );
