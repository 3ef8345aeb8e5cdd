// What is said about a leg of Grandma's Game.

import { inSigns, showCard } from "../../text/cards.js";
import { count, number } from "../../text/words.js";

/** @typedef {import("../../protocol/messages.js").GrandmasGamePlayed} Played */
/** @typedef {import("../../protocol/messages.js").GrandmasGameLegalMove} LegalMove */

const ALL = 104;
export const BOARD = "The table";

/** The score to beat, or to reach: no score is higher than that of a won game. @param {number} points */
export const beat = (points) => `${points} to ${points === ALL ? "reach" : "beat"}`;

/** @param {boolean} race @param {boolean} reorder */
export const keys = (race, reorder) =>
  [
    "Arrow keys go over the table; A, 2 to 9, T, J, Q and K go to a pile, W to the workspace, F to the foundations.",
    "Enter plays what is chosen, plus and minus to the foundation that builds up or down. D deals.",
    reorder
      ? "Space takes a card of the workspace to another place: carry it with the arrow keys, Enter puts it down. S types an order."
      : "",
    `L looks under a pile, ${race ? "" : "U undoes, R redoes, "}V shows the dealing until the first move.`,
  ]
    .filter(Boolean)
    .join(" ");
export const YOU = "you";
export const AWAY = "away";
export const DO_IT = "Do that";
export const UNDO = "Undo";
export const REDO = "Redo";
export const GIVE_UP = "Give up";
export const LOOK_UNDER = "Look under";
export const MOVE_IT = "Put elsewhere";
export const TO_THE_BOTTOM = "To the bottom";
export const LEAVE_IT = "Leave it";
export const PUT_DOWN = "Put down";
export const TYPE_ORDER = "Type an order";
export const ORDER_TITLE = "Put the workspace in order";
export const ORDER_LABEL = "Cards, the lowest first";
export const ORDER_HINT = "Name cards, such as 8h 3c: those go on top, the others stay below.";
export const ORDER_BAD = "The workspace has not all of these cards.";
export const ORDER_GO = "Put them so";
export const CANCEL = "Cancel";
export const AUTO = "Play safe cards by themselves";
export const AUTO_HINT = "Safe is the last card of its kind, once 14 of its suit are on the foundations.";
/** Of those cards, where there is undo. */
export const AUTO_HELD = "They go one by one; undo holds them.";
export const AUTO_ON = "Safe cards are played by themselves from now on.";
export const AUTO_OFF = "Safe cards are no longer played by themselves.";
export const MORE = "Score, options and news";
export const MORE_SHORT = "More";
export const SCORE = "On the foundations";
export const RULES = "What is played";
export const FOUNDATIONS = "Foundations";
export const TABLEAU = "The piles";
export const UP = "up";
export const DOWN = "down";
export const FULL = "full";
export const STOCK = "stock";
export const STOCK_EMPTY = "The stock is empty.";
export const FAN = "fan";
export const NO_WORKSPACE = "The workspace is empty: a deal brings a pile into it.";
export const NOT_SEEN = "Each plays on a table of their own, which nobody else sees.";
export const CHOOSE = "Choose a card, or deal.";
export const CHOOSE_CARD = "Choose a card.";
export const STUCK_ALONE = "Nothing more can be played: undo, or give up.";
export const NO_PEEK = "One may look under a top only where two piles show the same card, and it can be played.";
export const NOTHING_TO_UNDO = "There is nothing to undo.";
export const NOTHING_TO_REDO = "There is nothing to redo.";
export const NOTHING_TO_ORDER = "There is no card in the workspace that could be put elsewhere.";
export const NO_ORDER = "Here the workspace stays in its order.";
export const NO_DEALING = "The dealing can be watched until the first move is made.";
export const GIVE_UP_TITLE = "Give up?";
export const PLAY_ON = "Play on";
export const OTHERS_PLAY = "The others play on.";
export const LEFT = "Left";

export const DEALING = "The dealing";
export const WATCH = "Watch the dealing";
export const HOLD = "Hold";
export const RUN = "Go on";
export const SLOWER = "Slower";
export const FASTER = "Faster";
export const CARD_BACK = "A card back";
export const NEXT_CARD = "Next card";
export const AGAIN = "Again";
export const SKIP = "Skip";
export const PLAY_NOW = "Play";
export const REMEMBER = "Remember what you can: what is covered stays hidden.";
export const ALL_DEALT = "All is dealt.";

