// How a Family Tree deck is played, to check a record against it.
// rules: family_tree, The deal and Play

import { PACK } from "../../protocol/deals.js";

/** The ranks that are never in a tree-top couple. */
const NO_MEMBERS = "2AJ";

/** @type {import("../catalog.js").FairGame} */
export const FAIR = {
  deck: () => "family-tree",
  cards: () => [...PACK, "X1", "X2"],
  firstDifference,
  sighted: (view) => view.current,
  told: (leg, ply) => (ply < leg.moves.length ? played(leg.moves[ply].move) : null),
  bearsOut: (told, sighted) => told === sighted,
  played,
};

/**
 * The ply at which a recorded leg does not follow from its deck; null if it always follows.
 * @param {string[]} deck
 * @param {import("../../protocol/messages.js").RecordLeg} leg
 * @returns {number | null}
 */
function firstDifference(deck, leg) {
  const stock = [...deck];
  /** @type {string[]} */
  const couple = [];
  while (couple.length < 2) {
    const card = /** @type {string} */ (stock.shift());
    (NO_MEMBERS.includes(card[0]) ? stock : couple).push(card);
  }
  if (!turned(stock, leg.opening)) return 0;
  for (const [ply, move] of leg.moves.entries()) {
    if (played(move.move) !== stock.shift() || !turned(stock, move)) return ply;
  }
  return null;
}

/** The card that a move plays. @param {string} move */
function played(move) {
  return move.slice(0, move.indexOf(">"));
}

/** Put the skipped cards under the stock; return whether they were the ones on top of it. @param {string[]} stock @param {{[note: string]: unknown}} told */
function turned(stock, told) {
  const skipped = /** @type {string[]} */ (told.skipped ?? []);
  for (const card of skipped) {
    if (stock[0] !== card) return false;
    stock.push(/** @type {string} */ (stock.shift()));
  }
  return true;
}
