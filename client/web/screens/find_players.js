// Finding other players: the public rooms, live, and quick matches.

import { GAMES, gameOf, have, playedWith } from "../games/catalog.js";
import { keepAsking } from "../lobby/requests.js";
import { age, details, state } from "../lobby/room_text.js";
import * as doing from "../room/commands.js";
import * as formats from "../text/formats.js";
import { messages as findingText } from "../text/messages/finding.js";
import { messages as lobbyText } from "../text/messages/lobby.js";
import { showCode } from "../protocol/room_code.js";
import { html, nothing, repeat } from "../vendor/lit-html.js";
import { choose, games } from "../widgets/choice_list.js";
import { clockField, Form } from "./form.js";
import { whenLoaded } from "../widgets/loading.js";
import { announce, draw } from "../widgets/page.js";
import { pageHead } from "../widgets/page_head.js";
import { picking } from "./game_fields.js";
import { named } from "./start.js";

/** @typedef {import("../protocol/messages.js").LobbyEvent} LobbyEvent */
/** @typedef {import("../protocol/messages.js").LobbyRoom} LobbyRoom */

/** @returns {import("../widgets/page.js").Dialog} */
export function findingDialog() {
  const page = new FindingPage();
  return {
    label: findingText.title,
    wide: true,
    opened: () => page.ask(),
    closed: () => page.stop(),
    view: (close) => page.view(close),
  };
}

class FindingPage {
  constructor() {
    /** The game whose rooms are listed; empty: all of them. */
    this.game = "";
    /** @type {LobbyEvent | null} */
    this.lobby = null;
    this.wrong = "";
    this.lost = false;
    this.stop = () => {};
  }

  /** Request the rooms, and their changes. */
  ask() {
    this.stop();
    Object.assign(this, { lobby: null, wrong: "", lost: false });
    this.stop = keepAsking(
      () => doing.listRooms(this.game || null),
      (lobby) => this.hear(lobby),
      (why) => {
        this.wrong = why.message;
        draw();
      },
      () => {},
      {
        type: "lobby",
        linked: (up) => {
          this.lost = !up;
          draw();
        },
      },
    );
    draw();
  }

  /** @param {LobbyEvent} lobby */
  hear(lobby) {
    if (this.lobby?.rooms.length !== lobby.rooms.length) announce(findingText.roomCount(lobby.rooms.length));
    this.lobby = lobby;
    draw();
    // A room's options are described once the module of its game is loaded.
    const wanting = new Set(lobby.rooms.map(({ game }) => game));
    void Promise.allSettled([...wanting].map(have)).then(draw);
  }

  /** @param {() => void} close */
  view(close) {
    const { lobby, wrong, game } = this;
    const pick = (/** @type {string} */ to) => {
      this.game = to;
      this.ask();
    };
    return html`
      <section class="looking-up meeting">
        ${pageHead(findingText.title(), close)}
        <div class="quick">
          <button type="button" class="primary big" data-first @click=${quick}>${findingText.quickMatch()}</button>
          <p class="hint">${findingText.quickMatchHint()}</p>
        </div>
        <div class="list-head">
          <h3>${findingText.rooms()}</h3>
          <div class="which-game">${choose(lobbyText.game(), [["", findingText.allGames()], ...games()], game, pick)}</div>
        </div>
        ${this.lost ? html`<p class="bad" role="alert">${findingText.lost()}</p>` : nothing}
        ${wrong ? html`<p class="bad">${wrong}</p>` : lobby === null ? html`<p>${lobbyText.asking()}</p>` : rooms(lobby)}
        <button type="button" @click=${openOne}>${findingText.openRoom()}</button>
      </section>
    `;
  }
}

/** @param {LobbyEvent} lobby */
const rooms = ({ rooms, more }) =>
  rooms.length === 0
    ? html`<p>${findingText.noRooms(null)}</p>`
    : html`
        <ul class="lobby">${repeat(rooms, ({ room }) => room, row)}</ul>
        ${more ? html`<p class="hint">${findingText.more(more)}</p>` : nothing}
      `;

/** @param {LobbyRoom} room */
function row(room) {
  const names = room.seats.flatMap(({ name }) => (name === null ? [] : [name]));
  const who = names.length ? formats.names(names) : findingText.roomOf(room.owner);
  const more = details(room);
  return html`
    <li>
      <div>
        <strong>${playedWith(room.game, room.options, room.title)}</strong>
        <span class="form">${lobbyText.form(room.form)}</span>
        <bdi class="who">${who}</bdi>
        <span class="hint">${state(room)} · ${age(Date.now() - room.since)}${more ? ` · ${more}` : ""}</span>
      </div>
      ${way(room)}
    </li>
  `;
}

/** The button that joins a room: to play if a seat is free, or to watch. @param {LobbyRoom} room */
function way(room) {
  const go = () => named(() => whenLoaded(import("./room.js"), (at) => at.enterRoom(room.room)));
  const known = gameOf(room.game);
  // A form that this page does not know is joined with another program.
  if (!Object.hasOwn(GAMES, room.game) || known?.ways.every(({ form }) => form !== room.form)) return nothing;
  if (!room.free && !room.spectators) return html`<span class="hint">${findingText.noSpectators()}</span>`;
  const code = showCode(room.room);
  if (room.free)
    return html`<button type="button" class="primary" aria-label=${findingText.joinRoom(code)} @click=${go}>${findingText.join()}</button>`;
  return html`<button type="button" aria-label=${findingText.watchRoom(code)} @click=${go}>${lobbyText.watch()}</button>`;
}

/** Open a listed room. */
const openOne = () => named(() => whenLoaded(import("./match_form.js"), (form) => form.friend(true)));

/** Ask for the settings of a quick match. */
const quick = () =>
  named(() =>
    picking((picked) => {
      const form = new Form(findingText.quickMatchTitle, findingText.findOpponent, (read) => {
        const { form } = picked.way;
        const options = picked.options(read, picked.way);
        const wanted = { game: picked.game, form, options, clock: picked.timed ? read.clock() : null };
        void whenLoaded(import("./room.js"), (room) => room.begin(doing.quickMatch(wanted)));
      });
      form.show(
        () => html`
          ${picked.games()} ${picked.several(form, false)}
          ${picked.way.seats === null ? nothing : html`<p class="hint">${findingText.quickMatchForTwo()}</p>`}
          ${picked.timed ? clockField(form, null) : nothing}
        `,
        () => picked.fetching,
      );
    }),
  );
