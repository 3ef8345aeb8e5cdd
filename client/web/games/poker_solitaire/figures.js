// A matrix in the figures of the pages, with the places for the dealt card.

import { matricesView } from "./board.js";

export { POSITIONS } from "./figure_positions.js";

/** Draw a matrix. @param {import("../../protocol/messages.js").PokerSolitaireView} view @param {string} id */
export function draw(view, id) {
  const dealt = view.sources[0];
  return matricesView(view, {
    id,
    label: "",
    names: [""],
    seat: null,
    hand: dealt?.what ?? null,
    targets: new Map(dealt?.targets.map((place) => [place, { change: null, other: null }])),
    can: new Set(),
    fresh: null,
    hinted: null,
    pointed: null,
    coming: new Map(),
    at: [],
    marks: [],
    keys: null,
    touched: null,
    aimed: null,
    drag: null,
  });
}
