// The picture of the boards: cards with the neighbours they want and lack, walls, the squares that take the chosen
// card.

import { rankOf, showCard, suitOf } from "../../text/cards.js";
import { nothing, repeat, svg } from "../../vendor/lit-html.js";
import { TILE, edgesOf, hexagon, named, neighboursOf } from "./layout.js";
import { messages as legText } from "./messages/leg.js";
import { describe } from "./move_text.js";
import { inNames } from "./squares.js";

/** @typedef {import("../../board/camera.js").Box} Box */
/** @typedef {import("../../protocol/messages.js").Lying} Lying */
/** @typedef {import("./scene.js").Target} Target */
/** @typedef {{card: string, text: string, best?: boolean}} Mark `card` names the square */
/**
 * What is drawn: `targets` take the chosen card, and one of them may be `chosen`; `fresh` is the square of the last
 * move; `hinted` the square that the computer would play on, or take the card back from; `picked` a card on the board
 * that is being viewed; `marks` are the signs of an analysis on squares; `grab` picks up a card on the board.
 * @typedef {{marks: readonly Mark[], grab: ((event: PointerEvent, square: string) => void) | null, id: string, label: string, view: import("../../protocol/messages.js").HappyGraphsView, layout: import("./layout.js").Layout, targets: readonly Target[], chosen: string | null, fresh: string | null, hinted: string | null, picked: string | null}} Picture
 */

const SIGNS = /** @type {Record<string, string>} */ ({ C: "♣", D: "♦", H: "♥", S: "♠" });

/** @param {Picture} picture @param {(event: MouseEvent) => void} click */
export function boardDrawing(picture, click) {
  const { view, layout } = picture;
  const aimed = new Map(picture.targets.map((target) => [target.square, target]));
  const chosen = picture.chosen === null ? null : (aimed.get(picture.chosen) ?? null);
  const hex = view.variant === "hex";
  const pleased = new Set((chosen?.happy ?? []).map(([x, y]) => named({ group: groupOf(picture.chosen), x, y })));
  return svg`<svg class="squares" id=${picture.id} role="group" aria-label=${picture.label} aria-describedby=${`${picture.id}-keys`} tabindex="0" @click=${click}>
    <g class="world">
      <rect width=${layout.width} height=${layout.height} fill="none" />
      ${layout.titles.length > 1 ? layout.titles.map(({ group, x, y }) => svg`<text class="group-title" x=${x} y=${y}>${legText.group(group)}</text>`) : nothing}
      <g aria-hidden="true">${layout.axes.map(({ text, x, y, end }) => svg`<text class=${end ? "axis row" : "axis"} x=${x} y=${y}>${text}</text>`)}</g>
      <g aria-hidden="true">
        ${view.groups.flatMap((group) => edgesOf(view, group).map((edge) => edgeLine(layout, edge)))}
        ${picture.chosen === null ? nothing : neighboursOf(view, picture.chosen).map((to) => edgeLine(layout, { from: /** @type {string} */ (picture.chosen), to, missing: false }, "coming"))}
      </g>
      ${repeat(
        view.groups,
        ({ number }) => number,
        (group) => svg`
        ${group.walls.map(([x, y]) => wall(at(layout, group.number, x, y), hex))}
        ${repeat(
          group.open,
          ({ x, y }) => named({ group: group.number, x, y }),
          ({ x, y }) => open(at(layout, group.number, x, y), hex),
        )}
        ${repeat(
          group.cards,
          ({ x, y }) => named({ group: group.number, x, y }),
          (lying) => {
            const square = named({ group: group.number, x: lying.x, y: lying.y });
            const state = [
              square === picture.fresh ? "fresh" : "",
              square === picture.picked ? "picked" : "",
              square === picture.hinted ? "hinted" : "",
              pleased.has(square) ? "pleased" : "",
            ];
            return tile(
              lying,
              square,
              at(layout, group.number, lying.x, lying.y),
              state.filter(Boolean).join(" "),
              picture.grab,
              hex,
            );
          },
        )}
      `,
      )}
      ${layout.titles.filter(({ group }) => !view.groups.some(({ number }) => number === group)).map(({ group }) => open(at(layout, group, 0, 0), hex))}
      ${picture.hinted !== null && !aimed.has(picture.hinted) && !lies(view, picture.hinted) ? star(layout.squares.get(picture.hinted)) : nothing}
      ${picture.targets.map((target) => aim(picture, target))} ${bestOfEach(picture.marks).map((each) => mark(layout, each))}
    </g>
  </svg>`;
}