/** @type {Record<string, string>} */
const SUITS = { C: "clubs", D: "diamonds", H: "hearts", S: "spades" };
/** @type {Record<string, string>} */
export const SIGNS = { C: "♣", D: "♦", H: "♥", S: "♠" };

/** @param {number} seat */
export const player = (seat) => `Player ${seat + 1}`;

/** @param {string} name */
export const pile = (name) => name.replace("T", "10");

/** `hearts up`. @param {string} name */
export const foundation = (name) => `${SUITS[name[0]]} ${name[1] === "+" ? UP : DOWN}`;

/** A refusal of the server's with its cards in signs and its foundations by name. @param {string} sentence */
export function refusal(sentence) {
  const told = inSigns(sentence.replaceAll(/\b[CDHS][+-](?!\w)/g, foundation));
  return `${told[0].toUpperCase()}${told.slice(1)}`;
}

/** `♥ up`. @param {string} name */
export const foundationInShort = (name) => `${SIGNS[name[0]]} ${name[1] === "+" ? UP : DOWN}`;

/** @param {string} suit */
export const suit = (suit) => SUITS[suit];

/** @param {number} points */
export const ofAll = (points) => `${number(points)} of ${ALL}`;

/** @param {number} cards */
export const cards = (cards) => count(cards, "card");

/** @param {number} moves @param {number} undos @param {number | undefined} redos @param {boolean} race */
export const made = (moves, undos, redos, race) =>
  `${count(moves, "move")}${race ? "" : `, ${number(undos)} undone, ${number(redos ?? 0)} redone`}`;

/** @param {number} points @param {number} left @param {boolean} plays */
export const standing = (points, left, plays) => `${number(points)}, ${number(left)} left${plays ? "" : ", over"}`;

/** @param {number} players */
export const more = (players) => `and ${number(players)} more`;

/** A move as people read it. @param {string} text @returns {string} */
export function move(text) {
  const [source, target] = text.split(">");
  if (target !== undefined) {
    if (/^[CDHS][+-]$/.test(source)) return `${foundation(source)} to ${target[1] === "+" ? UP : DOWN}`;
    const [place, card] = source.split(":");
    return `${place === "w" ? showCard(card) : `pile ${pile(source)}`} to ${foundation(target)}`;
  }
  const [verb, ...rest] = text.split(" ");
  if (verb === "order") return `order ${rest.map(showCard).join(" ")}`;
  if (verb === "peek") return `look under pile ${pile(rest[0])}`;
  return text.replace("give-up", "give up");
}

/** @param {number} change */
export const signed = (change) => (change > 0 ? `+${change}` : `${change}`.replace("-", "−"));

/** What somebody did; of other tables of a race, only what it added. @param {string} name empty: the only one who plays @param {Played} did */
export function played(name, did) {
  const change = did.change ? ` (${signed(did.change)})` : "";
  const who = name ? `${name}: ` : "";
  const card = did.card === null ? "" : showCard(did.card);
  switch (did.move === null ? null : did.does) {
    case null:
      return `${who}${did.change > 0 ? "a card to the foundations" : "a move"}${change}`;
    case "deal":
      return `${who}${card} comes from the stock, onto pile ${pile(did.target ?? "")}`;
    case "peek":
      return `${who}looks under pile ${pile(did.source ?? "")}`;
    case "order":
      return `${who}puts the workspace in order`;
    case "play":
      return `${who}${card} from ${did.source === "w" ? "the workspace" : `pile ${pile(did.source ?? "")}`} to ${foundation(did.target ?? "")}${change}`;
    case "transfer":
      return `${who}${card} from ${move(did.move ?? "")}`;
    default:
      return `${who}${move(did.move ?? "")}${change}`;
  }
}

/** @param {number} many */
export const stock = (many) => (many ? `${number(many)} in the stock` : STOCK_EMPTY);

// What is chosen

/** @param {string} card @param {string} name @param {number} size @param {string | null} under */
export const top = (card, name, size, under) =>
  `${showCard(card)}${under === null ? "" : `, ${showCard(under)} under it`}, on pile ${pile(name)} of ${cards(size)}`;

/** @param {string} name @param {boolean} away */
export const empty = (name, away) => `Pile ${pile(name)} is ${away ? "in the workspace" : "empty"}`;

/** @param {string} card @param {number} at @param {number} many */
export const ofWorkspace = (card, at, many) =>
  `${showCard(card)}, ${at === many - 1 ? "on top" : `number ${at + 1} of ${many}`} in the workspace`;

