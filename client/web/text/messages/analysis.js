// Made from client/text/en/analysis.ftl by `python -m client.catalogue`.

import * as formats from "../formats.js";
import { translated } from "../language.js";

export const messages = translated("text", "analysis", {
  title: () => "Analysis",
  /** @param {{analysis: string, match: string}} values */
  titleOfMatch: ({ analysis, match }) => `${analysis}: ${match}`,
  judgedSoFar: () => "The moves judged so far",
  working: () => "The computer is analysing the moves, one by one …",
  /** @param {{done: number, moves: number}} values */
  progress: ({ done, moves }) => `${formats.number(done)} of ${moves === 1 ? `${formats.number(moves)} move` : `${formats.number(moves)} moves`}`,
  /** @param {number} playouts */
  simulations: (playouts) => `${playouts === 1 ? `${formats.number(playouts)} simulation` : `${formats.number(playouts)} simulations`} per move`,
  noRecord: () => "Could not load the record of this match. Try again.",
  nothingToJudge: () => "No move in this match can be judged.",
  /** @param {string} reason */
  impossible: (reason) => `The match can’t be analysed: ${reason}.`,
  accuracy: () => "accuracy",
  /** @param {string} leg */
  accuracyInLeg: (leg) => `accuracy, ${leg}`,
  player: () => "player",
  faults: () => "faults",
  /** @param {number | null} percent */
  percent: (percent) => percent === null ? "–" : `${percent}%`,
  /** @param {"maximizer" | "minimizer" | "player" | "owner" | "guesser" | "together" | "equal"} key */
  role: (key) =>
    ({
      maximizer: "maximizing",
      minimizer: "minimizing",
      player: "alone",
      owner: "owning",
      guesser: "guessing",
      together: "together",
      equal: "playing",
    })[key],
  noFaults: () => "no faults",
  /** @param {"inaccuracy" | "mistake" | "blunder"} key @param {{count: number}} values */
  faultCount: (key, { count }) =>
    ({
      inaccuracy: count === 1 ? `${formats.number(count)} inaccuracy` : `${formats.number(count)} inaccuracies`,
      mistake: count === 1 ? `${formats.number(count)} mistake` : `${formats.number(count)} mistakes`,
      blunder: count === 1 ? `${formats.number(count)} blunder` : `${formats.number(count)} blunders`,
    })[key],
  /** @param {"inaccuracy" | "mistake" | "blunder"} key */
  fault: (key) =>
    ({
      inaccuracy: "inaccuracy",
      mistake: "mistake",
      blunder: "blunder",
    })[key],
  /** @param {"inaccuracy" | "mistake" | "blunder"} key */
  faultLetter: (key) =>
    ({
      inaccuracy: "i",
      mistake: "m",
      blunder: "B",
    })[key],
  noneFound: () => "No move gave much away.",
  nextFault: () => "Next fault",
  previousFault: () => "Previous fault",
  onlyFaults: () => "Only faults",
  /** @param {string} name */
  movableBy: (name) => `Moves of ${formats.name(name)} are not judged: ${formats.name(name)} could move placed cards.`,
  movable: () => "Moves are not judged: placed cards could be moved or taken back.",
  /** @param {{name: string | null, verdict: "won" | "lost" | "unknown", number: number | null, move: string}} values */
  verdict: ({ name, verdict, number, move }) => `${name === null ? "" : `${formats.name(name)}: `}${verdict === "won" ? `With all cards known, this deal can be won${number === null ? "." : `, but not after move ${number}, ${move}.`}` : verdict === "lost" ? "Even with all cards known, this deal can’t be won." : "It is not known whether this deal can be won."}`,
  showMove: () => "Show that move",
  /** @param {{kind: "leg" | "board", leg: number}} values */
  leg: ({ kind, leg }) => kind === "board" ? `board ${leg}` : `leg ${leg}`,
  legs: () => "Legs",
  /** @param {{leader: string | null, leg: string | null}} values */
  graph: ({ leader, leg }) => `${leader === null ? "Expected final score" : `Expected lead of ${formats.name(leader)}`}${leg === null ? "" : `, ${leg}`}`,
  /** @param {{first: string, last: string, lowest: string, highest: string, faults: string}} values */
  graphRead: ({ first, last, lowest, highest, faults }) => `It begins at ${first}, ends at ${last}, and lies between ${lowest} and ${highest}; ${faults}. The table below has each move.`,
  /** @param {string | null} leg */
  moves: (leg) => leg === null ? "Moves" : `Moves of ${leg}`,
  /** @param {"move" | "player" | "played" | "fault" | "lost" | "expected"} key */
  column: (key) =>
    ({
      move: "move",
      player: "player",
      played: "played",
      fault: "fault",
      lost: "lost",
      expected: "expected",
    })[key],
  /** @param {number} number */
  moveNumber: (number) => `move ${number}`,
  /** @param {string} expected */
  expected: (expected) => `expected ${expected}`,
  /** @param {string | null} leader */
  columnsExplained: (leader) => `Expected: ${leader === null ? "the likely final score after the move" : `how far the player who moves is likely to be ahead in the end, and in the graph how far ${formats.name(leader)} is`}, estimated by simulations. Lost: how much worse the move was than the best choice. Accuracy: 100% if every move was the best, 0% if no move was better than chance.`,
  watch: () => "Watch it again",
  /** @param {string} reason */
  needsServer: (reason) => `This analysis is not kept on this device, so it needs the server. ${reason}`,
  /** @param {number} number */
  choices: (number) => `Choices at move ${number}`,
  onlyChoice: () => "There was no other choice.",
  best: () => "best",
  played: () => "played",
  /** @param {string} picture */
  beforeMove: (picture) => `${picture} before this move`,
});
