// What is said of high scores and of game numbers. client/lobby/score_words.py says the same.

import { date, number, showNumber, timeOfDay } from "../words.js";
import { face } from "./match.js";

/** @typedef {import("../protocol.js").NumberEvent} NumberEvent */
/** @typedef {import("../protocol.js").Standing} Standing */

export const HIGH_SCORES = "High scores";
export const NUMBER = "A game number";
export const NUMBER_LABEL = "Game number";
export const NUMBER_HINT = "A whole number from 1 to 999,999,999,999. The same number always deals the same cards.";
export const NUMBER_BAD = "A game number is a whole number from 1 to 999,999,999,999.";
export const LOOK = "Look it up";
export const LOOKING = "Asking the server …";
export const NO_SCORES = "No game alone has been finished here yet: play one, and it stands here.";
export const STATISTICS = "Your games";
export const STATISTICS_COLUMNS = ["", "games", "won", "in a row now", "at the most", "best", "average"];
export const WHERE_ONE_WINS = STATISTICS_COLUMNS.slice(2, 5);
/** @type {Record<string, string>} */
export const FORMS = {
  solo: "alone",
  match: "in matches",
  mirror: "in mirror matches",
  together: "together",
  race: "in races",
};
export const CAN_BE_WON = "can it be won?";
/** @type {Record<string, string>} */
export const VERDICTS = { won: "yes", lost: "no, whatever is played", unknown: "not known" };
export const COLUMNS = ["place", "score", "number", "when", "hints"];
export const TIME = "time";
export const PLAY_AGAIN = "Play it again";
export const PLAY = "Play it alone";
export const ABOUT = "About the number";
export const ANOTHER = "Another number";
export const COMPUTERS_SCORE = "computer’s score";
export const PAR = "par";
export const TO_BEAT = "score to beat";
export const TO_REACH = "score to reach";
export const STANDING_COLUMNS = ["role", "best", "by", "you", "your rank"];
export const NOBODY = "nobody yet";
export const WORKING = "being worked out …";
export const PAR_LATER = "told once you have played it to its end";
export const UNKNOWN = "not known";
export const PICTURE_WORKING = "The computer is still playing this number: this is shown as soon as it is there.";
export const PICTURE_UNKNOWN = "What the computer left on this number is not known. Try again.";
export const WHAT =
  "The computer’s score is what it reached playing alone, at its strongest, without knowing the deck. Par is the best line that a search found which knows it.";

/** @param {number} ms */
export const when = (ms) => `${date(ms)} ${timeOfDay(ms)}`;

/** @param {number} given */
export const hints = (given) => (given ? number(given) : "–");

/** @param {string} title @param {number} number */
export const numberTitle = (title, number) => `${title} · number ${showNumber(number)}`;

/** @param {NumberEvent} about @param {(score: number) => string} [reached] writes a score */
export const computers = (about, reached = number) =>
  about.computer !== null ? reached(about.computer) : about.working ? WORKING : UNKNOWN;

/** What the best line gives, or why that is not told. @param {NumberEvent} about @param {(score: number) => string} [reached] */
export function par(about, reached = number) {
  if (about.par !== null) return reached(about.par);
  if (about.standings.every((each) => each.own === null)) return PAR_LATER;
  return about.working ? WORKING : UNKNOWN;
}

/** The better of what the computer and oneself reached alone; null where neither is known. @param {NumberEvent} about */
export function toBeat(about) {
  const own = about.standings.find((each) => each.role === "player")?.own ?? null;
  const every = [own, about.computer].filter((each) => each !== null);
  return every.length ? (about.low ? Math.min : Math.max)(...every) : null;
}

/** Where one stands among how many. @param {Standing} standing */
export const rank = (standing) =>
  `${standing.rank === null ? "–" : number(standing.rank)} of ${number(standing.players)}`;

/** How much time something took, where that is known. @param {number | null | undefined} seconds */
export const inTime = (seconds) => (seconds == null ? "" : face(1000 * seconds));
