// What is said around the legs of a match of The Patriarch, of two players or many. client/games/match_words.py says the
// same.

import { leadsRematch, me as seatOf, nameOf, playedBy } from "../../room/model.js";
import * as words from "./words.js";

/** @typedef {import("../../room/types.js").Model} Model */
/** @typedef {import("../../protocol/messages.js").LegInfo} LegInfo */
/** @typedef {import("../../protocol/messages.js").MatchInfo} MatchInfo */

/** @param {Model} model @param {number} match @param {number} leg */
export const title = (model, match, leg) => `Match ${match}, leg ${leg} of ${model.room?.seats.length ?? 2}`;

/** Whether the number gives the tree. @param {{[name: string]: unknown}} options */
export const numbered = ({ tree }) => tree === "number";

/** Of a number that was played the tree is known. */
export const again = false;

/** What is said of a number that is drawn. @param {Model} model */
export const hidden = (model) =>
  many(model) ? "Each leg has a number of its own, hidden until that leg is over." : null;

/** @param {Model} model */
const many = (model) => (model.room?.seats.length ?? 2) > 2;

/** @param {Model} model @param {number} seat */
const name = (model, seat) => (seat === seatOf(model) ? words.YOU : (nameOf(model, seat) ?? `seat ${seat + 1}`));

/** Who owns the tree in a leg, and who guesses it. @param {Model} model @param {number} owner @param {string} [first] */
function owns(model, owner, first = "") {
  const all = model.room?.seats ?? [];
  const whose = name(model, owner);
  const guesser = all.length === 2 ? name(model, 1 - owner) : "all others";
  const verb = guesser === words.YOU || all.length > 2 ? "guess" : "guesses";
  const begun = whose === words.YOU && !first ? "You" : whose;
  return `${first}${begun} ${whose === words.YOU ? "own" : "owns"} the tree, ${guesser} ${verb} it.`;
}

/** Who owns the tree first, where the room's owner has set that. @param {Model} model */
export function begins(model) {
  const { room } = model;
  const owner = room?.seats.find((each) => each.player === room.owner)?.seat ?? 0;
  const leads = leadsRematch(model);
  if (leads !== null) return owns(model, leads);
  if (room?.role === "owner") return owns(model, owner);
  if (room?.role === "guesser" && !many(model)) return owns(model, 1 - owner);
  return "Who owns the tree first is drawn when all are ready.";
}

/** Between the legs: what came of the last one, who owns the tree now, and what is to beat. @param {Model} model @param {MatchInfo} match @param {number} next */
export function between(model, match, next) {
  const last = match.legs[next - 2];
  const coming = match.legs[next - 1];
  const owner = coming.roles.indexOf("owner");
  const score = last.score ?? 0;
  const lines = many(model) ? [foundBy(model, last), standing(model, match)] : [];
  lines.push(owns(model, owner, "Now "));
  const lead = many(model) ? "" : toBeat(model, score, owner);
  return {
    title: `Leg ${last.leg} is over: ${words.counted(score)}.`,
    lines: lines.filter((line) => line !== ""),
    lead,
  };
}

/** @param {Model} model @param {number} score @param {number} owner */
function toBeat(model, score, owner) {
  const [guesser, other] = [name(model, 1 - owner), name(model, owner)];
  const wins = (/** @type {string} */ who) => `${who} ${who === words.YOU ? "win" : "wins"}`;
  if (score > Number(model.room?.options.guesses)) {
    return `${guesser === words.YOU ? "You win" : wins(guesser)} by finding the tree, else it is a draw.`;
  }
  if (score === 1) return `Found with the first guess, it is a draw; with more ${wins(other)}.`;
  return `With fewer than ${words.counted(score)} ${wins(guesser)}; ${score} is a draw, with more ${wins(other)}.`;
}

/** @param {LegInfo} leg @returns {number | null} */
const finder = (leg) => /** @type {number | null} */ (leg.parts?.found_by ?? null);

/** @param {Model} model @param {LegInfo} leg */
function foundBy(model, leg) {
  const found = finder(leg);
  return found === null ? "" : `${name(model, found) === words.YOU ? "You" : name(model, found)} found the tree.`;
}

