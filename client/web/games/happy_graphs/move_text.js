// Moves of Happy Graphs, and what they do, in words. client/games/happy_graphs/move_text.py does the same.

import * as formats from "../../text/formats.js";
import { messages as legText } from "./messages/leg.js";
import { messages as movesText } from "./messages/moves.js";
import { inNames } from "./squares.js";

/** A move as people read it: `3♥ at N50`. @param {string} text */
export function showMove(text) {
  const [card, square] = text.split("@");
  if (square !== undefined) return movesText.play({ card, square: inNames(square) });
  if (text.startsWith("take ")) return movesText.takeBack(inNames(text.slice("take ".length)));
  return text === "done" ? movesText.done() : text;
}

/** What a player did. @param {string} name @param {import("../../protocol/messages.js").HappyGraphsPlayed} did @param {string} square */
export function played(name, { does, card, group, happy, started, change, drew, drawn }, square) {
  if (does === "done" || card === null) return movesText.isDone(name);
  const where = inNames(square);
  if (does === "take") return movesText.takenBack({ name, card, square: where, change });
  const starts = started && group > 1;
  return movesText.played({ name, card, square: where, starts, happy: happy.length, change, drew, drawn });
}

/** What playing a card on a square does; `pleased` are the other cards that it makes happy. @param {string} card @param {string} square @param {number} touches @param {readonly string[]} pleased @param {boolean} itself */
export function effect(card, square, touches, pleased, itself) {
  const happy = [...(itself ? [movesText.itself()] : []), ...(pleased.length ? [formats.cards(pleased)] : [])];
  return movesText.effect({ card, square: inNames(square), touches, pleased: happy.length ? happy : null });
}

/** What the score becomes. @param {number} points @param {number} change */
export const scoreAfter = (points, change) =>
  change ? movesText.scoreChanges({ before: points, after: points + change }) : movesText.scoreStays(points);

/** What the computer would play, and which score it expects. @param {import("../../protocol/messages.js").Expected} best */
export const hint = ({ move, score }) => movesText.hint({ move: showMove(move), expected: score, yours: null });

/** A card on a board. @param {import("../../protocol/messages.js").Lying} lying @param {string} square */
export function describe({ card, wants, lacks, happy, hopeless }, square) {
  const where = inNames(square);
  if (happy) return legText.happyCard({ card, square: where });
  return legText.unhappyCard({ card, square: where, wants, lacks, hopeless });
}
