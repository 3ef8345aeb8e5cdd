// Made from client/games/family_tree/text/en/leg.ftl by `python -m client.catalogue`.

import * as formats from "../../../text/formats.js";
import { translated } from "../../../text/language.js";

export const messages = translated("games/family_tree", "leg", {
  tree: () => "The tree",
  currentCard: () => "Current card",
  scoreTitle: () => "Score",
  /** @param {{levels: number, celebrity: number, hands: number}} values */
  parts: ({ levels, celebrity, hands }) => `generations ${formats.number(levels)}, celebrities ${formats.number(celebrity)}, hands ${formats.number(hands)}`,
  /** @param {"high_card" | "pair" | "two_pair" | "three_of_a_kind" | "straight" | "flush" | "full_house" | "four_of_a_kind" | "straight_flush" | "royal_flush"} hand */
  handName: (hand) => hand === "high_card" ? "high card" : hand === "pair" ? "pair" : hand === "two_pair" ? "two pair" : hand === "three_of_a_kind" ? "three of a kind" : hand === "straight" ? "straight" : hand === "flush" ? "flush" : hand === "full_house" ? "full house" : hand === "four_of_a_kind" ? "four of a kind" : hand === "straight_flush" ? "straight flush" : "royal flush",
  /** @param {number} cards */
  stock: (cards) => cards === 1 ? "1 card left" : `${formats.number(cards)} cards left`,
  /** @param {number} cards */
  stockInShort: (cards) => `${formats.number(cards)} left`,
  /** @param {readonly string[]} cards */
  coming: (cards) => `next: ${formats.cards(cards)}`,
  comingTitle: () => "Next",
  panel: () => "Score and news",
  larger: () => "Larger",
  smaller: () => "Smaller",
  fit: () => "Show the whole tree",
  /** @param {number} places */
  fitPlaces: (places) => `Show the whole tree: ${places === 1 ? "1 place is" : `${formats.number(places)} places are`} out of sight`,
  keysPlaying: () => "Arrow keys choose among the places, Enter plays, or type the card to play on, such as 7d. Shift and an arrow key go through all families. f shows one family at a time; plus, minus and 0 change the size.",
  keysLooking: () => "Arrow keys go through the families. f shows one family at a time; plus, minus and 0 change the size.",
  /** @param {{card: string, places: number}} values */
  canGo: ({ card, places }) => `${formats.card(card)} can go to ${places === 1 ? "1 place" : `${formats.number(places)} places`}`,
  /** @param {{turn: string, card: string, places: number}} values */
  waiting: ({ turn, card, places }) => `${turn}: ${formats.card(card)} can go to ${places === 1 ? "1 place" : `${formats.number(places)} places`}`,
  howToChoose: () => "Choose one: tap it, use the arrow keys, or type its card.",
  play: () => "Play",
  whyNot: () => "Why not?",
  /** @param {string} card */
  playOn: (card) => `Play ${formats.card(card)} on:`,
  /** @param {string} typed */
  typedEarly: (typed) => `${typed}▌ Enter plays it when it is your turn; Esc clears it.`,
  typeACard: () => "Type a card of the tree, such as 7d, 10d, qh or x1.",
  /** @param {string} typed */
  noCard: (typed) => `“${typed}” is not a card. Type a card of the tree, such as 7d, 10d, qh or x1.`,
  /** @param {{card: string, target: string}} values */
  notHere: ({ card, target }) => `You can’t play ${formats.card(card)} on ${formats.card(target)}.`,
  enterExplains: () => "Enter explains why.",
  /** @param {{card: string, target: string}} values */
  move: ({ card, target }) => `${formats.card(card)} on ${formats.card(target)}`,
  /** @param {{card: string, member: string, spouse: string, number: number, most: number}} values */
  becomesChild: ({ card, member, spouse, number, most }) => `${formats.card(card)} becomes the ${number === 1 ? "first" : number === 2 ? "second" : number === 3 ? "third" : number === 4 ? "fourth" : "fifth"} child of ${formats.card(member)} and ${formats.card(spouse)} (of at most ${most})`,
  /** @param {{card: string, target: string}} values */
  marries: ({ card, target }) => `${formats.card(card)} marries ${formats.card(target)}`,
  /** @param {{card: string, member: string, spouse: string}} values */
  joinsFamily: ({ card, member, spouse }) => `${formats.card(card)} joins ${formats.card(member)} and ${formats.card(spouse)}, who may then have up to five children`,
  /** @param {{card: string, member: string, spouse: string}} values */
  divorces: ({ card, member, spouse }) => `${formats.card(card)} divorces ${formats.card(member)} and ${formats.card(spouse)}, and covers ${formats.card(spouse)}: no more children`,
  /** @param {{card: string, target: string, single: boolean, widowed: string | null}} values */
  kills: ({ card, target, single, widowed }) => `${formats.card(card)} kills ${formats.card(target)}${single ? ", who is single" : (widowed === null ? "" : `: ${formats.card(widowed)} is widowed, no more children`)}`,
  /** @param {{part: "levels" | "celebrity" | "hands", points: number}} values */
  gain: ({ part, points }) => `${part === "levels" ? "a new generation" : part === "celebrity" ? "celebrities" : "hands"} ${formats.signed(points)}`,
  /** @param {{before: number, after: number | null}} values */
  scoreAfter: ({ before, after }) => after === null ? `the score stays ${formats.number(before)}` : `score ${formats.number(before)} → ${formats.number(after)}`,
  /** @param {{card: string, target: string, score: number | null, yours: number | null, chosen: boolean}} values */
  hint: ({ card, target, score, yours, chosen }) => `Hint: ${formats.card(card)} on ${formats.card(target)}${score === null ? "" : `, final score about ${formats.number(score)}`}${chosen ? ", your choice too" : (yours === null ? "" : `; yours: about ${formats.number(yours)}`)}`,
  /** @param {{name: string, card: string, target: string, change: number}} values */
  played: ({ name, card, target, change }) => `${formats.name(name)}: ${formats.card(card)} on ${formats.card(target)}${change === 0 ? "" : `, ${formats.signed(change)}`}`,
  /** @param {{count: number, cards: readonly string[] | null}} values */
  toTheBottom: ({ count, cards }) => `no place for ${cards === null ? (count === 1 ? "1 card" : `${formats.number(count)} cards`) : `${formats.cards(cards)}`}`,
  /** @param {{what: string, skipped: string}} values */
  news: ({ what, skipped }) => `${what}; ${skipped}`,
  /** @param {{member: string, spouse: string}} values */
  opened: ({ member, spouse }) => `${formats.card(member)} and ${formats.card(spouse)} begin the tree`,
  /** @param {number} points */
  scoreNow: (points) => `Score ${formats.number(points)}.`,
  /** @param {{card: string, places: number}} values */
  yourTurn: ({ card, places }) => `Your turn: ${formats.card(card)}, ${places === 1 ? "1 place" : `${formats.number(places)} places`}.`,
  /** @param {{board: boolean, leg: number | null, points: number}} values */
  ended: ({ board, leg, points }) => `${board ? "The board" : (leg === null ? "The game" : `Leg ${leg}`)} is over: ${points === 1 ? "1 point" : `${formats.number(points)} points`}.`,
  /** @param {{count: number, cards: readonly string[]}} values */
  neverPlayed: ({ count, cards }) => count === 0 ? "Every card was played." : count === 1 ? `1 card never played: ${formats.cards(cards)}` : `${formats.number(count)} cards never played: ${formats.cards(cards)}`,
  /** @param {{role: "maximizer" | "minimizer" | "spectator", score: number, maximizer: string}} values */
  beat: ({ role, score, maximizer }) => role === "maximizer" ? `beat ${formats.number(score)}` : role === "minimizer" ? `keep under ${formats.number(score)}` : `${formats.name(maximizer)} must beat ${formats.number(score)}`,
  /** @param {{role: "maximizer" | "minimizer" | "spectator", score: number, maximizer: string, minimizer: string}} values */
  beatInFull: ({ role, score, maximizer, minimizer }) => role === "maximizer" ? `${formats.name(minimizer)} reached ${formats.number(score)}. More than that and you win; equal is a draw.` : role === "minimizer" ? `You reached ${formats.number(score)}. Keep ${formats.name(maximizer)} under that to win; equal is a draw.` : `${formats.name(minimizer)} reached ${formats.number(score)}: ${formats.name(maximizer)} wins with more; equal is a draw.`,
  /** @param {{winner: string | null, mine: boolean}} values */
  decided: ({ winner, mine }) => winner === null ? "a draw" : (mine ? "you win" : `${formats.name(winner)} wins`),
  /** @param {{first: number, second: number, winner: string | null, mine: boolean}} values */
  decidedInFull: ({ first, second, winner, mine }) => `Leg 1 came to ${formats.number(first)}, leg 2 to ${formats.number(second)}: ${winner === null ? "a draw" : (mine ? "you win" : `${formats.name(winner)} wins`)}.`,
});
