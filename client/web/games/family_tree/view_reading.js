// Reads a view of Family Tree from JSON: families in tree order, and legal moves with the fields that follow from it.

import { once } from "../../net/frames.js";

/** @typedef {import("../../protocol/messages.js").Family} Family */
/** An object of JSON. @typedef {{[name: string]: any}} Raw */

/** Moves on a couple: either partner may be named. */
const COUPLE = new Set(["child", "extended", "divorced"]);

/** A view with all fields, given its JSON. @param {any} all @param {Raw} raw */
export const complete = (all, raw) => ({ ...all, families: inTreeOrder(all.families), moves: movesOf(raw) });

/** Families in tree order; the list stays the same object until one of them changes. @param {Family[]} families @returns {Family[]} */
const inTreeOrder = (families) =>
  once(families, () => {
    const byMember = new Map(families.map((family) => [family.member, family]));
    /** @param {Family} family @returns {Family[]} */
    const withDescendants = (family) => [
      family,
      ...family.children.flatMap((child) => withDescendants(/** @type {Family} */ (byMember.get(child)))),
    ];
    return families.filter(({ parent }) => parent === null).flatMap(withDescendants);
  });

/** The legal moves of a Family Tree view in JSON, sorted by notation. @param {Raw} view */
const movesOf = ({ current, families, moves }) =>
  Object.keys(moves)
    .sort()
    .map((target) => {
      const [does, levels, celebrity, hands] = moves[target];
      return {
        move: `${current}>${target}`,
        target,
        also: COUPLE.has(does) ? (families[target]?.spouse ?? null) : null,
        does,
        change: levels + celebrity + hands,
        levels,
        celebrity,
        hands,
      };
    });
