// What is said of Happy Graphs wherever its own page does not say it. client/terminal/words/{games,happy_graphs}.py.

import { count, number } from "../words.js";

/** What is counted by rank, in the order of the ranks. @param {{[rank: string]: number}} counts @returns {[string, number][]} */
export const byRank = (counts) =>
  [..."A23456789"].flatMap((rank) => (rank in counts ? [/** @type {[string, number]} */ ([rank, counts[rank]])] : []));

/** @type {import("../games.js").Words} */
export const WORDS = {
  counted: (score) => (score === 0 ? "no unhappy card" : count(score, "unhappy card")),
  expected: (score) => score.toFixed(1).replace("-", "−"),
  parts: (found) => byRank(found).map(([rank, many]) => [`unhappy ${rank === "A" ? "aces" : `${rank}s`}`, many]),
  matchInShort:
    "A duel has two legs on the same cards, and each sees only their own hand. Each of you once wants many cards " +
    "unhappy and once few; whoever leaves more unhappy as maximizer wins.",
  togetherInShort: "All play on one side, and want as few cards unhappy as can be: none is perfect.",
  picture: "The board",
  computers: "The computer’s board",
  timed: ({ mode }) => mode !== "duel",
  roles: ({ mode }) => (mode === "duel" ? ["maximizer", "minimizer"] : ["player"]),
  standings: { player: "alone, the fewest", maximizer: "maximizing, the most", minimizer: "minimizing, the fewest" },
  together: "together, the fewest",
};

/** What a score is made of. @param {{[rank: string]: number}} unhappy */
export function madeOf(unhappy) {
  const told = byRank(unhappy).filter(([, many]) => many);
  return told.length ? `unhappy ${told.map(([rank, many]) => `${rank} × ${number(many)}`).join(", ")}` : "all happy";
}
