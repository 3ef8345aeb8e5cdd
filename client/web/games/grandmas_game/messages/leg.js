// Made from client/games/grandmas_game/text/en/leg.ftl by `python -m client.catalogue`.

import * as formats from "../../../text/formats.js";

export const table = () => "The table";

export const foundations = () => "Foundations";

export const piles = () => "The piles";

export const workspace = () => "The workspace";

export const score = () => "On the foundations";

export const options = () => "Options";

export const chosen = () => "What is chosen";

export const more = () => "Score, options and news";

export const stock = () => "stock";

export const fan = () => "fan";

export const full = () => "full";

/** @param {{pile: string, cards: number, order: boolean}} values */
export const workspaceOf = ({ pile, cards, order }) => `Workspace: pile ${pile}, ${cards === 1 ? `${formats.number(cards)} card` : `${formats.number(cards)} cards${order ? ", the lowest at the left" : ""}`}`;

export const workspaceEmpty = () => "The workspace is empty. A deal brings a pile into it.";

export const tablesHidden = () => "Each player has a table of their own, which nobody else can see.";

/** @param {number} cards */
export const ofSuit = (cards) => `${formats.number(cards)} of 26`;

/** @param {boolean} deal */
export const choose = (deal) => deal ? "Choose a card, or deal." : "Choose a card.";

/** @param {{card: string, under: string | null, pile: string, size: number}} values */
export const pileTop = ({ card, under, pile, size }) => `${formats.card(card)} on pile ${pile}, ${size === 1 ? `${formats.number(size)} card` : `${formats.number(size)} cards`}${under === null ? "" : `, ${formats.card(under)} under it`}.`;

/** @param {{pile: string, away: boolean}} values */
export const pileEmpty = ({ pile, away }) => away ? `Pile ${pile} is in the workspace.` : `Pile ${pile} is empty.`;

/** @param {{card: string, number: number, of: number, top: boolean}} values */
export const workspaceCard = ({ card, number, of, top }) => top ? `${formats.card(card)}, on top in the workspace.` : `${formats.card(card)}, number ${number} of ${of} in the workspace.`;

/** @param {{foundation: string, top: string | null, size: number, takes: string | null}} values */
export const foundationState = ({ foundation, top, size, takes }) => `${top === null ? `No card on ${foundation}.` : `${formats.card(top)} on ${foundation} of ${size === 1 ? `${formats.number(size)} card.` : `${formats.number(size)} cards.`}`} ${takes === null ? "It is full." : `It takes ${formats.card(takes)} next.`}`;

/** @param {number} cards */
export const stockState = (cards) => cards === 0 ? "The stock is empty." : `${formats.number(cards)} in the stock. Deal one onto the pile of its rank.`;

export const canLookUnder = () => "You can look under it.";

/** @param {string} card */
export const carrying = (card) => `Choose a place for ${formats.card(card)}.`;

export const nothingToUndo = () => "There is nothing to undo.";

export const nothingToRedo = () => "There is nothing to redo.";

export const stockEmpty = () => "The stock is empty.";

export const noPeek = () => "You can look under a pile only if another pile shows the same card and it can be played.";

export const noDealing = () => "You can see the deal only before the first move.";

export const stuck = () => "No more cards can be played. Undo or give up.";

export const orderFixed = () => "The workspace stays in its order in this game.";

export const nothingToOrder = () => "There is no card in the workspace to move.";

export const howToTypeOrder = () => "Name cards to put on top, the lowest first, such as 8h 3c.";

export const wrongOrder = () => "Some of these cards are not in the workspace. Name cards to put on top, the lowest first, such as 8h 3c.";

/** @param {number} points */
export const giveUpQuestion = (points) => points === 1 ? `Give up with ${formats.number(points)} card on the foundations?` : `Give up with ${formats.number(points)} cards on the foundations?`;

/** @param {boolean} race */
export const giveUpNote = (race) => race ? "Your table ends with this score; the others play on." : "The game ends with this score.";

export const dealing = () => "The deal";

/** @param {{step: number, of: number}} values */
export const dealingProgress = ({ step, of }) => `The deal: ${step} of ${of} cards`;

/** @param {{card: string, pile: string, stock: number}} values */
export const dealt = ({ card, pile, stock }) => `${formats.card(card)} onto pile ${pile}${stock === 0 ? "" : stock === 1 ? `, then ${formats.number(stock)} card onto the stock, face down` : `, then ${formats.number(stock)} cards onto the stock, face down`}.`;

/** @param {{pace: number, of: number}} values */
export const pace = ({ pace, of }) => `Pace ${pace} of ${of}`;

export const remember = () => "Remember what you can: covered cards stay hidden.";

export const allDealt = () => "All cards are dealt.";

export const playHint = () => "Play the hint";

export const undo = () => "Undo";

export const redo = () => "Redo";

export const giveUp = () => "Give up";

export const keepPlaying = () => "Keep playing";

export const lookUnder = () => "Look under";

export const move = () => "Move";

export const toBottom = () => "To the bottom";

export const putDown = () => "Put down";

export const cancel = () => "Cancel";

/** @param {string} foundation */
export const toFoundation = (foundation) => `To ${foundation}`;

export const typeOrder = () => "Type an order";

export const watchDealing = () => "Watch the deal";

export const pause = () => "Pause";

export const resume = () => "Continue";

export const slower = () => "Slower";

export const faster = () => "Faster";

export const cardBack = () => "A card back";

export const nextCard = () => "Next card";

export const again = () => "Again";

export const skip = () => "Skip";

export const play = () => "Play";

export const orderTitle = () => "Reorder the workspace";

export const orderLabel = () => "Cards, the lowest first";

export const reorder = () => "Reorder";

export const auto = () => "Play safe cards automatically";

export const safeHint = () => "A card is safe if it is the last of its kind and 14 cards of its suit are on the foundations.";

export const undoPauses = () => "Undo pauses this.";

/** @param {{race: boolean, reorder: boolean}} values */
export const keys = ({ race, reorder }) => `Arrow keys move over the table. A, 2 to 9, T, J, Q and K go to a pile, W to the workspace, F to the foundations. Enter plays what is chosen; plus and minus play it to the foundation that builds up or down. D deals. ${reorder ? "Space picks up a card of the workspace: move it with the arrow keys; Enter puts it down. S types an order. " : ""}L looks under a pile. ${race ? "" : "U undoes, R redoes. "}V shows the deal until the first move.`;
