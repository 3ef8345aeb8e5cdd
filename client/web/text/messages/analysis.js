// Made from client/text/en/analysis.ftl by `python -m client.catalogue`.

import * as formats from "../formats.js";

export const title = () => "Analysis";

/** @param {{analysis: string, match: string}} values */
export const titleOfMatch = ({ analysis, match }) => `${analysis}: ${match}`;

export const judgedSoFar = () => "The moves judged so far";

export const working = () => "The computer is analysing the match, move by move …";

/** @param {{done: number, moves: number}} values */
export const progress = ({ done, moves }) => `${formats.number(done)} of ${moves === 1 ? `${formats.number(moves)} move` : `${formats.number(moves)} moves`}`;

/** @param {number} playouts */
export const simulations = (playouts) => `${playouts === 1 ? `${formats.number(playouts)} simulation` : `${formats.number(playouts)} simulations`} per move`;

export const noRecord = () => "Could not load the record of this match. Try again.";

export const nothingToJudge = () => "No move in this match can be judged.";

/** @param {string} reason */
export const impossible = (reason) => `The match can’t be analysed: ${reason}.`;

export const accuracy = () => "accuracy";

/** @param {string} leg */
export const accuracyInLeg = (leg) => `accuracy, ${leg}`;

export const player = () => "player";

export const faults = () => "faults";

/** @param {number | null} percent */
export const percent = (percent) => percent === null ? "–" : `${percent} %`;

/** @param {"maximizer" | "minimizer" | "player" | "owner" | "guesser" | "together" | "equal"} key */
export const role = (key) =>
  ({
    maximizer: "maximizing",
    minimizer: "minimizing",
    player: "alone",
    owner: "owning",
    guesser: "guessing",
    together: "together",
    equal: "playing",
  })[key];

export const noFaults = () => "no faults";

/** @param {"inaccuracy" | "mistake" | "blunder"} key @param {{count: number}} values */
export const faultCount = (key, { count }) =>
  ({
    inaccuracy: count === 1 ? `${formats.number(count)} inaccuracy` : `${formats.number(count)} inaccuracies`,
    mistake: count === 1 ? `${formats.number(count)} mistake` : `${formats.number(count)} mistakes`,
    blunder: count === 1 ? `${formats.number(count)} blunder` : `${formats.number(count)} blunders`,
  })[key];

/** @param {"inaccuracy" | "mistake" | "blunder"} key */
export const fault = (key) =>
  ({
    inaccuracy: "inaccuracy",
    mistake: "mistake",
    blunder: "blunder",
  })[key];

/** @param {"inaccuracy" | "mistake" | "blunder"} key */
export const faultLetter = (key) =>
  ({
    inaccuracy: "i",
    mistake: "m",
    blunder: "B",
  })[key];

export const noneFound = () => "No move gave much away.";

export const nextFault = () => "Next fault";

export const previousFault = () => "Previous fault";

export const onlyFaults = () => "Only faults";

/** @param {string} name */
export const movableBy = (name) => `Moves of ${name} are not judged: ${name} could move placed cards.`;

export const movable = () => "Moves are not judged: placed cards could be moved or taken back.";

/** @param {{name: string | null, verdict: "won" | "lost" | "unknown", number: number | null, move: string}} values */
export const verdict = ({ name, verdict, number, move }) => `${name === null ? "" : `${name}: `}${verdict === "won" ? `With all cards known, this deal can be won${number === null ? "." : `, but not after move ${number}, ${move}.`}` : verdict === "lost" ? "Even with all cards known, this deal can’t be won." : "It is not known whether this deal can be won."}`;

export const showMove = () => "Show that move";

/** @param {{kind: "leg" | "board", leg: number}} values */
export const leg = ({ kind, leg }) => kind === "board" ? `board ${leg}` : `leg ${leg}`;

export const legs = () => "Legs";

/** @param {{leader: string | null, leg: string | null}} values */
export const graph = ({ leader, leg }) => `${leader === null ? "Expected final score" : `Expected lead of ${leader}`}${leg === null ? "" : `, ${leg}`}`;

/** @param {{first: string, last: string, lowest: string, highest: string, faults: string}} values */
export const graphRead = ({ first, last, lowest, highest, faults }) => `It begins at ${first}, ends at ${last}, and lies between ${lowest} and ${highest}; ${faults}. The table below has each move.`;

/** @param {string | null} leg */
export const moves = (leg) => leg === null ? "Moves" : `Moves of ${leg}`;

/** @param {"move" | "player" | "played" | "fault" | "lost" | "expected"} key */
export const column = (key) =>
  ({
    move: "move",
    player: "player",
    played: "played",
    fault: "fault",
    lost: "lost",
    expected: "expected",
  })[key];

/** @param {number} number */
export const moveNumber = (number) => `move ${number}`;

/** @param {string} expected */
export const expected = (expected) => `expected ${expected}`;

/** @param {string | null} leader */
export const columnsExplained = (leader) => `Expected: ${leader === null ? "the likely final score after the move" : `how far the player who moves is likely to be ahead in the end, and in the graph how far ${leader} is`}, estimated by simulations. Lost: how much worse the move was than the best choice. Accuracy: 100 % if every move was the best, 0 % if no move was better than chance.`;

export const watch = () => "Watch it again";

/** @param {number} number */
export const choices = (number) => `Choices at move ${number}`;

export const onlyChoice = () => "There was no other choice.";

export const best = () => "best";

export const played = () => "played";

/** @param {string} picture */
export const beforeMove = (picture) => `${picture} before this move`;
