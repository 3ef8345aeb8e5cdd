// Made from client/text/en/solo.ftl by `python -m client.catalogue`.

import * as formats from "../formats.js";

export const dealing = () => "The cards are being dealt …";

export const looking = () => "Looking for a winnable number …";

export const whatNext = () => "What next?";

export const title = () => "The game";

/** @param {{number: number | null, score: string | null, beat: number | null, best: boolean}} values */
export const about = ({ number, score, beat, best }) => `${number === null ? "" : `Number ${formats.gameNumber(number)}.`}${score === null ? "" : `${number === null ? "" : " "}${score}${beat === null ? "" : `; ${formats.number(beat)} to ${best ? "reach" : "beat"}`}.`}`;

export const continueGame = () => "Keep playing";

/** @param {"on" | "off"} key */
export const switchHints = (key) =>
  ({
    on: "Get a hint at every turn",
    off: "Hints only when you ask",
  })[key];

export const highScores = () => "High scores";

export const newGame = () => "A new game";

export const sameNumber = () => "The same number again";

export const chooseNumber = () => "Play a number";

export const changeRules = () => "Change the rules";

export const resign = () => "Give up this game";

export const abandonTitle = () => "Leave this game?";

export const abandonText = () => "Keep it on the start screen, or give it up: then it doesn’t count.";

export const abandonTextTournament = () => "It is not over yet. If you give it up, it doesn’t count.";

export const keep = () => "Keep it for later";

export const giveUp = () => "Give it up";

export const resignTitle = () => "Give up this game?";

export const resignText = () => "It ends here, and doesn’t count.";

/** @param {{score: string, number: number | null}} values */
export const over = ({ score, number }) => `${score}${number === null ? "" : ` on number ${formats.gameNumber(number)}`}.`;

/** @param {string | null} name */
export const resigned = (name) => name === null ? "You gave this game up, so it does not count." : `${name} gave this game up, so it does not count.`;

/** @param {number} time */
export const took = (time) => `It took ${formats.stopwatch(time)}.`;

export const helped = () => "This game had hints, so it doesn’t count as one of your best games.";

export const casualOver = () => "This was a casual game. Its score counts only among your casual games.";

/** @param {number} score */
export const beatComputer = (score) => `You beat the computer, which reached ${formats.number(score)}.`;

/** @param {number} score */
export const beatBest = (score) => `You beat your best on this number, which was ${formats.number(score)}.`;

export const matchedComputer = () => "You matched the computer.";

export const matchedBest = () => "You matched your best.";

/** @param {{score: string, low: boolean}} values */
export const computerBest = ({ score, low }) => `The computer ${low ? "left" : "reached"} ${score}.`;

/** @param {{score: string, low: boolean}} values */
export const yourBest = ({ score, low }) => `You ${low ? "left" : "reached"} ${score} before.`;

/** @param {string} score */
export const computer = (score) => `computer ${score}`;

/** @param {string} score */
export const bestBefore = (score) => `your best before ${score}`;

/** @param {string} score */
export const par = (score) => `par ${score}`;

export const working = () => "Working out the computer’s score …";

export const workingOnPar = () => "Working out par …";

/** @param {number} place */
export const highScore = (place) => `A new high score: ${place === 1 ? "your best game ever" : place === 2 ? "your second best" : place === 3 ? "your third best" : place === 4 ? "your fourth best" : place === 5 ? "your fifth best" : `place ${place} of 10`}.`;
