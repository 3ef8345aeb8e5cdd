// The start screen: the idea in a demonstration, resume, play alone, the computer or a friend, the games, join, look up.

import { GAMES, firstGame as firstListed, have } from "../games/catalog.js";
import * as identity from "../profile/identity.js";
import { readCode } from "../protocol/room_code.js";
import { messages as nameText } from "../text/messages/player_name.js";
import { messages as startText } from "../text/messages/start.js";
import { html, nothing } from "../vendor/lit-html.js";
import { icon, logo } from "../widgets/icons.js";
import { whenLoaded } from "../widgets/loading.js";
import { current, draw } from "../widgets/page.js";

/** @typedef {Parameters<typeof startText.hint>[0] & Parameters<typeof startText.choice>[0]} Name */
/** @typedef {{name: Name, go: () => void, art: import("../widgets/icons.js").Icon}} Way */
/** @typedef {{wrong: string | null}} State */

/** The sentences of the tagline, each of which stays in one line. */
const sentences = () => startText.tagline().split(/(?<=[.。])\s*/);

const aloneForm = () => import("./solo_form.js");
const forms = () => import("./match_form.js");
const looks = () => import("./look_up_links.js");
const place = (/** @type {string} */ name) => () => void whenLoaded(import("./page_addresses.js"), (at) => at.go(name));

/** @returns {import("../widgets/page.js").Screen} */
export function startScreen() {
  /** @type {State} */
  const state = { wrong: null };
  /** @type {import("./demonstration.js").Demo | null} */
  let demo = null;
  /** @type {import("./your_games.js").GamesList | null} */
  let games = null;
  /** @type {import("../widgets/page.js").Screen} */
  const screen = {
    path: () => "/",
    opened: () => {
      if (identity.hasKey()) void list();
      (globalThis.requestIdleCallback ?? setTimeout)(() => void show());
    },
    closed: () => {
      demo?.stop();
      games?.stop();
      games = null;
    },
    view: () => html`
      <main tabindex="-1" class="start">
        <header class="brand">
          ${logo(36)}
          <h1>${startText.title()}</h1>
          ${whoYouAre()}
        </header>
        ${games?.view() ?? nothing}
        <section class="hero" aria-labelledby="play">
          <div class="pitch">
            <h2 id="play">${sentences().map((each) => html`<span>${each}</span> `)}</h2>
            <p>${startText.subtitle()}</p>
            <div class="ways">${ways().map(big)}</div>
          </div>
          ${demo?.view() ?? html`<div class="demo"></div>`}
        </section>
        <section aria-labelledby="games">
          <h2 id="games">${startText.gamesTitle()}</h2>
          <div class="tiles">${Object.entries(GAMES).map(tile)}</div>
        </section>
        ${joining(state)}
        <nav class="quiet-links" aria-label=${startText.moreTitle()}>${more().map(link)}</nav>
      </main>
    `,
  };

  /** Load and show the reader's games. */
  async function list() {
    const { GamesList } = await import("./your_games.js");
    if (current() !== screen) return;
    games?.stop();
    games = new GamesList(enter, draw);
    draw();
  }

  /** Load and show the demonstration while the page is idle; without it, the page is as useful. */
  async function show() {
    const [{ Demo }, game] = await Promise.all([import("./demonstration.js"), have(firstListed())]);
    if (current() !== screen || game?.demonstration === undefined) return;
    demo = new Demo(game.demonstration);
    draw();
  }
  return screen;
}

/** The ways to begin. @returns {Way[]} */
const ways = () => [
  { name: "learn", go: firstGame, art: "book" },
  { name: "alone", go: () => whenLoaded(aloneForm(), (form) => form.alone()), art: "user" },
  { name: "computer", go: () => whenLoaded(forms(), (form) => form.computer()), art: "robot" },
  { name: "friend", go: () => named(() => whenLoaded(forms(), (form) => form.friend())), art: "users" },
];

