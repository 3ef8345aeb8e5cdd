// Made from client/games/happy_graphs/text/en/moves.ftl by `python -m client.catalogue`.

import * as formats from "../../../text/formats.js";

/** @param {{square: string, group: number}} values */
export const squareInGroup = ({ square, group }) => `${square} in group ${group}`;

/** @param {{card: string, square: string}} values */
export const play = ({ card, square }) => `${formats.card(card)} at ${square}`;

/** @param {string} square */
export const takeBack = (square) => `take back ${square}`;

export const done = () => "done";

/** @param {{name: string, card: string, square: string, starts: boolean, happy: number, change: number, drew: boolean, drawn: string | null}} values */
export const played = ({ name, card, square, starts, happy, change, drew, drawn }) => `${name}: ${formats.card(card)} at ${square}${starts ? ", a new group" : ""}${happy === 0 ? "" : `, ${formats.number(happy)} now happy`}${change === 0 ? "" : `, ${formats.signed(change)} unhappy`}${drawn === null ? (drew ? "; drew a card" : "") : `; drew ${formats.card(drawn)}`}`;

/** @param {{name: string, card: string, square: string, change: number}} values */
export const takenBack = ({ name, card, square, change }) => `${name}: ${formats.card(card)} taken back from ${square}${change === 0 ? "" : `, ${formats.signed(change)} unhappy`}`;

/** @param {string} name */
export const isDone = (name) => `${name}: done`;

/** @param {{card: string, square: string, touches: number, pleased: readonly string[] | null}} values */
export const effect = ({ card, square, touches, pleased }) => `${formats.card(card)} at ${square} ${touches === 0 ? "starts a group" : touches === 1 ? `touches ${formats.number(touches)} card` : `touches ${formats.number(touches)} cards`}${pleased === null ? "." : ` and makes ${formats.every(pleased)} happy.`}`;

export const itself = () => "itself";

/** @param {{before: number, after: number}} values */
export const scoreChanges = ({ before, after }) => `From ${formats.number(before)} to ${formats.number(after)} unhappy.`;

/** @param {number} points */
export const scoreStays = (points) => `Still ${formats.number(points)} unhappy.`;

/** @param {{move: string, expected: number, yours: number | null}} values */
export const hint = ({ move, expected, yours }) => `${move}, about ${formats.exact(expected)} unhappy at the end${yours === null ? "" : `; yours ${formats.exact(yours)}`}`;

/** @param {string} hint */
export const hintLine = (hint) => `Hint: ${hint}`;
