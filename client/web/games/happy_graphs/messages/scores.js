// Made from client/games/happy_graphs/text/en/scores.ftl by `python -m client.catalogue`.

import * as formats from "../../../text/formats.js";
import { translated } from "../../../text/language.js";

export const messages = translated("games/happy_graphs", "scores", {
  /** @param {number} points */
  counted: (points) => points === 1 ? `${formats.number(points)} unhappy card` : `${formats.number(points)} unhappy cards`,
  /** @param {number} points */
  result: (points) => points === 0 ? "every card is happy" : points === 1 ? `${formats.number(points)} unhappy card` : `${formats.number(points)} unhappy cards`,
  /** @param {"ace" | "two" | "three" | "four" | "five" | "six" | "seven" | "eight"} key */
  part: (key) =>
    ({
      ace: "unhappy aces",
      two: "unhappy twos",
      three: "unhappy threes",
      four: "unhappy fours",
      five: "unhappy fives",
      six: "unhappy sixes",
      seven: "unhappy sevens",
      eight: "unhappy eights",
    })[key],
  /** @param {"ace" | "two" | "three" | "four" | "five" | "six" | "seven" | "eight"} key @param {{cards: number}} values */
  cardsOfRank: (key, { cards }) =>
    ({
      ace: cards === 1 ? `${formats.number(cards)} ace` : `${formats.number(cards)} aces`,
      two: cards === 1 ? `${formats.number(cards)} two` : `${formats.number(cards)} twos`,
      three: cards === 1 ? `${formats.number(cards)} three` : `${formats.number(cards)} threes`,
      four: cards === 1 ? `${formats.number(cards)} four` : `${formats.number(cards)} fours`,
      five: cards === 1 ? `${formats.number(cards)} five` : `${formats.number(cards)} fives`,
      six: cards === 1 ? `${formats.number(cards)} six` : `${formats.number(cards)} sixes`,
      seven: cards === 1 ? `${formats.number(cards)} seven` : `${formats.number(cards)} sevens`,
      eight: cards === 1 ? `${formats.number(cards)} eight` : `${formats.number(cards)} eights`,
    })[key],
  allHappy: () => "all happy",
});
