// What a match of Poker Solitaire is looked back at with: its matrices, and its moves and scores in words.

import { inSigns, showCard, spoken } from "../../text/cards.js";
import * as words from "./words.js";

export { closeTree, treeView } from "./position.js";
export { inSigns, showCard, spoken };

/** A move of the player at `seat` as people read it: `Q♥ on c3`, `c3 to x1`; `names` are all players'. @param {string} move @param {number | null} [seat] @param {readonly string[]} [names] */
export function showMove(move, seat = null, names = []) {
  const [what, where] = move.split(">").map((place) => words.inNames(place, seat, names));
  if (where === undefined) return what;
  return /^[A2-9TJQK][CDHS]$/.test(what) ? `${showCard(what)} on ${where}` : `${what} to ${where}`;
}

/** What a move goes to. @param {string} move */
export const target = (move) => move.slice(move.indexOf(">") + 1);

/** What the one score there is is made of: how often each hand that counts is there, the best first. @param {import("../../protocol/messages.js").PokerSolitaireView} view */
export function parts(view) {
  if (view.scores !== null) return "";
  /** @type {Map<string, {many: number, points: number}>} */
  const found = new Map();
  for (const { name, points } of view.matrices.flatMap(({ lines }) => lines)) {
    if (points) found.set(name, { many: (found.get(name)?.many ?? 0) + 1, points });
  }
  const told = [...found].sort(([, one], [, next]) => next.points - one.points);
  const hands = told.map(([name, { many }]) => (many > 1 ? `${many} × ${words.line(name)}` : words.line(name)));
  return hands.join(", ");
}

/** A move in short, for narrow places. @param {string} name @param {string} move @param {string} change @param {unknown} _ @param {number | null} [seat] @param {readonly string[]} [names] */
export const played = (name, move, change, _, seat, names) =>
  `${name}: ${showMove(move, seat, names)}${change === "" ? "" : ` ${change}`}`;

/** The card that is dealt next where there is no choice. @param {import("../../protocol/messages.js").PokerSolitaireView} view @returns {string | null} */
export const coming = (view) =>
  view.deals.length === 1 && view.deals[0].cards.length === 1 ? view.deals[0].cards[0] : null;
