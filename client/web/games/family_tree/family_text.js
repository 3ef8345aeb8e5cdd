// Families in readable form: their partners, whether they can grow, and what could be played below a child.

import * as formats from "../../text/formats.js";
import { isJoker, sayCard } from "../../text/cards.js";
import { signed } from "../../text/formats.js";
import { messages as familiesText } from "./messages/families.js";
import { messages as legText } from "./messages/leg.js";

/** @typedef {import("../../protocol/messages.js").Family} Family */
/** @typedef {import("../../protocol/messages.js").Hand} Hand */
/** @typedef {import("./branches.js").Branch} Branch */

/** A family's partners. @param {Family} family */
export const couple = ({ member, spouse }) => familiesText.couple({ member, spouse });

/** A hand and its points. @param {Hand} hand */
export const hand = ({ name, points }) => familiesText.hand({ hand: legText.handName(name), points });

/** What the current card could do in a branch; empty if nothing. @param {string} card @param {Branch} branch */
export const could = (card, { sign, places }) => (sign === null ? "" : familiesText.could({ card, sign, places }));

/** The text of a child, given its place among its siblings and the number of children below it. @param {number} number @param {Family} family @param {number} below */
export const child = (number, family, below) =>
  familiesText.child({
    card: family.member,
    number,
    dead: family.member_cover !== null,
    divorced: isDivorced(family),
    spouse: family.spouse,
    below,
  });

/** That the current card can't be played on a couple, or a jack on the partner `at`. @param {string} card @param {Family} family @param {string} at */
export const takesNothing = (card, family, at) =>
  familiesText.takesNothing({
    card,
    family: card[0] === "J" ? familiesText.couple({ member: at, spouse: null }) : couple(family),
  });

/** Where in the tree a family is. @param {number} level @param {Family | null} parents */
export const bornTo = (level, parents) =>
  familiesText.bornTo({ level, member: parents?.member ?? null, spouse: parents?.spouse ?? null });

/** Whether a family can have more children, or why not. @param {Family} family */
export function state(family) {
  const { member, spouse, room } = family;
  const dead = family.member_cover !== null;
  /** @param {Parameters<typeof familiesText.state>[0]["state"]} state @param {string} [person] */
  const told = (state, person = member) => familiesText.state({ state, person, room });
  if (spouse === null) return told(dead ? "unmarried" : "single");
  if (isDivorced(family)) return told(dead ? "divorced-dead" : "divorced");
  if (dead && family.spouse_cover !== null) return told("both-dead");
  if (dead || family.spouse_cover !== null) return told("widowed", dead ? spouse : member);
  return told(room ? "room" : "full");
}

/** Whether an ace has divorced a couple. @param {Family} family */
const isDivorced = ({ spouse_cover: cover }) => cover?.[0] === "A";

/** A family for a screen reader: its partners, its children and its points. @param {Family} family @param {number} children */
export function familyHeard(family, children) {
  const { member, member_cover: dead, spouse, spouse_cover: cover, extended, hand: its, celebrity } = family;
  return familiesText.family({
    person: person(member, dead),
    dead: dead !== null,
    divorced: isDivorced(family),
    spouse: spouse === null ? null : person(spouse, cover),
    extended: extended === null ? null : sayCard(extended),
    children,
    celebrity,
    hand: its === null ? null : handHeard(its),
  });
}

/** @param {string} card @param {string | null} cover */
const person = (card, cover) =>
  familiesText.person({ card: sayCard(card), cover: cover === null ? null : sayCard(cover) });

/** @param {Hand} hand */
const handHeard = ({ name, points, cards }) =>
  familiesText.handInFull({ hand: legText.handName(name), points, cards: formats.listed(cards.map(sayCard)) });

/** That a card can be played at a place, for a screen reader. @param {string} card @param {import("../../protocol/messages.js").FamilyTreeLegalMove} move @param {boolean} named whether the target is named */
export const canBePlayed = (card, { target, does, change }, named) =>
  familiesText.canBePlayed({
    card: sayCard(card),
    joker: isJoker(card),
    target: named ? sayCard(target) : null,
    does,
    change: change ? signed(change).replace("−", "minus ") : null,
  });
