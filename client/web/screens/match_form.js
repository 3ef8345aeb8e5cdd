// What is settled before something is played: who plays, the number, the clock, onlookers, hints, who maximizes first.

import { close, draw, open } from "../app.js";
import { BadClock, parseClock, writeClock } from "../clocks.js";
import * as doing from "../doing.js";
import { HOSTED, LEVELS } from "../games.js";
import { readNumber } from "../numbers.js";
import { html, nothing } from "../vendor/lit-html.js";
import { CANCEL, JOIN_BUTTON, showNumber } from "../words.js";
import * as words from "../words/forms.js";
import { CLOCK_HINT, CLOCK_LABEL, CLOCK_PLACEHOLDER } from "../words/match.js";
import { LEVELS as TOLD, SETTINGS_TITLE } from "../words/room.js";
import { begin } from "./room.js";
import { readLink } from "./start.js";

/** @typedef {import("../protocol.js").Clock} Clock */
/** @typedef {{number: number | null, role: "maximizer" | "minimizer" | null, clock: Clock | null, onlookers: boolean, hints: boolean}} Settled */

const NONE = { number: null, role: null, clock: null, onlookers: true, hints: false };

/** Play alone, on a number that is drawn or typed. @param {(number: number | null) => void} [play] */
export function alone(play = (number) => begin(doing.createRoom({ game: HOSTED, form: "solo", number }))) {
  const form = new Form(words.ALONE_TITLE, words.PLAY, (read) => play(read.number()));
  form.show(() => numberField(form, "", words.NUMBER_ALONE_PLACEHOLDER, words.NUMBER_ALONE_HINT));
}

/** Play the computer, at a level. */
export function computer() {
  const form = new Form(words.COMPUTER_TITLE, words.PLAY, (read) => {
    const computers = [null, read.text("level")];
    begin(doing.createRoom({ game: HOSTED, ...settled(read), computers }));
  });
  form.show(
    () => html`
      ${levels("level", words.LEVEL_LABEL, LEVELS[0], words.LEVEL_HINT)} ${matchFields(form, { ...NONE, onlookers: false })}
    `,
  );
}

/** Make a room for a friend. */
export function friend() {
  const form = new Form(words.FRIEND_TITLE, words.OPEN_ROOM, (read) =>
    begin(doing.createRoom({ game: HOSTED, ...settled(read) })),
  );
  form.show(() => matchFields(form, NONE));
}

/** Look on while two computers play. */
export function computers() {
  const form = new Form(words.COMPUTERS_TITLE, words.LOOK_ON, (read) => {
    const computers = [read.text("first"), read.text("second")];
    begin(doing.createRoom({ game: HOSTED, number: read.number(), role: "maximizer", computers }));
  });
  form.show(
    () => html`
      ${levels("first", words.MAXIMIZES_FIRST, LEVELS[2])} ${levels("second", words.MINIMIZES_FIRST, LEVELS[0])}
      ${numberField(form, "", words.NUMBER_ALONE_PLACEHOLDER, words.NUMBER_ALONE_HINT)}
    `,
  );
}

/** Settle the matches to come in a room. @param {import("../protocol.js").RoomEvent} room @param {(settled: Settled) => void} change */
export function settings(room, change) {
  const form = new Form(SETTINGS_TITLE, words.SETTLE, (read) => change(settled(read)));
  const { number, clock, onlookers, hints } = room;
  const role = room.role === "player" ? null : room.role;
  form.show(() => matchFields(form, { number, role, clock, onlookers, hints }));
}

/** Take a seat with a code from another machine. @param {string} [code] the room's, where it is known */
export function seatCode(code = "") {
  const form = new Form(words.SEAT_CODE_TITLE, JOIN_BUTTON, (read) =>
    begin(doing.takeSeat(read.room(), read.filled("seat", words.SEAT_CODE_BAD)), read.room()),
  );
  form.show(
    () => html`
      <p>${words.SEAT_CODE_TEXT}</p>
      ${field(form, { name: "room", label: words.ROOM_LABEL, value: code })}
      ${field(form, { name: "seat", label: words.SEAT_CODE_LABEL, value: "" })}
    `,
  );
}

/** @param {Reading} read @returns {Settled} */
function settled(read) {
  const role = read.text("role");
  return {
    number: read.number(),
    role: role === "maximizer" || role === "minimizer" ? role : null,
    clock: read.clock(),
    onlookers: read.on("onlookers"),
    hints: read.on("hints"),
  };
}

/** Something that was typed will not do. */
class Wrong extends Error {
  /** @param {string} name @param {string} message */
  constructor(name, message) {
    super(message);
    this.field = name;
  }
}

/** What a form holds, read; each throws Wrong. */
class Reading {
  /** @param {HTMLFormElement} form */
  constructor(form) {
    this.data = new FormData(form);
  }

  /** @param {string} name */
  text(name) {
    return String(this.data.get(name) ?? "").trim();
  }

