// The guided first game: a solo game that explains each kind of card the first time it comes. It is played like any
// other, on a number whose cards bring everything early.

import { note, noted } from "../../profile/identity.js";
import { DUE, explain } from "./lessons.js";

/** @typedef {import("../../room/types.js").Model} Model */
/** @typedef {import("../../protocol/messages.js").FamilyTreeView} FamilyTreeView */
/** What has been explained (`seen`), and what is explained `now`, at ply `at`. @typedef {{seen: readonly string[], now: readonly string[], at: number | null}} Guide */

/** The most explanations at one card, and at the first card; the others wait. */
const AT_ONCE = 2;
const AT_FIRST = 3;
const NOTE = "explained";
const ALL = Object.keys(DUE);

/** @type {Guide | null} */
let guide = null;

/** The guide at a view: unchanged at the same card, else with the lessons that are due. Pure. @param {Guide} guide @param {FamilyTreeView} view @returns {Guide} */
export function look(guide, view) {
  const over = view.to_act.length === 0;
  if (guide.at === view.ply && over === guide.now.includes("over")) return guide;
  const most = view.played === null ? AT_FIRST : AT_ONCE;
  const due = ALL.filter((lesson) => !guide.seen.includes(lesson) && DUE[lesson](view)).slice(0, most);
  return { seen: [...guide.seen, ...due], now: due, at: view.ply };
}

/** The lessons that are finished. The current ones are not: they show again if the player comes back to the same card. Pure. @param {Guide} guide @returns {readonly string[]} */
export const heard = ({ seen, now }) => (now.includes("over") ? seen : seen.filter((lesson) => !now.includes(lesson)));

/** The current explanations of the guided game, in sentences; none if the player has turned them off. @param {Model} model @returns {string[]} */
export function lessons(model) {
  const view = model.room?.view;
  if (view?.game !== "family-tree") return [];
  const before = guide ?? { seen: explained(), now: [], at: null };
  guide = look(before, view);
  if (heard(guide).length > heard(before).length) note(NOTE, JSON.stringify(heard(guide)));
  return guide.now.map((lesson) => explain(lesson, view));
}

/** Explain everything again from the beginning. */
export function begin() {
  guide = { seen: [], now: [], at: null };
  note(NOTE, "[]");
}

/** Stop explaining. */
export function enough() {
  guide = { seen: ALL, now: [], at: null };
  note(NOTE, JSON.stringify(ALL));
}

/** The lessons explained before; unreadable data counts as none. @returns {string[]} */
function explained() {
  try {
    const kept = JSON.parse(noted(NOTE) ?? "[]");
    return Array.isArray(kept) ? ALL.filter((lesson) => kept.includes(lesson)) : [];
  } catch {
    return [];
  }
}
