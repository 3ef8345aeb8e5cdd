// What is said of the daily number: the same for everyone on a server, with one try for each.

import { number, showNumber, timeOfDay } from "../text/words.js";

/** @typedef {import("../protocol/messages.js").DailyRow} DailyRow */
/** @typedef {import("../protocol/messages.js").DailyTable} DailyTable */

const DAY_MS = 86_400_000;

export const DAILY = "Daily number";
export const ABOUT =
  "Each game has one number a day, the same for everyone on this server and hidden until the day ends. You have one " +
  "try, in each role once where there are roles; whoever is ahead by most stands first.";
export const NOTED =
  "What is promised of the number is noted in this browser, and held against it when the day has ended.";
export const LOOKING = "Asking the server …";
export const FRIEND = "Play a friend";
export const FRIEND_HINT = "Who sits down by your link must not have had their try today.";
export const GO_ON = "Go on with your try";
export const TRIED = "You have had your try today; nothing has come of it so far.";
export const NOT_TRIED = "You have not played it yet: one try, which counts from the first leg on.";
export const COLUMNS = ["rank", "name", "ahead by", "score", "against", "when"];
export const WATCH = "Watch";
export const WON = "won";
export const AGAINST_COMPUTER = "Against the computer";
export const AGAINST_FRIENDS = "Against friends";
export const EARLIER = "The day before";
export const LATER = "The day after";
export const KEPT = "Number and salt give the commitment that this page noted that day.";
export const BROKEN = "Number and salt do not give the commitment that this page noted that day.";
export const TODAY = "Today’s number";
export const LEADS_BACK = "To the daily number";

/** Why somebody has won, of the other one. */
const WHY = { resigned: "gave up", claimed: "stayed away", flag: "ran out of time" };

/** @param {string} level */
export const computer = (level) => `Play the computer (${level})`;

/** A day, as it is known everywhere. @param {string} day in UTC, such as 2026-11-22 */
export function dayOf(day) {
  const at = Date.parse(`${day}T00:00:00Z`);
  if (Number.isNaN(at)) return day;
  return new Date(at).toLocaleDateString("en-GB", { day: "numeric", month: "long", timeZone: "UTC" });
}

/** The day so many days later. @param {string} day @param {number} days */
export const dayAfter = (day, days) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

/** When a day ends, in ms since 1970 UTC. @param {string} day */
export const endOf = (day) => Date.parse(`${day}T00:00:00Z`) + DAY_MS;

/** @param {number} ends in ms since 1970 UTC */
export const until = (ends) => `at ${timeOfDay(ends)} here (midnight UTC)`;

/** @param {number} ends */
export const hiddenUntil = (ends) => `The number is hidden until the day ends, ${until(ends)}.`;

/** How many have finished today’s. @param {number} many */
export function played(many) {
  if (many === 0) return "Nobody has finished it yet.";
  return many === 1 ? "One has finished it so far." : `${number(many)} have finished it so far.`;
}

/** By how much one’s score was the better. @param {number} difference */
export function ahead(difference) {
  if (difference === 0) return "level";
  return difference > 0 ? `ahead by ${number(difference)}` : `behind by ${number(-difference)}`;
}

/** A difference, as it stands in a table. @param {number} difference */
export const signed = (difference) => (difference > 0 ? `+${number(difference)}` : number(difference));

/** @param {DailyRow} row */
export const scores = ({ scores: [own, other] }) => `${number(own)} to ${number(other)}`;

/** What the other did where it was not played to its end; empty where it was. @param {DailyRow} row */
export const gaveUp = ({ why = "score" }) => (why === "score" ? "" : WHY[why]);

/** Against whom it was played. @param {DailyRow} row */
export function against(row) {
  const who = row.against === "computer" ? `the ${row.opponent} computer` : row.opponent;
  return gaveUp(row) ? `${who}, who ${gaveUp(row)}` : who;
}

/** One’s own result of today. @param {DailyRow} row */
export function own(row) {
  if (gaveUp(row)) return `Yours: won, since ${row.opponent} ${gaveUp(row)}.`;
  const rank = row.rank ? ` Your rank so far: ${number(row.rank)}.` : "";
  return `Yours: ${ahead(row.difference)}, ${scores(row)} against ${against(row)}.${rank}`;
}

/** The number of a day that has ended. @param {DailyTable} table */
export const was = ({ number: which }) =>
  which === null ? "Nobody asked for that day’s number." : `The number was ${showNumber(which)}.`;

/** @param {string} salt */
export const salted = (salt) => `salt ${salt}`;

/** The head of a day. @param {string} day @param {string} today */
export function headOf(day, today) {
  const which = day === today ? "Today, " : day === dayAfter(today, -1) ? "Yesterday, " : "";
  return `${which}${dayOf(day)}`;
}

/** What table it is, and of how many. @param {boolean} computer @param {number} played */
export const tableOf = (computer, played) =>
  `${computer ? AGAINST_COMPUTER : AGAINST_FRIENDS} · ${played ? `${number(played)} played` : "nobody"}`;

/** Which number is played in a room. @param {string} day */
export const room = (day) =>
  `The daily number of ${dayOf(day)}: one try for each who plays. It stays hidden until the day ends, ${until(endOf(day))}.`;

/** Why a number is not told after its match. @param {string} day */
export const hidden = (day) =>
  `The number stays hidden until the day ends, ${until(endOf(day))}. Then the record is there to be watched and checked.`;

/** What leaving means while a try goes on. @param {string} day */
export const leaving = (day) =>
  `Your try goes on until the day ends, ${until(endOf(day))}: the page of the daily number leads back to it.`;

/** The link to a record that is not there before the day has ended. @param {string} day */
export const linkOpens = (day) => `it opens once the day has ended, ${until(endOf(day))}`;

/** When something was finished that day. @param {number} ms */
export const at = (ms) => timeOfDay(ms);
