// Loads the module of tournaments if the room has a tournament, or when the owner begins one.

import { owner, underWay } from "../../room/model.js";
import { messages as tournamentText } from "../../text/messages/tournament.js";
import { html, nothing } from "../../vendor/lit-html.js";
import { whenLoaded } from "../../widgets/loading.js";
import { draw } from "../../widgets/page.js";

/** @typedef {import("../room.js").Here} Here */

/** @type {typeof import("./tournament.js") | null} */
let part = null;
let asked = false;

/** The module of tournaments, once it is loaded. */
function had() {
  if (!asked) {
    asked = true;
    void whenLoaded(import("./tournament.js"), (here) => {
      part = here;
      draw();
    });
  }
  return part;
}

/** The tournament; if there is none, the button that begins one, except in rooms whose settings are fixed. @param {Here} here @param {boolean} [apart] the next players are chosen elsewhere */
export function tournament(here, apart = false) {
  const { model } = here;
  if (model.room?.tournament != null) return had()?.tournament(here, apart) ?? nothing;
  const asked = model.room?.daily != null || (model.room?.quick && model.room.match === null);
  return owner(model) && !underWay(model) && !asked ? beginning(here) : nothing;
}

/** The choice of the next players in a tournament. @param {Here} here */
export const competitors = (here) =>
  here.model.room?.tournament == null ? nothing : (had()?.competitors(here) ?? nothing);

/** The page that asks a player alone for their name, before each game. @param {Here} here */
export const whoPlays = (here) => had()?.whoPlays(here) ?? nothing;

/** @param {Here} here */
const beginning = (here) => html`
  <p class="tournament-entry">
    <button type="button" class="link" @click=${() => whenLoaded(import("./tournament.js"), (part) => part.namesDialog(here))}>${tournamentText.begin()}</button>
    <span class="hint">${tournamentText.beginHint()}</span>
  </p>
`;
