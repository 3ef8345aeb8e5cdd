// A form: its fields, the values read from them, and their errors.

import { gameOf } from "../games/catalog.js";
import { BadClock, parseClock, writeClock } from "../games/clocks.js";
import { readNumber } from "../protocol/game_numbers.js";
import { readNames } from "../room/tournament_names.js";
import { readLink } from "./start.js";
import { messages as formsText } from "../text/messages/forms.js";
import { messages as pageText } from "../text/messages/page.js";
import { html, nothing } from "../vendor/lit-html.js";
import { close, draw, open } from "../widgets/page.js";

/** The choices for the least time of a computer's move, in seconds. */
const [FASTEST, SLOWEST] = [1, 60];

/** An invalid value of a field. */
export class Wrong extends Error {
  /** @param {string} name @param {string} message */
  constructor(name, message) {
    super(message);
    this.field = name;
  }
}

/** The values of a form; each reader throws Wrong. */
export class Reading {
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
    if (number === null) throw new Wrong("number", formsText.badNumber());
    return number;
  }

  /** The least time of a computer's move; null: the server's default. */
  pace() {
    const typed = this.text("pace");
    if (typed === "") return null;
    const seconds = Number(typed);
    if (!Number.isInteger(seconds) || seconds < FASTEST || seconds > SLOWEST)
      throw new Wrong("pace", formsText.paceRange());
    return seconds;
  }

  /** The names of the competitors. */
  names() {
    const read = readNames(this.text("names"));
    if ("wrong" in read) throw new Wrong("names", read.wrong);
    return read.names;
  }

  clock() {
    const chosen = this.text("clock-preset");
    try {
      return parseClock(chosen === "custom" ? this.text("clock") : chosen);
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

/** A form on the page, until it is sent with valid values or closed. */
export class Form {
  /** @param {() => string} title @param {() => string} go what its button says @param {(read: Reading) => void} done */
  constructor(title, go, done) {
    this.title = title;
    this.go = go;
    this.done = done;
    /** @type {Wrong | null} */
    this.wrong = null;
  }

  /** @param {() => unknown} fields @param {() => boolean} [busy] whether a chosen game is still loading, which disables the form */
  show(fields, busy = () => false) {
    const submit = (/** @type {SubmitEvent} */ event) => {
      event.preventDefault();
      const element = /** @type {HTMLFormElement} */ (event.target);
      try {
        this.done(new Reading(element));
      } catch (error) {
        if (!(error instanceof Wrong)) throw error;
        this.wrong = error;
        draw();
        const named = element.elements.namedItem(error.field);
        const field = named instanceof RadioNodeList ? named[0] : named;
        if (field instanceof HTMLElement) {
          field.closest("details")?.setAttribute("open", "");
          field.focus();
          field.closest("fieldset, .field, .option-numbers")?.scrollIntoView({ block: "nearest" });
        }
        return;
      }
      close(dialog);
    };
    const dialog = {
      label: this.title,
      view: (/** @type {() => void} */ shut) => html`
        <h2>${this.title()}</h2>
        <form class="of-fields" novalidate @submit=${submit}>
          <div class="fields">${fields()}</div>
          <div class="buttons">
            <button class="primary" ?disabled=${busy()}>${this.go()}</button>
            <button type="button" class="quiet" @click=${shut}>${pageText.cancel()}</button>
          </div>
        </form>
      `,
    };
    open(dialog);
  }
}

/** @param {Form} form @param {{name: string, label: string, value: string, placeholder?: string, hint?: string, numeric?: boolean}} field */
export function field(form, { name, label, value, placeholder, hint, numeric }) {
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

/** @param {Form} form @param {string} value @param {string} placeholder @param {string} hint */
export const numberField = (form, value, placeholder, hint) =>
  field(form, { name: "number", label: formsText.number(), value, placeholder, hint, numeric: true });

/** The clocks that are offered by name, as they are written. */
const CLOCKS = /** @type {const} */ ({
  none: "",
  move: "30",
  short: "5m+3",
  long: "10m+5",
  day: "1d",
  days3: "3d",
  week: "7d",
});

/** The choice of a clock: a preset, or one that is typed. @param {Form} form @param {import("../protocol/messages.js").Clock | null} clock */
export function clockField(form, clock) {
  const written = writeClock(clock);
  const presets = /** @type {[keyof typeof CLOCKS, string][]} */ (Object.entries(CLOCKS));
  const custom = presets.every(([, value]) => value !== written);
  return html`
    <fieldset class="choices clocks">
      <legend>${formsText.clock()}</legend>
      ${presets.map(([name, value]) => radio("clock-preset", value, formsText.clockPreset(name), value === written))}
      ${radio("clock-preset", "custom", formsText.clockPreset("custom"), custom)}
      <div class="custom">
        ${field(form, { name: "clock", label: formsText.clock(), value: custom ? written : "", hint: formsText.clockHint() })}
      </div>
    </fieldset>
  `;
}

/** The options that are rarely changed, behind a button. @param {unknown} fields */
export const moreFields = (fields) => html`
  <details class="more-options">
    <summary>${formsText.moreOptions()}</summary>
    ${fields}
  </details>
`;

/** @param {string} name @param {string} value @param {string} label @param {boolean} on @param {string} [told] */
export const radio = (name, value, label, on, told) => html`
  <label>
    <input type="radio" name=${name} value=${value} ?checked=${on} />
    <span>${label}${told ? html` <small>${told}</small>` : nothing}</span>
  </label>
`;

/** @param {string} name @param {string} label @param {boolean} on */
export const check = (name, label, on) => html`
  <label class="check"><input type="checkbox" name=${name} ?checked=${on} /> <span>${label}</span></label>
`;

/** The choice of winnable numbers only, for a game in which some numbers can't be won. @param {string} game @param {boolean} on */
export const winnableField = (game, on) =>
  gameOf(game)?.winnable
    ? html`<input type="hidden" name="has-winnable" value="yes" />${check("winnable", formsText.winnable(), on)}`
    : nothing;

/** The choice of a casual game, unless the game undoes every move anyway. @param {string} game @param {object} options @param {boolean} on */
export const casualField = (game, options, on) =>
  gameOf(game)?.hasUndo?.(options)
    ? nothing
    : html`<label class="check"><input type="checkbox" name="casual" ?checked=${on} /> <span>${formsText.casual()} <small>${formsText.casualHint()}</small></span></label>`;

/** The value of that choice; empty if the form has none. @param {Reading} read @returns {{casual?: boolean}} */
export const casual = (read) => (read.on("casual") ? { casual: true } : {});

/** Whether only winnable numbers were chosen; empty if the form has no such choice. @param {Reading} read @returns {{winnable?: boolean}} */
export const winnable = (read) => (read.text("has-winnable") === "" ? {} : { winnable: read.on("winnable") });
