// The choice of a game whose scores and numbers are looked up: a room's game, or a game chosen on the page.

import * as formats from "../text/formats.js";
import { aloneWith, GAMES, gameOf, haveSettings, firstGame, settingsOf } from "../games/catalog.js";
import * as identity from "../profile/identity.js";
import { played } from "../room/model.js";
import { messages as formsText } from "../text/messages/forms.js";
import { html, nothing } from "../vendor/lit-html.js";
import { choose } from "../widgets/choice_list.js";
import { whenLoaded } from "../widgets/loading.js";
import { draw } from "../widgets/page.js";

/** @typedef {import("../room/visit.js").Visit} Visit */
/** A game alone and its options. @typedef {{game: string, options: {[name: string]: unknown}}} Played */

const FEWEST = 2;
/** The delay before a choice of options is looked up, so that the reader can go on choosing. */
const SETTLED_MS = 300;

/** The first game to look up: the last one played. @param {boolean} alone only games that can be played alone */
function first(alone) {
  const last = identity.noted("game");
  return last !== null && last in GAMES && (!alone || GAMES[last].alone) ? last : firstGame();
}

/** Load the modules that a Which needs. @param {Visit | null} visit the stay whose game it is about @param {boolean} alone */
export const ready = (visit, alone) => haveSettings(played(visit?.model.room ?? null)?.game ?? first(alone));

export class Which {
  /** @param {Visit | null} visit the stay whose game is looked up; null: the reader chooses @param {boolean} alone only games that can be played alone @param {() => void} changed */
  constructor(visit, alone, changed) {
    const room = played(visit?.model.room ?? null);
    this.alone = alone;
    this.changed = changed;
    this.fixed = room !== null;
    this.named = room?.title ?? "";
    this.game = room?.game ?? first(alone);
    /** @type {{[name: string]: unknown}} */
    this.options = room?.options ?? {};
    if (alone && room !== null) this.options = aloneWith(room.game, room.options);
    /** The number of players together; null: alone or against each other. @type {number | null} */
    this.together = !alone && room?.form === "together" ? room.seats.length : null;
    this.at = 0;
    /** @type {{[name: string]: string}} */
    this.chosen = {};
    /** The values of the game's further options. @type {any} */
    this.more = null;
    this.later = 0;
    if (!this.fixed) this.pick(this.game);
  }

  /** The game for one player. @returns {Played} */
  get played() {
    return { game: this.game, options: aloneWith(this.game, this.options) };
  }

  get known() {
    return /** @type {import("../games/catalog.js").Game} */ (gameOf(this.game));
  }

  get ways() {
    const { alone, ways } = this.known;
    const own = alone.map(({ label, options }) => ({ label, options, together: false }));
    if (this.alone) return own;
    const others = ways
      .filter(({ form }) => form !== "mirror") // a mirror match has the same standings as a match
      .map(({ label, options, form }) => ({ label, options, together: form === "together" }));
    const known = new Set(own.map(({ options }) => JSON.stringify(options)));
    return [...own, ...others.filter((way) => way.together || !known.has(JSON.stringify(way.options)))];
  }

  /** Choose a game whose modules are loaded. @param {string} game @param {number} [at] */
  pick(game, at = 0) {
    const part = settingsOf(game);
    if (game !== this.game || this.more === null) this.more = part?.usual() ?? null;
    Object.assign(this, { game, at });
    const way = this.ways[at];
    this.together = way.together ? (this.together ?? FEWEST) : null;
    if (part !== null) {
      const found = part.read(way.options, this.more);
      if ("options" in found) this.options = found.options;
      return;
    }
    const usual = this.known.choices.map(({ name, values }) => [name, this.chosen[name] ?? values[0]]);
    this.options = { ...Object.fromEntries(usual), ...way.options };
  }

  /** The title of the game, with its options. */
  get title() {
    const game = gameOf(this.game);
    if (game === null) return this.named;
    const way = this.fixed
      ? this.ways.find(
          ({ options, together }) => together === (this.together !== null) && matches(options, this.options),
        )
      : this.ways[this.at];
    const told = game.choices.flatMap(({ name, values, valueLabel }) =>
      values.filter((value) => value === this.options[name]).map(valueLabel),
    );
    const label = this.ways.length > 1 && way !== undefined ? [way.label()] : [];
    return formats.facts([GAMES[this.game].title, ...told, ...label]);
  }

  view() {
    if (this.fixed) return nothing;
    const ask = (/** @type {() => void} */ change) => {
      change();
      this.changed();
      draw();
    };
    const { choices } = this.known;
    const ways = this.ways;
    return html`
      <div class="which-game">
        ${choose(
          formsText.whichGame(),
          Object.entries(GAMES).flatMap(([name, { title, alone }]) => (this.alone && !alone ? [] : [[name, title]])),
          this.game,
          (to) => whenLoaded(haveSettings(to), () => ask(() => this.pick(to))),
        )}
        ${
          ways.length < 2
            ? nothing
            : choose(
                formsText.way(),
                ways.map(({ label }, at) => [`${at}`, label()]),
                `${this.at}`,
                (to) => ask(() => this.pick(this.game, Number(to))),
              )
        }
        ${choices.map(({ name, label, values, valueLabel }) =>
          choose(
            label(),
            values.map((value) => [value, valueLabel(value)]),
            String(this.options[name]),
            (to) =>
              ask(() => {
                this.chosen[name] = to;
                this.pick(this.game, this.at);
              }),
          ),
        )}
        ${this.together === null ? nothing : this.howMany(ask)}
      </div>
      ${this.moreOptions()}
    `;
  }

  /** The further options of the game. */
  moreOptions() {
    const part = settingsOf(this.game);
    if (part === null) return nothing;
    const changed = () => {
      this.pick(this.game, this.at);
      window.clearTimeout(this.later);
      this.later = window.setTimeout(() => this.changed(), SETTLED_MS);
      draw();
    };
    return html`
      <details class="more-options">
        <summary>${formsText.rules()}</summary>
        ${part.fields(this.ways[this.at].options, this.more, changed)}
      </details>
    `;
  }

  /** @param {(change: () => void) => void} ask */
  howMany(ask) {
    const most = Math.max(...this.known.ways.map(({ seats }) => seats?.[1] ?? FEWEST));
    const counts = Array.from({ length: most - FEWEST + 1 }, (_, at) => `${at + FEWEST}`);
    return choose(
      formsText.players(),
      counts.map((each) => [each, each]),
      `${this.together}`,
      (to) =>
        ask(() => {
          this.together = Number(to);
        }),
    );
  }
}

/** @param {{[name: string]: unknown}} some @param {{[name: string]: unknown}} all */
const matches = (some, all) => Object.entries(some).every(([name, value]) => all[name] === value);
