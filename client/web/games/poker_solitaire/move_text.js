// Moves of Poker Solitaire, and what they do, in words. client/games/poker_solitaire/move_text.py does the same.

import { showCard } from "../../text/cards.js";
import { messages as peopleText } from "../../text/messages/people.js";
import { isCard } from "./choice.js";
import { messages as movesText } from "./messages/moves.js";

/** @typedef {import("../../protocol/messages.js").PokerSolitairePlayed} Played */
/** @typedef {Played["does"]} Does */

const PLACE = /\b(?:([12]):([a-e][1-5])|(?:p([12])|c)(x[1-5]))\b/g;

/** A place with its owner's name. @param {string} owner @param {string} place */
const ofPlayer = (owner, place) =>
  owner === peopleText.you() ? movesText.yours(place) : movesText.ofPlayer({ owner, place });

/**
 * A text with its places as their matrices name them, with the owner unless that is the player at `seat`; `names` are
 * all players'. With fewer than two names, a matrix has its number instead.
 * @param {string} text
 * @param {number | null} [seat]
 * @param {readonly string[]} [names]
 */
export const inNames = (text, seat = null, names = []) =>
  text.replace(PLACE, (_, number, square, player, reject) => {
    if (number === undefined && player === undefined) return movesText.common(reject);
    const owner = Number(number ?? player) - 1;
    const bare = square ?? reject;
    if (names.length > 1) return owner === seat ? bare : ofPlayer(names[owner], bare);
    return number === undefined ? bare : movesText.inMatrix({ place: bare, number: Number(number) });
  });

/** A move of the player at `seat` as people read it: `Q♥ to c3`; `names` are all players'. @param {string} move @param {number | null} [seat] @param {readonly string[]} [names] */
export function showMove(move, seat = null, names = []) {
  if (move === "pass") return movesText.passTurn();
  if (move === "done") return movesText.done();
  const [what, where] = move.split(">");
  if (where === undefined) return inNames(what, seat, names);
  const shown = isCard(what) ? showCard(what) : inNames(what, seat, names);
  return movesText.move({ what: shown, to: inNames(where, seat, names) });
}

/** What a move does. @param {Does} does @param {string | null} card @param {string} move @param {number | null} seat the player's @param {readonly string[]} names all players' */
export function effect(does, card, move, seat, names) {
  if (does === "pass") return movesText.passes();
  if (does === "done" || card === null) return movesText.saysDone();
  const [what, to = ""] = move.split(">").map((place) => inNames(place, seat, names));
  return movesText.effect(does, { card, what, to });
}

/** What a player did, and how the points changed. @param {string} name empty: the only player @param {Played} played @param {readonly string[]} [names] all players' */
export function played(name, { does, card, move, changes, seat }, names = []) {
  const change = changes.length > 1 ? changes[seat] : changes[0];
  const other = changes.length > 1 ? changes[1 - seat] : 0;
  return movesText.played({ name: name || null, did: effect(does, card, move, seat, names), change, other });
}

/** The worth of a move; null if it is unknown. @param {import("./choice.js").Worth} worth */
export const worth = ({ change, other }) => (change === null ? null : movesText.worth({ change, other: other ?? 0 }));

/** What the computer would play, and what it expects; `lead`: each player has their own score. @param {string} move @param {number} score @param {boolean} lead */
export function hint(move, score, lead) {
  const kind = lead ? (score < 0 ? "behind" : "ahead") : "points";
  const expected = movesText.expected(kind, { points: lead ? Math.abs(score) : score });
  return movesText.hint({ move, expected, yours: null });
}

/** The player at a seat, if the name is unknown. @param {number} seat */
export const player = (seat) => movesText.player(seat + 1);
