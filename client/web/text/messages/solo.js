// Made from client/text/en/solo.ftl by `python -m client.catalogue`.

import * as formats from "../formats.js";
import { translated } from "../language.js";

export const messages = translated("text", "solo", {
  dealing: () => "The cards are being dealt …",
  looking: () => "Looking for a winnable number …",
  whatNext: () => "What next?",
  title: () => "The game",
  /** @param {{number: number | null, score: string | null, beat: number | null, best: boolean}} values */
  about: ({ number, score, beat, best }) => `${number === null ? "" : `Number ${formats.gameNumber(number)}.`}${score === null ? "" : `${number === null ? "" : " "}${score}${beat === null ? "" : `; ${formats.number(beat)} to ${best ? "reach" : "beat"}`}.`}`,
  continueGame: () => "Keep playing",
  /** @param {"on" | "off"} key */
  switchHints: (key) =>
    ({
      on: "Get a hint at every turn",
      off: "Hints only when you ask",
    })[key],
  highScores: () => "High scores",
  newGame: () => "A new game",
  sameNumber: () => "The same number again",
  chooseNumber: () => "Play a number",
  changeRules: () => "Change the rules",
  resign: () => "Abandon this game",
  abandonTitle: () => "Leave this game?",
  abandonText: () => "Keep it on the start screen, or abandon it: then it doesn’t count.",
  abandonTextTournament: () => "It is not over yet. If you abandon it, it doesn’t count.",
  keep: () => "Keep it for later",
  giveUp: () => "Abandon it",
  resignTitle: () => "Abandon this game?",
  resignText: () => "It ends here, and doesn’t count.",
  /** @param {{score: string, number: number | null}} values */
  over: ({ score, number }) => `${score}${number === null ? "" : ` on number ${formats.gameNumber(number)}`}.`,
  /** @param {string | null} name */
  resigned: (name) => name === null ? "You abandoned this game, so it does not count." : `${formats.name(name)} abandoned this game, so it does not count.`,
  /** @param {number} time */
  took: (time) => `It took ${formats.stopwatch(time)}.`,
  helped: () => "This game had hints, so it doesn’t count as one of your best games.",
  casualOver: () => "This was a casual game. Its score counts only among your casual games.",
  /** @param {number} score */
  beatComputer: (score) => `You beat the computer, which reached ${formats.number(score)}.`,
  /** @param {number} score */
  beatBest: (score) => `You beat your best on this number, which was ${formats.number(score)}.`,
  matchedComputer: () => "You matched the computer.",
  matchedBest: () => "You matched your best.",
  /** @param {{score: string, low: boolean}} values */
  computerBest: ({ score, low }) => `The computer ${low ? "left" : "reached"} ${score}.`,
  /** @param {{score: string, low: boolean}} values */
  yourBest: ({ score, low }) => `You ${low ? "left" : "reached"} ${score} before.`,
  /** @param {string} score */
  computer: (score) => `computer ${score}`,
  /** @param {string} score */
  bestBefore: (score) => `your best before ${score}`,
  /** @param {string} score */
  par: (score) => `par ${score}`,
  working: () => "Working out the computer’s score …",
  workingOnPar: () => "Working out par …",
  /** @param {number} place */
  highScore: (place) => `A new high score: ${place === 1 ? "your best game ever" : place === 2 ? "your second best" : place === 3 ? "your third best" : place === 4 ? "your fourth best" : place === 5 ? "your fifth best" : `place ${place} of 10`}.`,
});
