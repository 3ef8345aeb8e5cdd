// Made from client/text/en/matches.ftl by `python -m client.catalogue`.

import * as formats from "../formats.js";
import { translated } from "../language.js";

export const messages = translated("text", "matches", {
  search: () => "Search matches",
  title: () => "Matches",
  /** @param {{mine: boolean, name: string}} values */
  titleOf: ({ mine, name }) => mine ? "Your matches" : `Matches of ${formats.name(name)}`,
  /** @param {{game: string, number: number}} values */
  titleOnNumber: ({ game, number }) => `Matches on ${formats.name(game)} number ${formats.gameNumber(number)}`,
  onNumber: () => "Matches on this number",
  older: () => "Older matches",
  all: () => "All matches",
  noneFound: () => "No matches fit this search.",
  ratedOnly: () => "Other players’ lists have only rated matches.",
  everyonesRated: () => "Only rated matches are listed, and none on a daily number before its day ends.",
  anyGame: () => "any",
  opponent: () => "Opponent",
  opponentHint: () => "A name, a player’s id, or easy, normal, strong or random. Empty: anyone.",
  resultLabel: () => "Result",
  anyResult: () => "any",
  sinceLabel: () => "From",
  untilLabel: () => "To",
  daysHint: () => "Days are in UTC.",
  numberLabel: () => "Number",
  everyone: () => "Everyone’s matches on the number",
  go: () => "Search",
  /** @param {"won" | "lost" | "drawn" | "played"} key */
  result: (key) =>
    ({
      won: "won",
      lost: "lost",
      drawn: "drawn",
      played: "without a winner",
    })[key],
  /** @param {string} opponent */
  againstOpponent: (opponent) => `against ${formats.name(opponent)}`,
  /** @param {string} day */
  since: (day) => `from ${day}`,
  /** @param {string} day */
  until: (day) => `to ${day}`,
  /** @param {{since: string, until: string}} values */
  days: ({ since, until }) => `from ${since} to ${until}`,
  /** @param {number} number */
  number: (number) => `number ${formats.gameNumber(number)}`,
  /** @param {"number-without-game" | "everyone-without-number" | "everyone-alone" | "everyone-of-player" | "days-reversed" | "same-player"} key */
  mistake: (key) =>
    ({
      "number-without-game": "A number needs its game. Choose the game, too.",
      "everyone-without-number": "Everyone’s matches can be searched only by number. Add a number.",
      "everyone-alone": "A search of everyone’s matches has no opponent or result. Leave them out.",
      "everyone-of-player": "Search a player’s matches, or everyone’s: not both.",
      "days-reversed": "The first day is after the last day. Swap them.",
      "same-player": "That is the same player twice. Choose two players.",
    })[key],
  /** @param {string} typed */
  noNumber: (typed) => `“${typed}” is not a game number. Write a whole number from 1 to 999,999,999,999.`,
  /** @param {string} name */
  noPlayer: (name) => `No player called ${name} is among the latest opponents or in the standings. Check the name, or use the player’s id.`,
  /** @param {{name: string, ids: readonly string[]}} values */
  severalPlayers: ({ name, ids }) => `Several players are called ${name}. Use an id: ${formats.either(ids)}.`,
  /** @param {{result: "won" | "lost" | "drawn", why: "score" | "resigned" | "claimed" | "flag"}} values */
  outcome: ({ result, why }) => `${result === "won" ? "won" : result === "lost" ? "lost" : "drawn"}${why === "resigned" ? " by resignation" : why === "claimed" ? " because a player was away" : why === "flag" ? " on time" : ""}`,
  /** @param {{result: "won" | "lost" | "drawn", own: number, other: number}} values */
  outcomeScore: ({ result, own, other }) => `${result === "won" ? "won" : result === "lost" ? "lost" : "drawn"} ${formats.number(own)} to ${formats.number(other)}`,
  notFinished: () => "not finished",
  /** @param {{winners: readonly string[], why: "score" | "resigned" | "claimed" | "flag"}} values */
  winners: ({ winners, why }) => `${formats.names(winners)} won${why === "resigned" ? " by resignation" : why === "claimed" ? " because a player was away" : why === "flag" ? " on time" : ""}`,
  against: () => "against",
  /** @param {number} change */
  ratingChange: (change) => `rating ${formats.signed(change)}`,
  /** @param {string} what */
  byCorrespondence: (what) => `${what} by correspondence`,
  /** @param {number} when */
  watch: (when) => `Watch the match of ${formats.dateTime(when)}`,
  versus: () => "Head to head",
  versusYou: () => "Head to head with you",
  /** @param {{name: string, opponent: string}} values */
  versusOf: ({ name, opponent }) => `Head to head · ${formats.name(name)} – ${formats.name(opponent)}`,
  /** @param {"matches" | "won" | "drawn" | "lost" | "played" | "first" | "last"} key */
  column: (key) =>
    ({
      matches: "matches",
      won: "won",
      drawn: "drawn",
      lost: "lost",
      played: "no winner",
      first: "first",
      last: "last",
    })[key],
  total: () => "all",
  /** @param {{count: number, won: number, drawn: number, lost: number, played: number}} values */
  tally: ({ count, won, drawn, lost, played }) => `${count === 1 ? `${formats.number(count)} match` : `${formats.number(count)} matches`}: ${formats.number(won)} won${drawn === 0 ? "" : `, ${formats.number(drawn)} drawn`}, ${formats.number(lost)} lost${played === 0 ? "" : `, ${formats.number(played)} without a winner`}`,
  /** @param {number} day */
  metOnce: (day) => `Played on ${formats.date(day)}.`,
  /** @param {{first: number, last: number}} values */
  met: ({ first, last }) => `First match on ${formats.date(first)}, last match on ${formats.date(last)}.`,
  /** @param {{name: string, opponent: string, mine: boolean, own: boolean}} values */
  neverMet: ({ name, opponent, mine, own }) => mine ? `You have no finished matches against ${formats.name(opponent)}.` : `${formats.name(name)} and ${formats.name(opponent)} have no ${own ? "finished" : "rated"} matches against each other.`,
});
