// The texts around the legs of a match of The Patriarch, for two or more players.

import * as formats from "../../text/formats.js";
import { leadsRematch, me as seatOf, nameOf, playedBy } from "../../room/model.js";
import { messages as gameText } from "../../text/messages/game.js";
import { messages as matchText } from "../../text/messages/match.js";
import { messages as resultText } from "../../text/messages/result.js";
import { messages as aboutText } from "./messages/about.js";
import { messages as guessesText } from "./messages/guesses.js";
import { messages as matchesText } from "./messages/matches.js";

/** @typedef {import("../../room/types.js").Model} Model */
/** @typedef {import("../../protocol/messages.js").LegInfo} LegInfo */
/** @typedef {import("../../protocol/messages.js").MatchInfo} MatchInfo */

/** @param {Model} model @param {number} match @param {number} leg */
export const title = (model, match, leg) => matchText.titleOfLeg({ match, leg, legs: model.room?.seats.length ?? 2 });

/** Whether the number gives the tree. @param {{[name: string]: unknown}} options */
export const numbered = ({ tree }) => tree === "number";

/** A number that was played reveals its tree, so it is not played again. */
export const again = false;

/** The note about a drawn number. @param {Model} model */
export const hidden = (model) => (many(model) ? aboutText.eachLegNumbered() : null);

/** @param {Model} model */
const many = (model) => (model.room?.seats.length ?? 2) > 2;

/** A player's name; null for the reader. @param {Model} model @param {number} seat */
const name = (model, seat) => (seat === seatOf(model) ? null : named(nameOf(model, seat), seat));

/** A name, or the seat's number if nobody has the seat. @param {string | null | undefined} who @param {number} seat */
const named = (who, seat) => who ?? matchesText.seat(seat + 1);

/** The owner of the tree in a leg, and the guesser, in words. @param {Model} model @param {number} owner @param {boolean} [now] */
const owns = (model, owner, now = false) =>
  matchText.ownsTree({
    owner: name(model, owner),
    guesser: many(model) ? null : name(model, 1 - owner),
    several: many(model),
    now,
  });

/** The first owner of the tree, if the room's owner has set that. @param {Model} model */
export function begins(model) {
  const { room } = model;
  const owner = room?.seats.find((each) => each.player === room.owner)?.seat ?? 0;
  const leads = leadsRematch(model);
  if (leads !== null) return owns(model, leads);
  if (room?.role === "owner") return owns(model, owner);
  if (room?.role === "guesser" && !many(model)) return owns(model, 1 - owner);
  return matchText.rolesDrawn({ owning: true, several: many(model) });
}

/** The text between the legs: the last one's result, the tree's next owner, and the score to beat. @param {Model} model @param {MatchInfo} match @param {number} next */
export function between(model, match, next) {
  const last = match.legs[next - 2];
  const coming = match.legs[next - 1];
  const owner = coming.roles.indexOf("owner");
  const score = last.score ?? 0;
  const lines = many(model) ? [foundBy(model, last), standing(model, match)] : [];
  lines.push(owns(model, owner, true));
  const lead = many(model) ? "" : toBeat(model, score, owner);
  return {
    title: gameText.legOver({ leg: last.leg, score: guessesText.guesses(score) }),
    lines: lines.filter((line) => line !== ""),
    lead,
  };
}

/** @param {Model} model @param {number} score @param {number} owner */
const toBeat = (model, score, owner) =>
  matchText.guessesToBeat({
    score,
    found: score <= Number(model.room?.options.guesses),
    guesser: name(model, 1 - owner),
    owner: name(model, owner),
  });

/** @param {LegInfo} leg @returns {number | null} */
const finder = (leg) => /** @type {number | null} */ (leg.parts?.found_by ?? null);

/** @param {Model} model @param {LegInfo} leg */
function foundBy(model, leg) {
  const found = finder(leg);
  return found === null ? "" : matchesText.foundTree(name(model, found));
}