/** How many legs each has won as guesser. @param {Model} model @param {MatchInfo} match */
function standing(model, match) {
  const won = match.legs.map(finder);
  const told = (model.room?.seats ?? [])
    .map(({ seat }) => ({ who: name(model, seat), legs: won.filter((each) => each === seat).length }))
    .filter(({ legs }) => legs > 0)
    .sort((one, other) => other.legs - one.legs)
    .map(({ who, legs }) => `${who} ${legs}`);
  return told.length ? `Legs won as guesser: ${told.join(", ")}.` : "";
}

/** Who won. @param {Model} model @param {MatchInfo} match */
export function outcome(model, match) {
  const { winners = [], scores = [], why = "score" } = match.result ?? {};
  const players = scores.map((_, seat) => playedBy(model, seat));
  const most = scores.length > 2 ? Number.POSITIVE_INFINITY : Number(model.room?.options.guesses);
  const reached = (/** @type {number | null} */ score) =>
    score === null ? "–" : score > most ? "did not find it" : `${score}`;
  const told = players.map(([who], seat) => `${who ?? `seat ${seat + 1}`} ${reached(scores[seat])}`).join(", ");
  const names = winners.map((seat) => (players[seat][1] ? "You" : (players[seat][0] ?? `seat ${seat + 1}`)));
  const who = `${names.join(" and ")} ${names.length === 1 && names[0] !== "You" ? "wins" : "win"}`;
  const what = scores.length > 2 ? "Legs won as guesser" : "Guesses needed";
  if (why !== "score") return `${names.length ? who : "Nobody wins"}: the match ended before its time.`;
  if (scores.every((score) => (score ?? 0) > most)) return "A draw: nobody found the tree.";
  return `${names.length === 0 ? "A draw" : scores.length > 2 && names.length > 1 ? `A draw of ${names.join(" and ")}` : who}. ${what}: ${told}.`;
}

/** A leg's tree as it was left to be seen: that of the last leg, of a number that gives one to two that of both, or of a board. @param {Model} model @param {MatchInfo} match @param {number} leg @returns {string | null} */
function seen({ room }, match, leg) {
  const view = /** @type {any} */ (room?.view);
  if (view?.game === "mirror") return view.boards[leg - 1]?.tree ?? null;
  const same = match.legs.length === 2 && numbered(room?.options ?? {});
  return same || leg === match.legs.length ? (view?.tree ?? null) : null;
}

/** The legs beside each other. @param {Model} model @param {MatchInfo} match @returns {{caption: string, heads: Pick<LegInfo, "leg" | "status">[], rows: {name: string, cells: string[], total?: boolean}[]}} */
export function table(model, match) {
  const who = (/** @type {number} */ seat) => playedBy(model, seat)[0] ?? `seat ${seat + 1}`;
  const guesses = (/** @type {LegInfo} */ leg) => /** @type {{[seat: string]: number}} */ (leg.parts?.guesses ?? {});
  const cells = (/** @type {(leg: LegInfo) => string} */ tell) =>
    match.legs.map((leg) => (leg.status === "waiting" ? "–" : tell(leg)));
  const seats = match.legs[0].roles.map((_, seat) => seat);
  const found = (/** @type {LegInfo} */ leg) => {
    const seat = finder(leg);
    return seat === null ? "nobody" : who(seat);
  };
  const trees = model.checked?.match === match.id ? (model.checked.record?.legs ?? []) : [];
  const tree = (/** @type {LegInfo} */ { leg }) =>
    /** @type {string | null} */ (trees[leg - 1]?.opening.tree) ?? seen(model, match, leg) ?? "–";
  return {
    caption: "The legs",
    heads: match.legs,
    rows: [
      { name: "owned the tree", cells: match.legs.map((leg) => who(leg.roles.indexOf("owner"))) },
      { name: "the tree", cells: match.legs.map(tree) },
      { name: "found it", cells: cells(found) },
      ...seats.map((seat) => ({
        name: `${who(seat)}’s graded guesses`,
        cells: cells((leg) => (leg.roles[seat] === "owner" ? "–" : `${guesses(leg)[seat] ?? 0}`)),
      })),
      { name: "score", cells: cells((leg) => `${leg.score ?? 0}`), total: true },
    ],
  };
}
