// What is settled before something is played: who plays, the number, the clock, onlookers, hints, who maximizes first.

import { close, draw, open } from "../app.js";
import { BadClock, parseClock, writeClock } from "../clocks.js";
import * as doing from "../doing.js";
import { aroundOf, GAMES, gameOf, haveSettings, HOSTED, LEVELS, swapsRoles } from "../games.js";
import * as identity from "../identity.js";
import { having } from "../main.js";
import { readNumber } from "../numbers.js";
import { html, nothing } from "../vendor/lit-html.js";
import { CANCEL, JOIN_BUTTON, showNumber } from "../words.js";
import * as words from "../words/forms.js";
import * as competing from "../words/tournament.js";
import { CLOCK_HINT, CLOCK_LABEL, CLOCK_PLACEHOLDER } from "../words/match.js";
import { LEVELS as TOLD, SETTINGS_TITLE } from "../words/room.js";
import { begin } from "./room.js";
import { readLink } from "./start.js";

/** @typedef {import("../protocol.js").Clock} Clock */
/** @typedef {import("../games.js").SettingsPart} SettingsPart */
/** @typedef {import("../games.js").Way} Way */
/** @typedef {import("../protocol.js").Configure["role"]} Role */
/** @typedef {{number: number | null, role: Role, clock: Clock | null, onlookers: boolean, hints: boolean, notes?: boolean}} Settled */

/** The seconds that a computer may be told to take over a move at least. */
const [FASTEST, SLOWEST] = [1, 60];
const NONE = { number: null, role: null, clock: null, onlookers: true, hints: false };

/** Play a number of the room's own game alone. @param {(number: number | null) => void} play */
export function aNumber(play) {
  const form = new Form(words.A_NUMBER_TITLE, words.PLAY, (read) => play(read.number()));
  form.show(() => numberField(form, "", words.NUMBER_ALONE_PLACEHOLDER, words.NUMBER_ALONE_HINT));
}

/** Play alone, on a number that is drawn or typed. */
export function alone() {
  picking((picked) => {
    const form = new Form(words.ALONE_TITLE, words.PLAY, (read) =>
      begin(
        doing.createRoom({
          game: picked.game,
          form: "solo",
          number: read.number(),
          options: picked.options(read, picked.alone),
        }),
        null,
        read.names(),
      ),
    );
    form.show(
      () => html`
        ${picked.games()} ${picked.among(picked.known.alone)} ${picked.choices()} ${picked.more(picked.alone)}
        ${numberField(form, "", words.NUMBER_ALONE_PLACEHOLDER, words.NUMBER_ALONE_HINT)}
        ${field(form, { name: "names", label: competing.TITLE, value: "", placeholder: competing.PLACEHOLDER, hint: competing.NAMES_FIELD_HINT })}
      `,
    );
  }, "alone");
}

/** Play the computer, at a level: it has all seats but one's own. */
export function computer() {
  picking((picked) => {
    const form = new Form(words.COMPUTER_TITLE, words.PLAY, (read) => {
      const others = Array.from({ length: picked.seats(read) - 1 }, () => read.text("level"));
      begin(
        doing.createRoom({ ...picked.room(read), ...settled(read), pace: read.pace(), computers: [null, ...others] }),
      );
    });
    form.show(
      () => html`
        ${picked.games()} ${picked.several(form)} ${levels("level", words.LEVEL_LABEL, LEVELS[0], words.LEVEL_HINT)} ${paceField(form, null)}
        ${matchFields(form, { ...NONE, onlookers: false }, picked.duel, picked.game, picked.swaps)}
      `,
    );
  });
}

/** Make a room for friends. */
export function friend() {
  picking((picked) => {
    const form = new Form(words.FRIEND_TITLE, words.OPEN_ROOM, (read) =>
      begin(doing.createRoom({ ...picked.room(read), ...settled(read) })),
    );
    form.show(
      () =>
        html`${picked.games()} ${picked.several(form)} ${matchFields(form, NONE, picked.duel, picked.game, picked.swaps)}`,
    );
  });
}

/** Look on while two computers play. */
export function computers() {
  picking((picked) => {
    const form = new Form(words.COMPUTERS_TITLE, words.LOOK_ON, (read) => {
      const computers = [read.text("first"), read.text("second")];
      begin(
        doing.createRoom({
          ...picked.room(read),
          number: read.number(),
          pace: read.pace(),
          role: !picked.swaps ? null : aroundOf(picked.game) === null ? "maximizer" : "owner",
          computers,
        }),
      );
    });
    form.show(
      () => html`
        ${picked.games()} ${picked.several(form)} ${levels("first", picked.swaps && aroundOf(picked.game) === null ? words.MAXIMIZES_FIRST : words.BEGINS, LEVELS[2])} ${levels("second", picked.swaps && aroundOf(picked.game) === null ? words.MINIMIZES_FIRST : words.SECOND, LEVELS[0])}
        ${paceField(form, null)}
        ${numberField(form, "", words.NUMBER_ALONE_PLACEHOLDER, words.NUMBER_ALONE_HINT)}
      `,
    );
  }, "match");
}

