// What a match of Grandma's Game is looked back at with: its table, and its moves and scores in words.

import { inSigns, showCard, spoken } from "../../text/cards.js";
import * as words from "./words.js";

export { closeTree, treeView } from "./position.js";
export { inSigns, showCard, spoken };
export const showMove = words.move;

/** What a move goes to. @param {string} move */
export const target = (move) => (move === "deal" ? "stock" : (move.split(">")[1] ?? move.replace("peek ", "")));

/** What a score is made of. @param {import("../../protocol/messages.js").GrandmasGameView} view */
export const parts = (view) =>
  view.foundations.length
    ? words
        .suits(view.foundations)
        .map(([name, many]) => `${name} ${many}`)
        .join(", ")
    : view.tables.map(({ seat, score }) => `${words.player(seat)} ${score}`).join(", ");

/** What was played, for where there is little room. @param {string} name @param {string} move @param {string} change @param {import("../../protocol/messages.js").GrandmasGameView} [view] */
export function played(name, move, change, view) {
  if (view?.played?.move != null) return words.played(name, view.played);
  return `${name}: ${words.move(move)}${change === "" ? "" : ` ${change}`}`;
}

/** No card is known to come. @returns {string | null} */
export const coming = () => null;
