// Made from client/text/en/matches.ftl by `python -m client.catalogue`.

import * as formats from "../formats.js";

export const search = () => "Search matches";

export const title = () => "Matches";

/** @param {{mine: boolean, name: string}} values */
export const titleOf = ({ mine, name }) => mine ? "Your matches" : `Matches of ${name}`;

/** @param {{game: string, number: number}} values */
export const titleOnNumber = ({ game, number }) => `Matches on ${game} number ${formats.gameNumber(number)}`;

export const onNumber = () => "Matches on this number";

export const older = () => "Older matches";

export const all = () => "All matches";

export const noneFound = () => "No matches fit this search.";

export const ratedOnly = () => "Other players’ lists have only rated matches.";

export const everyonesRated = () => "Only rated matches are listed, and none on a daily number before its day ends.";

export const anyGame = () => "any";

export const opponent = () => "Opponent";

export const opponentHint = () => "A name, a player’s id, or easy, normal, strong or random. Empty: anyone.";

export const resultLabel = () => "Result";

export const anyResult = () => "any";

export const sinceLabel = () => "From";

export const untilLabel = () => "To";

export const daysHint = () => "Days are in UTC.";

export const numberLabel = () => "Number";

export const everyone = () => "Everyone’s matches on the number";

export const go = () => "Search";

/** @param {"won" | "lost" | "drawn" | "played"} key */
export const result = (key) =>
  ({
    won: "won",
    lost: "lost",
    drawn: "drawn",
    played: "without a winner",
  })[key];

/** @param {string} opponent */
export const againstOpponent = (opponent) => `against ${opponent}`;

/** @param {string} day */
export const since = (day) => `from ${day}`;

/** @param {string} day */
export const until = (day) => `to ${day}`;

/** @param {{since: string, until: string}} values */
export const days = ({ since, until }) => `from ${since} to ${until}`;

/** @param {number} number */
export const number = (number) => `number ${formats.gameNumber(number)}`;

/** @param {"number-without-game" | "everyone-without-number" | "everyone-alone" | "everyone-of-player" | "days-reversed" | "same-player"} key */
export const mistake = (key) =>
  ({
    "number-without-game": "A number needs its game. Choose the game, too.",
    "everyone-without-number": "Everyone’s matches can be searched only by number. Add a number.",
    "everyone-alone": "A search of everyone’s matches has no opponent or result. Leave them out.",
    "everyone-of-player": "Search a player’s matches, or everyone’s: not both.",
    "days-reversed": "The first day is after the last day. Swap them.",
    "same-player": "That is the same player twice. Choose two players.",
  })[key];

/** @param {string} typed */
export const noNumber = (typed) => `“${typed}” is not a game number. Write a whole number from 1 to 999,999,999,999.`;

/** @param {string} name */
export const noPlayer = (name) => `No player called ${name} is among the latest opponents or in the standings. Check the name, or use the player’s id.`;

/** @param {{name: string, ids: readonly string[]}} values */
export const severalPlayers = ({ name, ids }) => `Several players are called ${name}. Use an id: ${formats.either(ids)}.`;

/** @param {{result: "won" | "lost" | "drawn", why: "score" | "resigned" | "claimed" | "flag"}} values */
export const outcome = ({ result, why }) => `${result === "won" ? "won" : result === "lost" ? "lost" : "drawn"}${why === "resigned" ? " by resignation" : why === "claimed" ? " because a player was away" : why === "flag" ? " on time" : ""}`;

/** @param {{result: "won" | "lost" | "drawn", own: number, other: number}} values */
export const outcomeScore = ({ result, own, other }) => `${result === "won" ? "won" : result === "lost" ? "lost" : "drawn"} ${formats.number(own)} to ${formats.number(other)}`;

export const notFinished = () => "not finished";

/** @param {{winners: readonly string[], why: "score" | "resigned" | "claimed" | "flag"}} values */
export const winners = ({ winners, why }) => `${formats.names(winners)} won${why === "resigned" ? " by resignation" : why === "claimed" ? " because a player was away" : why === "flag" ? " on time" : ""}`;

export const against = () => "against";

/** @param {number} change */
export const ratingChange = (change) => `rating ${formats.signed(change)}`;

/** @param {string} what */
export const byCorrespondence = (what) => `${what} by correspondence`;

/** @param {number} when */
export const watch = (when) => `Watch the match of ${formats.dateTime(when)}`;

export const versus = () => "Head to head";

export const versusYou = () => "Head to head with you";

/** @param {{name: string, opponent: string}} values */
export const versusOf = ({ name, opponent }) => `Head to head · ${name} – ${opponent}`;

/** @param {"matches" | "won" | "drawn" | "lost" | "played" | "first" | "last"} key */
export const column = (key) =>
  ({
    matches: "matches",
    won: "won",
    drawn: "drawn",
    lost: "lost",
    played: "no winner",
    first: "first",
    last: "last",
  })[key];

export const total = () => "all";

/** @param {{count: number, won: number, drawn: number, lost: number, played: number}} values */
export const tally = ({ count, won, drawn, lost, played }) => `${count === 1 ? `${formats.number(count)} match` : `${formats.number(count)} matches`}: ${formats.number(won)} won${drawn === 0 ? "" : `, ${formats.number(drawn)} drawn`}, ${formats.number(lost)} lost${played === 0 ? "" : `, ${formats.number(played)} without a winner`}`;

/** @param {number} day */
export const metOnce = (day) => `Played on ${formats.date(day)}.`;

/** @param {{first: number, last: number}} values */
export const met = ({ first, last }) => `First match on ${formats.date(first)}, last match on ${formats.date(last)}.`;

/** @param {{name: string, opponent: string, mine: boolean, own: boolean}} values */
export const neverMet = ({ name, opponent, mine, own }) => mine ? `You have no finished matches against ${opponent}.` : `${name} and ${opponent} have no ${own ? "finished" : "rated"} matches against each other.`;
