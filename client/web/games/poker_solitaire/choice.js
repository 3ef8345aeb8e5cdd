// The sources and targets of moves, and what each move would do, read from a view. Pure.

import { isReject, squareNamed } from "./layout.js";

/** @typedef {import("../../protocol/messages.js").PokerSolitaireView} PokerSolitaireView */
/** @typedef {import("../../protocol/messages.js").PokerSolitairePlayed["does"]} Does */
/** What a move would add to the reader's score and to the other player's; null if it is not known. @typedef {{change: number | null, other: number | null}} Worth */

/** Whether the game has no points, but requires five pat hands as rows. This holds for both players or for neither. @param {PokerSolitaireView} view */
export const isPat = (view) => view.matrices[0].scoring === "pat";

/** Whether this is a dealt card, and not a place. @param {string} what */
export const isCard = (what) => /^[A2-9TJQK][CDHS]$/.test(what);

/** @param {PokerSolitaireView} view @param {string | null} what */
const sourceOf = (view, what) => view.sources.find((source) => source.what === what) ?? null;

/** The places that take what is picked up, each with what the move would be worth. @param {PokerSolitaireView} view @param {string | null} what @returns {Map<string, Worth>} */
export function targetsOf(view, what) {
  const source = sourceOf(view, what);
  if (source === null) return new Map();
  const worth = new Map(
    view.moves
      .filter(({ move }) => move.startsWith(`${what}>`))
      .map(({ move, change, other }) => [move, { change, other }]),
  );
  const { changes, others } = source;
  if (isPat(view)) return new Map(source.targets.map((to) => [to, { change: null, other: null }]));
  const told = (/** @type {number} */ at) =>
    changes.length ? { change: changes[at], other: others[at] ?? 0 } : { change: null, other: null };
  return new Map(source.targets.map((to, at) => [to, worth.get(`${what}>${to}`) ?? told(at)]));
}

/** The rule that keeps a card from a free square, if it fits elsewhere in the matrix; null if that is not the reason. @param {PokerSolitaireView} view @param {string} what @param {string} place */
export function untouched(view, what, place) {
  const square = squareNamed(place);
  if (square === null || cardOf(view, place) !== null) return null;
  const goes = [...targetsOf(view, what).keys()].some((to) => squareNamed(to)?.matrix === square.matrix);
  return goes ? view.matrices[square.matrix].touching : null;
}

/** The dealt cards that a seat may take, or that all players see; in `same-deck` each player has their own. @param {PokerSolitaireView} view @param {number | null} seat */
export const dealOf = (view, seat) =>
  view.deals.find((deal) => deal.owner === seat) ?? view.deals[view.mover ?? 0] ?? view.deals[0];

/** The card that is picked up automatically: the only dealt one. @param {PokerSolitaireView} view @returns {string | null} */
export function usual(view) {
  const dealt = view.sources.filter(({ what }) => isCard(what));
  return dealt.length === 1 ? dealt[0].what : null;
}

/** The picked-up card or place if it is still possible, else the only dealt card. @param {PokerSolitaireView} view @param {string | null} picked */
export const inHand = (view, picked) => (sourceOf(view, picked) === null ? usual(view) : picked);

/** The card that a place or a name stands for. @param {PokerSolitaireView} view @param {string} what @returns {string | null} */
export function cardOf(view, what) {
  if (isCard(what)) return what;
  if (isReject(what)) return view.rejects.find(({ name }) => name === what)?.card ?? null;
  const square = squareNamed(what);
  return square === null ? null : (view.matrices[square.matrix]?.cells[square.index] ?? null);
}

/** Whether a source is still possible and has the same card after another player's move. @param {PokerSolitaireView} before @param {PokerSolitaireView} now @param {string} what */
export const stays = (before, now, what) => sourceOf(now, what) !== null && cardOf(before, what) === cardOf(now, what);

/** What a move does. @param {PokerSolitaireView} view @param {string} move @param {number | null} seat whose move it is @returns {Does} */
export function does(view, move, seat) {
  const [what, where] = move.split(">");
  if (where === undefined) return /** @type {Does} */ (what);
  const owns = (/** @type {string} */ name) => {
    const owner = view.matrices[squareNamed(name)?.matrix ?? 0]?.owner ?? null;
    return owner === null || owner === seat;
  };
  if (isReject(where)) return isCard(what) ? "reject" : "discard";
  if (isCard(what)) return owns(where) ? "place" : "plant";
  if (isReject(what)) return "fetch";
  return owns(what) ? "move" : "steal";
}
