// What is put together in each leg, kept while another is looked at, as on both boards of a mirror match; and beyond the
// page, so that it outlives loading anew.

import * as identity from "../../profile/identity.js";
import * as draft from "./draft.js";

/** @typedef {import("./draft.js").Draft} Draft */
/** What is being put together: the tree, what it was before (the last one last), what is typed, and the owner's suit. @typedef {{draft: Draft, before: Draft[], typed: string | null, suit: string}} Composed */

const KEPT = "patriarch";
/** So many legs are remembered: of two mirror matches at once both boards. */
const MOST = 4;

/** @type {Map<string, Composed>} */
const onThisPage = new Map();

/** Keep what is composed in a leg for when one comes back to it. @param {string} key @param {Composed} composed */
export function putAway(key, composed) {
  onThisPage.delete(key);
  onThisPage.set(key, composed);
  for (const oldest of [...onThisPage.keys()].slice(0, -MOST)) onThisPage.delete(oldest);
}

/** What is composed in a leg: as it was left, or nothing yet. @param {string} key @param {import("./trees.js").Family} family @param {string} suit @returns {Composed} */
export function takeOut(key, family, suit) {
  const left = onThisPage.get(key);
  if (left !== undefined) return left;
  const fresh = draft.empty(family);
  const [was, text] = noted().get(key) ?? [suit, ""];
  return { draft: text ? draft.recalled(fresh, text) : fresh, before: [], typed: null, suit: was };
}

/** Note a draft down, with the suit that is chosen. @param {string} key @param {string} suit @param {Draft} made */
export function note(key, suit, made) {
  const all = noted();
  all.delete(key);
  all.set(key, [suit, draft.noted(made)]);
  identity.note(KEPT, JSON.stringify([...all].slice(-MOST)));
}

/** The page is left: what was noted down is all that is kept. */
export const forget = () => onThisPage.clear();

/** The suits and drafts that are noted down, by leg. @returns {Map<string, [string, string]>} */
function noted() {
  try {
    return new Map(JSON.parse(identity.noted(KEPT) ?? "[]"));
  } catch {
    return new Map(); // an older page has written it
  }
}
