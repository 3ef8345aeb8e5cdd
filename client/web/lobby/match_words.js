// The words of lists of finished matches, of a search among them, and of two players' results against each other.

import { count, date, number as written, showNumber } from "../text/words.js";

/** @typedef {import("../protocol/messages.js").HeadToHeadRow} HeadToHeadRow */

export const SEARCH = "Search matches";
export const MATCHES_OF_YOU = "Your matches";
export const MATCHES = "Matches";
export const LOOKING = "Asking the server …";
export const OLDER = "Older matches";
export const ALL_MATCHES = "All matches";
export const NONE_FOUND = "No matches fit this search.";
export const RATED_ONLY = "Other players’ lists have only rated matches.";
export const EVERYONES_RATED = "Only rated matches are listed, and none on a daily number before its day ends.";
export const ON_NUMBER = "Matches on this number";
export const WATCH = "Watch";

// The form

export const GAME = "Game";
export const ANY_GAME = "any";
export const OPPONENT = "Opponent";
export const OPPONENT_HINT = "A name, a player’s id, or easy, normal, strong or random. Empty: anyone.";
export const RESULT = "Result";
export const ANY_RESULT = "any";
export const SINCE = "From";
export const UNTIL = "To";
export const DAYS_HINT = "Days are in UTC.";
export const NUMBER = "Number";
export const EVERYONE = "Everyone’s matches on the number";
export const GO = "Search";
/** @type {Record<string, string>} */
export const RESULTS = { won: "won", lost: "lost", drawn: "drawn", played: "without a winner" };

// Mistakes

export const NUMBER_WITHOUT_GAME = "A number needs its game. Choose the game, too.";
export const EVERYONE_WITHOUT_NUMBER = "Everyone’s matches can be searched only by number. Add a number.";
export const EVERYONE_ALONE = "A search of everyone’s matches has no opponent or result. Leave them out.";
export const DAYS_REVERSED = "The first day is after the last day. Swap them.";

/** @param {string} typed */
export const noNumber = (typed) =>
  `“${typed.trim().slice(0, 40)}” is not a game number. Write a whole number from 1 to 999,999,999,999.`;

/** @param {string} typed */
export const noPlayer = (typed) =>
  `No player called ${typed.trim()} is among the latest opponents or in the standings. Check the name, or use the player’s id.`;

/** @param {string} typed @param {string[]} ids */
export const severalPlayers = (typed, ids) =>
  `Several players are called ${typed.trim()}. Use an id: ${ids.join(" or ")}.`;

// Lists of matches

/** The title of a player's list. @param {string} name @param {boolean} mine */
export const title = (name, mine) => (mine ? MATCHES_OF_YOU : `Matches of ${name}`);

/** The title of everybody's list on a number. @param {string} game @param {number} number */
export const onNumber = (game, number) => `Matches on ${game} number ${showNumber(number)}`;

/**
 * What is searched for: the game's title, the opponent's name, and the rest; empty if it is everything.
 * @param {{game?: string | null, opponent?: string | null, result?: string | null, since?: string | null, until?: string | null, number?: number | null}} search
 */
export function described({ game, opponent, result, since, until, number }) {
  const days = [since && `from ${since}`, until && `to ${until}`].filter(Boolean).join(" ");
  return [
    game,
    opponent && `against ${opponent}`,
    result && RESULTS[result],
    days,
    number != null && `number ${showNumber(number)}`,
  ]
    .filter(Boolean)
    .join(", ");
}

// Two players against each other

export const VERSUS = "Head to head";
export const VERSUS_YOU = "Head to head with you";
export const VERSUS_COLUMNS = ["", "matches", "won", "drawn", "lost"];
export const NO_WINNER = "no winner";
export const FIRST = "first";
export const LAST = "last";
export const ALL = "all";
export const SAME_PLAYER = "That is the same player twice. Choose two players.";

/** The title of two players' results. @param {string} name @param {string} opponent */
export const versus = (name, opponent) => `${VERSUS} · ${name} – ${opponent}`;

/** How many matches a player has won, drawn and lost; `played` counts matches without a winner. @param {number} won @param {number} drawn @param {number} lost @param {number} [played] */
export function tally(won, drawn, lost, played = 0) {
  const parts = [`${written(won)} won`];
  if (drawn) parts.push(`${written(drawn)} drawn`);
  parts.push(`${written(lost)} lost`);
  if (played) parts.push(`${written(played)} without a winner`);
  return `${count(won + drawn + lost + played, "match", "matches")}: ${parts.join(", ")}`;
}

/** When two players met first and last. @param {number} first @param {number} last */
export const met = (first, last) =>
  date(first) === date(last)
    ? `Played on ${date(first)}.`
    : `First match on ${date(first)}, last match on ${date(last)}.`;

/** That two players have no matches; `mine`: the first one is the reader, `own`: one of them is. @param {string} name @param {string} opponent @param {boolean} mine @param {boolean} own */
export function neverMet(name, opponent, mine, own) {
  if (mine) return `You have no finished matches against ${opponent}.`;
  return `${name} and ${opponent} have no ${own ? "finished" : "rated"} matches against each other.`;
}

/** How many matches were won, drawn, lost, and without a winner, over all forms and games. @param {HeadToHeadRow[]} rows @returns {[number, number, number, number]} */
export function summed(rows) {
  const sum = (/** @type {"won" | "drawn" | "lost" | "played"} */ what) =>
    rows.reduce((total, row) => total + row[what], 0);
  return [sum("won"), sum("drawn"), sum("lost"), sum("played")];
}
