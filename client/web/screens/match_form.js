// The settings of games with others: the players, the number, the clock, spectators, hints, and the first maximizer.

import { aroundOf, gameOf, haveSettings, levelsOf } from "../games/catalog.js";
import { levelHint } from "../room/level_hints.js";
import { messages as actionText } from "../text/messages/actions.js";
import * as doing from "../room/commands.js";
import * as formats from "../text/formats.js";
import { messages as formsText } from "../text/messages/forms.js";
import { messages as startText } from "../text/messages/start.js";
import { html, keyed, nothing } from "../vendor/lit-html.js";
import { check, clockField, field, Form, moreFields, numberField, radio, winnable, winnableField } from "./form.js";
import { whenLoaded } from "../widgets/loading.js";
import { Picked, picking } from "./game_fields.js";
import { begin } from "./room.js";

/** @typedef {import("../protocol/messages.js").Clock} Clock */
/** @typedef {import("../games/catalog.js").Way} Way */
/** @typedef {import("./form.js").Reading} Reading */
/** @typedef {import("../protocol/messages.js").Configure["role"]} Role */
/** @typedef {{number: number | null, role: Role, clock: Clock | null, spectators: boolean, hints: boolean, public?: boolean, notes?: boolean, winnable?: boolean}} Settled */

const NONE = { number: null, role: null, clock: null, spectators: true, hints: false };

/** Play the computer at a level: it has all other seats. @param {string} [game] the game that is chosen at first */
export function computer(game) {
  picking(
    (picked) => {
      const form = new Form(
        () => startText.choice("computer"),
        formsText.play,
        (read) => {
          const others = Array.from({ length: picked.seats(read) - 1 }, () => read.text("level"));
          begin(
            doing.createRoom({
              ...picked.room(read),
              ...settled(read),
              pace: read.pace(),
              computers: [null, ...others],
            }),
          );
        },
      );
      form.show(
        () => html`
        ${picked.games()} ${picked.several(form)} ${levels(picked.game, "level", formsText.whichComputer(), "easy", formsText.computerSees())}
        ${matchFields(form, { ...NONE, spectators: false }, picked, null)}
      `,
        () => picked.fetching,
      );
    },
    { game },
  );
}

/** Make a room for friends. @param {boolean} [open] and for anyone who finds it listed @param {string} [game] the game that is chosen at first */
export function friend(open = false, game = undefined) {
  picking(
    (picked) => {
      const form = new Form(open ? formsText.openTitle : () => startText.choice("friend"), formsText.openRoom, (read) =>
        begin(doing.createRoom({ ...picked.room(read), ...settled(read) })),
      );
      form.show(
        () => html`${picked.games()} ${picked.several(form)} ${matchFields(form, { ...NONE, public: open }, picked)}`,
        () => picked.fetching,
      );
    },
    { game },
  );
}

/** Watch a game of two computers. */
export function computers() {
  picking(
    (picked) => {
      const form = new Form(
        () => startText.choice("computers"),
        formsText.watch,
        (read) => {
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
        },
      );
      form.show(
        () => html`
        ${picked.games()} ${picked.several(form)} ${levels(picked.game, "first", computerName(picked, 1), "strong")} ${levels(picked.game, "second", computerName(picked, 2), "easy")}
        ${numberField(form, "", formsText.numberRandom(), formsText.numberHint())}
        ${moreFields(paceField(form, null))}
      `,
        () => picked.fetching,
      );
    },
    { only: "match" },
  );
}

/** Choose the game, the seats and the form of the next matches in a room. @param {import("../room/types.js").Room} room @param {(settled: Settled & {options: object, form: Way["form"], seats: number | null, pace: number | null}) => void} change */
export function settings(room, change) {
  void whenLoaded(haveSettings(room.game), (part) => {
    const picked = new Picked(room.game, part, undefined, room);
    const form = new Form(
      () => actionText.action("settings"),
      formsText.save,
      (read) => {
        const { options, form, seats } = picked.room(read);
        change({ ...settled(read), options, form, seats, pace: read.pace() });
      },
    );
    const { number, clock, spectators, hints, role, notes, winnable } = room;
    const open = room.form === "solo" ? undefined : room.public;
    const before = { number, role, clock, spectators, hints, notes, winnable, public: open };
    form.show(
      () => html`
        ${picked.several(form)}
        ${matchFields(form, before, picked, room.pace)}
      `,
    );
  });
}

/** Take a seat with a code from another machine. @param {string} [code] the room's code, if known */
export function seatCode(code = "") {
  const form = new Form(startText.seatCodeTitle, startText.join, (read) =>
    begin(doing.takeSeat(read.room(), read.filled("seat", startText.badSeatCode())), read.room()),
  );
  form.show(
    () => html`
      <p>${startText.seatCodeText()}</p>
      ${field(form, { name: "room", label: startText.roomCode(), value: code })}
      ${field(form, { name: "seat", label: startText.seatCode(), value: "" })}
    `,
  );
}

/** The name of a computer that plays another one: its role in the first leg, if it has one. @param {Picked} picked @param {1 | 2} number */
function computerName(picked, number) {
  if (!picked.swaps || aroundOf(picked.game) !== null) return formsText.playerNumber(number);
  return formsText.computerRole(number === 1 ? "maximizer" : "minimizer");
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

/** @param {Form} form @param {Settled} before @param {Picked} picked @param {number | null} [pace] the pace of the computers, if there may be some */
const matchFields = (form, before, { duel, game, swaps, timed }, pace) => html`
  ${duel && swaps ? roles(aroundOf(game) === null ? ["maximizer", "minimizer"] : ["guesser", "owner"], before.role ?? "drawn") : nothing}
  ${numberField(form, before.number === null ? "" : formats.gameNumber(before.number), formsText.numberHidden(), formsText.numberSeen())}
  ${winnableField(game, before.winnable ?? false)}
  ${timed ? clockField(form, before.clock) : nothing}
  ${moreFields(html`
  ${pace === undefined ? nothing : paceField(form, pace)}
  ${before.public === undefined ? nothing : html`<input type="hidden" name="has-public" value="yes" />${check("public", formsText.publicAllowed(), before.public)}`}
  ${check("spectators", formsText.spectatorsAllowed(), before.spectators)} ${check("hints", formsText.hintsAllowed(), before.hints)}
  ${gameOf(game)?.notes === undefined ? nothing : html`<input type="hidden" name="has-notes" value="yes" />${check("notes", gameOf(game)?.notes?.() ?? "", before.notes ?? false)}`}
  `)}
`;

/** @param {("maximizer" | "minimizer" | "guesser" | "owner")[]} offered @param {string} chosen */
const roles = (offered, chosen) =>
  keyed(
    `${offered}`,
    html`
      <fieldset class="choices">
        <legend>${formsText.firstLeg()}</legend>
        ${radio("role", "drawn", formsText.randomRole(), chosen === "drawn", formsText.randomRoleHint())}
        ${offered.map((role) => radio("role", role, formsText.role(role), role === chosen))}
      </fieldset>
    `,
  );

/** @param {Form} form @param {number | null} value */
const paceField = (form, value) =>
  field(form, {
    name: "pace",
    label: formsText.pace(),
    value: value === null ? "" : `${value}`,
    placeholder: formsText.paceUsual(),
    hint: formsText.paceRange(),
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
        ${offered.map((level) => radio(name, level, formats.level(level), level === chosen, levelHint(level)))}
        ${hint ? html`<p class="hint">${hint}</p>` : nothing}
      </fieldset>
    `,
  );
}