/** @param {string | null} square */
const groupOf = (square) => (square?.includes(":") ? Number(square.split(":")[0]) : 1);

/** @param {import("./layout.js").Layout} layout @param {number} group @param {number} x @param {number} y @returns {Box} */
const at = (layout, group, x, y) =>
  layout.squares.get(named({ group, x, y })) ?? { x: 0, y: 0, width: TILE, height: TILE };

/** A tile's outline, so much smaller than the tile: a hexagon, or a square with round corners. @param {string} name @param {boolean} hex @param {number} inset @param {number} round */
const outline = (name, hex, inset, round) =>
  hex
    ? svg`<polygon class=${name} points=${hexagon(inset)} />`
    : svg`<rect class=${name} x=${inset} y=${inset} width=${TILE - 2 * inset} height=${TILE - 2 * inset} rx=${round} />`;

/** The part of a missing edge that is drawn. */
const STUB = 0.56;

/**
 * An edge between the middles of two squares, most of it below the tiles; of a missing one, the beginning with an open end.
 * @param {import("./layout.js").Layout} layout @param {{from: string, to: string, missing: boolean}} edge @param {string} [state]
 */
function edgeLine(layout, { from, to, missing }, state = "") {
  const [one, other] = [layout.squares.get(from), layout.squares.get(to)];
  if (one === undefined || other === undefined) return nothing;
  const part = missing ? STUB : 1;
  const [x, y] = [one.x + TILE / 2, one.y + TILE / 2];
  const [toX, toY] = [x + part * (other.x - one.x), y + part * (other.y - one.y)];
  if (!missing) return svg`<path class=${`edge ${state}`} d=${`M${x} ${y}L${toX} ${toY}`} />`;
  return svg`<path class="edge missing" d=${`M${x} ${y}L${toX} ${toY}`} /><circle class="end" cx=${toX} cy=${toY} r="3.5" />`;
}

/** @param {Box} box @param {boolean} hex */
const wall = (box, hex) => svg`
  <g class="wall" transform=${`translate(${box.x} ${box.y})`}>
    ${outline("outline", hex, 10, 6)}
    <path d="M18 58 58 18M18 40 40 18M36 58 58 36" />
    <title>${legText.wall()}</title>
  </g>
`;

/** @param {Box} box @param {boolean} hex */
const open = (box, hex) => svg`<g transform=${`translate(${box.x} ${box.y})`}>${outline("open", hex, 6, 8)}</g>`;

/** Whether a card lies on a square. @param {Picture["view"]} view @param {string} square */
const lies = ({ groups }, square) =>
  groups.some(({ number: group, cards }) => cards.some(({ x, y }) => named({ group, x, y }) === square));

/** The computer's star on a square. @param {Box | undefined} box */
const star = (box) =>
  box === undefined ? nothing : svg`<text class="best-square" x=${box.x + 38} y=${box.y + 46}>★</text>`;

