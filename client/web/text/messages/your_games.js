// Made from client/text/en/your_games.ftl by `python -m client.catalogue`.

import * as formats from "../formats.js";

export const title = () => "Your games";

/** @param {number} count */
export const more = (count) => count === 1 ? `${formats.number(count)} more game` : `${formats.number(count)} more games`;

/** @param {{state: "yours" | "others" | "players" | "won" | "lost" | "drawn" | "over", other: string | null}} values */
export const state = ({ state, other }) => state === "yours" ? "Your turn" : state === "others" ? (other === null ? "The others’ turn" : `${other}’s turn`) : state === "players" ? "Waiting for players" : state === "won" ? "You won" : state === "lost" ? "You lost" : state === "drawn" ? "Draw" : "Over";

/** @param {{game: string, other: string | null, number: number | null}} values */
export const game = ({ game, other, number }) => `${game}${other === null ? "" : ` with ${other}`}${number === null ? "" : ` on ${formats.gameNumber(number)}`}`;

/** @param {number} points */
export const score = (points) => `score ${formats.number(points)}`;

/** @param {{move: string, by: string}} values */
export const lastMove = ({ move, by }) => `${by}: ${move}`;

/** @param {number} count */
export const waiting = (count) => count === 1 ? `${formats.number(count)} other game waits for you.` : `${formats.number(count)} other games wait for you.`;

export const next = () => "Next game";
