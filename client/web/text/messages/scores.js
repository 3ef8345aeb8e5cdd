// Made from client/text/en/scores.ftl by `python -m client.catalogue`.

import * as formats from "../formats.js";

export const title = () => "High scores";

/** @param {string} game */
export const titleOf = (game) => `High scores · ${game}`;

export const none = () => "You have not finished a game alone here yet.";

export const noneWithoutHelp = () => "You have not finished a game alone without help yet.";

export const withHelp = () => "With help";

export const casual = () => "Casual games";

export const casualNote = () => "In these games you could undo every move. They don’t count as best games.";

export const withHelpNote = () => "Games with hints, or with takebacks that revealed a card, don’t count as best games.";

/** @param {"place" | "score" | "time" | "number" | "when" | "help"} key */
export const column = (key) =>
  ({
    place: "place",
    score: "score",
    time: "time",
    number: "number",
    when: "when",
    help: "help",
  })[key];

/** @param {number} count */
export const hints = (count) => count === 1 ? `${formats.number(count)} hint` : `${formats.number(count)} hints`;

/** @param {number} count */
export const takebacks = (count) => count === 1 ? `${formats.number(count)} takeback` : `${formats.number(count)} takebacks`;

/** @param {{score: string, time: number}} values */
export const scoreInTime = ({ score, time }) => `${score} in ${formats.clockFace(time)}`;

export const playAgain = () => "Play it again";

/** @param {number} number */
export const playNumberAgain = (number) => `Play number ${formats.gameNumber(number)} again`;

export const aboutNumber = () => "About the number";

/** @param {number} number */
export const aboutNumberOf = (number) => `About number ${formats.gameNumber(number)}`;

export const yourGames = () => "Your games";

/** @param {"games" | "won" | "streak" | "longest" | "best" | "average"} key */
export const statistic = (key) =>
  ({
    games: "games",
    won: "won",
    streak: "current streak",
    longest: "best streak",
    best: "best",
    average: "average",
  })[key];

/** @param {"solo" | "match" | "mirror" | "together" | "race"} key */
export const form = (key) =>
  ({
    solo: "alone",
    match: "in matches",
    mirror: "in mirror matches",
    together: "together",
    race: "in races",
  })[key];

export const number = () => "A game number";

export const numberLabel = () => "Game number";

export const numberFieldHint = () => "A whole number from 1 to 999,999,999,999. The same number always deals the same cards.";

export const anotherNumber = () => "Another number";

export const lookUp = () => "Look it up";

export const playAlone = () => "Play it alone";

/** @param {{game: string, number: number}} values */
export const numberOf = ({ game, number }) => `${game} · number ${formats.gameNumber(number)}`;

/** @param {"computer" | "par" | "beat" | "reach" | "winnable"} key */
export const fact = (key) =>
  ({
    computer: "computer’s score",
    par: "par",
    beat: "score to beat",
    reach: "score to reach",
    winnable: "can it be won?",
  })[key];

export const working = () => "working it out …";

export const notKnown = () => "not known";

export const parLater = () => "shown once you have finished it";

/** @param {"won" | "lost" | "unknown"} key */
export const verdict = (key) =>
  ({
    won: "yes",
    lost: "no, whatever you play",
    unknown: "not known",
  })[key];

export const whatIsKnown = () => "The computer’s score is its result when it plays alone, at its strongest, without knowing the deck. Par is the best result that a search with knowledge of the deck has found.";

/** @param {"role" | "best" | "time" | "name" | "own" | "rank"} key */
export const standingColumn = (key) =>
  ({
    role: "role",
    best: "best",
    time: "time",
    name: "by",
    own: "you",
    rank: "your rank",
  })[key];

export const nobody = () => "nobody yet";

/** @param {{count: number, what: string}} values */
export const together = ({ count, what }) => `${count} ${what}`;

/** @param {{rank: number | null, players: number}} values */
export const rank = ({ rank, players }) => `${rank === null ? "–" : `${formats.number(rank)}`} of ${formats.number(players)}`;

/** @param {{what: string, score: string}} values */
export const helpedScore = ({ what, score }) => `${what}, ${score}`;

/** @param {string} scores */
export const ownHelped = (scores) => `Your best with help (not ranked): ${scores}.`;

/** @param {string} scores */
export const ownCasual = (scores) => `Your best in casual games (not ranked): ${scores}.`;

export const computerStillWorks = () => "Working out the computer’s score on this number. The result appears here when it is complete.";

export const computerUnknown = () => "The computer’s result on this number is not known. Try again.";
