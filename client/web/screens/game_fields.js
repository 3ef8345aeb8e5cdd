// Which game is picked in a form, the way in which it is played, and what there is to choose of it.

import { GAMES, gameOf, haveSettings, firstGame, swapsRoles } from "../games/catalog.js";
import * as identity from "../profile/identity.js";
import * as formsText from "../text/messages/forms.js";
import { html, keyed, nothing } from "../vendor/lit-html.js";
import { field, radio, Wrong } from "./form.js";
import { whenLoaded } from "../widgets/loading.js";
import { draw } from "../widgets/page.js";

/** @typedef {import("../games/catalog.js").SettingsPart} SettingsPart */
/** @typedef {import("./form.js").Form} Form */
/** @typedef {import("./form.js").Reading} Reading */

/** Fetch the game that a form begins with, and pick it. @param {(picked: Picked) => void} show @param {"match" | "alone"} [only] what is played in that form alone */
export function picking(show, only) {
  const last = identity.noted("game") ?? firstGame();
  const game = last in GAMES && offered(last, only) ? last : firstGame();
  void whenLoaded(haveSettings(game), (part) => show(new Picked(game, part, only)));
}

/** Whether a game is played in a form, or alone. @param {string} game @param {"match" | "alone"} [only] */
const offered = (game, only) => only === undefined || GAMES[game][only];

/** Which game is picked in a form, and the way in which it is played. */
export class Picked {
  /** @param {string} game one that is here @param {SettingsPart | null} part what there is to choose of it beside its ways @param {"match" | "alone"} [only] @param {import("../room/types.js").Room} [room] whose game this is, with what is settled there */
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

  /** The way that a room plays its game. @param {import("../room/types.js").Room} room */
  wayOf(room) {
    return this.ways.findLastIndex(
      ({ form, options }) =>
        form === room.form && Object.entries(options).every(([name, value]) => room.options[name] === value),
    );
  }

  /** Whether the game that was picked last is still being fetched. */
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
    // Who competes may play alone, and then by two.
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

  /** Whether there may be a clock: who plays alone keeps nobody waiting, and in a race who is first wins. */
  get timed() {
    return this.way.form !== "race" && this.way.form !== "solo";
  }

  /** Whether two play against each other, so that there are roles. */
  get duel() {
    return this.way.form === "match" || this.way.form === "mirror";
  }

  /** Whether they swap their roles, so that it is chosen who has which first. */
  get swaps() {
    return this.way.form !== "mirror" && swapsRoles(this.game, this.way.options);
  }

  games() {
    const pick = async (/** @type {string} */ name) => {
      this.wanted = name;
      draw();
      await whenLoaded(haveSettings(name), (part) => {
        if (this.wanted !== name) return;
        const mirror = this.only !== "alone" && this.way.form === "mirror"; // is meant of the other game, too
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
      <fieldset class="choices told">
        <legend>${formsText.whichGame()}</legend>
        ${Object.entries(GAMES).map(([name, { title, about }]) =>
          !offered(name, this.only)
            ? nothing
            : html`
            <label>
              <input type="radio" name="game" value=${name} .checked=${name === this.wanted} @change=${() => pick(name)} />
              <span>${title} <small>${about}</small></span>
            </label>
          `,
        )}
      </fieldset>
    `;
  }

  /**
   * The choices of the picked game: another game has fresh ones, because the same radio button means something else
   * there, and nothing can be chosen of the game before while another one is on its way.
   * @param {{label: () => string}[]} ways @param {{options: {[name: string]: string}}} way
   */
  ofGame(ways, way) {
    return html`
      <div class="of-game" ?inert=${this.fetching}>
        ${keyed(this.game, html`${this.among(ways)} ${this.choices()} ${this.more(way)}`)}
      </div>
    `;
  }

  /** The ways to play it, where there are several. @param {{label: () => string}[]} ways */
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

  /** What there is to choose beside the way. @param {{options: {[name: string]: string}}} way */
  more(way) {
    if (this.part === null) return nothing;
    return html`
      <details class="more-options">
        <summary>${formsText.rules()}</summary>
        ${this.part.fields(way.options, this.chosen, draw)}
      </details>
    `;
  }

  /** @param {Form} form @param {boolean} [seated] how many play is chosen too, where that is open */
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
