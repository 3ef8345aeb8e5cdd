// Made from client/games/family_tree/text/en/leg.ftl by `python -m client.catalogue`.

import * as formats from "../../../text/formats.js";

export const tree = () => "The tree";

export const currentCard = () => "Current card";

export const scoreTitle = () => "Score";

/** @param {{levels: number, celebrity: number, hands: number}} values */
export const parts = ({ levels, celebrity, hands }) => `generations ${formats.number(levels)}, celebrities ${formats.number(celebrity)}, hands ${formats.number(hands)}`;

/** @param {"high_card" | "pair" | "two_pair" | "three_of_a_kind" | "straight" | "flush" | "full_house" | "four_of_a_kind" | "straight_flush" | "royal_flush"} hand */
export const handName = (hand) => hand === "high_card" ? "high card" : hand === "pair" ? "pair" : hand === "two_pair" ? "two pair" : hand === "three_of_a_kind" ? "three of a kind" : hand === "straight" ? "straight" : hand === "flush" ? "flush" : hand === "full_house" ? "full house" : hand === "four_of_a_kind" ? "four of a kind" : hand === "straight_flush" ? "straight flush" : "royal flush";

/** @param {number} cards */
export const stock = (cards) => cards === 1 ? "1 card left" : `${formats.number(cards)} cards left`;

/** @param {number} cards */
export const stockInShort = (cards) => `${formats.number(cards)} left`;

/** @param {readonly string[]} cards */
export const coming = (cards) => `next: ${formats.cards(cards)}`;

export const comingTitle = () => "Next";

export const panel = () => "Score and news";

export const larger = () => "Larger";

export const smaller = () => "Smaller";

export const fit = () => "Show the whole tree";

/** @param {number} places */
export const fitPlaces = (places) => `Show the whole tree: ${places === 1 ? "1 place is" : `${formats.number(places)} places are`} out of sight`;

export const keysPlaying = () => "Arrow keys choose among the places, Enter plays, or type the card to play on, such as 7d. Shift and an arrow key go through all families. f shows one family at a time; plus, minus and 0 change the size.";

export const keysLooking = () => "Arrow keys go through the families. f shows one family at a time; plus, minus and 0 change the size.";

/** @param {{card: string, places: number}} values */
export const canGo = ({ card, places }) => `${formats.card(card)} can go to ${places === 1 ? "1 place" : `${formats.number(places)} places`}`;

/** @param {{turn: string, card: string, places: number}} values */
export const waiting = ({ turn, card, places }) => `${turn}: ${formats.card(card)} can go to ${places === 1 ? "1 place" : `${formats.number(places)} places`}`;

export const howToChoose = () => "Choose one: tap it, use the arrow keys, or type its card.";

export const play = () => "Play";

export const whyNot = () => "Why not?";

/** @param {string} card */
export const playOn = (card) => `Play ${formats.card(card)} on:`;

/** @param {string} typed */
export const typedEarly = (typed) => `${typed}▌ Enter plays it when it is your turn; Esc clears it.`;

export const typeACard = () => "Type a card of the tree, such as 7d, 10d, qh or x1.";

/** @param {string} typed */
export const noCard = (typed) => `“${typed}” is not a card. Type a card of the tree, such as 7d, 10d, qh or x1.`;

/** @param {{card: string, target: string}} values */
export const notHere = ({ card, target }) => `You can’t play ${formats.card(card)} on ${formats.card(target)}.`;

export const enterExplains = () => "Enter explains why.";

/** @param {{card: string, target: string}} values */
export const move = ({ card, target }) => `${formats.card(card)} on ${formats.card(target)}`;

/** @param {{card: string, member: string, spouse: string, number: number, most: number}} values */
export const becomesChild = ({ card, member, spouse, number, most }) => `${formats.card(card)} becomes the ${number === 1 ? "first" : number === 2 ? "second" : number === 3 ? "third" : number === 4 ? "fourth" : "fifth"} child of ${formats.card(member)} and ${formats.card(spouse)} (of at most ${most})`;

/** @param {{card: string, target: string}} values */
export const marries = ({ card, target }) => `${formats.card(card)} marries ${formats.card(target)}`;

/** @param {{card: string, member: string, spouse: string}} values */
export const joinsFamily = ({ card, member, spouse }) => `${formats.card(card)} joins ${formats.card(member)} and ${formats.card(spouse)}, who may then have up to five children`;

