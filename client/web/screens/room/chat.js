// The chat beside a page of a room. Messages are only ever inserted as text.

import { rejectionText } from "../../text/rejection_text.js";
import * as talking from "../../room/chat.js";
import * as doing from "../../room/commands.js";
import { people } from "../../room/model.js";
import * as formats from "../../text/formats.js";
import { messages as chatText } from "../../text/messages/chat.js";
import { messages as roomText } from "../../text/messages/room.js";
import { messages as pageText } from "../../text/messages/page.js";
import { html, nothing } from "../../vendor/lit-html.js";
import { icon } from "../../widgets/icons.js";
import { draw } from "../../widgets/page.js";

/** @typedef {import("../room.js").Here} Here */
/** @typedef {import("../../room/types.js").Model} Model */

const LONGEST_LINE = 300;
/** @type {("hello" | "well-played" | "wait" | "good-game")[]} */
const PHRASES = ["hello", "well-played", "wait", "good-game"];
/** The unsent line, and the error in it. */
const typing = { text: "", wrong: /** @type {string | null} */ (null), seen: 0 };

/** @param {Here} here */
export function chat(here) {
  const { model, talks, talk } = here;
  if (!talks) return nothing;
  const lines = talking.heard(model.talk, model.player);
  if (lines.length !== typing.seen) setTimeout(showLast);
  typing.seen = lines.length;
  return html`
    <aside class="chat" aria-label=${chatText.title()} @keydown=${(/** @type {KeyboardEvent} */ event) => event.key === "Escape" && talk(false)}>
      <header>
        <h2>${chatText.title()}</h2>
        <button class="icon" aria-label=${pageText.close()} @click=${() => talk(false)}>${icon("close")}</button>
      </header>
      <ol id="lines" tabindex="0" aria-label=${chatText.title()}>
        ${lines.length ? lines.map((line) => lineOf(line, model.player)) : html`<li class="hint">${chatText.nothingSaid()}</li>`}
      </ol>
      <div class="phrases">
        ${PHRASES.map(chatText.phrase).map((phrase) => html`<button @click=${() => say(here, phrase)}>${phrase}</button>`)}
      </div>
      <form @submit=${(/** @type {SubmitEvent} */ event) => submit(event, here)}>
        <label class="unseen" for="say">${chatText.field()}</label>
        <input
          id="say"
          autocomplete="off"
          placeholder=${chatText.field()}
          value=${typing.text}
          aria-invalid=${typing.wrong === null ? "false" : "true"}
          aria-describedby="say-told"
          @input=${(/** @type {InputEvent} */ event) => {
            typing.text = /** @type {HTMLInputElement} */ (event.target).value;
          }}
        />
        <button class="primary">${chatText.send()}</button>
      </form>
      <p id="say-told" class="bad">${typing.wrong ?? nothing}</p>
      ${muting(here)}
    </aside>
  `;
}

/** @param {import("../../protocol/messages.js").ChatLine} line @param {string | null} me */
const lineOf = (line, me) => html`
  <li class=${line.player === me ? "mine" : ""}>
    <span class="who"><bdi>${line.seat === null ? chatText.spectator(line.name) : line.name}</bdi> <time>${formats.timeOfDay(line.at)}</time></span>
    <bdi class="text">${line.text}</bdi>
  </li>
`;

/** The players who can be muted. @param {Here} here */
function muting({ model, visit }) {
  const others = [...people(model)];
  if (!others.length) return nothing;
  const { silent, muted } = model.talk;
  const mute = (/** @type {string | null} */ player, /** @type {boolean} */ on) =>
    visit.hear({ type: "mute", player, on });
  const button = (/** @type {string} */ text, /** @type {() => void} */ go) =>
    html`<button class="link" @click=${go}><bdi>${text}</bdi></button>`;
  return html`
    <details>
      <summary>${chatText.muteTitle()}</summary>
      ${
        silent
          ? nothing
          : others.map(([player, name]) => {
              const off = muted.includes(player);
              return button(off ? chatText.unmute(name) : chatText.mute(name), () => mute(player, !off));
            })
      }
      ${button(silent ? chatText.unmuteAll() : chatText.muteAll(), () => mute(null, !silent))}
    </details>
  `;
}

/** @param {SubmitEvent} event @param {Here} here */
function submit(event, here) {
  event.preventDefault();
  const line = typing.text.split(/\s+/).filter(Boolean).join(" ");
  if (line.length > LONGEST_LINE) {
    typing.wrong = chatText.tooLong({ longest: LONGEST_LINE, length: line.length });
    draw();
  } else if (line) {
    type("");
    void say(here, line);
  }
}

/** Send a line; if that fails, put it back into the field, unless it has other text. @param {Here} here @param {string} line */
async function say({ visit }, line) {
  typing.wrong = null;
  draw();
  const answer = await visit.ask(doing.say(line), { quietly: true });
  if (answer?.type === "ack") return;
  typing.wrong = answer?.type === "rejected" ? rejectionText(answer) : chatText.notSent();
  if (typing.text === "") type(line);
  draw();
}

/** Set the text of the field. @param {string} text */
function type(text) {
  typing.text = text;
  const field = document.getElementById("say");
  if (field instanceof HTMLInputElement) field.value = text;
}

function showLast() {
  const lines = document.getElementById("lines");
  if (lines) lines.scrollTop = lines.scrollHeight;
}

/** The announcement of the last unread line; null if there is no new one. @param {Model} model @param {Model} before */
export function unreadTold(model, before) {
  const last = talking.unread(model.talk, model.player).at(-1);
  // Lines from before the reader came are not announced; a single line was said just now.
  const earlier = before.talk.fresh && model.talk.lines.length > 1;
  if (earlier || last === undefined || last.line <= (before.talk.lines.at(-1)?.line ?? 0)) return null;
  return `${last.name}: ${last.text}`;
}

/** The button that opens the chat, with the number of new lines. @param {import("../room.js").Here} here */
export function chatButton({ model, talks, talk }) {
  const many = talking.unread(model.talk, model.player).length;
  return html`
    <button id="chat-button" aria-expanded=${talks ? "true" : "false"} aria-label=${roomText.chat(many)} @click=${() => talk()}>
      ${chatText.title()}${many ? html` <span class="badge" aria-hidden="true">${many}</span>` : nothing}
    </button>
  `;
}
