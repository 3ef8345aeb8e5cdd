// What is said around any leg, whatever the game. client/games/match_words.py, client/room/solo_words.py and
// client/text/clock_words.py say the same.

import { number, showNumber } from "../text/words.js";

export const WHAT_NEXT_TITLE = "What next?";
export const WATCH_AGAIN = "Watch again";
export const ANALYSIS = "Analysis";
export const ABOUT_NUMBER = "About the number";
export const SAVE_RECORD = "Save the record";
export const COPY_RECORD = "Copy its link";

export const DEALING = "The cards are being dealt …";
export const LOOKING = "Looking for a winnable number …";
export const HIGH_SCORES = "High scores";
export const NEW_GAME = "A new game";
export const AGAIN = "The same number again";
export const A_NUMBER = "Play a number";

/** That somebody gave their game up. @param {string | null} name null: oneself */
export const aloneResigned = (name) => `${name ?? "You"} gave this game up, so it counts for nothing.`;

export const WORKING = "The computer’s score is being worked out …";
export const PAR_WORKING = "Par is being worked out …";

/** @param {number} seconds */
export const took = (seconds) => `It took ${face(1000 * seconds)}, from the first card to the last.`;

/** A length of time. @param {number} seconds */
export function time(seconds) {
  /** @type {[number, string][]} */
  const parts = [
    [Math.floor(seconds / 3600), "h"],
    [Math.floor(seconds / 60) % 60, "min"],
    [seconds % 60, "s"],
  ];
  const said = parts.filter(([many]) => many).map(([many, unit]) => `${many} ${unit}`);
  return said.join(" ") || "0 s";
}

/** What a clock shows; a second that has begun counts. @param {number} ms */
export function face(ms) {
  const seconds = Math.ceil(ms / 1000);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const rest = String(seconds % 60).padStart(2, "0");
  return hours ? `${hours}:${String(minutes).padStart(2, "0")}:${rest}` : `${minutes}:${rest}`;
}

// Alone

/** @param {number | null} number @param {string} counted */
export const soloOver = (number, counted) =>
  `${counted[0].toUpperCase()}${counted.slice(1)}${number === null ? "" : ` on number ${showNumber(number)}`}`;

/** Compare a score with the score to beat. @param {number} score @param {number} beat @param {number | null} computer @param {(score: number) => string} counted @param {boolean} [low] the lowest is the best @param {number} [best] the score that nothing beats */
export function beaten(score, beat, computer, counted, low = false, best = undefined) {
  const whose = computer === beat;
  if (low ? score < beat : score > beat)
    return whose
      ? `You beat the computer, which reached ${number(beat)}.`
      : `You beat your best on this number, which was ${number(beat)}.`;
  if (score === beat) return `You matched ${whose ? "the computer" : "your best"}.`;
  if (beat === best)
    return `${whose ? "The computer" : "You"} ${low ? "left" : "reached"} ${counted(beat)}${whose ? "" : " before"}.`;
  return `The score to beat was ${counted(beat)}.`;
}

/** What else was reached on the number, as far as it is known. @param {number | null} computer @param {number | null} best @param {number | null} par @param {(score: number) => string} [written] */
export function reached(computer, best, par, written = number) {
  const told = [
    computer === null ? "" : `computer ${written(computer)}`,
    best === null ? "" : `your best before ${written(best)}`,
    par === null ? "" : `par ${written(par)}`,
  ].filter((each) => each);
  const said = told.join(", ");
  return said ? `${said[0].toUpperCase()}${said.slice(1)}.` : "";
}

export const HELPED = "This game had hints, so it doesn’t count as one of your best games.";
const PLACES = ["", "", "second", "third", "fourth", "fifth"];

/** @param {number} place */
export function highScore(place) {
  if (place === 1) return "A new high score: your best game ever.";
  return `A new high score: ${place <= 5 ? `your ${PLACES[place]} best` : `place ${place} of 10`}.`;
}

/** The game's number, its score `counted`, and the score to beat. @param {number | null} which @param {string | null} counted @param {number | null} beat @param {number} [best] the score that nothing beats */
export function about(which, counted, beat, best) {
  const said = which === null ? "" : `Number ${showNumber(which)}. `;
  const against = beat === null ? "" : `; ${number(beat)} to ${beat === best ? "reach" : "beat"}`;
  return counted === null ? said.trimEnd() : `${said}${counted}${against}.`;
}
