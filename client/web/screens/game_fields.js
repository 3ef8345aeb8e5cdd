// The fields for a game in a form: the game, its way of playing, and its further options.

import { GAMES, gameOf, haveSettings, firstGame, swapsRoles } from "../games/catalog.js";
import * as identity from "../profile/identity.js";
import { messages as formsText } from "../text/messages/forms.js";
import { html, keyed, nothing } from "../vendor/lit-html.js";
import { field, radio, Wrong } from "./form.js";
import { whenLoaded } from "../widgets/loading.js";
import { draw } from "../widgets/page.js";

/** @typedef {import("../games/catalog.js").SettingsPart} SettingsPart */
/** @typedef {import("./form.js").Form} Form */
/** @typedef {import("./form.js").Reading} Reading */

/** Load the last game, or the named one, and make the fields with it chosen. @param {(picked: Picked) => void} show @param {{only?: "match" | "alone", game?: string}} [how] `only` games of this kind */
export function picking(show, { only, game: named } = {}) {
  const last = named ?? identity.noted("game") ?? firstGame();
  const game = last in GAMES && offered(last, only) ? last : firstGame();
  void whenLoaded(haveSettings(game), (part) => show(new Picked(game, part, only)));
}

/** Whether a form offers a game. @param {string} game @param {"match" | "alone"} [only] */
const offered = (game, only) => only === undefined || GAMES[game][only];

/** The chosen game, and its way of playing. */
export class Picked {
  /** @param {string} game a loaded game @param {SettingsPart | null} part its further options @param {"match" | "alone"} [only] @param {import("../room/types.js").Room} [room] the room whose settings are changed */
  constructor(game, part, only, room) {
    this.game = game;
    this.part = part;
    /** The values of the further options. */
    this.chosen = room === undefined ? part?.usual() : part?.chosenOf(room.options);
    /** The room whose settings are changed; null for a new room. */
    this.settled = room ?? null;
    this.only = only;
    /** The game chosen last, which may still be loading. */
    this.wanted = game;
    this.at = room === undefined ? 0 : Math.max(0, this.wayOf(room));
  }

  /** The index of a room's way of playing. @param {import("../room/types.js").Room} room */
  wayOf(room) {
    return this.ways.findLastIndex(
      ({ form, options }) =>
        form === room.form && Object.entries(options).every(([name, value]) => room.options[name] === value),
    );
  }

  /** Whether the game chosen last is still loading. */
  get fetching() {
    return this.wanted !== this.game;
  }

  get known() {
    return /** @type {import("../games/catalog.js").Game} */ (gameOf(this.game));
  }

  get ways() {
    const solo = this.known.alone.map(({ label, options }) => ({
      form: /** @type {const} */ ("solo"),
      label,
      options,
      seats: null,
    }));
    // A tournament offers games alone first, then games for two.
    if (this.settled?.tournament != null && GAMES[this.game].alone) return [...solo, ...this.known.ways];
    if (this.settled?.form === "solo") return solo;
    return this.known.ways.filter(({ form }) => this.only !== "match" || form !== "together");
  }

  get way() {
    return this.ways[this.at] ?? this.ways[0];
  }

  get alone() {
    return this.known.alone[this.at] ?? this.known.alone[0];
  }

  /** Whether the match may have a clock: a player alone keeps nobody waiting, and in a race the first to finish wins. */
  get timed() {
    return this.way.form !== "race" && this.way.form !== "solo";
  }

  /** Whether the match is a duel, in which players may have different roles. */
  get duel() {
    return this.way.form === "match" || this.way.form === "mirror";
  }

  /** Whether the players swap roles, so that the form asks for the first ones. */
  get swaps() {
    return this.way.form !== "mirror" && swapsRoles(this.game, this.way.options);
  }

  games() {
    const pick = async (/** @type {string} */ name) => {
      this.wanted = name;
      draw();
      await whenLoaded(haveSettings(name), (part) => {
        if (this.wanted !== name) return;
        const mirror = this.only !== "alone" && this.way.form === "mirror"; // stays chosen for the other game
        Object.assign(this, { game: name, part, chosen: part?.usual() });
        this.at = mirror
          ? Math.max(
              0,
              this.ways.findIndex(({ form }) => form === "mirror"),
            )
          : 0;
      });
      if (this.wanted === name) this.wanted = this.game;
      draw();
    };
    return html`
      <fieldset class="choices games">
        <legend>${formsText.whichGame()}</legend>
        ${Object.entries(GAMES).map(([name, { title, about }]) =>
          !offered(name, this.only)
            ? nothing
            : html`
            <label title=${about()}>
              <input type="radio" name="game" value=${name} .checked=${name === this.wanted} @change=${() => pick(name)} />
              <span class=${`art art-${name}`} aria-hidden="true"></span>
              <span>${title}</span>
            </label>
          `,
        )}
      </fieldset>
    `;
  }

  /**
   * The options of the chosen game. Another game gets new elements, because a radio button means something else there;
   * while it is loading, the options of the game before are disabled.
   * @param {{label: () => string}[]} ways @param {{options: {[name: string]: string}}} way
   */
  ofGame(ways, way) {
    return html`
      <div class="of-game" ?inert=${this.fetching}>
        ${keyed(this.game, html`${this.among(ways)} ${this.choices()} ${this.more(way)}`)}
      </div>
    `;
  }

  /** The ways of playing, if there are several. @param {{label: () => string}[]} ways */
  among(ways) {
    if (ways.length < 2) return nothing;
    const pick = (/** @type {number} */ at) => {
      this.at = at;
      draw();
    };
    return html`
      <fieldset class="choices">
        <legend>${formsText.way()}</legend>
        ${ways.map(
          ({ label }, at) => html`
            <label>
              <input type="radio" name="way" value=${at} .checked=${at === this.at} @change=${() => pick(at)} /> <span>${label()}</span>
            </label>
          `,
        )}
      </fieldset>
    `;
  }

  choices() {
    return this.known.choices.map(
      ({ name, label, values, valueLabel }) => html`
        <fieldset class="choices">
          <legend>${label()}</legend>
          ${values.map((value, at) => radio(`option-${name}`, value, valueLabel(value), this.settled === null ? at === 0 : this.settled.options[name] === value))}
        </fieldset>
      `,
    );
  }

  /** The further options. @param {{options: {[name: string]: string}}} way */
  more(way) {
    if (this.part === null) return nothing;
    return html`
      <fieldset class="of-rules">
        <legend>${formsText.rules()}</legend>
        ${this.part.fields(way.options, this.chosen, draw)}
      </fieldset>
    `;
  }

  /** @param {Form} form @param {boolean} [seated] whether to ask for the number of players, if it varies */
  several(form, seated = true) {
    const seats = seated ? this.way.seats : null;
    return html`
      ${this.ofGame(this.ways, this.way)}
      ${seats === null ? nothing : field(form, { name: "seats", label: formsText.seats(), value: `${this.settled?.seats.length ?? 2}`, hint: formsText.seatsRange({ fewest: seats[0], most: seats[1] }), numeric: true })}
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
      throw new Wrong("seats", formsText.seatsRange({ fewest, most }));
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
