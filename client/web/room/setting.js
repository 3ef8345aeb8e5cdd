// Pieces that the pages of a room share.

import * as doing from "../doing.js";
import { optionsTold } from "../games.js";
import { me, nameOf, other } from "../model.js";
import { html, nothing } from "../vendor/lit-html.js";
import * as match from "../words/match.js";
import * as words from "../words/room.js";

/** @typedef {import("../screens/room.js").Here} Here */

/** The other player's name, or a word for one. @param {import("../types.js").Model} model */
export const otherName = (model) => nameOf(model, other(model)) ?? words.NOBODY;

/** Who holds a seat, or a word for nobody. @param {import("../types.js").Model} model @param {number} seat */
export const seatName = (model, seat) => nameOf(model, seat) ?? words.NOBODY;

/** Who is ready for the coming leg, and the button that says so. @param {Here} here */
export function readiness({ model, visit }) {
  const room = model.room;
  if (room === null) return nothing;
  const mine = me(model);
  const waited = room.seats.filter((each) => !room.ready.includes(each.seat)).map((each) => each.name ?? words.NOBODY);
  return html`
    <h2>${match.WHO_IS_READY}</h2>
    <ul class=${room.seats.length > 6 ? "readiness many" : "readiness"}>
      ${room.seats.map((seat) => {
        const ready = room.ready.includes(seat.seat);
        return html`
          <li class=${ready ? "good" : ""}>
            <span aria-hidden="true">${ready ? "✓" : "…"}</span> <bdi>${seat.name ?? words.NOBODY}</bdi>
            <span class="hint">${ready ? match.READY : match.NOT_READY}</span>
          </li>
        `;
      })}
    </ul>
    ${
      mine === null
        ? html`<p><bdi>${match.waitsFor(waited)}</bdi></p>`
        : room.ready.includes(mine)
          ? html`<p><bdi>${room.seats.length > 2 ? match.waitsFor(waited) : match.waitFor(otherName(model))}</bdi></p>`
          : html`<button class="primary big" data-first @click=${() => visit.act(doing.ready(model))}>${match.I_AM_READY}</button>`
    }
  `;
}

/** What is played here in all its options, where there are more than its name tells. @param {import("../types.js").Model} model */
export function played({ room }) {
  const told =
    room === null
      ? []
      : optionsTold(
          room.game,
          room.options,
          room.seats.map(({ seat, name }) => name ?? `Player ${seat + 1}`),
        );
  return told.length
    ? html`<ul class="hint played-so" aria-label=${words.PLAYED_SO}>${told.map((each) => html`<li>${each}</li>`)}</ul>`
    : nothing;
}

/** A sentence after a sign that says whether it is good. @param {boolean} good @param {string} text */
export const sign = (good, text) => html`
  <li class=${good ? "good" : "bad"}><span aria-hidden="true">${good ? "✓" : "!"}</span> <bdi>${text}</bdi></li>
`;

/** A button with a word on what it is for below it. @param {string} text @param {string} hint @param {() => void} go @param {string} [kind] */
export const row = (text, hint, go, kind = "row") => html`
  <button class=${kind} @click=${go}><strong>${text}</strong> ${hint ? html`<span class="hint">${hint}</span>` : nothing}</button>
`;