/** Settle the matches to come in a room: what is played, by how many, and how. @param {import("../protocol.js").RoomEvent} room @param {(settled: Settled & {options: object, form: Way["form"], seats: number | null, pace: number | null}) => void} change */
export function settings(room, change) {
  void having(haveSettings(room.game), (part) => {
    const picked = new Picked(room.game, part, undefined, room);
    const form = new Form(SETTINGS_TITLE, words.SETTLE, (read) => {
      const { options, form, seats } = picked.room(read);
      change({ ...settled(read), options, form, seats, pace: read.pace() });
    });
    const { number, clock, onlookers, hints, role, notes } = room;
    const before = { number, role, clock, onlookers, hints, notes };
    form.show(
      () => html`
        ${picked.several(form)} ${paceField(form, room.pace)}
        ${matchFields(form, before, picked.duel, room.game, picked.swaps)}
      `,
    );
  });
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
    role: role === "" || role === "drawn" ? null : /** @type {Role} */ (role),
    clock: read.clock(),
    onlookers: read.on("onlookers"),
    hints: read.on("hints"),
    ...(read.text("has-notes") === "" ? {} : { notes: read.on("notes") }),
  };
}

/** Fetch the game that a form begins with, and pick it. @param {(picked: Picked) => void} show @param {"match" | "alone"} [only] what is played in that form alone */
function picking(show, only) {
  const last = identity.noted("game") ?? HOSTED;
  const game = last in GAMES && offered(last, only) ? last : HOSTED;
  void having(haveSettings(game), (part) => show(new Picked(game, part, only)));
}

/** Whether a game is played in a form, or alone. @param {string} game @param {"match" | "alone"} [only] */
const offered = (game, only) => only === undefined || GAMES[game][only];

/** Which game is picked in a form, and the way in which it is played. */
class Picked {
  /** @param {string} game one that is here @param {SettingsPart | null} part what there is to choose of it beside its ways @param {"match" | "alone"} [only] @param {import("../protocol.js").RoomEvent} [room] whose game this is, with what is settled there */
  constructor(game, part, only, room) {
    this.game = game;
    this.part = part;
    /** What is chosen of that. */
    this.chosen = room === undefined ? part?.usual() : part?.chosenOf(room.options);
    /** The room whose game it is, where that is settled already. */
    this.settled = room ?? null;
    this.only = only;
    /** The game that is picked, which may still be fetched. */
    this.wanted = game;
    this.at = room === undefined ? 0 : Math.max(0, this.wayOf(room));
  }

  /** The way that a room plays its game. @param {import("../protocol.js").RoomEvent} room */
  wayOf(room) {
    return this.ways.findLastIndex(
      ({ form, options }) =>
        form === room.form && Object.entries(options).every(([name, value]) => room.options[name] === value),
    );
  }

  get known() {
    return /** @type {import("../games.js").Game} */ (gameOf(this.game));
  }

  get ways() {
    const solo = this.known.alone.map(({ label, options }) => ({
      form: /** @type {const} */ ("solo"),
      label,
      options,
      seats: null,
    }));
    // Who competes may play alone, and then by two.
    if (this.settled?.tournament != null && GAMES[this.game].alone) return [...solo, ...this.known.ways];
    if (this.settled?.form === "solo") return solo;
    return this.known.ways.filter(({ form }) => this.only !== "match" || form === "match");
  }

  get way() {
    return this.ways[this.at] ?? this.ways[0];
  }

  get alone() {
    return this.known.alone[this.at] ?? this.known.alone[0];
  }

  /** Whether two play against each other, so that there are roles and a clock. */
  get duel() {
    return this.way.form === "match";
  }

  /** Whether they swap their roles. */
  get swaps() {
    return swapsRoles(this.game, this.way.options);
  }

  games() {
    const pick = async (/** @type {string} */ name) => {
      this.wanted = name;
      draw();
      await having(haveSettings(name), (part) => {
        if (this.wanted === name) Object.assign(this, { game: name, at: 0, part, chosen: part?.usual() });
      });
      if (this.wanted === name) this.wanted = this.game;
      draw();
    };
    return html`
      <fieldset class="choices told">
        <legend>${words.GAME_LABEL}</legend>
        ${Object.entries(GAMES).map(([name, { title, blurb }]) =>
          !offered(name, this.only)
            ? nothing
            : html`
            <label>
              <input type="radio" name="game" value=${name} .checked=${name === this.wanted} @change=${() => pick(name)} />
              <span>${title} <small>${blurb}</small></span>
            </label>
          `,
        )}
      </fieldset>
    `;
  }

