// The tree in progress of each leg, kept while another leg is shown (a mirror match has two boards), and stored so
// that it survives a reload.

import * as identity from "../../profile/identity.js";
import * as draft from "./draft.js";

/** @typedef {import("./draft.js").Draft} Draft */
/** A tree in progress: the draft, its earlier states (the last one last), the typed text, and the owner's suit. @typedef {{draft: Draft, before: Draft[], typed: string | null, suit: string}} Composed */

const KEPT = "patriarch";
/** The number of legs remembered: the boards of two mirror matches. */
const MOST = 4;

/** @type {Map<string, Composed>} */
const onThisPage = new Map();

/** Keep the tree of a leg until the player comes back to it. @param {string} key @param {Composed} composed */
export function putAway(key, composed) {
  onThisPage.delete(key);
  onThisPage.set(key, composed);
  for (const oldest of [...onThisPage.keys()].slice(0, -MOST)) onThisPage.delete(oldest);
}

/** The tree of a leg: as the player left it, or empty. @param {string} key @param {import("./trees.js").Family} family @param {string} suit @returns {Composed} */
export function takeOut(key, family, suit) {
  const left = onThisPage.get(key);
  if (left !== undefined) return left;
  const fresh = draft.empty(family);
  const [was, text] = noted().get(key) ?? [suit, ""];
  return { draft: text ? draft.recalled(fresh, text) : fresh, before: [], typed: null, suit: was };
}

/** Store a draft with the chosen suit. @param {string} key @param {string} suit @param {Draft} made */
export function note(key, suit, made) {
  const all = noted();
  all.delete(key);
  all.set(key, [suit, draft.noted(made)]);
  identity.note(KEPT, JSON.stringify([...all].slice(-MOST)));
}

/** Forget the trees when the player leaves the page; only the stored ones remain. */
export const forget = () => onThisPage.clear();

/** The stored suits and drafts, by leg. @returns {Map<string, [string, string]>} */
function noted() {
  try {
    return new Map(JSON.parse(identity.noted(KEPT) ?? "[]"));
  } catch {
    return new Map(); // written by an older page
  }
}
