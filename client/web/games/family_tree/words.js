// What is said about a Family Tree leg. client/games/family_tree/words.py, client/games/family_tree/branch_words.py
// and client/games/hint_words.py say the same.

import { isJoker, sayCard, showCard, showCards } from "../../text/cards.js";
import { count, number } from "../../text/words.js";

export { count };

/** @typedef {import("../../protocol/messages.js").Family} Family */
/** @typedef {import("./branches.js").Branch} Branch */

/** @type {Record<string, string>} */
export const HANDS = {
  high_card: "high card",
  pair: "pair",
  two_pair: "two pair",
  three_of_a_kind: "three of a kind",
  straight: "straight",
  flush: "flush",
  full_house: "full house",
  four_of_a_kind: "four of a kind",
  straight_flush: "straight flush",
  royal_flush: "royal flush",
};
export const TREE = "The tree";
export const FAMILY = "One family";
export const WHOLE_TREE = "Whole tree";
export const UP = "Up one level";
export const TO_TOP = "To the top";
export const CURRENT = "Current card";
export const SCORE = "Score";
export const LEVELS = "levels";
export const CELEBRITY = "celebrity";
export const HANDS_TITLE = "hands";
export const PLAY = "Play";
export const WHY_NOT = "Why not?";
export const MORE = "Score and news";
export const FIT = "Show the whole tree";
/** @param {number} beyond so many places of the current card are out of sight */
export const fit = (beyond) => (beyond ? `${FIT}: ${count(beyond, "place")} out of sight` : FIT);
export const LARGER = "Larger";
export const SMALLER = "Smaller";
export const THE_COMPUTER = "the computer";
export const YOU = "you";
export const AWAY = "away";
export const LESSONS = "Your first game";
export const HOW_TO_CHOOSE = "Choose one: tap it, use the arrow keys, or type its card.";
/** @param {string} typed */
export const typedEarly = (typed) => `${typed}▌ Enter plays it when it is your turn; Esc clears it.`;
export const TYPE_A_CARD = "a card as it lies in the tree: 7d, 10d, qh, x1";
export const WORKING = "the computer’s score is being worked out …";
/** What the keys do, for who listens. */
export const KEYS =
  "Arrow keys choose among the places, Enter plays, or type the card to play on, such as 7d. Shift and an arrow key go " +
  "through all families. f shows one family at a time; plus, minus and 0 change the size.";
export const KEYS_LOOKING =
  "Arrow keys go through the families. f shows one family at a time; plus, minus and 0 change the size.";

/** @param {number} place */
export const ordinal = (place) => ["", "first", "second", "third", "fourth", "fifth"][place] ?? `${place}th`;

/** A change of score. @param {number} points */
export const signed = (points) => (points >= 0 ? `+${number(points)}` : `−${number(-points)}`);

/** What a player does in this leg, after their name. @param {string} role @param {boolean} mine */
export function role(role, mine) {
  if (role === "player") return mine ? "play alone" : "plays alone";
  return `${role === "maximizer" ? "maximize" : "minimize"}${mine ? "" : "s"}`;
}

/** @param {string} name @param {boolean} mine */
export function turn(name, mine) {
  if (mine) return "your turn";
  return name.endsWith("computer") ? `${name} thinks` : `${name}’s turn`;
}

/** @param {string} level */
export const computer = (level) => `computer, ${level}`;

/** A family by its partners. @param {Family} family */
export const couple = ({ member, spouse }) =>
  spouse === null ? showCard(member) : `${showCard(member)} and ${showCard(spouse)}`;

/** Which leg of the match is played, before the number; a game alone has but one. @param {number} leg @param {number} legs */
export const legOf = (leg, legs) => (legs > 1 ? `leg ${leg} of ${legs} · ` : "");

/** @param {string | null} commitment */
export const numberHidden = (commitment) =>
  commitment ? `number hidden ✓ commitment ${commitment.slice(0, 4)}…` : "number hidden";

/** @param {string} shown @param {boolean} known */
export const numberShown = (shown, known) => `number ${shown}${known ? ", known from the start" : ""}`;

/** What the card that is played would be to its target. @param {Family} family @param {import("../../protocol/messages.js").FamilyTreeLegalMove} move */
export function meaning(family, move) {
  const card = showCard(move.move.split(">")[0]);
  const both = couple(family);
  if (move.does === "spouse") return `${card} marries ${showCard(move.target)}`;
  if (move.does === "extended") return `${card} joins ${both}, who may then have up to five children`;
  if (move.does === "divorced")
    return `${card} divorces ${both}, and covers ${showCard(family.spouse ?? family.member)}: no more children`;
  if (move.does === "deceased")
    return `${card} covers ${showCard(move.target)}, who dies${leaves(family, move.target)}`;
  const children = family.children.length;
  return `${card} is born to ${both}, the ${ordinal(children + 1)} of at most ${children + family.room} children`;
}

