// Finds the player for a typed name, id or level.

import { GAMES } from "../games/catalog.js";
import * as doing from "../room/commands.js";
import * as formats from "../text/formats.js";
import { messages as matchesText } from "../text/messages/matches.js";
import { askOnce, CannotAsk } from "./requests.js";

/** The most pages of matches that the search for a name requests. */
const PAGES = 5;
export const LEVELS = ["easy", "normal", "strong", "random", "forgetful"];
const PLAYER = /^([0-9A-HJKMNP-TV-Z]{16}|computer:[a-z]{1,20})$/;

/** A player's id, also as pages write it, or a level or name of a computer; null if it is neither. @param {string} typed */
export function readPlayer(typed) {
  const text = typed.trim();
  for (const level of LEVELS) {
    const names = [level, formats.level(level), formats.name(`computer:${level}`)];
    if (names.some((name) => name.toLowerCase() === text.toLowerCase())) return `computer:${level}`;
  }
  if (text.startsWith("computer:")) return PLAYER.test(text) ? text : null;
  const read = text.toUpperCase().replace(/[- ]/g, "").replaceAll("O", "0").replace(/[IL]/g, "1");
  return PLAYER.test(read) ? read : null;
}

/**
 * The player with an id, a level, or a name. A name is searched for among the opponents in the latest
 * matches of a player (null: yourself), then in the standings of the game, or of all games, in live play and by correspondence. Throws CannotAsk.
 * @param {string} typed
 * @param {{player: string | null, game: string | null}} where
 * @returns {Promise<string>}
 */
export async function findPlayer(typed, { player, game }) {
  const known = readPlayer(typed);
  if (known !== null) return known;
  /** @type {string | null} */
  let page = null;
  for (let pages = 0; pages < PAGES; pages++) {
    const after = page;
    const told = await askOnce(() => doing.matches({ player, game, page: after }));
    const seats = told.matches.flatMap((/** @type {any} */ match) => match.seats);
    const found = named(
      typed,
      seats.filter((/** @type {Seat} */ seat) => seat.player !== told.player),
    );
    if (found !== null) return found;
    page = told.next;
    if (page === null) break;
  }
  for (const each of game === null ? Object.keys(GAMES) : [game]) {
    const live = await askOnce(() => doing.standings(each));
    const correspondence = await askOnce(() => doing.standings(each, true));
    const found = named(typed, [...live.rows, ...correspondence.rows]);
    if (found !== null) return found;
  }
  throw new CannotAsk(matchesText.noPlayer(typed.trim()));
}

/** @typedef {{player: string, name: string}} Seat */

/** The player with a name; null if there is none. Throws CannotAsk if there are several. @param {string} typed @param {Seat[]} seats */
function named(typed, seats) {
  const wanted = typed.trim().toLowerCase();
  const ids = [...new Set(seats.filter(({ name }) => name.toLowerCase() === wanted).map(({ player }) => player))];
  if (ids.length > 1) throw new CannotAsk(matchesText.severalPlayers({ name: typed.trim(), ids }));
  return ids[0] ?? null;
}
