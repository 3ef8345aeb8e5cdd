// The messages for the reasons that all games share.

import { TITLES } from "./game_titles.js";
import { messages as rejectionsText } from "./messages/rejections.js";
import { say } from "./rejection_text.js";

/** @typedef {import("../protocol/messages.js").Rejected} Rejected */

/** The sentence for a rejection; null if this page does not know its reason. @param {Rejected} rejected */
export const sharedRejection = (rejected) => say(rejectionsText, rejected, valuesOf(rejected.data));

/** The data of a reason as its message shows them: seats are counted from 1, for example. @param {Record<string, any>} data */
function valuesOf(data) {
  const { free, several, seat, room, game, games, form, forms, role, roles, days, ply } = data;
  return {
    name: null,
    board: null,
    ...data,
    free: free?.length ? seatNames(free) : null,
    several: several && seatNames(several),
    seat: seat + 1,
    room: room && showRoom(room),
    game: game && titleOf(game),
    games: games?.map(titleOf),
    form: form && formName(form),
    forms: forms?.map(formName),
    role: role && roleName(role),
    roles: roles?.map(roleName),
    newer: data.wished < data.protocol,
    exact: data.fewest === data.most,
    first: days?.[0],
    last: days?.[days.length - 1],
    move: data.move ?? ply + 1,
  };
}

/** @param {number[]} seats */
const seatNames = (seats) => seats.map((seat) => `${seat + 1}`);

/** @param {string} code */
const showRoom = (code) => `${code.slice(0, 3)}-${code.slice(3)}`;

/** @param {string} game */
const titleOf = (game) => TITLES[game] ?? game;

/** @param {string} form */
const formName = (form) => rejectionsText.form(/** @type {any} */ (form)) ?? form;

/** @param {string} role */
const roleName = (role) => rejectionsText.role(/** @type {any} */ (role)) ?? role;