/** @param {{card: string, member: string, spouse: string}} values */
export const divorces = ({ card, member, spouse }) => `${formats.card(card)} divorces ${formats.card(member)} and ${formats.card(spouse)}, and covers ${formats.card(spouse)}: no more children`;

/** @param {{card: string, target: string, single: boolean, widowed: string | null}} values */
export const kills = ({ card, target, single, widowed }) => `${formats.card(card)} kills ${formats.card(target)}${single ? ", who is single" : (widowed === null ? "" : `: ${formats.card(widowed)} is widowed, no more children`)}`;

/** @param {{part: "levels" | "celebrity" | "hands", points: number}} values */
export const gain = ({ part, points }) => `${part === "levels" ? "a new generation" : part === "celebrity" ? "celebrities" : "hands"} ${formats.signed(points)}`;

/** @param {{before: number, after: number | null}} values */
export const scoreAfter = ({ before, after }) => after === null ? `the score stays ${formats.number(before)}` : `score ${formats.number(before)} → ${formats.number(after)}`;

/** @param {{card: string, target: string, score: number | null, yours: number | null, chosen: boolean}} values */
export const hint = ({ card, target, score, yours, chosen }) => `Hint: ${formats.card(card)} on ${formats.card(target)}${score === null ? "" : `, final score about ${formats.number(score)}`}${chosen ? ", your choice too" : (yours === null ? "" : `; yours: about ${formats.number(yours)}`)}`;

/** @param {{name: string, card: string, target: string, change: number}} values */
export const played = ({ name, card, target, change }) => `${name}: ${formats.card(card)} on ${formats.card(target)}${change === 0 ? "" : `, ${formats.signed(change)}`}`;

/** @param {{count: number, cards: readonly string[] | null}} values */
export const toTheBottom = ({ count, cards }) => `no place for ${cards === null ? (count === 1 ? "1 card" : `${formats.number(count)} cards`) : `${formats.cards(cards)}`}`;

/** @param {{what: string, skipped: string}} values */
export const news = ({ what, skipped }) => `${what}; ${skipped}`;

/** @param {{member: string, spouse: string}} values */
export const opened = ({ member, spouse }) => `${formats.card(member)} and ${formats.card(spouse)} begin the tree`;

/** @param {number} points */
export const scoreNow = (points) => `Score ${formats.number(points)}.`;

/** @param {{card: string, places: number}} values */
export const yourTurn = ({ card, places }) => `Your turn: ${formats.card(card)}, ${places === 1 ? "1 place" : `${formats.number(places)} places`}.`;

/** @param {{board: boolean, leg: number | null, points: number}} values */
export const ended = ({ board, leg, points }) => `${board ? "The board" : (leg === null ? "The game" : `Leg ${leg}`)} is over: ${points === 1 ? "1 point" : `${formats.number(points)} points`}.`;

/** @param {{count: number, cards: readonly string[]}} values */
export const neverPlayed = ({ count, cards }) => count === 0 ? "Every card was played." : count === 1 ? `1 card never played: ${formats.cards(cards)}` : `${formats.number(count)} cards never played: ${formats.cards(cards)}`;

/** @param {{role: "maximizer" | "minimizer" | "spectator", score: number, maximizer: string}} values */
export const beat = ({ role, score, maximizer }) => role === "maximizer" ? `beat ${formats.number(score)}` : role === "minimizer" ? `keep under ${formats.number(score)}` : `${maximizer} must beat ${formats.number(score)}`;

/** @param {{role: "maximizer" | "minimizer" | "spectator", score: number, maximizer: string, minimizer: string}} values */
export const beatInFull = ({ role, score, maximizer, minimizer }) => role === "maximizer" ? `${minimizer} reached ${formats.number(score)}. More than that and you win; equal is a draw.` : role === "minimizer" ? `You reached ${formats.number(score)}. Keep ${maximizer} under that to win; equal is a draw.` : `${minimizer} reached ${formats.number(score)}: ${maximizer} wins with more; equal is a draw.`;

/** @param {{winner: string | null, mine: boolean}} values */
export const decided = ({ winner, mine }) => winner === null ? "a draw" : (mine ? "you win" : `${winner} wins`);

/** @param {{first: number, second: number, winner: string | null, mine: boolean}} values */
export const decidedInFull = ({ first, second, winner, mine }) => `Leg 1 came to ${formats.number(first)}, leg 2 to ${formats.number(second)}: ${winner === null ? "a draw" : (mine ? "you win" : `${winner} wins`)}.`;
