// The dealing as an animation: card by card, at different paces, paused, reversed, or skipped. Pure. It only shows
// cards that were open at the time.
// rules: grandmas_game, The layout

/** @typedef {import("../../protocol/messages.js").GrandmasGameView} GrandmasGameView */
/** `step` cards have been dealt to the piles; `runs`: it continues automatically. @typedef {{step: number, pace: number, runs: boolean}} Dealing */

/** Milliseconds for a card, the slowest first. */
export const PACES = [1600, 800, 400, 200, 80];
export const USUAL = 2;

/** @param {boolean} runs @param {number} [pace] @returns {Dealing} */
export const begun = (runs, pace = USUAL) => ({ step: 0, pace, runs });

/** The dealing one card later; null after the last card. @param {Dealing} dealing @param {GrandmasGameView} view @returns {Dealing | null} */
export const further = (dealing, view) =>
  dealing.step >= view.dealt.length ? null : { ...dealing, step: dealing.step + 1 };

/** The dealing paused, some cards later or earlier. @param {Dealing} dealing @param {GrandmasGameView} view @param {number} steps @returns {Dealing} */
export const byHand = (dealing, view, steps) => ({
  ...dealing,
  step: Math.max(0, Math.min(dealing.step + steps, view.dealt.length)),
  runs: false,
});

/** @param {Dealing} dealing @param {number} faster @returns {Dealing} */
export const paced = (dealing, faster) => ({
  ...dealing,
  pace: Math.max(0, Math.min(dealing.pace + faster, PACES.length - 1)),
});

/** The last card dealt. @param {Dealing} dealing @param {GrandmasGameView} view */
export const last = ({ step }, view) => (step ? view.dealt[step - 1] : null);

/** The view with the piles and the stock at that step. @param {Dealing} dealing @param {GrandmasGameView} view @returns {GrandmasGameView} */
export function seen({ step }, view) {
  const dealt = view.dealt.slice(0, step);
  const piles = view.piles.map(({ name }) => {
    const mine = dealt.filter(({ pile }) => pile === name);
    return { name, top: mine.at(-1)?.card ?? null, size: mine.length, under: null };
  });
  const stock = dealt.reduce((sum, each) => sum + each.stock, 0);
  return { ...view, piles, stock, moves: [], may_order: false };
}
