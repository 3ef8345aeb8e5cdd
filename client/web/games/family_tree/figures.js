// A tree in the figures of the pages, with the places for its current card.

import { nothing, svg } from "../../vendor/lit-html.js";
import { placesOf } from "./choice.js";
import { treeDrawing } from "./drawing.js";
import { layOut } from "./layout.js";

export { POSITIONS } from "./figure_positions.js";

const STILL = { over: () => {}, out: () => {}, click: () => {}, focus: () => {} };

/** Draw a tree. @param {import("../../protocol/messages.js").FamilyTreeView} view @param {string} id */
export function draw(view, id) {
  const layout = layOut(view.families);
  const picture = {
    id,
    label: "",
    view,
    layout,
    places: placesOf(view, layout),
    mine: true,
    chosen: null,
    lifted: new Set(),
    fresh: null,
    ghost: null,
    hinted: null,
    at: "",
    marks: [],
    detail: /** @type {const} */ ("between"),
  };
  const { width, height } = layout;
  return svg`<svg width=${width} height=${height} viewBox=${`0 0 ${width} ${height}`}>${layout.families.length ? treeDrawing(picture, STILL) : nothing}</svg>`;
}
