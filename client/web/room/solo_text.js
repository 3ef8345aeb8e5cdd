// Compares the score of a game alone with other scores on its number. client/room/solo_text.py does the same.

import * as formats from "../text/formats.js";
import { messages as soloText } from "../text/messages/solo.js";

/**
 * Compare a score with the score to beat.
 * @param {number} score
 * @param {number} beat
 * @param {number | null} computer
 * @param {(score: number) => string} counted writes a score with its noun
 * @param {boolean} [low] the lowest score is the best
 */
export function comparison(score, beat, computer, counted, low = false) {
  const isComputers = computer === beat;
  if (low ? score < beat : score > beat) return isComputers ? soloText.beatComputer(beat) : soloText.beatBest(beat);
  if (score === beat) return isComputers ? soloText.matchedComputer() : soloText.matchedBest();
  return (isComputers ? soloText.computerBest : soloText.yourBest)({ score: counted(beat), low });
}

/** The other scores on the number, as far as known. @param {number | null} computer @param {number | null} best @param {number | null} par @param {(score: number) => string} [written] */
export function otherScores(computer, best, par, written = formats.number) {
  /** @type {[number | null, (score: string) => string][]} */
  const scores = [
    [computer, soloText.computer],
    [best, soloText.bestBefore],
    [par, soloText.par],
  ];
  const known = scores.flatMap(([score, message]) => (score === null ? [] : [message(written(score))]));
  return known.length ? formats.sentence(formats.listed(known)) : "";
}
