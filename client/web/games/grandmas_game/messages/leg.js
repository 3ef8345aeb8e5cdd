// Made from client/games/grandmas_game/text/en/leg.ftl by `python -m client.catalogue`.

import * as formats from "../../../text/formats.js";
import { translated } from "../../../text/language.js";

export const messages = translated("games/grandmas_game", "leg", {
  table: () => "The table",
  foundations: () => "Foundations",
  piles: () => "The piles",
  workspace: () => "The workspace",
  score: () => "On the foundations",
  options: () => "Options",
  chosen: () => "What is chosen",
  more: () => "Score, options and news",
  stock: () => "stock",
  fan: () => "fan",
  full: () => "full",
  /** @param {{pile: string, cards: number, order: boolean}} values */
  workspaceOf: ({ pile, cards, order }) => `Workspace: pile ${pile}, ${cards === 0 ? "no cards" : cards === 1 ? `${formats.number(cards)} card` : `${formats.number(cards)} cards${order ? ", the lowest at the left" : ""}`}`,
  workspaceEmpty: () => "The workspace is empty. A deal brings a pile into it.",
  tablesHidden: () => "Each player has a table of their own, which nobody else can see.",
  /** @param {number} cards */
  ofSuit: (cards) => `${formats.number(cards)} of 26`,
  /** @param {boolean} deal */
  choose: (deal) => deal ? "Choose a card, or deal." : "Choose a card.",
  /** @param {{card: string, under: string | null, pile: string, size: number}} values */
  pileTop: ({ card, under, pile, size }) => `${formats.card(card)} on pile ${pile}, ${size === 1 ? `${formats.number(size)} card` : `${formats.number(size)} cards`}${under === null ? "" : `, ${formats.card(under)} under it`}.`,
  /** @param {{pile: string, away: boolean}} values */
  pileEmpty: ({ pile, away }) => away ? `Pile ${pile} is in the workspace.` : `Pile ${pile} is empty.`,
  /** @param {{card: string, number: number, of: number, top: boolean}} values */
  workspaceCard: ({ card, number, of, top }) => top ? `${formats.card(card)}, on top in the workspace.` : `${formats.card(card)}, number ${number} of ${of} in the workspace.`,
  /** @param {{foundation: string, top: string | null, size: number, takes: string | null}} values */
  foundationState: ({ foundation, top, size, takes }) => `${top === null ? `No card on ${foundation}.` : `${formats.card(top)} on ${foundation} of ${size === 1 ? `${formats.number(size)} card.` : `${formats.number(size)} cards.`}`} ${takes === null ? "It is full." : `It takes ${formats.card(takes)} next.`}`,
  /** @param {number} cards */
  stockState: (cards) => cards === 0 ? "The stock is empty." : `${formats.number(cards)} in the stock. Deal one onto the pile of its rank.`,
  canLookUnder: () => "You can look under it.",
  /** @param {string} card */
  carrying: (card) => `Choose a place for ${formats.card(card)}.`,
  nothingToUndo: () => "There is nothing to undo.",
  nothingToRedo: () => "There is nothing to redo.",
  stockEmpty: () => "The stock is empty.",
  noPeek: () => "You can look under a pile only if another pile shows the same card and it can be played.",
  noDealing: () => "You can see the deal only before the first move.",
  stuck: () => "No more cards can be played. Undo or give up.",
  orderFixed: () => "The workspace stays in its order in this game.",
  nothingToOrder: () => "There is no card in the workspace to move.",
  howToTypeOrder: () => "Name cards to put on top, the lowest first, such as 8h 3c.",
  wrongOrder: () => "Some of these cards are not in the workspace. Name cards to put on top, the lowest first, such as 8h 3c.",
  /** @param {number} points */
  giveUpQuestion: (points) => points === 1 ? `Give up with ${formats.number(points)} card on the foundations?` : `Give up with ${formats.number(points)} cards on the foundations?`,
  /** @param {boolean} race */
  giveUpNote: (race) => race ? "Your table ends with this score; the others play on." : "The game ends with this score.",
  dealing: () => "The deal",
  /** @param {{step: number, of: number}} values */
  dealingProgress: ({ step, of }) => `The deal: ${step} of ${of} cards`,
  /** @param {{card: string, pile: string, stock: number}} values */
  dealt: ({ card, pile, stock }) => `${formats.card(card)} onto pile ${pile}${stock === 0 ? "" : stock === 1 ? `, then ${formats.number(stock)} card onto the stock, face down` : `, then ${formats.number(stock)} cards onto the stock, face down`}.`,
  /** @param {{pace: number, of: number}} values */
  pace: ({ pace, of }) => `Pace ${pace} of ${of}`,
  remember: () => "Remember what you can: covered cards stay hidden.",
  allDealt: () => "All cards are dealt.",
  playHint: () => "Play the hint",
  undo: () => "Undo",
  redo: () => "Redo",
  giveUp: () => "Give up",
  keepPlaying: () => "Keep playing",
  lookUnder: () => "Look under",
  move: () => "Move",
  toBottom: () => "To the bottom",
  putDown: () => "Put down",
  cancel: () => "Cancel",
  /** @param {string} foundation */
  toFoundation: (foundation) => `To ${foundation}`,
  typeOrder: () => "Type an order",
  watchDealing: () => "Watch the deal",
  pause: () => "Pause",
  resume: () => "Continue",
  slower: () => "Slower",
  faster: () => "Faster",
  cardBack: () => "Previous card",
  nextCard: () => "Next card",
  again: () => "Again",
  skip: () => "Skip",
  play: () => "Play",
  orderTitle: () => "Reorder the workspace",
  orderLabel: () => "Cards, the lowest first",
  reorder: () => "Reorder",
  auto: () => "Play safe cards automatically",
  safeHint: () => "A card is safe if it is the last of its kind and 14 cards of its suit are on the foundations.",
  undoPauses: () => "Undo pauses this.",
  /** @param {{race: boolean, reorder: boolean}} values */
  keys: ({ race, reorder }) => `Arrow keys move over the table. A, 2 to 9, T, J, Q and K go to a pile, W to the workspace, F to the foundations. Enter plays what is chosen; plus and minus play it to the foundation that builds up or down. D deals. ${reorder ? "Space picks up a card of the workspace: move it with the arrow keys; Enter puts it down. S types an order. " : ""}L looks under a pile. ${race ? "" : "U undoes, R redoes. "}V shows the deal until the first move.`,
});
