// The parts of a Happy Graphs score, in words. client/games/happy_graphs/score_text.py does the same.

import * as formats from "../../text/formats.js";
import { messages as scoresText } from "./messages/scores.js";

/** @typedef {Parameters<typeof scoresText.part>[0]} Rank */

/** The keys of ranks in the messages. @type {[string, Rank][]} */
const RANKS = [
  ["A", "ace"],
  ["2", "two"],
  ["3", "three"],
  ["4", "four"],
  ["5", "five"],
  ["6", "six"],
  ["7", "seven"],
  ["8", "eight"],
];

/** The counts of a score, in the order of the ranks, each with the rank and its key. @param {{[rank: string]: number}} counts */
export const byRank = (counts) =>
  RANKS.flatMap(([rank, key]) => (rank in counts ? [{ rank, key, cards: counts[rank] }] : []));

/** The parts of a score with their names, for a table. @param {{[rank: string]: number}} unhappy @returns {[string, number][]} */
export const partRows = (unhappy) => byRank(unhappy).map(({ key, cards }) => [scoresText.part(key), cards]);

/** The number of unhappy cards of each rank. @param {{[rank: string]: number}} unhappy */
export function parts(unhappy) {
  const told = byRank(unhappy).filter(({ cards }) => cards);
  return formats.listed(told.map(({ key, cards }) => scoresText.cardsOfRank(key, { cards }))) || scoresText.allHappy();
}
