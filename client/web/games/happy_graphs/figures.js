// Boards in the figures of the pages, with the squares for the first card of the hand.

import { html, svg } from "../../vendor/lit-html.js";
import { boardDrawing } from "./drawing.js";
import { layOut, named } from "./layout.js";
import { messages as legText } from "./messages/leg.js";

export { POSITIONS } from "./figure_positions.js";

/** @typedef {import("../../protocol/messages.js").HappyGraphsView} HappyGraphsView */

/** The space around the squares: a leg's board has more, for the squares to come. */
const SPACE = 12;

/** Draw the boards, each group by itself. @param {HappyGraphsView} view @param {string} id */
export function draw(view, id) {
  const { groups } = view;
  if (groups.length === 1) return board(view, id);
  return groups.map(
    (group) =>
      html`<div><h4>${legText.group(group.number)}</h4>${board({ ...view, groups: [group] }, `${id}-${group.number}`, 0.5)}</div>`,
  );
}

/** @param {HappyGraphsView} view @param {string} id @param {number} [scale] */
function board(view, id, scale = 1) {
  const layout = layOut(view, null);
  const targets = view.moves
    .filter(({ card }) => card === view.hands[0]?.[0])
    .map((move) => ({ square: named(move), connections: move.connections, happy: move.happy, change: move.change }));
  const picture = {
    id,
    label: "",
    view,
    layout,
    targets,
    chosen: null,
    fresh: null,
    hinted: null,
    picked: null,
    marks: [],
    grab: null,
  };
  const boxes = [...layout.squares.values()];
  const left = Math.min(...boxes.map(({ x }) => x)) - SPACE;
  const top = Math.min(...boxes.map(({ y }) => y)) - SPACE;
  const width = Math.max(...boxes.map((box) => box.x + box.width)) + SPACE - left;
  const height = Math.max(...boxes.map((box) => box.y + box.height)) + SPACE - top;
  return svg`<svg width=${scale * width} height=${scale * height} viewBox=${`${left} ${top} ${width} ${height}`}>${boardDrawing(picture, () => {})}</svg>`;
}
