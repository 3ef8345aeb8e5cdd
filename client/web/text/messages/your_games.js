// Made from client/text/en/your_games.ftl by `python -m client.catalogue`.

import * as formats from "../formats.js";
import { translated } from "../language.js";

export const messages = translated("text", "your_games", {
  title: () => "Your games",
  /** @param {number} count */
  more: (count) => count === 1 ? `${formats.number(count)} more game` : `${formats.number(count)} more games`,
  /** @param {{state: "yours" | "others" | "players" | "won" | "lost" | "drawn" | "over", other: string | null}} values */
  state: ({ state, other }) => state === "yours" ? "Your turn" : state === "others" ? (other === null ? "The others’ turn" : `${formats.name(other)}’s turn`) : state === "players" ? "Waiting for players" : state === "won" ? "You won" : state === "lost" ? "You lost" : state === "drawn" ? "Draw" : "Over",
  /** @param {{game: string, other: string | null, number: number | null}} values */
  game: ({ game, other, number }) => `${formats.name(game)}${other === null ? "" : ` with ${formats.name(other)}`}${number === null ? "" : ` on ${formats.gameNumber(number)}`}`,
  /** @param {number} points */
  score: (points) => `score ${formats.number(points)}`,
  /** @param {{move: string, by: string}} values */
  lastMove: ({ move, by }) => `${formats.name(by)}: ${move}`,
  /** @param {number} count */
  waiting: (count) => count === 1 ? `${formats.number(count)} other game waits for you.` : `${formats.number(count)} other games wait for you.`,
  next: () => "Next game",
});
