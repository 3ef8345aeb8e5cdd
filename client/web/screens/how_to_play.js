// The help on games: rules in short and in full, keys and signs, credits. It can start a guided first game.

import { firstGame, GAMES, gameOf, have as fetched } from "../games/catalog.js";
import { messages as howToPlayText } from "../text/messages/how_to_play.js";
import { messages as pages } from "../text/messages/pages.js";
import { html, nothing } from "../vendor/lit-html.js";
import { whenLoaded } from "../widgets/loading.js";
import { close as closeAll, draw } from "../widgets/page.js";
import { pageHead } from "../widgets/page_head.js";
import { figuresOf } from "./figure.js";

/** @typedef {import("../games/catalog.js").Rules} Rules */
/** @typedef {import("../games/catalog.js").Game} Game */

/** @type {("basic" | "full" | "signs" | "credits")[]} */
const PARTS = ["basic", "full", "signs", "credits"];

/** A part of the help. @param {"basic" | "full" | "signs" | "credits"} part @param {Rules} rules @param {Game} game */
function partOf(part, rules, game) {
  const figure = figuresOf(rules.figures);
  if (part === "full") return html`${rules.full(figure)} ${matchPages(game)}`;
  return html`${rules[part](figure)} ${part === "credits" ? pages.credits() : nothing}`;
}

/** The pages about matches, which are part of all rules. @param {Game} game */
function matchPages(game) {
  const has = (/** @type {string} */ form) => game.ways.some((way) => way.form === form);
  const swaps = game.around === undefined && has("match");
  return html`
    ${has("together") ? pages.together() : nothing} ${swaps ? pages.match() : nothing} ${pages.numbers()}
    ${has("mirror") ? pages.mirror() : nothing} ${has("match") ? pages.clocks() : nothing}
    ${game.takebacks === false ? nothing : pages.takebacks()} ${pages.table()}
  `;
}

/** Load a game's rules. @param {string} name */
async function rulesOf(name) {
  const of = /** @type {Game} */ (await fetched(name));
  return { rules: await of.rules(), of };
}

/** @param {{guided?: () => void, game?: string}} options `guided` begins the first game with help; `game` is shown first @returns {import("../widgets/page.js").Dialog} */
export function howToPlayDialog({ guided, game: first }) {
  /** @type {Map<string, {rules: Rules, of: Game}>} */
  const had = new Map();
  let game = first !== undefined && first in GAMES ? first : firstGame();
  let part = 0;
  const have = () => {
    const wanted = game;
    void whenLoaded(rulesOf(wanted), (told) => {
      had.set(wanted, told);
      draw();
    });
  };
  const pick = (/** @type {string} */ name) => {
    game = name;
    have();
    draw();
  };
  const turn = (/** @type {number} */ to) => {
    part = (to + PARTS.length) % PARTS.length;
    draw();
    queueMicrotask(() => document.querySelector(".how-to-play")?.closest(".sheet, dialog")?.scrollTo({ top: 0 }));
  };
  const shown = () => {
    const told = had.get(game);
    return told === undefined ? nothing : partOf(PARTS[part], told.rules, told.of);
  };
  const games =
    () => html`<select aria-label=${howToPlayText.game()} @change=${(/** @type {Event} */ { target }) => target instanceof HTMLSelectElement && pick(target.value)}>
    ${Object.entries(GAMES).map(([name, { title }]) => html`<option value=${name} ?selected=${name === game}>${title}</option>`)}
  </select>`;
  return {
    label: howToPlayText.title,
    wide: true,
    opened: () => have(),
    key: (event) => {
      if (/^[1-4]$/.test(event.key)) turn(Number(event.key) - 1);
      else if (event.key === "ArrowRight") turn(part + 1);
      else if (event.key === "ArrowLeft") turn(part - 1);
      else return false;
      return true;
    },
    view: (close) => html`
      <section class="how-to-play" tabindex="-1" data-first>
        ${pageHead(howToPlayText.title(), close, { tools: games() })}
        <span class="choice" role="group" aria-label=${howToPlayText.parts()}>
          ${PARTS.map((name, at) => html`<button type="button" aria-pressed=${at === part} @click=${() => turn(at)}>${howToPlayText.part(name)}</button>`)}
        </span>
        <article class=${`prose ${PARTS[part]}`}>${shown()}</article>
        ${
          guided && gameOf(game)?.guided && PARTS[part] === "basic"
            ? html`<p><button
                type="button" class="primary"
                @click=${() => {
                  closeAll();
                  guided();
                }}
              >${howToPlayText.guided()}</button></p>`
            : nothing
        }
      </section>
    `,
  };
}
