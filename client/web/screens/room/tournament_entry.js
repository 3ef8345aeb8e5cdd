// The way to a room's tournament: what there is of it is fetched where there is one, or one is begun.

import { owner, underWay } from "../../room/model.js";
import * as tournamentText from "../../text/messages/tournament.js";
import { html, nothing } from "../../vendor/lit-html.js";
import { whenLoaded } from "../../widgets/loading.js";
import { draw } from "../../widgets/page.js";

/** @typedef {import("../room.js").Here} Here */

/** @type {typeof import("./tournament.js") | null} */
let part = null;
let asked = false;

/** The part of the page that shows it, once it is here. */
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

/** What everybody has reached, and what can be settled between matches; the way to begin one where there is none, but for a match that is played as it was asked for. @param {Here} here @param {boolean} [apart] who plays is chosen elsewhere */
export function tournament(here, apart = false) {
  const { model } = here;
  if (model.room?.tournament != null) return had()?.tournament(here, apart) ?? nothing;
  const asked = model.room?.daily != null || (model.room?.quick && model.room.match === null);
  return owner(model) && !underWay(model) && !asked ? beginning(here) : nothing;
}

/** Who plays next, where names compete. @param {Here} here */
export const competitors = (here) =>
  here.model.room?.tournament == null ? nothing : (had()?.competitors(here) ?? nothing);

/** Who plays alone says who that is, before each game. @param {Here} here */
export const whoPlays = (here) => had()?.whoPlays(here) ?? nothing;

/** @param {Here} here */
const beginning = (here) => html`
  <p>
    <button type="button" class="link" @click=${() => whenLoaded(import("./tournament.js"), (part) => part.namesDialog(here))}>${tournamentText.begin()}</button>
    <span class="hint">${tournamentText.beginHint()}</span>
  </p>
`;
