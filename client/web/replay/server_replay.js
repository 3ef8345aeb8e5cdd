// Has the server replay a record's match, because the page has no rules; the page checks the result, and keeps it.
// client/replay/local_replay.py has a program do it.

import { have } from "../games/catalog.js";
import { CannotAsk, fits, NoServer } from "../lobby/requests.js";
import { messages as connectionText } from "../text/messages/connection.js";
import { newId } from "../profile/identity.js";
import { messages as recordsText } from "../text/messages/records.js";
import { KeptReplay } from "./kept_replay.js";
import { Pages, take } from "./pages.js";
import { firstDifference } from "./record_check.js";

/** @typedef {import("../protocol/messages.js").Record} GameRecord */
/** @typedef {import("../protocol/messages.js").ReplayEvent} ReplayEvent */
/** @typedef {import("./match.js").Replay} Replay */
/** @typedef {import("./match.js").Sight} Sight */
/** @typedef {import("../games/catalog.js").LookingBack} LookingBack */

/** Replay a record's match, and load the modules that show its game. Throws CannotAsk. @param {GameRecord} record @param {string} [id] the server's id of the match, for a match too long for a request @returns {Promise<{replay: Replay, game: LookingBack, pages: Pages, id?: string}>} */
export async function playAgain(record, id) {
  const known = /** @type {import("../games/catalog.js").Game} */ (await have(record.game));
  const kept = await KeptReplay.of(record);
  const match = id ?? kept.id;
  const pages = new Pages(questions(record, match), kept);
  const [told, game] = await Promise.all([begin(pages, record.legs.length), known.lookingBack()]);
  const difference = await firstDifference(record, told, game.refusal);
  if (difference === null) await kept.begin(match, told);
  pages.legs = told.map((page, at) => outlined(record.legs[at], page));
  for (const page of told) take(pages.legs, page, 0);
  return { replay: { record, difference, legs: pages.legs }, game, pages, id: match };
}

/** The first page of each leg. Throws CannotAsk. @param {Pages} pages @param {number} legs */
async function begin(pages, legs) {
  try {
    return await pages.begin(legs);
  } catch (error) {
    throw error instanceof NoServer ? new CannotAsk(recordsText.needsServer(error.message)) : error;
  }
}

/** Replay matches whose replays another version of this page has kept, until no server answers. @param {import("./kept_replay.js").Kept[]} records */
export async function replaceOutdated(records) {
  for (const { record, id } of records.filter(({ current }) => !current)) {
    try {
      (await playAgain(record, id)).pages.close();
    } catch (error) {
      if (!(error instanceof CannotAsk)) throw error;
      return;
    }
  }
}

/** The view at the end of each leg of a record; throws CannotAsk. @param {GameRecord} record @param {string} [id] the server's id of the match @returns {Promise<(object | null)[]>} */
export async function lastViews(record, id) {
  const pages = new Pages(questions(record, id));
  try {
    const views = [];
    for (const [at, leg] of record.legs.entries()) {
      const page = await pages.ask({ leg: at + 1, first: leg.moves.length });
      views.push(page.sights.at(-1)?.view ?? null);
    }
    return views;
  } finally {
    pages.close();
  }
}

/** A leg from its moves and scores, without views. @param {import("../protocol/messages.js").RecordLeg} leg @param {ReplayEvent} page the first page of the leg @returns {Sight[]} */
export const outlined = (leg, { outline }) =>
  (outline?.scores ?? []).map((told, ply) => {
    const { seat, move } = ply ? leg.moves[ply - 1] : { seat: null, move: null };
    const scores = typeof told === "number" ? null : told;
    const score = typeof told === "number" ? told : told.reduce((one, next) => one + next, 0);
    return { ply, seat, move, score, scores, view: null };
  });

/** The fields of a request about a leg; a race's leg is requested as a solo game at its table. @param {GameRecord} record @param {string} [id] @returns {(leg: number) => object} */
function questions(record, id) {
  const whole = record.form === "race" ? null : asPlayed(record);
  /** @param {number} leg */
  const given = (leg) => whole ?? { ...ofTable(record, leg), leg: 1 };
  const fit = record.legs.every((_, at) =>
    fits({ id: newId(), type: "replay", leg: at + 1, first: 10_000, ...given(at + 1) }),
  );
  if (!fit && id === undefined) throw new CannotAsk(connectionText.recordTooLong());
  return fit ? given : () => ({ match: id });
}

/** A table of a race in a request: as a solo game. @param {GameRecord} record @param {number} leg */
export function ofTable(record, leg) {
  const { game, rules, options } = record;
  const { number, moves } = record.legs[leg - 1];
  const played = { roles: ["player"], moves: moves.map(({ move }) => [0, move]) };
  return { game, rules, options, form: "solo", number, legs: [played] };
}

/** A record in a request: what was played, without results. @param {GameRecord} record */
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
