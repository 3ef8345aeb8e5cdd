// The results of a fair-deal check, in sentences.

import { messages as fairDealText } from "../text/messages/fair_deal.js";

/** @typedef {Parameters<typeof fairDealText.finding>[0]} Finding */

const DIFFERENT = ["deck_different", "cards_different"];

/** The sentence for a finding; `own` has a game's sentences, if it compares something other than cards. @param {string} found @param {import("../room/types.js").Verdict} verdict @param {{[found: string]: string}} [own] */
export function findingSentence(found, verdict, own = {}) {
  const nothingSeen = found === "cards_as_seen" && verdict.cards === 0;
  const sentence =
    own[found] ?? (nothingSeen ? fairDealText.noCardsSeen() : fairDealText.finding(/** @type {Finding} */ (found)));
  if (!DIFFERENT.includes(found)) return sentence;
  return `${sentence} ${fairDealText.firstDifference({ move: (verdict.ply ?? 0) + 1, leg: verdict.leg ?? 1 })}`;
}