/** @param {string} name @param {string | null} card @param {number} size @param {string | null} takes */
export function onFoundation(name, card, size, takes) {
  const lies = card === null ? "empty" : `${showCard(card)} on top of ${cards(size)}`;
  return `${foundation(name)}: ${lies}; ${takes === null ? "it is full" : `takes ${showCard(takes)}`}`;
}

/** @param {number} many */
export const ofStock = (many) => (many ? `${stock(many)}: deals one onto the pile of its rank` : STOCK_EMPTY);

/** @param {readonly LegalMove[]} moves */
export function would(moves) {
  if (!moves.length) return ": fits nowhere now";
  const where = moves.map(({ target }) => foundation(target ?? "")).join(" or ");
  return `: fits on ${where}${moves.some(({ safe }) => safe) ? ", and is safe" : ""}`;
}

/** @param {string} card */
export const carrying = (card) => `${showCard(card)}: choose the card that it goes on top of.`;

/** @param {string} name */
export const to = (name) => `To ${foundationInShort(name)}`;

/** @param {string} card @param {string} name */
export const notThere = (card, name) => `${showCard(card)} does not go to ${foundation(name)} now.`;

/** @param {string} name @param {number} many */
export const workspace = (name, many) => `Workspace: pile ${pile(name)}, ${cards(many)}`;

export const LOWEST_FIRST = "the lowest at the left";

/** @param {number} points @param {boolean} race */
export const sure = (points, race) =>
  `${points} of ${ALL} cards are on the foundations. ${race ? "Your table ends here with that score; the others play on." : "The game ends here, and that is its score."}`;

// The dealing

/** @param {number} step @param {number} of */
export const far = (step, of) => `${step} of ${of} cards`;

/** @param {import("../../protocol/messages.js").Dealt} did */
export const dealt = ({ card, pile: name, stock }) =>
  `${showCard(card)} onto pile ${pile(name)}${stock ? `, then ${cards(stock)} onto the stock, face down` : ""}.`;

/** @param {number} at @param {number} of */
export const pace = (at, of) => `Pace ${at} of ${of}`;

// The end

/** @type {Record<string, string>} */
export const YOUR_TABLE = {
  won: "You have won: all cards are on the foundations.",
  "given-up": "You gave your table up.",
  stuck: "Nothing more can be played at your table.",
  "cut-short": "Another player has won.",
};

/** How it ended alone. @param {string | null} ended @param {number} points */
export function over(ended, points) {
  if (ended === "won") return `Won: all ${ALL} cards are on the foundations!`;
  const begins = ended === "given-up" ? "Given up, with" : "It is over, with";
  return `${begins} ${cards(points)} on the foundations.`;
}

/** How a race ended, the best first. @param {[string, number][]} places @param {boolean} won */
export function raceOver(places, won) {
  const told = places.map(([name, points]) => `${name} ${number(points)}`);
  if (!won) return `The race is over: ${told.join(", ")}.`;
  const rest = told.slice(1).join(", ");
  return `The race is over: ${places[0][0]} won first${rest ? `; ${rest}` : ""}.`;
}

/** The cards that were not played, pile by pile. @param {readonly (readonly string[])[]} groups @returns {[string, string][]} */
export const left = (groups) =>
  groups.flatMap((group, at) => {
    const name = [..."A23456789TJQK"].map(pile)[at] ?? (at === 13 ? "workspace" : "stock");
    return group.length ? [/** @type {[string, string]} */ ([name, group.map(showCard).join(" ")])] : [];
  });

/** @param {readonly (readonly string[])[]} groups */
export const leftOver = (groups) => `${LEFT}: ${cards(groups.flat().length)}`;

/** What the computer would play, and how many cards it expects on the foundations in the end. @param {string} text @param {number} expected */
export const hint = (text, expected) => `${move(text)}, expects ${cards(Math.round(expected))}`;

/** How many cards of each suit are on the foundations. @param {readonly import("../../protocol/messages.js").Foundation[]} foundations @returns {[string, number][]} */
export const suits = (foundations) =>
  Object.entries(SUITS).map(([letter, name]) => [
    name,
    foundations.filter((each) => each.name[0] === letter).reduce((sum, { size }) => sum + size, 0),
  ]);

/** @param {boolean} reorder */
export const options = (reorder) =>
  reorder ? "The workspace may be put in any order." : "The workspace stays in its order: the harder game.";
