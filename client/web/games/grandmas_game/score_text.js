// Scores of Grandma's Game and their parts, in words. client/games/grandmas_game/score_text.py does the same.

import * as formats from "../../text/formats.js";
import { messages as scoresText } from "./messages/scores.js";
import { SUITS, showPile } from "./move_text.js";

/** The best possible score. */
export const ALL = 104;

/** The name of a suit, or null for other text. @param {string} name */
export const suit = (name) => (name in SUITS ? scoresText.suit(SUITS[name]) : null);

/** How many cards of each suit are on the foundations. @param {readonly import("../../protocol/messages.js").Foundation[]} foundations @returns {[string, number][]} */
export const suits = (foundations) =>
  Object.entries(SUITS).map(([letter, key]) => [
    scoresText.suit(key),
    foundations.filter((each) => each.name[0] === letter).reduce((sum, { size }) => sum + size, 0),
  ]);

/** The parts of a view's score: by suit, or by player if no table is visible. @param {import("../../protocol/messages.js").GrandmasGameView} view */
export function parts({ foundations, tables }) {
  const found = foundations.length
    ? suits(foundations)
    : tables.map(({ seat, score }) => /** @type {[string, number]} */ ([scoresText.player(seat + 1), score]));
  return formats.listed(found.map(([name, points]) => scoresText.part({ name, points })));
}

/** What the option about the workspace means. @param {boolean} reorder */
export const options = (reorder) => (reorder ? scoresText.optionAnyOrder() : scoresText.optionFixedOrder());

/** The score of a game that was won; null for any other. @param {number} score */
export const won = (score) => (score === ALL ? scoresText.won() : null);

/** How a solo game ended. @param {string | null} how @param {number} points */
export const ended = (how, points) => scoresText.ended(how === "won" || how === "given-up" ? how : "other", { points });

/** How a race ended; `places` are the names and scores, the best first. @param {[string, number][]} places @param {boolean} won */
export function raceOver(places, won) {
  const written = places.map(([name, points]) => scoresText.part({ name, points }));
  if (!won) return scoresText.raceOver(formats.listed(written));
  return scoresText.raceWon({ name: places[0][0], others: formats.listed(written.slice(1)) || null });
}

/** The cards that were not played, by the names of their places. @param {readonly (readonly string[])[]} groups @returns {[string, readonly string[]][]} */
export function left(groups) {
  const names = [...[..."A23456789TJQK"].map(showPile), scoresText.workspace(), scoresText.stockName()];
  return groups.flatMap((group, at) =>
    group.length ? [/** @type {[string, readonly string[]]} */ ([names[at], group])] : [],
  );
}
