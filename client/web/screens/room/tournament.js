// The tournament of a room: the competitors, their scores, and the players of the next match.

import * as doing from "../../room/commands.js";
import { me, mine, owner, solo, underWay } from "../../room/model.js";
import { messages as tournamentText } from "../../text/messages/tournament.js";
import { messages as pageText } from "../../text/messages/page.js";
import { html, nothing } from "../../vendor/lit-html.js";
import { MOST_NAMES, readNames } from "../../room/tournament_names.js";
import * as formats from "../../text/formats.js";
import { close, draw, open } from "../../widgets/page.js";
import { does } from "./actions.js";
import { played } from "./page_parts.js";

/** @typedef {import("../room.js").Here} Here */
/** @typedef {import("../../protocol/messages.js").TournamentInfo} TournamentInfo */

/** The keys of the table’s columns. @type {("name" | "legs" | "highest" | "lowest" | "average")[]} */
const COLUMNS = ["name", "legs", "highest", "lowest", "average"];

/** @param {number | null} score */
const reached = (score) => (score === null ? "–" : formats.number(score));

/** The table of the tournament and its settings between matches; nothing if there is no tournament. @param {Here} here @param {boolean} [apart] the next players are chosen elsewhere */
export function tournament(here, apart = false) {
  const { model } = here;
  const told = model.room?.tournament;
  if (told == null) return nothing;
  return html`
    <section class="tournament" aria-label=${tournamentText.title()}>
      <h2>${tournamentText.title()}</h2>
      ${table(told)} ${apart ? nothing : asWhom(here, told)}
      <p class="hint">${tournamentText.rule()}</p>
      ${owner(model) && !underWay(model) ? settling(here) : nothing}
    </section>
  `;
}

/** @param {TournamentInfo} told */
const table = ({ names }) => html`
  <div class="scrolled" tabindex="0" role="group" aria-label=${tournamentText.title()}>
    <table class="legs">
      <thead><tr>${COLUMNS.map((name, at) => html`<th scope="col" class=${at ? "points" : ""}>${tournamentText.column(name)}</th>`)}</tr></thead>
      <tbody>
        ${names.map(
          ({ name, legs, highest, lowest, average }) => html`
            <tr>
              <th scope="row"><bdi>${name}</bdi></th>
              <td class="points">${legs}</td>
              <td class="points">${reached(highest)}</td>
              <td class="points">${reached(lowest)}</td>
              <td class="points">${average === null ? "–" : formats.exact(average)}</td>
            </tr>
          `,
        )}
      </tbody>
    </table>
  </div>
`;

/** The choice of the next players, on its own. @param {Here} here */
export const competitors = (here) =>
  here.model.room?.tournament == null
    ? nothing
    : html`<div class="tournament">${asWhom(here, here.model.room.tournament)}</div>`;

/** The choice of the name for each seat at this page; in a game alone, the page asks when a game begins. @param {Here} here @param {TournamentInfo} told */
function asWhom({ model, visit }, told) {
  const here = mine(model);
  const [own] = here;
  const playing = me(model);
  if (playing === null) return nothing;
  const again = underWay(model) && told.again[playing] ? html`<p>${tournamentText.knownCards()}</p>` : nothing;
  if (solo(model) || underWay(model)) return again;
  const across = beside(model);
  const second = (/** @type {string} */ name) =>
    visit.ask(name === "" ? doing.free(/** @type {number} */ (across)) : doing.playAs(name, across));
  return html`
    ${whose(told, own, here, tournamentText.playsAs(), tournamentText.noName(), false, (name) => visit.ask(doing.playAs(name, own)))}
    ${across === null ? nothing : whose(told, across, here, tournamentText.beside(), tournamentText.nobodyBeside(), true, second)}
  `;
}

/** The other seat of two, if a second player at this page has or could take it; otherwise null. @param {import("../../room/types.js").Model} model */
export function beside(model) {
  const room = model.room;
  const own = mine(model);
  if (room?.tournament?.in_turn !== true) return null;
  if (room.form !== "match" || room.seats.length !== 2 || !own.length) return null;
  const across = room.seats.find(({ seat }) => seat !== own[0]);
  return across !== undefined && (across.player === null || own.includes(across.seat)) ? across.seat : null;
}

