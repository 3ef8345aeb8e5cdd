// Made from client/text/en/scores.ftl by `python -m client.catalogue`.

import * as formats from "../formats.js";
import { translated } from "../language.js";

export const messages = translated("text", "scores", {
  title: () => "High scores",
  /** @param {string} game */
  titleOf: (game) => `High scores · ${game}`,
  none: () => "You have not finished a game alone here yet.",
  noneWithoutHelp: () => "You have not finished a game alone without help yet.",
  withHelp: () => "With help",
  casual: () => "Casual games",
  casualNote: () => "In these games you could undo any move. They don’t count as best games.",
  withHelpNote: () => "Games with hints, or with takebacks that revealed a card, don’t count as best games.",
  /** @param {"place" | "score" | "time" | "number" | "when" | "help"} key */
  column: (key) =>
    ({
      place: "place",
      score: "score",
      time: "time",
      number: "number",
      when: "when",
      help: "help",
    })[key],
  /** @param {number} count */
  hints: (count) => count === 1 ? `${formats.number(count)} hint` : `${formats.number(count)} hints`,
  /** @param {number} count */
  takebacks: (count) => count === 1 ? `${formats.number(count)} takeback` : `${formats.number(count)} takebacks`,
  /** @param {{score: string, time: number}} values */
  scoreInTime: ({ score, time }) => `${score} in ${formats.clockFace(time)}`,
  playAgain: () => "Play it again",
  /** @param {number} number */
  playNumberAgain: (number) => `Play number ${formats.gameNumber(number)} again`,
  aboutNumber: () => "About the number",
  /** @param {number} number */
  aboutNumberOf: (number) => `About number ${formats.gameNumber(number)}`,
  yourGames: () => "Your games",
  /** @param {"games" | "won" | "streak" | "longest" | "best" | "average"} key */
  statistic: (key) =>
    ({
      games: "games",
      won: "won",
      streak: "current streak",
      longest: "best streak",
      best: "best",
      average: "average",
    })[key],
  /** @param {"solo" | "match" | "mirror" | "together" | "race"} key */
  form: (key) =>
    ({
      solo: "alone",
      match: "in matches",
      mirror: "in mirror matches",
      together: "together",
      race: "in races",
    })[key],
  /** @param {string} form */
  formByCorrespondence: (form) => `${form} by correspondence`,
  number: () => "A game number",
  numberLabel: () => "Game number",
  numberFieldHint: () => "A whole number from 1 to 999,999,999,999. The same number always deals the same cards.",
  anotherNumber: () => "Another number",
  lookUp: () => "Look it up",
  playAlone: () => "Play it alone",
  /** @param {{game: string, number: number}} values */
  numberOf: ({ game, number }) => `${game} · number ${formats.gameNumber(number)}`,
  /** @param {"computer" | "par" | "beat" | "reach" | "winnable"} key */
  fact: (key) =>
    ({
      computer: "computer’s score",
      par: "par",
      beat: "score to beat",
      reach: "score to reach",
      winnable: "can it be won?",
    })[key],
  working: () => "working it out …",
  notKnown: () => "not known",
  parLater: () => "shown once you have finished it",
  /** @param {"won" | "lost" | "unknown"} key */
  verdict: (key) =>
    ({
      won: "yes",
      lost: "no, whatever you play",
      unknown: "not known",
    })[key],
  whatIsKnown: () => "The computer’s score is its result when it plays alone, at its strongest, without knowing the deck. Par is the best result that a search with knowledge of the deck has found.",
  /** @param {"role" | "best" | "time" | "name" | "own" | "rank"} key */
  standingColumn: (key) =>
    ({
      role: "role",
      best: "best",
      time: "time",
      name: "by",
      own: "you",
      rank: "your rank",
    })[key],
  nobody: () => "nobody yet",
  /** @param {{count: number, what: string}} values */
  together: ({ count, what }) => `${count} ${what}`,
  /** @param {{rank: number | null, players: number}} values */
  rank: ({ rank, players }) => `${rank === null ? "–" : `${formats.number(rank)}`} of ${formats.number(players)}`,
  /** @param {{what: string, score: string}} values */
  helpedScore: ({ what, score }) => `${what}, ${score}`,
  /** @param {string} scores */
  ownHelped: (scores) => `Your best with help (not ranked): ${scores}.`,
  /** @param {string} scores */
  ownCasual: (scores) => `Your best in casual games (not ranked): ${scores}.`,
  computerStillWorks: () => "Working out the computer’s score on this number. The result appears here when it is complete.",
  computerUnknown: () => "The computer’s result on this number is not known. Try again.",
});
