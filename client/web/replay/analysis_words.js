// What is said of how well a match was played.

import { count, number } from "../text/words.js";

/** @typedef {import("./analysis.js").Fault} Fault */

export const TITLE = "Analysis";
export const WORKING = "The computer goes through the match, move by move …";
export const NOTHING_TO_SAY = "No move was made in this match that could be judged.";
export const NO_RECORD = "The record of this match could not be had from the server. Try again.";
export const NO_FAULTS = "No move gave much away.";
export const ONLY_CHOICE = "There was no other choice.";
export const NEXT_FAULT = "Next fault";
export const FAULT_BEFORE = "Fault before";
export const WATCH = "Watch it again";
export const ONLY_FAULTS = "Only faults";
export const LEGS = "Legs";
export const PLAYER = "player";
export const FAULTS_COLUMN = "faults";
export const COLUMNS = ["move", "player", "played", "fault", "lost", "expected"];
export const PLAYED_HERE = "played";
export const BEST = "best";
/** What the figures are. @param {string | null} leader who is told to be ahead, where each has a score of their own */
export const what = (leader) =>
  `Expected is ${leader === null ? "the final score that the computer expects" : `how far the computer expects whoever moves to be ahead in the end, in the graph how far ${leader} is`}, having played every choice out many times at random but sensibly; lost is what a move gave away against the best choice. Accuracy is 100 % for the best of every choice, 0 % for none better than chance.`;

/** @type {Record<Fault, [string, string]>} */
export const NAMES = {
  inaccuracy: ["inaccuracy", "inaccuracies"],
  mistake: ["mistake", "mistakes"],
  blunder: ["blunder", "blunders"],
};
/** What marks them in the graph. @type {Record<Fault, string>} */
export const SIGNS = { inaccuracy: "i", mistake: "m", blunder: "B" };
/** @type {Record<string, string>} */
const ROLES = {
  maximizer: "maximizing",
  minimizer: "minimizing",
  player: "alone",
  owner: "owning",
  guesser: "guessing",
};
const TOGETHER = "together";

/** What somebody does in a leg; nothing where all do the same, each for themselves. @param {string} form @param {string} role */
export const roleOf = (form, role) =>
  form === "together" ? TOGETHER : role === "player" && form !== "solo" ? "" : ROLES[role];

/** @param {string} picture */
export const before = (picture) => `${picture} before this move`;

/** @param {number} done @param {number} of */
export const progress = (done, of) => (of ? `${number(done)} of ${count(of, "move")}` : WORKING);

/** @param {string} difference */
export const cannotBe = (difference) => `The match cannot be analysed: ${difference}.`;

/** @typedef {(score: number) => string} Expected how a game writes a score that is expected */

/** What a move gave away; nothing where that is nothing. @param {number} loss @param {Expected} expected */
export const lost = (loss, expected) => (loss > 0 && expected(loss) !== expected(0) ? `−${expected(loss)}` : "");

/** What is not judged. @param {string} name the only one who could move placed cards; empty: all could */
export const rearranged = (name) =>
  name
    ? `${name} could move placed cards, so that no square is better: no choice of theirs is judged.`
    : "Where placed cards may be moved, or taken back, no square is better: no choice is judged.";

/** @param {number | null} accuracy */
export const percent = (accuracy) => (accuracy === null ? "–" : `${Math.round(accuracy)} %`);

/** @param {[Fault, number][]} tally */
export const faults = (tally) =>
  tally.length ? tally.map(([fault, many]) => count(many, ...NAMES[fault])).join(", ") : "no faults";

/** @param {Fault | null} fault */
export const fault = (fault) => (fault === null ? "" : NAMES[fault][0]);

/** @param {string} leg */
export const accuracyIn = (leg) => `accuracy${leg && `, ${leg}`}`;

/** @param {number} playouts */
export const playedOut = (playouts) => `${count(playouts, "play-out")} a choice`;

/** What a leg is called among several. @param {number} leg @param {number} of @param {string} form */
export const legOf = (leg, of, form) => (of > 1 ? `${form === "mirror" ? "board" : "leg"} ${leg}` : "");

/** @param {string} name */
export const tableOf = (name) => `${name}’s table`;

/** @param {string} leg @param {string | null} [leader] who is told to be ahead, where each has a score of their own */
export const graphOf = (leg, leader = null) =>
  `${leader === null ? "Expected final score" : `How far ${leader} is expected to be ahead`}${leg ? `, ${leg}` : ""}`;

/** @param {string} leg */
export const movesOf = (leg) => (leg ? `Moves of ${leg}` : "Moves");

/** @type {Record<string, string>} */
const VERDICTS = {
  won: "it could be won",
  lost: "it could not be won, whatever is played",
  unknown: "whether it could be won is not known",
};
export const SHOW_IT = "Show that move";

/** What the solver says of a leg, and after which move it could be won no more. @param {string} name of whose leg it is, where there are several @param {"won" | "lost" | "unknown"} told @param {number | null} lostAt @param {string} move */
export const verdict = (name, told, lostAt, move) =>
  `${name ? `${name}: with` : "With"} all cards known ${VERDICTS[told]}${lostAt === null ? "" : `; no longer after move ${lostAt + 1}, ${move}`}.`;

/** @param {number} number */
export const choicesOf = (number) => `Choices at move ${number}`;

/** A graph in a sentence, for who cannot see it. @param {readonly number[]} values @param {[Fault, number][]} tally @param {Expected} points */
export function graphHeard(values, tally, points) {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const ends = `It begins at ${points(values[0])}, ends at ${points(values[values.length - 1])}`;
  return `${ends}, and lies between ${points(low)} and ${points(high)}; ${faults(tally)}. The table below has each move.`;
}
