// The editor of a tree: a picture whose cards the player drags, clicks and reaches by keyboard. Above are the cards
// without a place, below is the tree. It is one picture, so that a card keeps the focus as it moves.

import { html, nothing, svg } from "../../vendor/lit-html.js";
import { missing, nodes, TOP, TRAY } from "./draft.js";
import { CARD, cardDrawn } from "./drawing.js";
import { layOut } from "./layout.js";
import * as guessText from "./guess_text.js";
import { messages as legText } from "./messages/leg.js";

/** @typedef {import("./draft.js").Draft} Draft */
/** @typedef {{clicked: (where: string, card: string) => void, drag: (event: PointerEvent, card: string) => void}} Hears */

const STEP = { column: 84, row: 122 };
const TRAY_HIGH = 116;

/** A finger that starts on a card drags it; elsewhere in the picture it scrolls. SVG elements cannot set this by CSS. */
const HOLDS = {
  handleEvent: (/** @type {TouchEvent} */ event) => {
    if (event.target instanceof Element && event.target.closest(".movable") && event.cancelable) event.preventDefault();
  },
  passive: false,
};

/**
 * Draw the tree in progress.
 * @param {Draft} draft
 * @param {{suit: string | null, held: string | null, label: string} & Hears} how
 */
export function editor(draft, { suit, held, label, clicked, drag }) {
  const { family, at } = draft;
  const free = family.shape === null;
  const standing = nodes(draft);
  const { spots, columns } = layOut(standing);
  const wide = family.ranks.length * STEP.column;
  const left = (wide - columns * STEP.column) / 2;
  const corner = (/** @type {string} */ key) => {
    const { column, row } = /** @type {import("./layout.js").Spot} */ (spots.get(key));
    return { x: left + column * STEP.column + 7, y: TRAY_HIGH + 34 + row * STEP.row };
  };
  const cardOf = new Map(standing.map((node) => [node.key, node]));
  const above = (/** @type {{parent: string}} */ node) => cardOf.get(node.parent)?.card ?? "";
  const waiting = missing(draft);
  const empty = free && standing.length === 0;
  const high = TRAY_HIGH + 34 + family.generations * STEP.row;

  /** @param {string} card */
  function drawn(card) {
    const node = standing.find((each) => each.card === card);
    const index = [...family.ranks].indexOf(card);
    const { x, y } = node === undefined ? { x: index * STEP.column + 7, y: 9 } : corner(node.key);
    const row = node === undefined ? -1 : (spots.get(node.key)?.row ?? 0);
    const where = node?.key ?? TRAY;
    const chosen = node !== undefined && node.key === at;
    return svg`
      <g
        class=${`movable ${node === undefined ? "" : "standing"} ${chosen ? "chosen" : ""} ${held === card ? "taken" : ""}`}
        transform=${`translate(${x} ${y})`} role="button" tabindex="0" data-node=${where} data-card=${card} data-drop=${where}
        aria-pressed=${held === card ? "true" : "false"}
        aria-label=${node === undefined ? legText.notPlaced({ cards: [guessText.card(card, suit)], count: 1 }) : guessText.standing(card, above(node), row)}
        @click=${() => clicked(where, card)}
        @pointerdown=${(/** @type {PointerEvent} */ event) => drag(event, card)}
      >
        ${cardDrawn(card, suit)}
        <rect class="ring" x="-3" y="-3" width=${CARD.width + 6} height=${CARD.height + 6} rx="9" />
        ${chosen && free ? svg`<path class="hook" d="M35 102v9m-7-5 7 7 7-7" />` : nothing}
      </g>
    `;
  }

  return html`
    <svg class=${`family-editor of-${family.ranks.length}`} viewBox=${`0 0 ${wide} ${high}`} role="group" aria-label=${label} @touchmove=${HOLDS}>
      <rect class="tray" data-drop=${TRAY} x="0" y="0" width=${wide} height=${TRAY_HIGH} rx="10" />
      ${waiting.length === 0 ? svg`<text class="empty-tray" x=${wide / 2} y="64" text-anchor="middle">${legText.allPlaced()}</text>` : nothing}
      ${
        free && !empty
          ? svg`<g class="to-top" role="button" tabindex=${held === null ? "-1" : "0"} data-drop=${TOP} aria-label=${legText.topPlace()} @click=${() => clicked(TOP, "")}>
              <rect x="0" y=${TRAY_HIGH + 4} width=${wide} height="26" rx="6" />
              <text x=${wide / 2} y=${TRAY_HIGH + 23} text-anchor="middle">${legText.topPlace()}</text>
            </g>`
          : nothing
      }
      ${standing.map((node) => {
        if (node.parent === "") return nothing;
        const [from, to] = [corner(node.parent), corner(node.key)];
        return svg`<path class="line" d=${`M${from.x + 35} ${from.y + 98}V${to.y - 12}H${to.x + 35}V${to.y}`} />`;
      })}
      ${standing.map((node) => {
        if (free) return nothing;
        const { x, y } = corner(node.key);
        return svg`<g
            class=${`place ${node.key === at ? "chosen" : ""}`} transform=${`translate(${x} ${y})`}
            role=${node.card === "" ? "button" : nothing} tabindex=${node.card === "" ? "0" : nothing}
            data-node=${node.card === "" ? node.key : nothing} data-drop=${node.key}
            aria-label=${node.card === "" ? guessText.emptyPlace(spots.get(node.key)?.row ?? 0, above(node)) : nothing}
            @click=${() => clicked(node.key, "")}
          ><rect width=${CARD.width} height=${CARD.height} rx="7" /></g>`;
      })}
      ${
        empty
          ? svg`<g class="place chosen" transform=${`translate(${wide / 2 - 35} ${TRAY_HIGH + 34})`} role="button" tabindex="0" data-node="" data-drop=${TOP}
              aria-label=${guessText.emptyPlace(0, "")} @click=${() => clicked(TOP, "")}><rect width=${CARD.width} height=${CARD.height} rx="7" /></g>`
          : nothing
      }
      ${[...family.ranks].map(drawn)}
    </svg>
  `;
}
