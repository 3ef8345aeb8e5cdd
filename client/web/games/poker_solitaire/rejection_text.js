// Texts for rejected moves of Poker Solitaire. client/games/poker_solitaire/rejection_text.py does the same.

import { refusalOfAnyGame, say } from "../../text/rejection_text.js";
import { messages as rejectionsText } from "./messages/rejections.js";
import { inNames } from "./move_text.js";

/** @typedef {import("../../text/rejection_text.js").Rejected} Rejected */

/** The sentence for a rejection. @param {Rejected} rejected @param {number | null} seat the reader's */
export const refusal = (rejected, seat) =>
  say(rejectionsText, rejected, valuesOf(rejected.data, seat)) ?? refusalOfAnyGame(rejected);

/** The data of a reason, with the names of places as the player at a seat reads them. @param {Record<string, any>} data @param {number | null} seat */
function valuesOf(data, seat) {
  const other = rejectionsText.otherPlayer();
  const named = (/** @type {string} */ place) =>
    inNames(place, seat, seat !== null && place.includes(":") ? [other, other] : []);
  const taker = data.seat === undefined ? "nobody" : data.seat === seat ? "you" : "other";
  const places = data.places?.length ? data.places.map(named) : null;
  return { ...data, taker, place: data.place && named(data.place), places };
}
