// Looking at one family at a time: which family, which spot in it, and how to move from family to family. Pure.
// rules: family_tree, What the player sees

import { familyOf, wayTo } from "./branches.js";

/** @typedef {import("../../protocol/messages.js").FamilyTreeView} FamilyTreeView */
/** @typedef {import("../../protocol/messages.js").FamilyTreeLegalMove} LegalMove */
/** @typedef {"up" | "down" | "left" | "right"} Way */
/** A spot in a family: its couple, one of its partners, or a child; with the move that it stands for. @typedef {{card: string, child: boolean, move: LegalMove | null}} Spot */
/** The member of the viewed family, and the card that is pointed at in it. @typedef {{member: string, at: string}} Walk */

/**
 * The spots of a member's family, its children last. A couple is one spot, because cards are played on the couple; a
 * jack is played on one of the partners.
 * @param {FamilyTreeView} view
 * @param {string} member
 * @returns {Spot[]}
 */
export function spots(view, member) {
  const family = familyOf(view.families, member);
  if (family === null) return [];
  const partners = [family.member];
  if (family.spouse !== null && view.current?.[0] === "J") partners.push(family.spouse);
  return [
    ...partners.map((card) => ({ card, child: false, move: view.moves.find((move) => move.target === card) ?? null })),
    ...family.children.map((card) => ({ card, child: true, move: null })),
  ];
}

/** The walk at the tree top. @param {FamilyTreeView} view @returns {Walk} */
export const begin = (view) => ({ member: view.families[0].member, at: view.families[0].member });

/** The walk at a card's family, or at the tree top if there is no such family. @param {FamilyTreeView} view @param {string | null} card @returns {Walk} */
export function walkTo(view, card) {
  const family = card === null ? null : familyOf(view.families, card);
  if (family === null) return begin(view);
  return { member: family.member, at: pointed(view, { member: family.member, at: card ?? family.member }).card };
}

/** The spot that a walk points at, or the couple if the spot has disappeared. @param {FamilyTreeView} view @param {Walk} walk @returns {Spot} */
export function pointed(view, walk) {
  const every = spots(view, walk.member);
  return every.find((spot) => spot.card === walk.at) ?? every[0];
}

/** The walk in another view: at the same family and spot, or at the top if that family has disappeared. @param {FamilyTreeView} view @param {Walk} walk @returns {Walk} */
export function stay(view, walk) {
  if (view.families.every((family) => family.member !== walk.member)) return begin(view);
  return { member: walk.member, at: pointed(view, walk).card };
}

/** The walk at another member's family, pointing at the child that it comes from. @param {FamilyTreeView} view @param {Walk} walk @param {string} member @returns {Walk} */
export function into(view, walk, member) {
  const here = new Set(wayTo(view.families, walk.member).map((family) => family.member));
  const from = view.families.find((family) => family.parent === member && here.has(family.member));
  return { member, at: from?.member ?? member };
}

/** The walk one level up; at the top it stays. @param {FamilyTreeView} view @param {Walk} walk @returns {Walk} */
export function up(view, walk) {
  const parent = familyOf(view.families, walk.member)?.parent ?? null;
  return parent === null ? walk : into(view, walk, parent);
}

/** The walk one step away: left and right within a row, up and down between rows and families. @param {FamilyTreeView} view @param {Walk} walk @param {Way} way @returns {Walk} */
export function stepped(view, walk, way) {
  const every = spots(view, walk.member);
  const here = pointed(view, walk);
  if (way === "left" || way === "right") {
    const beside =
      every[every.indexOf(every.find((spot) => spot.card === here.card) ?? here) + (way === "right" ? 1 : -1)];
    return beside !== undefined && beside.child === here.child ? { ...walk, at: beside.card } : walk;
  }
  if (way === "up") return here.child ? { ...walk, at: walk.member } : up(view, walk);
  if (here.child) return into(view, walk, here.card);
  return { ...walk, at: every.find((spot) => spot.child)?.card ?? here.card };
}
