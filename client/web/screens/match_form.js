// What is settled before others play, too: who they are, the number, the clock, spectators, hints, who maximizes first.

import { aroundOf, gameOf, haveSettings, levelsOf } from "../games/catalog.js";
import { writeClock } from "../games/clocks.js";
import * as words from "../games/form_words.js";
import { levelHint } from "../room/level_hints.js";
import * as actionText from "../text/messages/actions.js";
import * as doing from "../room/commands.js";
import { JOIN_BUTTON, showNumber } from "../text/words.js";
import { html, keyed, nothing } from "../vendor/lit-html.js";
import { check, field, Form, numberField, radio, winnable, winnableField } from "./form.js";
import { whenLoaded } from "../widgets/loading.js";
import { Picked, picking } from "./game_fields.js";
import { begin } from "./room.js";

/** @typedef {import("../protocol/messages.js").Clock} Clock */
/** @typedef {import("../games/catalog.js").Way} Way */
/** @typedef {import("./form.js").Reading} Reading */
/** @typedef {import("../protocol/messages.js").Configure["role"]} Role */
/** @typedef {{number: number | null, role: Role, clock: Clock | null, spectators: boolean, hints: boolean, public?: boolean, notes?: boolean, winnable?: boolean}} Settled */

const NONE = { number: null, role: null, clock: null, spectators: true, hints: false };

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
        ${picked.games()} ${picked.several(form)} ${levels(picked.game, "level", words.LEVEL_LABEL, "easy", words.LEVEL_HINT)} ${paceField(form, null)}
        ${matchFields(form, { ...NONE, spectators: false }, picked)}
      `,
      () => picked.fetching,
    );
  });
}

/** Make a room for friends. @param {boolean} [open] and for anyone who finds it listed */
export function friend(open = false) {
  picking((picked) => {
    const form = new Form(open ? words.ANYONE_TITLE : words.FRIEND_TITLE, words.OPEN_ROOM, (read) =>
      begin(doing.createRoom({ ...picked.room(read), ...settled(read) })),
    );
    form.show(
      () => html`${picked.games()} ${picked.several(form)} ${matchFields(form, { ...NONE, public: open }, picked)}`,
      () => picked.fetching,
    );
  });
}

/** Look on while two computers play. */
export function computers() {
  picking((picked) => {
    const form = new Form(words.COMPUTERS_TITLE, words.LOOK_ON, (read) => {
      const rest = Array.from({ length: picked.seats(read) - 1 }, () => read.text("second"));
      const computers = [read.text("first"), ...rest];
      begin(
        doing.createRoom({
          ...picked.room(read),
          number: read.number(),
          ...winnable(read),
          pace: read.pace(),
          role: !picked.swaps ? null : aroundOf(picked.game) === null ? "maximizer" : "owner",
          computers,
        }),
      );
    });
    form.show(
      () => html`
        ${picked.games()} ${picked.several(form)} ${levels(picked.game, "first", picked.swaps && aroundOf(picked.game) === null ? words.MAXIMIZES_FIRST : words.BEGINS, "strong")} ${levels(picked.game, "second", picked.swaps && aroundOf(picked.game) === null ? words.MINIMIZES_FIRST : words.SECOND, "easy")}
        ${paceField(form, null)}
        ${numberField(form, "", words.NUMBER_ALONE_PLACEHOLDER, words.NUMBER_ALONE_HINT)}
      `,
      () => picked.fetching,
    );
  }, "match");
}

/** Choose the game, the seats and the form of the next matches in a room. @param {import("../room/types.js").Room} room @param {(settled: Settled & {options: object, form: Way["form"], seats: number | null, pace: number | null}) => void} change */
export function settings(room, change) {
  void whenLoaded(haveSettings(room.game), (part) => {
    const picked = new Picked(room.game, part, undefined, room);
    const form = new Form(actionText.action("settings"), words.SETTLE, (read) => {
      const { options, form, seats } = picked.room(read);
      change({ ...settled(read), options, form, seats, pace: read.pace() });
    });
    const { number, clock, spectators, hints, role, notes, winnable } = room;
    const open = room.form === "solo" ? undefined : room.public;
    const before = { number, role, clock, spectators, hints, notes, winnable, public: open };
    form.show(
      () => html`
        ${picked.several(form)} ${paceField(form, room.pace)}
        ${matchFields(form, before, picked)}
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
    spectators: read.on("spectators"),
    hints: read.on("hints"),
    ...(read.text("has-public") === "" ? {} : { public: read.on("public") }),
    ...(read.text("has-notes") === "" ? {} : { notes: read.on("notes") }),
    ...winnable(read),
  };
}

/** @param {Form} form @param {Settled} before @param {Picked} picked */
const matchFields = (form, before, { duel, game, swaps, timed }) => html`
  ${duel && swaps ? roles(aroundOf(game)?.roles() ?? words.ROLES, before.role ?? "drawn") : nothing}
  ${numberField(form, before.number === null ? "" : showNumber(before.number), words.NUMBER_PLACEHOLDER, words.NUMBER_HINT)}
  ${winnableField(game, before.winnable ?? false)}
  ${
    timed
      ? field(form, {
          name: "clock",
          label: words.CLOCK_LABEL,
          value: writeClock(before.clock),
          placeholder: words.CLOCK_PLACEHOLDER,
          hint: words.CLOCK_HINT,
        })
      : nothing
  }
  ${before.public === undefined ? nothing : html`<input type="hidden" name="has-public" value="yes" />${check("public", words.PUBLIC, before.public)}`}
  ${check("spectators", words.SPECTATORS, before.spectators)} ${check("hints", words.HINTS, before.hints)}
  ${gameOf(game)?.notes === undefined ? nothing : html`<input type="hidden" name="has-notes" value="yes" />${check("notes", gameOf(game)?.notes?.() ?? "", before.notes ?? true)}`}
`;

/** @param {[string, string][]} offered @param {string} chosen */
const roles = (offered, chosen) =>
  keyed(
    offered,
    html`
      <fieldset class="choices">
        <legend>${words.ROLE_LABEL}</legend>
        ${offered.map(([value, told]) => radio("role", value, told, value === chosen))}
      </fieldset>
    `,
  );

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

/** @param {string} game @param {string} name @param {string} label @param {string} chosen @param {string} [hint] */
function levels(game, name, label, chosen, hint) {
  const offered = levelsOf(game);
  return keyed(
    `${offered}`,
    html`
      <fieldset class="choices told">
        <legend>${label}</legend>
        ${offered.map((level) => radio(name, level, level, level === chosen, levelHint(level)))}
        ${hint ? html`<p class="hint">${hint}</p>` : nothing}
      </fieldset>
    `,
  );
}
