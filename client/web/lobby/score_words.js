// What is said of high scores and of game numbers.

import { clockFace as face } from "../text/formats.js";
import { count, date, number, showNumber, timeOfDay } from "../text/words.js";

/** @typedef {import("../protocol/messages.js").NumberEvent} NumberEvent */
/** @typedef {import("../protocol/messages.js").Standing} Standing */

export const HIGH_SCORES = "High scores";
export const NUMBER = "A game number";
export const NUMBER_LABEL = "Game number";
export const NUMBER_HINT = "A whole number from 1 to 999,999,999,999. The same number always deals the same cards.";
export const NUMBER_BAD = "A game number is a whole number from 1 to 999,999,999,999.";
export const LOOK = "Look it up";
export const LOOKING = "Asking the server …";
export const NO_SCORES = "You have finished no solo game here yet. Play one and it appears here.";
export const NO_BEST = "You have finished no solo game without help yet.";
export const HELPED = "With help";
export const HELPED_NOTE = "Games with hints, or with takebacks that revealed a card, don’t count as best games.";
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
export const COLUMNS = ["place", "score", "number", "when"];
export const HELP_COLUMN = "help";
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

/** The help in a game; empty if there was none. @param {{hints: number, takebacks: number}} score */
export const helpOf = ({ hints, takebacks }) =>
  [hints && count(hints, "hint", "hints"), takebacks && count(takebacks, "takeback", "takebacks")]
    .filter(Boolean)
    .join(", ");

/** Your best scores with help on a number, each with what it is the best of; empty if there is none. @param {string[]} best */
export const ownHelped = (best) => (best.length ? `Your best with help (not ranked): ${best.join("; ")}.` : "");

/** @param {string} title @param {number} number */
export const numberTitle = (title, number) => `${title} · number ${showNumber(number)}`;

/** @param {NumberEvent} about @param {(score: number) => string} [reached] writes a score */
export const computers = (about, reached = number) =>
  about.computer !== null ? reached(about.computer) : about.working ? WORKING : UNKNOWN;

/** Par, or why it is not known. @param {NumberEvent} about @param {(score: number) => string} [reached] */
export function par(about, reached = number) {
  if (about.par !== null) return reached(about.par);
  if (!about.own_helped.length && about.standings.every((each) => each.own === null)) return PAR_LATER;
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
