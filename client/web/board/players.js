// The players of a leg above its table: whether each is connected, what they do, their clocks, and whose turn it is.

import * as legText from "../text/messages/leg.js";
import * as gameText from "../text/messages/game.js";
import * as peopleText from "../text/messages/people.js";
import { html, nothing } from "../vendor/lit-html.js";
import { presence } from "./presence.js";

/** @typedef {import("./leg_scene.js").Player} Player */

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
    <li class=${turn ? "turn" : ""}>
      ${presence(here)}
      <bdi class="name">${player.name}</bdi>${player.competes ? html` <span class="note">(${peopleText.you()})</span>` : nothing}
      ${points === null ? nothing : html`<span class="points">${points}</span>`}
      ${role ? html`<span class="role">${role}</span>` : nothing}
      ${said ? html`<span class="note">(${said})</span>` : nothing}
      ${clock == null ? nothing : html`<span class="clock">${clock}</span>`}
      ${turn && toMove !== null ? html`<span class="turn-badge">${player.name === peopleText.you() ? gameText.yourTurn() : toMove}</span>` : nothing}
    </li>
  `;
}
