// The commitments of the daily numbers: saved in this browser while the numbers are hidden, and checked afterwards.

import * as identity from "../profile/identity.js";
import { commitment } from "../protocol/deals.js";

/** The number of days that a server and this browser keep. */
export const DAYS = 30;

/** The saved commitments to a game's numbers, by day. @param {string} game @returns {{[day: string]: string}} */
function promises(game) {
  try {
    return JSON.parse(identity.noted(`daily-${game}`) ?? "{}");
  } catch {
    return {};
  }
}

/** Save the commitment to a day's number; the first one for a day is kept. @param {string} game @param {string} day @param {string} promised */
export function notePromise(game, day, promised) {
  const noted = promises(game);
  if (noted[day] !== undefined) return;
  const kept = Object.entries({ ...noted, [day]: promised })
    .sort()
    .slice(-DAYS);
  identity.note(`daily-${game}`, JSON.stringify(Object.fromEntries(kept)));
}

/** Whether a revealed number matches its commitment; null if no commitment was saved or no number is revealed. @param {string} game @param {{day: string, number: number | null, salt: string | null}} told */
export function keptPromise(game, { day, number, salt }) {
  const promised = promises(game)[day];
  if (promised === undefined || number === null || salt === null) return null;
  return commitment(number, salt) === promised;
}