/** How many legs each player has won as guesser. @param {Model} model @param {MatchInfo} match */
function standing(model, match) {
  const won = match.legs.map(finder);
  const told = (model.room?.seats ?? [])
    .map(({ seat }) => ({ who: name(model, seat), legs: won.filter((each) => each === seat).length }))
    .filter(({ legs }) => legs > 0)
    .sort((one, other) => other.legs - one.legs)
    .map(({ who, legs }) => matchesText.legsOf({ name: who ?? resultText.you(), legs }));
  return told.length ? matchesText.legsWon(formats.listed(told)) : "";
}

/** Who won. @param {Model} model @param {MatchInfo} match */
export function outcome(model, match) {
  const { winners = [], scores = [], why = "score" } = match.result ?? {};
  const players = scores.map((_, seat) => playedBy(model, seat));
  const several = scores.length > 2;
  const most = several ? Number.POSITIVE_INFINITY : Number(model.room?.options.guesses);
  const reached = (/** @type {number | null} */ score) =>
    score === null ? "–" : score > most ? matchesText.notFound() : `${score}`;
  const told = players.map(([who], seat) =>
    matchesText.reached({ name: named(who, seat), score: reached(scores[seat]) }),
  );
  const names = winners.map((seat) => named(players[seat][0], seat));
  const mine = winners.length === 1 && players[winners[0]][1];
  const winner = names.length === 0 ? "nobody" : mine ? "you" : names.length === 1 ? "player" : "players";
  if (why !== "score") return matchesText.endedEarly({ winner, names });
  if (scores.every((score) => (score ?? 0) > most)) return matchesText.nobodyFound();
  return matchesText.outcome({ winner, names, several, scores: formats.listed(told) });
}

/** A leg's tree if it is visible: the last leg's, both legs' if a number gives a tree to two players, or a board's. @param {Model} model @param {MatchInfo} match @param {number} leg @returns {string | null} */
function seen({ room }, match, leg) {
  const view = /** @type {any} */ (room?.view);
  if (view?.game === "mirror") return view.boards[leg - 1]?.tree ?? null;
  const same = match.legs.length === 2 && numbered(room?.options ?? {});
  return same || leg === match.legs.length ? (view?.tree ?? null) : null;
}

/** The legs side by side. @param {Model} model @param {MatchInfo} match @returns {{caption: string, heads: Pick<LegInfo, "leg" | "status">[], rows: {name: string, cells: string[], total?: boolean}[]}} */
export function table(model, match) {
  const who = (/** @type {number} */ seat) => named(playedBy(model, seat)[0], seat);
  const guesses = (/** @type {LegInfo} */ leg) => /** @type {{[seat: string]: number}} */ (leg.parts?.guesses ?? {});
  const cells = (/** @type {(leg: LegInfo) => string} */ tell) =>
    match.legs.map((leg) => (leg.status === "waiting" ? "–" : tell(leg)));
  const seats = match.legs[0].roles.map((_, seat) => seat);
  const found = (/** @type {LegInfo} */ leg) => {
    const seat = finder(leg);
    return seat === null ? guessesText.nobody() : who(seat);
  };
  const trees = model.checked?.match === match.id ? (model.checked.record?.legs ?? []) : [];
  const tree = (/** @type {LegInfo} */ { leg }) =>
    /** @type {string | null} */ (trees[leg - 1]?.opening.tree) ?? seen(model, match, leg) ?? "–";
  return {
    caption: matchesText.legs(),
    heads: match.legs,
    rows: [
      { name: resultText.role("owner"), cells: match.legs.map((leg) => who(leg.roles.indexOf("owner"))) },
      { name: matchesText.theTree(), cells: match.legs.map(tree) },
      { name: matchesText.foundIt(), cells: cells(found) },
      ...seats.map((seat) => ({
        name: matchesText.gradedGuesses(who(seat)),
        cells: cells((leg) => (leg.roles[seat] === "owner" ? "–" : `${guesses(leg)[seat] ?? 0}`)),
      })),
      { name: resultText.score(), cells: cells((leg) => `${leg.score ?? 0}`), total: true },
    ],
  };
}