/** Whom a death leaves behind. @param {Family} family @param {string} target */
function leaves(family, target) {
  if (family.spouse === null) return " unmarried";
  if (family.member_cover !== null || family.spouse_cover !== null) return "";
  const widowed = target === family.member ? family.spouse : family.member;
  return `: ${showCard(widowed)} is widowed, no more children`;
}

/** What a move adds to the score, part by part, and what the score would be. @param {number} score @param {import("../../protocol/messages.js").FamilyTreeLegalMove} move */
export function worth(score, move) {
  const parts = [
    { points: move.levels, name: "a new level" },
    { points: move.celebrity, name: CELEBRITY },
    { points: move.hands, name: HANDS_TITLE },
  ];
  const gains = parts.filter(({ points }) => points !== 0).map(({ points, name }) => `${name} ${signed(points)}`);
  const after = move.change
    ? `score ${number(score)} → ${number(score + move.change)}`
    : `the score stays ${number(score)}`;
  return [...gains, after].join(" · ");
}

/** @param {number} places */
export const places = (places) => count(places, "place");

/** @param {string} card @param {number} many */
export const canGo = (card, many) => `${showCard(card)} can go to ${places(many)}`;

/** @param {string} name @param {string} card @param {number} many */
export const waiting = (name, card, many) => `${turn(name, false)}: ${canGo(card, many)}`;

/** @param {number} many */
export const cards = (many) => (many === 1 ? "card" : "cards");

/** @param {{leg: number, legs: number, board: boolean}} which @param {number} score */
export const ended = ({ leg, legs, board }, score) =>
  `${board ? "The board" : legs > 1 ? `Leg ${leg}` : "The game"} is over: ${count(score, "point")}.`;

/** @param {readonly string[]} left */
export const neverPlayed = (left) =>
  left.length ? `${count(left.length, "card")} never played: ${showCards(left)}` : "Every card was played.";

/** @param {string} name @param {string} card @param {string} target @param {number} change */
export const played = (name, card, target, change) =>
  `${name}: ${showCard(card)} on ${showCard(target)}${change ? `, ${signed(change)}` : ""}`;

/** @param {string} what @param {readonly string[]} skipped */
export const news = (what, skipped) => (skipped.length ? `${what}; ${toTheBottom(skipped)}` : what);

/** The most cards that a screen reader hears by name; of more it hears the number. */
const MOST_NAMED = 4;

/** News for a screen reader, short even if most of a deck goes to the bottom. @param {string} what @param {readonly string[]} skipped */
export const heardNews = (what, skipped) =>
  skipped.length > MOST_NAMED ? `${what}; ${count(skipped.length, "card")} to the bottom` : news(what, skipped);

/** @param {readonly string[]} skipped */
export const toTheBottom = (skipped) => `${count(skipped.length, "card")} to the bottom: ${showCards(skipped)}`;

/** @param {Family} family */
export const opened = (family) => `${couple(family)} begin the tree`;

/** @param {readonly string[]} seen */
export const coming = (seen) => `next: ${showCards(seen)}`;

/** What leg two is about, to a player of a role or a spectator. @param {number} score @param {string | null} role @param {string} maximizer */
export function beat(score, role, maximizer) {
  if (role === "maximizer") return `beat ${number(score)}`;
  return role === "minimizer" ? `keep under ${number(score)}` : `${maximizer} must beat ${number(score)}`;
}

/** @param {number} score @param {string | null} role @param {string} maximizer @param {string} minimizer */
export function beatInFull(score, role, maximizer, minimizer) {
  if (role === "maximizer")
    return `${minimizer} reached ${number(score)}. More than that wins for you, the same is a draw.`;
  if (role === "minimizer")
    return `You reached ${number(score)}. Keep ${maximizer} under that to win; the same is a draw.`;
  return `${minimizer} reached ${number(score)}: ${maximizer} wins with more, the same is a draw.`;
}

/** How leg two has decided a match, `to` being what leg one came to. @param {number} score @param {number} to @param {string} maximizer @param {string} minimizer */
export function decided(score, to, maximizer, minimizer) {
  if (score === to) return "a draw";
  const winner = score > to ? maximizer : minimizer;
  return `${winner} ${winner === YOU ? "win" : "wins"}`;
}

/** @param {number} score @param {number} to @param {string} outcome */
export const decidedInFull = (score, to, outcome) =>
  `Leg 1 came to ${number(to)}, leg 2 to ${number(score)}: ${outcome}.`;

/** @param {number | null} score */
export const beatTitle = (score) => (score === null ? "To beat" : `To beat: ${number(score)}`);

/** What the computer and oneself reached on this number. @param {number | null} computer @param {number | null} own @param {boolean} working */
export function reached(computer, own, working) {
  const told = [];
  if (computer !== null) told.push(`The computer reached ${number(computer)} on this number.`);
  else if (working) told.push(`${WORKING[0].toUpperCase()}${WORKING.slice(1)}`);
  if (own !== null) told.push(`Your best is ${number(own)}.`);
  return told.join(" ");
}

