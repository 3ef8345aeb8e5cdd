// What the player is about to do: the chosen place and the typed card. Pure. client/games/family_tree/choice.py does
// the same for a tree that grows to the right; here it grows down.

import { BEGINS_A_CARD, IN_A_CARD } from "../../text/cards.js";
import { isOwnCapital, isOwnSign, readCard } from "../../text/typed_cards.js";
import { around } from "./layout.js";

/** @typedef {import("../../protocol/messages.js").FamilyTreeView} FamilyTreeView */
/** @typedef {import("../../protocol/messages.js").FamilyTreeLegalMove} LegalMove */
/** @typedef {import("./layout.js").Layout} Layout */
/** @typedef {import("./layout.js").Box} Box */
/** @typedef {import("./family_navigation.js").Way} Way */
/** Something that can be chosen: a place that takes the current card (`move`), or a family to look at. @typedef {{card: string, also: string | null, member: string, level: number, box: Box, move: LegalMove | null}} Place */

const TYPED_AT_MOST = 16;

/** The places that take the current card, in reading order. @param {FamilyTreeView} view @param {Layout} layout @returns {Place[]} */
export function placesOf(view, layout) {
  const places = view.moves.flatMap((move) => {
    const placed = layout.families.find(({ family }) => [family.member, family.spouse].includes(move.target));
    const own = layout.cards.get(move.target);
    if (placed === undefined || own === undefined) return [];
    const { member, level } = placed.family;
    const box = move.does === "deceased" ? own : placed.box;
    return [{ card: move.target, also: move.also, member, level, box, move }];
  });
  return places.sort(inReadingOrder);
}

/** Every family as a place to look at, in reading order. @param {FamilyTreeView} view @param {Layout} layout @returns {Place[]} */
export function familiesOf(view, layout) {
  const places = layout.families.map(({ family, box }) => {
    const move = view.moves.find((each) => each.target === family.member || each.target === family.spouse) ?? null;
    return { card: family.member, also: family.spouse, member: family.member, level: family.level, box, move };
  });
  return places.sort(inReadingOrder);
}

/** The place whose target a card is, or whose couple it is a partner of. @param {readonly Place[]} places @param {string | null} card @returns {Place | null} */
export const placeNamed = (places, card) =>
  places.find((place) => place.card === card) ?? places.find((place) => card !== null && place.also === card) ?? null;

/** The place nearest to a box; the first place if there is no box. @param {readonly Place[]} places @param {Box | null} box @returns {Place | null} */
export function nearest(places, box) {
  if (box === null || !places.length) return places[0] ?? null;
  return places.reduce((best, each) => (distance(each.box, box) < distance(best.box, box) ? each : best));
}

/**
 * The place one step away: left and right in reading order, wrapping at the ends; up and down to the nearest place of
 * the previous or next generation that has any, or the same place.
 * @param {readonly Place[]} places
 * @param {Place | null} here
 * @param {Way} way
 * @returns {Place | null}
 */
export function stepAmong(places, here, way) {
  if (here === null || !places.length) return places[0] ?? null;
  const at = Math.max(0, places.indexOf(/** @type {Place} */ (placeNamed(places, here.card))));
  if (way === "left" || way === "right")
    return places[(at + (way === "right" ? 1 : -1) + places.length) % places.length];
  const side = way === "down" ? 1 : -1;
  const levels = places.map((place) => place.level).filter((level) => side * (level - here.level) > 0);
  if (!levels.length) return here;
  const level = side > 0 ? Math.min(...levels) : Math.max(...levels);
  return nearest(
    places.filter((place) => place.level === level),
    here.box,
  );
}

/** The typed text with one more character; null if no card starts like that. A capital can begin a card in the language: small letters are keys. @param {string | null} typed @param {string} character @returns {string | null} */
export function typedWith(typed, character) {
  const [usual, isOwn] = typed === null ? [BEGINS_A_CARD, isOwnCapital] : [IN_A_CARD, isOwnSign];
  const fits = usual.test(character) || isOwn(character);
  return fits ? ((typed ?? "") + character).slice(0, TYPED_AT_MOST) : null;
}

/** The typed text without its last character; null if it is empty. @param {string} typed */
export const erased = (typed) => (typed.length > 1 ? typed.slice(0, -1) : null);

/** The place that a typed card names. @param {readonly Place[]} places @param {string} typed */
export const placeTyped = (places, typed) => placeNamed(places, readCard(typed));

/** @param {Place} one @param {Place} other */
const inReadingOrder = (one, other) => one.level - other.level || one.box.x - other.box.x;

/** @param {Box} one @param {Box} other */
function distance(one, other) {
  const whole = around([one, other]);
  return Math.hypot(middle(one) - middle(other), 2 * (one.y - other.y)) + whole.width / 1000;
}

/** @param {Box} box */
const middle = (box) => box.x + box.width / 2;
