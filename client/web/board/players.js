// The plates of a leg's players: role, name, whether they are connected, their clock, and whose turn it is.

import { messages as legText } from "../text/messages/leg.js";
import { messages as gameText } from "../text/messages/game.js";
import { messages as peopleText } from "../text/messages/people.js";
import { html, nothing } from "../vendor/lit-html.js";
import { presence } from "./presence.js";

/** @typedef {import("./leg_scene.js").Player} Player */

/** The signs of the roles with opposite goals. @type {Record<string, string>} */
const SIGNS = { maximizer: "▲", minimizer: "▼" };

/** The order of the plates: the reader's comes last, nearest to their hand. @template {{mine: boolean}} P @param {readonly P[]} players @returns {P[]} */
export const platesOf = (players) => [...players].sort((one, other) => Number(one.mine) - Number(other.mine));

/**
 * Draw a player. `note` replaces the sign of the player's absence.
 * @param {Player} player
 * @param {{clock?: unknown, role?: string, points?: number | null, note?: string, turn?: boolean, toMove?: string | null}} [shown]
 */
export function playerOf(
  player,
  { clock, role = "", points = null, note = "", turn = player.turn, toMove = null } = {},
) {
  const { computer, here, left } = player;
  const said =
    computer !== null
      ? legText.replaced(computer)
      : left
        ? peopleText.left()
        : note || (here === false ? peopleText.away() : "");
  return html`
    <li class=${`plate ${player.role} ${turn ? "turn" : ""} ${player.mine ? "mine" : ""} ${player.name === peopleText.you() ? "reader" : ""}`}>
      ${SIGNS[player.role] === undefined ? nothing : html`<span class="role-sign" aria-hidden="true">${SIGNS[player.role]}</span>`}
      <span class="who">
        ${presence(here)}
        <bdi class="name">${player.name}</bdi>${player.competes ? html` <span class="note">(${peopleText.you()})</span>` : nothing}
        ${said ? html`<span class="note">(${said})</span>` : nothing}
      </span>
      <span class="sub">
        ${role ? html`<span class="role">${role}</span>` : nothing}
        ${turn && toMove !== null ? html`<span class="turn-badge">${player.name === peopleText.you() ? gameText.yourTurn() : toMove}</span>` : nothing}
      </span>
      ${points === null ? nothing : html`<span class="points">${points}</span>`}
      ${clock == null ? nothing : html`<span class="clock">${clock}</span>`}
    </li>
  `;
}
