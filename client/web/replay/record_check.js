// Checks a record: recomputes its digest and its deck here, and has the server check its moves by the rules.
// client/replay/match.py has the server's program check them.

import { have } from "../games/catalog.js";
import { commitment, given } from "../protocol/deals.js";
import { listed, number } from "../text/formats.js";
import { loadRejections } from "../text/rejection_text.js";
import { messages as recordsText } from "../text/messages/records.js";
import { sha256 } from "../vendor/noble-hashes.js";

/** @typedef {import("../protocol/messages.js").Record} GameRecord */
/** @typedef {import("../protocol/messages.js").ReplayEvent} ReplayEvent */
/** @typedef {import("../protocol/messages.js").Refusal} Refusal */
/** The sentence for a refusal of the game. @typedef {import("../games/game.js").LookingBack["refusal"]} Explain */

/**
 * A sentence about the first error in a record; null if there is none.
 * @param {GameRecord} record
 * @param {ReplayEvent[]} told the first page of each leg as the server plays it
 * @param {Explain} explain
 * @returns {Promise<string | null>}
 */
export async function firstDifference(record, told, explain) {
  if (told.some((page) => page?.refused)) await loadRejections();
  const known = (await have(record.game))?.fair;
  const ownNumbers = record.form === "match" && record.seats.length > 2;
  for (const [at, leg] of record.legs.entries()) {
    const which = record.legs.length > 1 ? at + 1 : null;
    if (!ownNumbers && leg.number !== record.legs[0].number) return recordsText.wrongNumber(which);
    const deck = known && (await given(known, record.options, record.seats.length, leg.number));
    if (deck && (known.drawn ? leg.deck !== null : leg.deck?.join() !== deck.join()))
      return recordsText.wrongDeck(which);
    const promise = leg.commitment;
    if (promise && promise.sha256 !== commitment(leg.number, promise.salt)) return recordsText.wrongCommitment(which);
    const wrong = ofLeg(leg, which, told[at], record.form === "race", explain);
    if (wrong !== null) return wrong;
    const ply = deck ? known.firstDifference(deck, leg) : null;
    if (ply !== null) return recordsText.wrongOrder({ leg: which, number: ply + 1 });
  }
  const { digest, ...rest } = record;
  return digest === digestOf(rest) ? null : recordsText.wrongDigest();
}

/** @param {import("../protocol/messages.js").RecordLeg} leg @param {number | null} which its number if there are several @param {ReplayEvent | undefined} told @param {boolean} race another's win cuts a table short @param {Explain} explain */
function ofLeg(leg, which, told, race, explain) {
  if (!told?.outline) return recordsText.notPlayed(which);
  const { scores, over } = told.outline;
  for (const [at, move] of leg.moves.entries()) {
    const score = scores[at + 1];
    const place = { leg: which, number: at + 1 };
    if (score === undefined) {
      const reason = told.refused ? explain({ id: null, type: "rejected", ...told.refused }, null) : "";
      return recordsText.moveRefused({ ...place, move: move.move, reason }).trim();
    }
    if (!agrees(move.score, score))
      return recordsText.wrongScore({ ...place, score: written(move.score), right: written(score) });
  }
  const last = scores[scores.length - 1];
  if (leg.result && !agrees(leg.result.score, last))
    return recordsText.wrongFinalScore({ leg: which, score: written(leg.result.score), right: written(last) });
  if (leg.result && !race && !over) return recordsText.notOver(which);
  return null;
}

/** A score, or each seat's own. @typedef {number | number[] | {[seat: string]: number}} Score */

/** Whether a recorded score is the one that the rules give. @param {Score} recorded @param {number | number[]} score */
function agrees(recorded, score) {
  if (typeof recorded === "number" || typeof score === "number") return sum(recorded) === sum(score);
  return canonical(recorded) === canonical(Object.fromEntries(score.entries()));
}

/** @param {Score} score */
const sum = (score) => (typeof score === "number" ? score : Object.values(score).reduce((one, next) => one + next, 0));

/** @param {Score} score */
const written = (score) => (typeof score === "number" ? number(score) : listed(Object.values(score).map(number)));

/** The SHA-256 in hex of a document's canonical JSON. @param {object} document */
export function digestOf(document) {
  const bytes = sha256(new TextEncoder().encode(canonical(document)));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** A value as JSON, keys sorted, no spaces. protocol/record.py does the same. @param {unknown} value @returns {string} */
function canonical(value) {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const named = /** @type {Record<string, unknown>} */ (value);
  const entries = Object.keys(named).sort();
  return `{${entries.map((name) => `${JSON.stringify(name)}:${canonical(named[name])}`).join()}}`;
}
