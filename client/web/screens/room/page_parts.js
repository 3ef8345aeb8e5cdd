// Pieces that the pages of a room share.

import { messages as roomText } from "../../text/messages/room.js";
import { messages as peopleText } from "../../text/messages/people.js";
import { optionsTold } from "../../games/catalog.js";
import { nameOf, other } from "../../room/model.js";
import { html, nothing } from "../../vendor/lit-html.js";

/** @typedef {import("../room.js").Here} Here */

/** The other player's name, or a word for one. @param {import("../../room/types.js").Model} model */
export const otherName = (model) => nameOf(model, other(model)) ?? peopleText.nobody();

/** The name of the player in a seat, or a word for nobody. @param {import("../../room/types.js").Model} model @param {number} seat */
export const seatName = (model, seat) => nameOf(model, seat) ?? peopleText.nobody();

/** The options of the room's game, if it has any to describe. @param {import("../../room/types.js").Model} model */
export function played({ room }) {
  const told =
    room === null
      ? []
      : optionsTold(
          room.game,
          room.options,
          room.seats.map(({ name }) => name),
        );
  return told.length
    ? html`<ul class="hint played-so" aria-label=${roomText.options()}>${told.map((each) => html`<li>${each}</li>`)}</ul>`
    : nothing;
}

/** A sentence after a sign that says whether it is good. @param {boolean} good @param {string} text */
export const sign = (good, text) => html`
  <li class=${good ? "good" : "bad"}><span aria-hidden="true">${good ? "✓" : "!"}</span> <bdi>${text}</bdi></li>
`;

/** A button with a line of explanation below it. @param {string} text @param {string} hint @param {() => void} go @param {string} [kind] */
export const row = (text, hint, go, kind = "row") => html`
  <button class=${kind} @click=${go}><strong>${text}</strong> ${hint ? html`<span class="hint">${hint}</span>` : nothing}</button>
`;
