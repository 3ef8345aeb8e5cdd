// The start screen: resume, play alone, the computer or a friend, join by a code or link, watch, look things up.

import { firstGame as firstListed, have } from "../games/catalog.js";
import * as identity from "../profile/identity.js";
import { readCode, showCode } from "../protocol/room_code.js";
import { details } from "../room/saved_room_text.js";
import * as nameText from "../text/messages/player_name.js";
import * as startText from "../text/messages/start.js";
import { html, nothing, svg } from "../vendor/lit-html.js";
import { icon } from "../widgets/icons.js";
import { whenLoaded } from "../widgets/loading.js";
import { draw } from "../widgets/page.js";

/** @typedef {Parameters<typeof startText.hint>[0] & Parameters<typeof startText.choice>[0]} Name */
/** @typedef {{name: Name, go: () => void, art?: unknown, first?: boolean}} Way */

const MOST_ROOMS = 4;
const aloneForm = () => import("./solo_form.js");
const forms = () => import("./match_form.js");
const looks = () => import("./look_up_links.js");
const place = (/** @type {string} */ name) => () => void whenLoaded(import("./page_addresses.js"), (at) => at.go(name));

/** @returns {import("../widgets/page.js").Screen} */
export function startScreen() {
  /** @type {{wrong: string | null, all: boolean}} */
  const state = { wrong: null, all: false };
  return {
    path: () => "/",
    view: () => html`
      <main tabindex="-1" class="start">
        <header class="hero">
          ${fan()}
          <div>
            <h1>${startText.title()}</h1>
            <p>${startText.subtitle()}</p>
          </div>
        </header>
        ${whoYouAre()} ${goingOn(state)}
        <section aria-labelledby="play">
          <h2 id="play">${startText.playTitle()}</h2>
          <div class="tiles">${playing().map(tile)}</div>
        </section>
        ${joining(state)}
        <section aria-labelledby="here">
          <h2 id="here">${startText.serverTitle()}</h2>
          <div class="rows">${here().map(row)}</div>
        </section>
        <section aria-labelledby="more">
          <h2 id="more">${startText.moreTitle()}</h2>
          <div class="rows more">${more().map(row)}</div>
        </section>
      </main>
    `,
  };
}

/** @returns {Way[]} */
function playing() {
  /** @type {Way[]} */
  const ways = [
    {
      name: "alone",
      go: () => named(() => whenLoaded(aloneForm(), (form) => form.alone())),
      art: "♠",
    },
    {
      name: "computer",
      go: () => named(() => whenLoaded(forms(), (form) => form.computer())),
      art: "♦",
    },
    {
      name: "friend",
      go: () => named(() => whenLoaded(forms(), (form) => form.friend())),
      art: "♥",
    },
    { name: "find", go: place("find"), art: "♣" },
  ];
  if (identity.noted("guided") !== null) return ways;
  /** @type {Way} */
  const first = { name: "guided", go: firstGame, art: "★", first: true };
  return [first, ...ways];
}

/** Begin the guided first game. */
function firstGame() {
  named(() => {
    identity.note("guided", "offered");
    void whenLoaded(
      Promise.all([import("./room.js"), have(firstListed()).then((game) => game?.guided?.())]),
      ([room, number]) => room.playAlone(number ?? null),
    );
  });
}

/** The links to games with other players on this server. @returns {Way[]} */
const here = () => [
  { name: "daily", go: place("daily") },
  { name: "standings", go: place("standings") },
  { name: "player", go: place("player") },
];

/** @returns {Way[]} */
function more() {
  const play = (/** @type {number} */ number, /** @type {import("./game_choice.js").Played} */ what) =>
    named(() => whenLoaded(import("./room.js"), (room) => room.playAlone(number, what)));
  const look = { visit: null, play };
  return [
    {
      name: "rules",
      go: () => whenLoaded(looks(), (at) => at.howToPlay({ guided: firstGame })),
    },
    { name: "scores", go: () => whenLoaded(looks(), (at) => at.scores(look)) },
    { name: "number", go: () => whenLoaded(looks(), (at) => at.number(null, look)) },
    {
      name: "computers",
      go: () => named(() => whenLoaded(forms(), (form) => form.computers())),
    },
    { name: "record", go: () => whenLoaded(looks(), (at) => at.recordFile()) },
    {
      name: "settings",
      go: () => whenLoaded(import("./settings.js"), (at) => at.settings()),
    },
  ];
}

