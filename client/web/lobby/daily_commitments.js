// What is promised of the daily numbers, noted in this browser while they are hidden, and held against them afterwards.

import * as identity from "../profile/identity.js";
import { commitment } from "../protocol/deals.js";

/** So many days are kept by a server, and here. */
export const DAYS = 30;

/** What has been promised of a game's numbers, by their days. @param {string} game @returns {{[day: string]: string}} */
function promises(game) {
  try {
    return JSON.parse(identity.noted(`daily-${game}`) ?? "{}");
  } catch {
    return {};
  }
}

/** Note what is promised of a day's number; the first that was said of it stands. @param {string} game @param {string} day @param {string} promised */
export function notePromise(game, day, promised) {
  const noted = promises(game);
  if (noted[day] !== undefined) return;
  const kept = Object.entries({ ...noted, [day]: promised })
    .sort()
    .slice(-DAYS);
  identity.note(`daily-${game}`, JSON.stringify(Object.fromEntries(kept)));
}

/** Whether the number that is told is the one that was promised; null where nothing was noted, or is told. @param {string} game @param {{day: string, number: number | null, salt: string | null}} told */
export function keptPromise(game, { day, number, salt }) {
  const promised = promises(game)[day];
  if (promised === undefined || number === null || salt === null) return null;
  return commitment(number, salt) === promised;
}