/** Begin the guided first game, or go on with it. */
export function firstGame() {
  void whenLoaded(
    Promise.all([import("./room.js"), have(firstListed()).then((game) => game?.guided?.())]),
    ([room, number]) => room.playAlone(number ?? null),
  );
}

/** The links that step back. @returns {Way[]} */
function more() {
  const play = (/** @type {number} */ number, /** @type {import("./game_choice.js").Played} */ what) =>
    whenLoaded(import("./room.js"), (room) => room.playAlone(number, what));
  const look = { visit: null, play };
  return [
    { name: "find", go: place("find"), art: "search" },
    { name: "daily", go: place("daily"), art: "calendar" },
    { name: "standings", go: place("standings"), art: "trophy" },
    { name: "player", go: place("player"), art: "user" },
    { name: "scores", go: () => whenLoaded(looks(), (at) => at.scores(look)), art: "star" },
    { name: "number", go: () => whenLoaded(looks(), (at) => at.number(null, look)), art: "number" },
    { name: "computers", go: () => whenLoaded(forms(), (form) => form.computers()), art: "eye" },
    { name: "record", go: () => whenLoaded(looks(), (at) => at.recordFile()), art: "replay" },
    { name: "rules", go: () => whenLoaded(looks(), (at) => at.howToPlay({ guided: firstGame })), art: "help" },
    { name: "settings", go: () => whenLoaded(import("./settings.js"), (at) => at.settings()), art: "settings" },
  ];
}

/** @param {string} code @param {{alongside?: boolean, invited?: boolean}} [how] `invited`: the reader has seen which game it is, and sits down */
function enter(code, how = {}) {
  const go = () => whenLoaded(import("./room.js"), (room) => room.enterRoom(code, how));
  if (identity.savedRoom(code)?.alone) void go();
  else named(go);
}

/** @param {State} state */
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
    <section aria-labelledby="join" class="join-section">
      <h2 id="join">${startText.choice("join")}</h2>
      <form class="join" novalidate @submit=${submit}>
        <label class="unseen" for="room">${startText.code()}</label>
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
        <button type="button" class="link" @click=${() => named(() => whenLoaded(forms(), (form) => form.seatCode()))}>
          ${startText.useSeatCode()}
        </button>
        <p id="room-told" class="bad">${state.wrong ?? nothing}</p>
      </form>
    </section>
  `;
}

/** Continue with a name that other players will see; ask for it first if there is none. @param {() => void} then */
export function named(then) {
  if (identity.name()) then();
  else askName(then);
}

/** @param {() => void} [then] */
const askName = (then) => void whenLoaded(import("./player_name.js"), (at) => at.askName(then));

/** The reader's name, with a button to change it. */
export const whoYouAre = () => html`
  <p class="you">
    ${identity.name() || identity.namedProfile() ? html`<bdi>${nameText.playingAs({ name: identity.name(), profile: identity.namedProfile() })}</bdi>` : nothing}
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

/** @param {Way} way @param {number} at */
const big = ({ name, go, art }, at) => html`
  <button class=${at === 0 ? "way primary" : "way"} @click=${go}>
    ${icon(art)} <strong>${startText.choice(name)}</strong> <span class="told">${startText.hint(name)}</span>
  </button>
`;

/** @param {[string, import("../games/game.js").Listed]} game */
const tile = ([name, { title, about }]) => html`
  <button class="tile" @click=${() => whenLoaded(import("./game_page.js"), (at) => at.gamePage(name))}>
    <span class=${`art art-${name}`} aria-hidden="true"></span>
    <strong>${title}</strong>
    <span class="told">${startText.aboutGame(about())}</span>
  </button>
`;

/** @param {Way} way */
const link = ({ name, go, art }) => html`
  <button class="quiet" title=${startText.hint(name)} @click=${go}>${icon(art)} ${startText.choice(name)}</button>
`;
