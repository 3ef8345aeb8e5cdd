// A search for finished matches, and the address that leads to it.

import { GAMES } from "../games/catalog.js";
import { readNumber } from "../protocol/game_numbers.js";
import * as words from "./match_words.js";

/**
 * What is searched for; an empty search finds all matches of a player, null: yourself. `opponent` is as it was typed.
 * @typedef {{player: string | null, game: string | null, opponent: string | null, result: string | null, since: string | null, until: string | null, number: number | null, everyone: boolean}} Search
 */

/** A search as the part of an address that leads to it. @param {Partial<Search>} search */
export function addressOf(search) {
  const told = Object.entries(search).filter(([, value]) => value !== null && value !== false && value !== "");
  return new URLSearchParams(told.map(([name, value]) => [name, value === true ? "yes" : String(value)])).toString();
}

/** The search that a part of an address says. @param {string} address @returns {Search} */
export function searchOf(address) {
  const told = new URLSearchParams(address);
  const game = told.get("game");
  return {
    player: told.get("player"),
    game: game !== null && Object.hasOwn(GAMES, game) ? game : null,
    opponent: told.get("opponent"),
    result: Object.hasOwn(words.RESULTS, told.get("result") ?? "") ? told.get("result") : null,
    since: readDay(told.get("since")),
    until: readDay(told.get("until")),
    number: readNumber(told.get("number") ?? ""),
    everyone: told.has("everyone"),
  };
}

/** A day, if a text is one. @param {string | null} day */
export const readDay = (day) =>
  day !== null && /^20\d\d-\d\d-\d\d$/.test(day) && !Number.isNaN(Date.parse(day)) ? day : null;

/** Why the parts of a search don't go together; empty if they do. @param {Search} search */
export function wrongIn({ game, opponent, result, since, until, number, everyone }) {
  if (number !== null && game === null) return words.NUMBER_WITHOUT_GAME;
  if (everyone && number === null) return words.EVERYONE_WITHOUT_NUMBER;
  if (everyone && (opponent || result)) return words.EVERYONE_ALONE;
  if (since !== null && until !== null && since > until) return words.DAYS_REVERSED;
  return "";
}
