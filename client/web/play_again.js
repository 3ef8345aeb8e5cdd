// The server plays a record's match again, since a page has no rules; the rest is looked at here.
// client/replay_server.py has it done by a program.

import { askOnce } from "./asking.js";
import { have } from "./games.js";
import { firstDifference } from "./held_against.js";
import { newId } from "./identity.js";

/** @typedef {import("./protocol.js").Record} GameRecord */
/** @typedef {import("./protocol.js").ReplayEvent} ReplayEvent */
/** @typedef {import("./replay.js").Replay} Replay */
/** @typedef {import("./games.js").LookingBack} LookingBack */

/** Play a record's match again, and fetch what shows its game. Throws CannotAsk. @param {GameRecord} record @returns {Promise<{replay: Replay, game: LookingBack}>} */
export async function playAgain(record) {
  const known = /** @type {import("./games.js").Game} */ (await have(record.game));
  const [told, game] = await Promise.all([ask(record), known.lookingBack()]);
  const difference = await firstDifference(record, told);
  return { replay: { record, difference, legs: told.map((leg) => leg.sights) }, game };
}

/** What everybody saw of the match, leg by leg. @param {GameRecord} record @returns {Promise<ReplayEvent[]>} */
async function ask(record) {
  /** @type {Map<number, ReplayEvent>} */
  const told = new Map(); // a connection that was lost on the way has told some of them twice
  for (const event of await askOnce({ id: newId(), type: "replay", ...asPlayed(record) })) told.set(event.leg, event);
  return [...told.values()];
}

/** What was played, as the server is asked about it. @param {GameRecord} record */
export function asPlayed(record) {
  const { game, rules, options, form } = record;
  const { number } = record.legs[0];
  const legs = record.legs.map((leg) => ({
    ...(leg.number === number ? {} : { number: leg.number }),
    roles: record.seats.map((seat) => leg.roles[seat.seat]),
    moves: leg.moves.map((move) => [move.seat, move.move]),
  }));
  return { game, rules, options, form, number, legs };
}
