// Made from client/games/family_tree/text/en/families.ftl by `python -m client.catalogue`.

import * as formats from "../../../text/formats.js";
import { translated } from "../../../text/language.js";

export const messages = translated("games/family_tree", "families", {
  oneFamily: () => "One family",
  wholeTree: () => "Whole tree",
  /** @param {string} family */
  shown: (family) => `One family: ${family}`,
  up: () => "Up one generation",
  toTop: () => "To the top",
  wayHere: () => "The way here",
  children: () => "Children",
  /** @param {{member: string, spouse: string | null}} values */
  couple: ({ member, spouse }) => spouse === null ? `${formats.card(member)}` : `${formats.card(member)} and ${formats.card(spouse)}`,
  /** @param {{member: string, spouse: string | null}} values */
  coupleInShort: ({ member, spouse }) => spouse === null ? `${formats.card(member)}` : `${formats.card(member)}═${formats.card(spouse)}`,
  /** @param {{level: number, member: string | null, spouse: string | null}} values */
  bornTo: ({ level, member, spouse }) => `generation ${level}, ${member === null ? "the top of the tree" : `born to ${spouse === null ? `${formats.card(member)}` : `${formats.card(member)} and ${formats.card(spouse)}`}`}`,
  /** @param {{state: "single" | "unmarried" | "divorced" | "divorced-dead" | "both-dead" | "widowed" | "room" | "full", person: string, room: number}} values */
  state: ({ state, person, room }) => state === "single" ? "single" : state === "unmarried" ? "died unmarried" : state === "divorced" ? "divorced" : state === "divorced-dead" ? `divorced, ${formats.card(person)} is dead` : state === "both-dead" ? "both are dead" : state === "widowed" ? `${formats.card(person)} is widowed` : state === "room" ? `room for ${room === 1 ? "1 more child" : `${formats.number(room)} more children`}` : "no room for more children",
  /** @param {{hand: string, points: number}} values */
  hand: ({ hand, points }) => `${hand} ${formats.number(points)}`,
  /** @param {number} points */
  celebrity: (points) => `celebrities ${formats.number(points)}`,
  /** @param {number} children */
  below: (children) => `${formats.number(children)} below`,
  /** @param {"child" | "spouse" | "either" | "jack" | "couple"} key */
  sign: (key) =>
    ({
      child: "child",
      spouse: "spouse",
      either: "child/spouse",
      jack: "jack",
      couple: "couple",
    })[key],
  /** @param {{card: string, sign: "child" | "spouse" | "either" | "jack" | "couple", places: number}} values */
  could: ({ card, sign, places }) => `${formats.card(card)} could ${sign === "child" ? "become a child" : sign === "spouse" ? "marry" : sign === "either" ? "become a child or marry" : sign === "jack" ? "be played on a person" : "be played on a couple"} there: ${places === 1 ? "1 place" : `${formats.number(places)} places`}`,
  /** @param {{card: string, number: number, dead: boolean, divorced: boolean, spouse: string | null, below: number}} values */
  child: ({ card, number, dead, divorced, spouse, below }) => `${formats.card(card)}, the ${number === 1 ? "first" : number === 2 ? "second" : number === 3 ? "third" : number === 4 ? "fourth" : "fifth"} child${dead ? ", dead" : ""}${spouse === null ? "" : `, ${divorced ? "divorced from" : "with"} ${formats.card(spouse)}`}${below === 0 ? "" : below === 1 ? "; 1 child below" : `; ${formats.number(below)} children below`}`,
  enterShows: () => "Enter or ↓ shows that family.",
  /** @param {{card: string, family: string}} values */
  takesNothing: ({ card, family }) => `${family}: you can’t play ${formats.card(card)} here.`,
  /** @param {{card: string, cover: string | null}} values */
  person: ({ card, cover }) => `${card}${cover === null ? "" : ` (covered by the ${cover})`}`,
  /** @param {{person: string, dead: boolean, divorced: boolean, spouse: string | null, extended: string | null, children: number, celebrity: number, hand: string | null}} values */
  family: ({ person, dead, divorced, spouse, extended, children, celebrity, hand }) => `${person}${spouse === null ? (dead ? "" : ", single") : `, ${divorced ? "divorced from" : "married to"} ${spouse}`}${extended === null ? "" : `, extended by the ${extended}`}${children === 0 ? "" : children === 1 ? ", 1 child" : `, ${formats.number(children)} children`}${celebrity === 0 ? "" : `, celebrities ${formats.number(celebrity)} points`}${hand === null ? "" : `, ${hand}`}`,
  /** @param {{hand: string, points: number, cards: string}} values */
  handInFull: ({ hand, points, cards }) => `${hand} ${formats.number(points)} points: ${cards}`,
  /** @param {{card: string, joker: boolean, target: string | null, does: "child" | "spouse" | "extended" | "divorced" | "deceased", change: string | null}} values */
  canBePlayed: ({ card, joker, target, does, change }) => `${joker ? `${card}` : `the ${card}`} can be played ${target === null ? "here" : `on the ${target}`}: ${does === "child" ? "becomes a child" : does === "spouse" ? "marries" : does === "extended" ? "joins" : does === "divorced" ? "divorces" : "kills"}, ${change === null ? "no change" : `${change}`}`,
});