  /** The ways to play it, where there are several. @param {{label: string}[]} ways */
  among(ways) {
    if (ways.length < 2) return nothing;
    const pick = (/** @type {number} */ at) => {
      this.at = at;
      draw();
    };
    return html`
      <fieldset class="choices">
        <legend>${words.WAY_LABEL}</legend>
        ${ways.map(
          ({ label }, at) => html`
            <label>
              <input type="radio" name="way" value=${at} .checked=${at === this.at} @change=${() => pick(at)} /> <span>${label}</span>
            </label>
          `,
        )}
      </fieldset>
    `;
  }

  choices() {
    return this.known.choices.map(
      ({ name, label, choices }) => html`
        <fieldset class="choices">
          <legend>${label}</legend>
          ${choices.map(([value, told], at) => radio(`option-${name}`, value, told, this.settled === null ? at === 0 : this.settled.options[name] === value))}
        </fieldset>
      `,
    );
  }

  /** What there is to choose beside the way. @param {{options: {[name: string]: string}}} way */
  more(way) {
    if (this.part === null) return nothing;
    return html`
      <details class="more-options">
        <summary>${words.RULES}</summary>
        ${this.part.fields(way.options, this.chosen, draw)}
      </details>
    `;
  }

  /** @param {Form} form */
  several(form) {
    const { seats } = this.way;
    return html`
      ${this.among(this.ways)} ${this.choices()} ${this.more(this.way)}
      ${seats === null ? nothing : field(form, { name: "seats", label: words.SEATS_LABEL, value: `${this.settled?.seats.length ?? 2}`, hint: words.seatsHint(...seats), numeric: true })}
    `;
  }

  /** @param {Reading} read @param {{options: {[name: string]: string}}} way */
  options(read, way) {
    if (this.settled === null) identity.note("game", this.game);
    if (this.part !== null) {
      const found = this.part.read(way.options, this.chosen);
      if ("wrong" in found) throw new Wrong(found.wrong.field, found.wrong.message);
      return found.options;
    }
    const chosen = this.known.choices.map(({ name }) => [name, read.text(`option-${name}`)]);
    return { ...Object.fromEntries(chosen), ...way.options };
  }

  /** @param {Reading} read */
  seats(read) {
    const { seats } = this.way;
    if (seats === null) return 2;
    const [fewest, most] = seats;
    const typed = Number(read.text("seats"));
    if (!Number.isInteger(typed) || typed < fewest || typed > most)
      throw new Wrong("seats", words.seatsHint(fewest, most));
    return typed;
  }

  /** @param {Reading} read */
  room(read) {
    const { form } = this.way;
    return {
      game: this.game,
      form,
      options: this.options(read, this.way),
      seats: this.way.seats === null ? null : this.seats(read),
    };
  }
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

  /** How long a computer takes over a move at least; null: as the server has it. */
  pace() {
    const typed = this.text("pace");
    if (typed === "") return null;
    const seconds = Number(typed);
    if (!Number.isInteger(seconds) || seconds < FASTEST || seconds > SLOWEST) throw new Wrong("pace", words.PACE_HINT);
    return seconds;
  }

  /** Who competes. */
  names() {
    const read = competing.readNames(this.text("names"));
    if ("wrong" in read) throw new Wrong("names", read.wrong);
    return read.names;
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

/** @param {Form} form @param {Settled} before @param {boolean} duel two play against each other, perhaps by a clock @param {string} game @param {boolean} swaps in roles that are swapped */
const matchFields = (form, before, duel, game, swaps) => html`
  ${
    duel && swaps
      ? html`
          <fieldset class="choices">
            <legend>${words.ROLE_LABEL}</legend>
            ${(aroundOf(game)?.roles ?? words.ROLES).map(([value, told]) => radio("role", value, told, value === (before.role ?? "drawn")))}
          </fieldset>
        `
      : nothing
  }
  ${numberField(form, before.number === null ? "" : showNumber(before.number), words.NUMBER_PLACEHOLDER, words.NUMBER_HINT)}
  ${
    duel
      ? field(form, {
          name: "clock",
          label: CLOCK_LABEL,
          value: writeClock(before.clock),
          placeholder: CLOCK_PLACEHOLDER,
          hint: CLOCK_HINT,
        })
      : nothing
  }
  ${check("onlookers", words.ONLOOKERS, before.onlookers)} ${check("hints", words.HINTS, before.hints)}
  ${gameOf(game)?.notes === undefined ? nothing : html`<input type="hidden" name="has-notes" value="yes" />${check("notes", gameOf(game)?.notes ?? "", before.notes ?? true)}`}
`;

/** @param {Form} form @param {number | null} value */
const paceField = (form, value) =>
  field(form, {
    name: "pace",
    label: words.PACE_LABEL,
    value: value === null ? "" : `${value}`,
    placeholder: words.PACE_PLACEHOLDER,
    hint: words.PACE_HINT,
    numeric: true,
  });

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