/** @param {{all: boolean}} state */
function goingOn(state) {
  const rooms = identity.roomsToGoOn();
  if (rooms.length === 0) return nothing;
  const shown = state.all ? rooms : rooms.slice(0, MOST_ROOMS);
  const every = () => {
    state.all = true;
    draw();
  };
  return html`
    <section aria-labelledby="going-on">
      <h2 id="going-on">${startText.resumeTitle()}</h2>
      <ul class="rooms">
        ${shown.map(
          (room) => html`
            <li>
              <button class="row" @click=${() => enter(room.code)}>
                <strong>${startText.resume(showCode(room.code))}</strong> <bdi class="hint">${details(room)}</bdi>
              </button>
              <button class="icon" aria-label=${startText.forgetRoom(showCode(room.code))} title=${startText.forget()} @click=${() => forget(room.code)}>${icon("close")}</button>
            </li>
          `,
        )}
      </ul>
      ${shown.length < rooms.length ? html`<button class="link" @click=${every}>${startText.moreUnfinished(rooms.length - shown.length)}</button>` : nothing}
    </section>
  `;
}

/** @param {string} code */
function forget(code) {
  identity.forgetRoom(code);
  draw();
}

/** @param {string} code */
function enter(code) {
  named(() => whenLoaded(import("./room.js"), (room) => room.enterRoom(code)));
}

/** @param {{wrong: string | null}} state */
function joining(state) {
  const submit = (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    const typed = String(new FormData(/** @type {HTMLFormElement} */ (event.target)).get("room"));
    const read = readLink(typed);
    state.wrong = read.wrong;
    draw();
    if (read.code !== null) enter(read.code);
  };
  return html`
    <section aria-labelledby="join">
      <h2 id="join">${startText.choice("join")}</h2>
      <form class="join" novalidate @submit=${submit}>
        <label for="room">${startText.code()}</label>
        <input
          id="room"
          name="room"
          placeholder=${startText.codeExample()}
          autocomplete="off"
          autocapitalize="characters"
          spellcheck="false"
          aria-invalid=${state.wrong === null ? "false" : "true"}
          aria-describedby="room-told"
        />
        <button>${startText.join()}</button>
        <p id="room-told" class="bad">${state.wrong ?? nothing}</p>
      </form>
      <button class="link" @click=${() => named(() => whenLoaded(forms(), (form) => form.seatCode()))}>
        ${startText.useSeatCode()}
      </button>
    </section>
  `;
}

/** Continue with a name; ask for it first if there is none. @param {() => void} then */
export function named(then) {
  if (identity.name()) then();
  else askName(then);
}

/** @param {() => void} [then] */
const askName = (then) => void whenLoaded(import("./player_name.js"), (at) => at.askName(then));

/** The reader's name, with a button to change it. */
export const whoYouAre = () => html`
  <p class="you">
    <bdi>${nameText.playingAs({ name: identity.name(), profile: identity.namedProfile() })}</bdi>
    <button class="link" @click=${() => askName()}>${identity.name() ? nameText.change() : nameText.choose()}</button>
  </p>
`;

/** The room of a code or a link, or an error. @param {string} typed @returns {{code: string | null, wrong: string | null}} */
export function readLink(typed) {
  const last = typed
    .trim()
    .replace(/[?#].*$/, "")
    .replace(/\/+$/, "");
  const code = readCode(last.slice(last.lastIndexOf("/") + 1));
  if (code === null) return { code, wrong: startText.badCode() };
  const place = last.slice(0, Math.max(0, last.lastIndexOf("/"))).replace(/^[a-z]+:\/\//i, "");
  if (place !== "" && place.toLowerCase() !== location.host) return { code: null, wrong: startText.otherServer() };
  return { code, wrong: null };
}

/** @param {Way} way */
const tile = (way) => html`
  <button class=${way.first ? "tile first" : "tile"} @click=${way.go}>
    <span class="pip ${way.art === "♥" || way.art === "♦" ? "red" : ""}" aria-hidden="true">${way.art}</span>
    <strong>${startText.choice(way.name)}</strong>
    <span>${startText.hint(way.name)}</span>
  </button>
`;

/** @param {Way} way */
const row = (way) => html`
  <button class="row" @click=${way.go}><strong>${startText.choice(way.name)}</strong> <span class="hint">${startText.hint(way.name)}</span></button>
`;

/** The page's logo: a hand of three cards. */
function fan() {
  const card = (
    /** @type {number} */ turn,
    /** @type {string} */ rank,
    /** @type {string} */ suit,
    /** @type {boolean} */ red,
  ) => svg`
    <g transform="rotate(${turn} 60 150)">
      <rect x="32" y="22" width="56" height="80" rx="6" class="face" />
      <text x="38" y="41" class=${red ? "red" : "black"} font-size="17">${rank}</text>
      <text x="60" y="80" class=${red ? "red" : "black"} font-size="36" text-anchor="middle">${suit}</text>
    </g>`;
  return html`
    <svg class="fan" viewBox="-8 12 136 108" aria-hidden="true">
      ${card(-20, "Q", "♥", true)} ${card(0, "K", "♠", false)} ${card(20, "7", "♦", true)}
    </svg>
  `;
}
