// The players of a leg above its table: whether each is connected, what they do, their clocks, and whose turn it is.

import { AWAY, LEFT, replacedBy, YOU, YOUR_TURN } from "../room/words.js";
import { html, nothing } from "../vendor/lit-html.js";
import { presence } from "./presence.js";

/** @typedef {import("./leg_scene.js").Player} Player */

/**
 * Draw a player. `note` is said in place of the player's absence.
 * @param {Player} player
 * @param {{clock?: unknown, role?: string, points?: number | null, note?: string, turn?: boolean, toMove?: string | null}} [shown]
 */
export function playerOf(
  player,
  { clock, role = "", points = null, note = "", turn = player.turn, toMove = null } = {},
) {
  const { computer, here, left } = player;
  const said = computer !== null ? replacedBy(computer) : left ? LEFT : note || (here === false ? AWAY : "");
  return html`
    <li class=${turn ? "turn" : ""}>
      ${presence(here)}
      <bdi class="name">${player.name}</bdi>${player.competes ? html` <span class="note">(${YOU})</span>` : nothing}
      ${points === null ? nothing : html`<span class="points">${points}</span>`}
      ${role ? html`<span class="role">${role}</span>` : nothing}
      ${said ? html`<span class="note">(${said})</span>` : nothing}
      ${clock == null ? nothing : html`<span class="clock">${clock}</span>`}
      ${turn && toMove !== null ? html`<span class="turn-badge">${player.name === YOU ? YOUR_TURN : toMove}</span>` : nothing}
    </li>
  `;
}