/** @param {number} score */
export const par = (score) => `Par is ${number(score)}: the best found by a search that knows the deck.`;

/** Where the computer would play, and which final score it expects. @param {string} card @param {string} target @param {number} expects @param {number | null} chosen @param {boolean} isChosen */
export function hint(card, target, expects, chosen, isChosen) {
  const told = `hint: ${showCard(card)} on ${showCard(target)}, expects ${number(Math.round(expects))}`;
  if (isChosen) return `${told}: your choice too`;
  return chosen === null ? told : `${told}; your choice ${number(Math.round(chosen))}`;
}

// One family at a time

/** The branch signs, as they stand below a child. */
export const SIGNS = { child: "child", spouse: "spouse", either: "child/spouse", jack: "jack", couple: "couple" };
const COULD = {
  child: "could become a child",
  spouse: "could marry",
  either: "could become a child or marry",
  jack: "could be played on somebody",
  couple: "could be played on a couple",
};

/** @param {number} children */
export const below = (children) => (children ? `${children} below` : "");

/** What the current card could do in a branch. @param {string} card @param {Branch} branch */
export const could = (card, branch) =>
  branch.sign === null ? "" : `${showCard(card)} ${COULD[branch.sign]} there: ${places(branch.places)}`;

/** Tell of a child. @param {number} place @param {Family} family @param {number} children */
export function child(place, family, children) {
  const dead = family.member_cover === null ? "" : ", dead";
  const divorced = family.spouse_cover?.[0] === "A";
  const married = family.spouse === null ? "" : `, ${divorced ? "divorced from" : "with"} ${showCard(family.spouse)}`;
  const under = children ? `; ${count(children, "child", "children")} below` : "";
  return `${showCard(family.member)}, the ${ordinal(place)} child${dead}${married}${under}`;
}

/** A card is played on a couple, a jack on one partner. @param {string} card @param {Family} family @param {string} at */
export const takesNothing = (card, family, at) =>
  `${card[0] === "J" ? showCard(at) : couple(family)}: ${showCard(card)} cannot be played here.`;

/** @param {number} level @param {Family | null} parents */
export const bornTo = (level, parents) =>
  parents === null ? `level ${level}, the top of the tree` : `level ${level}, born to ${couple(parents)}`;

/** Whether a family can grow, or what keeps it from it. @param {Family} family */
export function state(family) {
  const { member, member_cover: dead, spouse, spouse_cover: over, room } = family;
  if (spouse === null) return dead === null ? "single" : "died unmarried";
  if (over?.[0] === "A") return dead === null ? "divorced" : `divorced, ${showCard(member)} is dead`;
  if (dead !== null && over !== null) return "both are dead";
  if (dead !== null || over !== null) return `${showCard(dead === null ? member : spouse)} is widowed`;
  return room ? `room for ${count(room, "more child", "more children")}` : "no room for more children";
}

/** A hand in a few words, with its points. @param {import("../../protocol/messages.js").Hand} hand */
export const hand = (hand) => `${HANDS[hand.name]} ${hand.points}`;

/** @param {string} typed */
export const noCard = (typed) => `'${typed}' is no card. Type ${TYPE_A_CARD}.`;

/** A family as it is heard: who, how they stand, what they are worth. @param {Family} family @param {number} children */
export function familyHeard(family, children) {
  const { member, member_cover: dead, spouse, spouse_cover: over, extended, hand, celebrity } = family;
  const said = [heardPerson(member, dead)];
  if (spouse !== null) said.push(`${over?.[0] === "A" ? "divorced from" : "married to"} ${heardPerson(spouse, over)}`);
  else if (dead === null) said.push("single");
  if (extended !== null) said.push(`extended by the ${sayCard(extended)}`);
  if (children) said.push(count(children, "child", "children"));
  if (celebrity) said.push(`celebrity ${count(celebrity, "point")}`);
  if (hand !== null)
    said.push(`${HANDS[hand.name]} ${count(hand.points, "point")}: ${hand.cards.map(sayCard).join(", ")}`);
  return said.join(", ");
}

/** @param {string} card @param {string | null} over */
const heardPerson = (card, over) =>
  over === null ? sayCard(card) : `${sayCard(card)} (covered by the ${sayCard(over)})`;

const DOES = { child: "is born", spouse: "marries", extended: "joins", divorced: "divorces", deceased: "covers" };

/** That a card can be played at a place, as it is heard. @param {string} card @param {import("../../protocol/messages.js").FamilyTreeLegalMove} move @param {boolean} named */
export function canBePlayed(card, move, named) {
  const on = named ? ` on the ${sayCard(move.target)}` : "";
  const who = isJoker(card) ? sayCard(card) : `the ${sayCard(card)}`;
  return `${who} can be played${on || " here"}: ${DOES[move.does]}, ${move.change ? signed(move.change).replace("−", "minus ") : "no change"}`;
}
