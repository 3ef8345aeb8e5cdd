// The outcome of a race, in a sentence.

import { messages as resultText } from "../text/messages/result.js";

/** The winners and the reason, the reader first. @param {import("../protocol/messages.js").MatchResult} result @param {string[]} names by seat @param {number | null} me the reader’s seat @param {(score: number) => string} counted */
export function raceOutcome({ winners, scores, why }, names, me, counted) {
  const won = me !== null && winners.includes(me);
  const ordered = [...winners].sort((one, other) => Number(other === me) - Number(one === me) || one - other);
  const winning = ordered.map((seat) => (seat === me ? resultText.you() : names[seat]));
  if (why === "score") {
    const best = Math.max(0, ...scores.map((score) => score ?? 0));
    const winner = winners.length > 1 ? "several" : won ? "you" : winners.length ? "player" : "nobody";
    return resultText.race({ winner, names: winning, score: counted(best) });
  }
  if (winners.length === 0) return resultText.raceWithoutWinner(why === "resigned");
  const losers = names.filter((_, seat) => !winners.includes(seat));
  return resultText.raceEndedEarly({
    why,
    losers: me !== null && !won ? "you" : losers.length === 1 ? "one" : "all",
    loser: losers[0] ?? "",
    winner: won ? "you" : winners.length === 1 ? "player" : "several",
    names: winning,
  });
}
