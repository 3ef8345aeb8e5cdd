// Checks whether a finished match kept its promise: the page deals the revealed number itself and compares. The check
// only uses what this machine saw and computes. rules: deals, Hidden numbers

import { commitment, given } from "../protocol/deals.js";
import { have } from "./catalog.js";

/** @typedef {import("../room/types.js").Sighting} Sighting */
/** @typedef {import("../room/types.js").Verdict} Verdict */
/** @typedef {import("../protocol/messages.js").MatchInfo} MatchInfo */
/** @typedef {import("../protocol/messages.js").Record} GameRecord */
/** @typedef {import("./catalog.js").FairGame} FairGame */

export { isGood } from "./fairness_results.js";

/**
 * Check a finished match against the commitment shown at its start, the deal of its number and the cards seen.
 * @param {string} game
 * @param {MatchInfo} match
 * @param {string | null} promised null if the number was known from the start; if each leg has a number of its
 *   own, the commitments of the legs that began, joined by commas
 * @param {Sighting[]} seen
 * @param {GameRecord | null} record
 * @returns {Promise<Verdict>}
 */
export async function check(game, match, promised, seen, record) {
  const own = match.legs.filter((leg) => leg.number != null || leg.commitment != null);
  const promise = own.length ? keptOfLegs(match, own, promised) : kept(match, promised);
  if (match.number === null || promise === "number_missing") return verdict(["number_missing"]);
  if (record === null) return verdict([promise, "record_missing"]);
  const known = (await have(game))?.fair;
  if (known === undefined) return verdict([promise, "cards_unchecked"]);
  for (const [at, leg] of record.legs.entries()) {
    const deck = await given(known, record.options, record.seats.length, leg.number);
    const follows = leg.number === (own.find((each) => each.leg === at + 1)?.number ?? match.number);
    const same = follows && (known.drawn ? leg.deck === null : leg.deck?.join() === deck.join());
    const ply = same ? known.firstDifference(deck, leg) : 0;
    if (ply !== null) return { ...verdict([promise, "deck_different"]), leg: at + 1, ply };
  }
  // If a match ended early, the last card turned up was not played.
  const cutShort = match.result !== null && match.result.why !== "score";
  const sightings = seen.filter((each) => !cutShort || told(known, record, each) !== null);
  const wrong = sightings.find((each) => {
    const said = told(known, record, each);
    return said === null || !known.bearsOut(said, each.card);
  });
  if (wrong !== undefined) {
    const { leg, ply } = wrong;
    return { findings: [promise, "deck_dealt", "cards_different"], cards: sightings.length, leg, ply };
  }
  return { ...verdict([promise, "deck_dealt", "cards_as_seen"]), cards: sightings.length };
}

/** @param {string[]} findings @returns {Verdict} */
const verdict = (findings) => ({ findings, cards: 0, leg: null, ply: null });

/** @param {MatchInfo} match @param {string | null} promised */
function kept(match, promised) {
  if (match.number === null) return "number_missing";
  if (match.known && promised === null) return "number_known";
  if (match.salt === null) return "number_missing";
  if (promised !== null && match.commitment !== promised) return "commitment_changed";
  return match.commitment === commitment(match.number, match.salt) ? "commitment_kept" : "commitment_broken";
}

/** How the promises were kept for legs with numbers of their own. @param {MatchInfo} match @param {MatchInfo["legs"]} legs @param {string | null} promised */
function keptOfLegs(match, legs, promised) {
  if (match.known && promised === null) return "number_known";
  const before = promised?.split(",") ?? [];
  for (let at = 0; at < Math.max(legs.length, before.length); at++) {
    const { number = null, salt = null, commitment: shown = null } = legs[at] ?? {};
    if (number === null || salt === null) return "number_missing";
    if (before[at] !== undefined && shown !== before[at]) return "commitment_changed";
    if (shown !== commitment(number, salt)) return "commitment_broken";
  }
  return "commitment_kept";
}

/** @param {FairGame} game @param {GameRecord} record @param {Sighting} sighting */
function told(game, record, sighting) {
  const leg = record.legs[sighting.leg - 1];
  return leg === undefined ? null : game.told(leg, sighting.ply);
}