  /** @param {string} name */
  on(name) {
    return this.data.has(name);
  }

  /** @param {string} name @param {string} wrong */
  filled(name, wrong) {
    const text = this.text(name);
    if (text === "") throw new Wrong(name, wrong);
    return text;
  }

  number() {
    const typed = this.text("number");
    if (typed === "") return null;
    const number = readNumber(typed);
    if (number === null) throw new Wrong("number", words.NUMBER_BAD);
    return number;
  }

  clock() {
    try {
      return parseClock(this.text("clock"));
    } catch (error) {
      if (error instanceof BadClock) throw new Wrong("clock", error.message);
      throw error;
    }
  }

  room() {
    const { code, wrong } = readLink(this.text("room"));
    if (code === null) throw new Wrong("room", wrong ?? "");
    return code;
  }
}

class Form {
  /** @param {string} title @param {string} go @param {(read: Reading) => void} done */
  constructor(title, go, done) {
    this.title = title;
    this.go = go;
    this.done = done;
    /** @type {Wrong | null} */
    this.wrong = null;
  }

  /** @param {() => unknown} fields */
  show(fields) {
    const submit = (/** @type {SubmitEvent} */ event) => {
      event.preventDefault();
      const element = /** @type {HTMLFormElement} */ (event.target);
      try {
        this.done(new Reading(element));
      } catch (error) {
        if (!(error instanceof Wrong)) throw error;
        this.wrong = error;
        draw();
        const field = element.elements.namedItem(error.field);
        if (field instanceof HTMLElement) {
          field.closest("details")?.setAttribute("open", "");
          field.focus();
        }
        return;
      }
      close(dialog);
    };
    const dialog = {
      label: this.title,
      view: (/** @type {() => void} */ shut) => html`
        <h2>${this.title}</h2>
        <form novalidate @submit=${submit}>
          ${fields()}
          <div class="buttons">
            <button class="primary">${this.go}</button>
            <button type="button" class="quiet" @click=${shut}>${CANCEL}</button>
          </div>
        </form>
      `,
    };
    open(dialog);
  }
}

/** @param {Form} form @param {Settled} before */
const matchFields = (form, before) => html`
  <fieldset class="choices">
    <legend>${words.ROLE_LABEL}</legend>
    ${words.ROLES.map(([value, told]) => radio("role", value, told, value === (before.role ?? "drawn")))}
  </fieldset>
  ${numberField(form, before.number === null ? "" : showNumber(before.number), words.NUMBER_PLACEHOLDER, words.NUMBER_HINT)}
  ${field(form, {
    name: "clock",
    label: CLOCK_LABEL,
    value: writeClock(before.clock),
    placeholder: CLOCK_PLACEHOLDER,
    hint: CLOCK_HINT,
  })}
  ${check("onlookers", words.ONLOOKERS, before.onlookers)} ${check("hints", words.HINTS, before.hints)}
`;

/** @param {Form} form @param {string} value @param {string} placeholder @param {string} hint */
const numberField = (form, value, placeholder, hint) =>
  field(form, { name: "number", label: words.NUMBER_LABEL, value, placeholder, hint, numeric: true });

/** @param {Form} form @param {{name: string, label: string, value: string, placeholder?: string, hint?: string, numeric?: boolean}} field */
function field(form, { name, label, value, placeholder, hint, numeric }) {
  const wrong = form.wrong?.field === name ? form.wrong.message : null;
  return html`
    <div class="field">
      <label for="form-${name}">${label}</label>
      <input
        id="form-${name}"
        name=${name}
        value=${value}
        placeholder=${placeholder ?? ""}
        inputmode=${numeric ? "numeric" : "text"}
        autocomplete="off"
        spellcheck="false"
        aria-invalid=${wrong === null ? "false" : "true"}
        aria-describedby="form-${name}-told"
      />
      <p id="form-${name}-told" class=${wrong === null ? "hint" : "bad"}>${wrong ?? hint ?? nothing}</p>
    </div>
  `;
}

/** @param {string} name @param {string} label @param {string} chosen @param {string} [hint] */
const levels = (name, label, chosen, hint) => html`
  <fieldset class="choices told">
    <legend>${label}</legend>
    ${LEVELS.map((level) => radio(name, level, level, level === chosen, TOLD[level]))}
    ${hint ? html`<p class="hint">${hint}</p>` : nothing}
  </fieldset>
`;

/** @param {string} name @param {string} value @param {string} label @param {boolean} on @param {string} [told] */
const radio = (name, value, label, on, told) => html`
  <label>
    <input type="radio" name=${name} value=${value} ?checked=${on} />
    <span>${label}${told ? html` <small>${told}</small>` : nothing}</span>
  </label>
`;

/** @param {string} name @param {string} label @param {boolean} on */
const check = (name, label, on) => html`
  <label class="check"><input type="checkbox" name=${name} ?checked=${on} /> <span>${label}</span></label>
`;
