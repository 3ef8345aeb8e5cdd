// One leg of Family Tree on the page: the ways to look at it, and to make a move.
//
// The screen around it calls `legView` whenever it is drawn, `legKey` with the keys that nothing else took, and `closeLeg`
// when the leg is no longer on the page. What is chosen, typed and looked at is kept here, as there is one page.

import { nothing } from "../vendor/lit-html.js";

/** @typedef {import("../types.js").Model} Model */
/**
 * What the screen around a leg gives: `act` asks the server for a move or a hint; `goOn` leaves a leg that is over;
 * `rules` shows the rules; `clocks` are what each seat's clock shows, drawn; `tools` are buttons of the screen's own
 * (takeback, chat, menu), drawn; `lessons` is what the guided game explains now, in sentences; `notice` is said in place
 * of what the chosen move would do.
 * @typedef {{act: (command: import("../link.js").Command | null) => unknown, goOn?: () => void, rules?: () => void, clocks?: unknown[], tools?: unknown, lessons?: string[], notice?: string | null}} LegOptions
 */

/**
 * Draw the leg that a model tells of, for its player or an onlooker.
 * @param {Model} model
 * @param {LegOptions} options
 * @returns {unknown}
 */
export function legView(model, options) {
  void model;
  void options;
  return nothing;
}

/** Take a key: arrows, Enter, a typed card, f, +, -, 0; tell whether it did anything. @param {KeyboardEvent} event @returns {boolean} */
export function legKey(event) {
  void event;
  return false;
}

/** Forget what was chosen and looked at: the leg is no longer on the page. */
export function closeLeg() {}
