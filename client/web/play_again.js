// The server plays a record's match again, since a page has no rules; the rest is looked at here.
// client/replay_server.py has it done by a program.

import { askOnce, fits } from "./asking.js";
import { have } from "./games.js";
import { firstDifference } from "./held_against.js";
import { newId } from "./identity.js";
import { holder } from "./replay.js";

/** @typedef {import("./protocol.js").Record} GameRecord */
/** @typedef {import("./protocol.js").ReplayEvent} ReplayEvent */
/** @typedef {import("./replay.js").Replay} Replay */
/** @typedef {import("./games.js").LookingBack} LookingBack */

/** Play a record's match again, and fetch what shows its game. Throws CannotAsk. @param {GameRecord} record @param {string} [id] by which the server knows the match, for more moves than a question holds @returns {Promise<{replay: Replay, game: LookingBack, id?: string}>} */
export async function playAgain(record, id) {
  const known = /** @type {import("./games.js").Game} */ (await have(record.game));
  const [told, game] = await Promise.all([ask(record, id), known.lookingBack()]);
  const difference = await firstDifference(record, told);
  return { replay: { record, difference, legs: told.map((leg) => leg.sights) }, game, id };
}

/** What everybody saw of the match, leg by leg; of a race, what each saw of their own table. @param {GameRecord} record @param {string} [id] @returns {Promise<ReplayEvent[]>} */
async function ask(record, id) {
  if (record.form !== "race") {
    const played = asPlayed(record);
    return told(id === undefined || fits({ ...played, id: newId(), type: "replay" }) ? played : { match: id });
  }
  const questions = record.legs.map((_, at) => ofTable(record, at + 1));
  if (id !== undefined && !questions.every((each) => fits({ ...each, id: newId(), type: "replay" })))
    return told({ match: id });
  const tables = await Promise.all(questions.map(told));
  return tables.map(([table], at) => {
    const seat = holder(record, at + 1);
    const sights = table.sights.map((sight) => ({ ...sight, seat: sight.seat === null ? null : seat }));
    return { ...table, leg: at + 1, sights };
  });
}

/** @param {object} played @returns {Promise<ReplayEvent[]>} */
async function told(played) {
  /** @type {Map<number, ReplayEvent>} */
  const legs = new Map(); // a connection that was lost on the way has told some of them twice
  for (const event of await askOnce({ id: newId(), type: "replay", ...played })) legs.set(event.leg, event);
  return [...legs.values()];
}

/** One table of a race, as it is asked about: as if it had been played alone. @param {GameRecord} record @param {number} leg */
export function ofTable(record, leg) {
  const { game, rules, options } = record;
  const { number, moves } = record.legs[leg - 1];
  const played = { roles: ["player"], moves: moves.map(({ move }) => [0, move]) };
  return { game, rules, options, form: "solo", number, legs: [played] };
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
