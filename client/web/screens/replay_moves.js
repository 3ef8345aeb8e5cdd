// The moves of a replayed match, both legs side by side, with the incidents between them.

import * as formats from "../text/formats.js";
import { at, change, nameOf, namesIn } from "../replay/match.js";
import { signed } from "../text/formats.js";
import { messages as replayText } from "../text/messages/replay.js";
import { html, nothing } from "../vendor/lit-html.js";
import { drawn, keepInSight } from "../widgets/long_list.js";

/** @typedef {import("./replay_position.js").Watching} Watching */
/** @typedef {import("../replay/match.js").Row} Row */

/** A table of the moves, which marks the current one; a click on a move goes there. @param {Watching} watching */
export function moveList(watching) {
  const several = watching.every.length > 1;
  const twice = watching.every.length === 2;
  const race = watching.replay.record.form === "race";
  const [first, last] = drawn(watching.ply, watching.plies);
  queueMicrotask(() => keepInSight(".watched-moves tr.here"));
  return html`
    <section class="move-list watched-moves">
      <h3>${replayText.moves()}</h3>
      <div class="scrolled" tabindex="0" role="group" aria-label=${replayText.moves()}>
        <table>
          <thead>
            <tr>
              <th scope="col">${replayText.move()}</th>
              ${watching.every.map((leg) => html`<th scope="col">${several ? watching.nameOfLeg(leg) : replayText.movePlayed()}</th>${twice && leg === 1 ? html`<th scope="col"><span class="unseen">${replayText.sameMove()}</span></th>` : nothing}`)}
            </tr>
          </thead>
          <tbody>
            ${first === 0 ? beside(watching, 0) : nothing}
            ${watching.rows.slice(first, last).map((row) => html`${line(watching, row)} ${beside(watching, row.ply)}`)}
          </tbody>
        </table>
      </div>
      ${twice && !race ? html`<p class="legend hint">═ ${replayText.sameMove()} · ─ ${replayText.sameCard()} · ╱ ${replayText.differ()}</p>` : nothing}
      ${last - first < watching.plies ? html`<p class="hint">${replayText.listedMoves({ first: first + 1, last, moves: watching.plies })}</p>` : nothing}
      <p class="keys hint">${replayText.keys()}</p>
    </section>
  `;
}

/** @param {Watching} watching @param {Row} row */
function line(watching, row) {
  const here = row.ply === watching.ply;
  const cells = row.sights.map((_, leg) => cell(watching, leg + 1, row));
  return html`
    <tr class=${here ? "here" : ""} aria-current=${here ? "true" : nothing}>
      <th scope="row"><button type="button" class="to-move" aria-label=${replayText.moveNumber(row.ply)} @click=${() => watching.go(row.ply)}>${row.ply}</button></th>
      ${cells.length === 2 ? html`<td>${cells[0]}</td><td class="between">${watching.replay.record.form === "race" ? nothing : sign(row)}</td><td>${cells[1]}</td>` : cells.map((each) => html`<td>${each}</td>`)}
    </tr>
  `;
}

/** @param {Watching} watching @param {number} leg @param {Row} row */
function cell({ replay, game }, leg, row) {
  const sight = row.sights[leg - 1];
  const sights = replay.legs[leg - 1];
  if (sight === null)
    return row.ply === sights.length
      ? html`<span class="hint">${replayText.legEnded(at(replay, leg, row.ply).score)}</span>`
      : nothing;
  const points = change(replay, leg, sight);
  const move = game.played(
    nameOf(replay.record, sight.seat),
    sight.move ?? "",
    points ? signed(points) : "",
    sight.view,
    sight.seat,
    namesIn(replay.record),
  );
  return html`<bdi>${move}</bdi>`;
}

/** The sign between two legs' moves. @param {Row} row */
function sign(row) {
  const [shown, said] = row.parts
    ? ["╱", replayText.differ()]
    : row.sameMove
      ? ["═", replayText.sameMove()]
      : row.sameCard
        ? ["─", replayText.sameCard()]
        : ["", ""];
  return html`<span aria-hidden="true">${shown}</span><span class="unseen">${said}</span>`;
}

/** @param {Watching} watching @param {number} ply */
function beside(watching, ply) {
  const told = watching.every.map((leg) =>
    ply < watching.replay.legs[leg - 1].length ? watching.beside(leg, ply) : [],
  );
  if (told.every((each) => each.length === 0)) return nothing;
  const cells = told.map((each) => html`<bdi>${formats.clauses(each)}</bdi>`);
  return html`
    <tr class="incident">
      <th scope="row"><span class="unseen">${replayText.nextEvent()}</span></th>
      ${cells.length === 2 ? html`<td>${cells[0]}</td><td></td><td>${cells[1]}</td>` : cells.map((each) => html`<td>${each}</td>`)}
    </tr>
  `;
}
