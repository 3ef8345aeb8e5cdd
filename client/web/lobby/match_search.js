// A search for finished matches, and its address.

import * as formats from "../text/formats.js";
import { GAMES } from "../games/catalog.js";
import { readNumber } from "../protocol/game_numbers.js";
import { messages as matchesText } from "../text/messages/matches.js";

/** The results that can be searched for. @type {Result[]} */
export const RESULTS = ["won", "lost", "drawn", "played"];

/** @typedef {"won" | "lost" | "drawn" | "played"} Result */

/**
 * A search; an empty one finds all matches of a player, null: yourself. `opponent` is the typed text.
 * @typedef {{player: string | null, game: string | null, opponent: string | null, result: Result | null, since: string | null, until: string | null, number: number | null, everyone: boolean}} Search
 */

/** A search as a part of an address. @param {Partial<Search>} search */
export function addressOf(search) {
  const told = Object.entries(search).filter(([, value]) => value !== null && value !== false && value !== "");
  return new URLSearchParams(told.map(([name, value]) => [name, value === true ? "yes" : String(value)])).toString();
}

/** The search in a part of an address. @param {string} address @returns {Search} */
export function searchOf(address) {
  const told = new URLSearchParams(address);
  const game = told.get("game");
  return {
    player: told.get("player"),
    game: game !== null && Object.hasOwn(GAMES, game) ? game : null,
    opponent: told.get("opponent"),
    result: RESULTS.find((result) => result === told.get("result")) ?? null,
    since: readDay(told.get("since")),
    until: readDay(told.get("until")),
    number: readNumber(told.get("number") ?? ""),
    everyone: told.has("everyone"),
  };
}

/** The day in a text, if it is one. @param {string | null} day */
export const readDay = (day) =>
  day !== null && /^20\d\d-\d\d-\d\d$/.test(day) && !Number.isNaN(Date.parse(day)) ? day : null;

/** The error in the combination of a search's parts; empty if there is none. @param {Search} search */
export function wrongIn({ game, opponent, result, since, until, number, everyone }) {
  if (number !== null && game === null) return matchesText.mistake("number-without-game");
  if (everyone && number === null) return matchesText.mistake("everyone-without-number");
  if (everyone && (opponent || result)) return matchesText.mistake("everyone-alone");
  if (since !== null && until !== null && since > until) return matchesText.mistake("days-reversed");
  return "";
}

/**
 * A description of a search: the game's title, the opponent's name, and the rest; empty if it finds everything.
 * @param {{game?: string | null, opponent?: string | null, result?: Result | null, since?: string | null, until?: string | null, number?: number | null}} search
 */
export function described({ game, opponent, result, since, until, number }) {
  return formats.listed([
    game,
    opponent && matchesText.againstOpponent(opponent),
    result && matchesText.result(result),
    daysOf(since, until),
    number != null && matchesText.number(number),
  ]);
}

/** @param {string | null | undefined} since @param {string | null | undefined} until */
function daysOf(since, until) {
  if (since && until) return matchesText.days({ since, until });
  return since ? matchesText.since(since) : until ? matchesText.until(until) : "";
}
