// Some places of a table in the figures of the pages.

import { tableView } from "./board.js";

export { POSITIONS } from "./figure_positions.js";

/** Draw the places of a view. @param {import("../../protocol/messages.js").GrandmasGameView} view @param {string} id */
export function draw(view, id) {
  const playing = view.moves.filter(({ does }) => does !== "peek");
  const workspace = view.workspace?.cards ?? [];
  const sourceOf = (/** @type {typeof view.moves[number]} */ { source, card }) =>
    source === "w" ? `w${workspace.lastIndexOf(card ?? "")}` : (source ?? "");
  return tableView(view, {
    id,
    label: "",
    keys: null,
    chosen: null,
    lit: new Set(),
    can: new Set(playing.map(sourceOf)),
    peeks: new Set(view.moves.flatMap(({ does, source }) => (does === "peek" && source ? [source] : []))),
    fresh: null,
    hinted: [],
    order: null,
    carried: null,
    landing: null,
    at: "",
    marks: [],
    watched: null,
    touched: null,
    focused: null,
    drag: null,
  });
}
