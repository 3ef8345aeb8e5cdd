// What is said of ratings and of what somebody has played.

import { count, date, number, showNumber, timeOfDay } from "../text/words.js";

/** @typedef {import("../protocol/messages.js").RatingRow} RatingRow */
/** @typedef {import("../protocol/messages.js").PastMatch} PastMatch */

export const STANDINGS = "Standings";
export const LOOKING = "Asking the server …";
export const COLUMNS = ["rank", "name", "rating", "matches", "won", "drawn", "lost", "last"];
export const NOBODY = "Nobody has a rating here yet: two who finish a match against each other get one.";
export const NOBODY_RANKED = "Nobody has a rank here yet: it takes some matches until a rating is sure enough for one.";
export const WHAT =
  "Duels count, against people and computers, on numbers that nobody knew, without hints or moves taken back that had shown a " +
  "card. Who begins has 1,500; ± is how sure that is, and whoever has played enough for a small one has a rank.";
export const HONEST =
  "A rating belongs to the key in a player’s browser or terminal: a fresh key is a fresh start, and friends can lose on " +
  "purpose.";
export const PAGE = "A player’s page";
export const YOURS = "Your page";
export const NO_SUCH = "That link names no player. Check it.";
export const MATCHES = "Matches";
export const ALONE = "Best games alone";
export const HELPED = "Best games alone with help";
export const NOTHING = "Nothing has been played to its end yet.";
export const WATCH = "Watch";
export const COPY = "Copy the link to this page";
export const AGAINST = "against";

/** A rating, and within what of it one's strength is most likely. @param {RatingRow} row */
export const rating = ({ rating, uncertainty }) => `${number(rating)} ± ${number(2 * uncertainty)}`;

/** @param {RatingRow} row */
export const rank = ({ rank }) => (rank === null ? "–" : number(rank));

/** Where one stands. @param {RatingRow | null} own @param {number} limit the largest uncertainty of who has a rank */
export function yours(own, limit) {
  if (own === null) return "You have no rating in this game yet.";
  if (own.rank === null)
    return `Yours: ${rating(own)} after ${count(own.matches, "match", "matches")}, provisional until it is known to ± ${number(2 * limit)}.`;
  return `Yours: ${rating(own)}, rank ${number(own.rank)}.`;
}

/** @param {number} many */
export const provisional = (many) => `${count(many, "player is", "players are")} rated provisionally so far.`;

/** @param {number | null} first */
export const since = (first) => (first === null ? "Has played nothing here yet." : `Plays here since ${date(first)}.`);

/** @param {string} player */
export const known = (player) =>
  `Known here as ${player.startsWith("computer:") ? player : player.replace(/(.{4})(?=.)/g, "$1-")}`;

/** @param {RatingRow | null} row */
export const ofGame = (row) =>
  row === null
    ? "not rated yet"
    : `${rating(row)}${row.rank === null ? ", provisional" : `, rank ${number(row.rank)}`}`;

/** @param {number} ms */
export const when = (ms) => `${date(ms)} ${timeOfDay(ms)}`;

/** @type {Record<string, string>} */
const WHY = { resigned: " by resignation", claimed: ", one was away", flag: " by the clock" };

/** How a match ended for the player in its `seat`; `reached` writes a score, `points`: it is one of points. @param {PastMatch & {seat: number}} match @param {(score: number) => string} reached @param {boolean} points */
export function result({ seats, winners, why, seat, form }, reached, points) {
  const order = [seats[seat], ...seats.filter((_, at) => at !== seat)];
  const scores = order.map(({ score }) => (score === null ? "–" : reached(score)));
  if (form === "solo") return why === "score" ? scores[0] : "given up";
  if (form === "together") return scores[0];
  const came = winners.includes(seat) ? "won" : winners.length ? "lost" : "drawn";
  const told = !points || order.every(({ score }) => score === null) ? "" : `, ${scores.join(" to ")}`;
  return `${came}${WHY[why] ?? ""}${told}`;
}

/** How a match ended for all its players, whose names come before it; `reached` writes a score. @param {PastMatch} match @param {(score: number) => string} reached */
export function resultOfAll({ seats, winners, why, form }, reached) {
  const scores = seats.map(({ score }) => (score === null ? "–" : reached(score))).join(" to ");
  if (form === "solo" || form === "together") return scores;
  const won = winners.map((seat) => seats[seat].name).join(", ");
  return `${won ? `${won} won` : "drawn"}${WHY[why] ?? ""}${why === "score" ? `, ${scores}` : ""}`;
}

/** How a match changed a rating. @param {number | null | undefined} points */
export const change = (points) => (points == null ? "" : points > 0 ? `+${number(points)}` : number(points));

/** @param {string} change */
export const rated = (change) => `rating ${change}`;

/** @type {Record<string, string>} */
const FORMS = { match: "match", mirror: "mirror match", race: "race", together: "together", solo: "alone" };

/** @param {string} form */
export const formOf = (form) => FORMS[form] ?? form;

/** @param {number} number */
export const onNumber = (number) => `number ${showNumber(number)}`;