/** The choice of the name for a seat; two players at one page may swap names. @param {TournamentInfo} told @param {number} seat @param {readonly number[]} here the seats at this page @param {string} label @param {string} nobody @param {boolean} free whether the seat may be empty @param {(name: string) => unknown} settle */
function whose(told, seat, here, label, nobody, free, settle) {
  const now = told.plays[seat] ?? null;
  const change = (/** @type {Event} */ event) => settle(/** @type {HTMLSelectElement} */ (event.target).value);
  const taken = (/** @type {string} */ name) =>
    told.plays.some((other, at) => other === name && at !== seat && !(now && here.includes(seat) && here.includes(at)));
  return html`
    <label class="option-number"><span>${label}</span>
      <select @change=${change}>
        ${now === null || free ? html`<option value="" .selected=${now === null} ?disabled=${!free}>${nobody}</option>` : nothing}
        ${told.names.map(({ name }) => html`<option value=${name} .selected=${name === now} ?disabled=${taken(name)}>${name}</option>`)}
      </select>
    </label>
  `;
}

/** @param {Here} here */
const settling = (here) => html`
  <div class="buttons">
    <button type="button" @click=${() => does(here, "settings")}>${tournamentText.changeSettings()}</button>
    <button type="button" @click=${() => namesDialog(here)}>${tournamentText.changeNames()}</button>
  </div>
`;

/** The page that asks a player alone for their name, before each game. @param {Here} here */
export function whoPlays(here) {
  const { model, visit } = here;
  const told = model.room?.tournament;
  if (told == null || me(model) === null) return nothing;
  const begin = async (/** @type {string} */ name) => {
    const answer = await visit.ask(doing.playAs(name));
    if (answer?.type === "ack") await visit.act(doing.ready(visit.model));
  };
  return html`
    <section class="between">
      <h1>${tournamentText.whoPlays()}</h1>
      <div class="buttons">
        ${told.names.map(({ name }, at) => html`<button class=${at ? "" : "primary"} ?data-first=${at === 0} @click=${() => begin(name)}><bdi>${tournamentText.plays(name)}</bdi></button>`)}
      </div>
      ${played(model)} ${tournament(here)}
    </section>
  `;
}

/** The form for the competitors' names. @param {Here} here */
export function namesDialog({ model, visit }) {
  const before = model.room?.tournament?.names.map(({ name }) => name) ?? [];
  const first = before.length ? before : (model.room?.seats ?? []).map(({ name }) => name ?? "").filter(Boolean);
  let wrong = "";
  const submit = (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    const typed = new FormData(/** @type {HTMLFormElement} */ (event.target)).getAll("name");
    const read = readNames(typed.join("\n"));
    if ("wrong" in read) {
      wrong = read.wrong;
      draw();
      return;
    }
    void visit.act(doing.enlist(read.names));
    close(dialog);
  };
  const dialog = {
    label: tournamentText.namesTitle,
    view: (/** @type {() => void} */ shut) => html`
      <h2>${tournamentText.namesTitle()}</h2>
      <form novalidate @submit=${submit}>
        ${Array.from(
          { length: MOST_NAMES },
          (_, at) => html`
            <div class="field">
              <label for="competes-${at}">${tournamentText.name(at + 1)}</label>
              <input id="competes-${at}" name="name" value=${first[at] ?? ""} maxlength="24" autocomplete="off" spellcheck="false" />
            </div>
          `,
        )}
        <p class=${wrong ? "bad" : "hint"} role=${wrong ? "alert" : nothing}>${wrong || tournamentText.namesFieldsHint()}</p>
        <div class="buttons">
          <button class="primary">${tournamentText.keep()}</button>
          <button type="button" class="quiet" @click=${shut}>${pageText.cancel()}</button>
        </div>
      </form>
    `,
  };
  open(dialog);
}