/** @param {Lying} lying @param {string} square @param {Box} box @param {string} state @param {Picture["grab"]} grab @param {boolean} hex */
function tile(lying, square, box, state, grab, hex) {
  const { card, wants, lacks, happy, hopeless } = lying;
  const suit = suitOf(card);
  const told = describe(lying, square);
  return svg`<g
    @pointerdown=${(/** @type {PointerEvent} */ event) => grab?.(event, square)}
    class=${`tile ${grab === null ? "" : "movable"} ${happy ? "happy" : ""} ${hopeless ? "hopeless" : ""} ${state}`}
    data-square=${square}
    role="img"
    aria-label=${told}
    transform=${`translate(${box.x} ${box.y})`}
  >
    ${outline("paper", hex, 1, 9)}
    ${
      happy
        ? svg`${outline("back", hex, 6, 6)}
            <path class="smile" d="M27 46q11 10 22 0M30 32v1M46 32v1" />
            <text class="small" x="38" y="22">${rankOf(card)}${SIGNS[suit]}</text>`
        : svg`<text class=${`rank suit-${suit}`} x="38" y="40">${rankOf(card)}<tspan>${SIGNS[suit]}</tspan></text>
            ${pips(wants, lacks)}`
    }
    ${hopeless ? svg`<path class="never" d="M58 8 68 18M68 8 58 18" />` : nothing}
    ${state.includes("hinted") ? svg`<text class="star" x="14" y="24">★</text>` : nothing}
  </g>`;
}

/** A dot for every neighbour wanted: filled if the card has it, hollow if not. @param {number} wants @param {number} lacks */
function pips(wants, lacks) {
  const step = Math.min(11, 60 / wants);
  const left = 38 - (step * (wants - 1)) / 2;
  return Array.from({ length: wants }, (_, index) => {
    const has = index < wants - lacks;
    return svg`<circle class=${has ? "has" : "lacks"} cx=${left + index * step} cy="58" r="3.6" />`;
  });
}

/** @param {Picture} picture @param {Target} target */
function aim(picture, target) {
  const box = picture.layout.squares.get(target.square);
  if (box === undefined) return nothing;
  const chosen = picture.chosen === target.square;
  const worth = target.happy.length ? `☺${target.happy.length}` : target.connections ? `${target.connections}` : "+";
  return svg`<g
    class=${`aim ${chosen ? "chosen" : ""} ${picture.hinted === target.square ? "hinted" : ""}`}
    data-square=${target.square}
    transform=${`translate(${box.x} ${box.y})`}
  >
    ${outline("outline", picture.view.variant === "hex", 5, 9)}
    <text x="38" y="40">${picture.hinted === target.square ? "★" : worth}</text>
    <text class="square-name" x="38" y="62">${inNames(target.square).split(" ")[0]}</text>
  </g>`;
}

/** The first of the marks at each square, which is the best. @param {readonly Mark[]} marks */
const bestOfEach = (marks) => marks.filter((each, at) => marks.findIndex(({ card }) => card === each.card) === at);

/** @param {import("./layout.js").Layout} layout @param {Mark} mark */
function mark(layout, { card, text, best }) {
  const box = layout.squares.get(card);
  if (box === undefined) return nothing;
  return svg`<g class=${best ? "mark best" : "mark"} transform=${`translate(${box.x} ${box.y})`}>
    <rect x="8" y="22" width=${TILE - 16} height="32" rx="8" />
    <text x="38" y="45">${text}</text>
  </g>`;
}

/** A card of a hand, small. @param {string} card */
export const handCard = (card) => svg`<svg class="hand-card" viewBox="0 0 52 60" aria-hidden="true">
  <rect class="paper" x="1" y="1" width="50" height="58" rx="7" />
  <text class=${`rank suit-${suitOf(card)}`} x="26" y="38">${rankOf(card)}${SIGNS[suitOf(card)]}</text>
</svg>`;

/** A card's back. */
export const back = () => svg`<svg class="hand-card" viewBox="0 0 52 60" aria-hidden="true">
  <rect class="paper" x="1" y="1" width="50" height="58" rx="7" /><rect class="back" x="6" y="6" width="40" height="48" rx="4" />
</svg>`;

export { showCard };
