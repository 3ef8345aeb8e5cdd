// How to play: the rules in short and in full, signs and keys, credits; a first game with help may follow.

import { firstGame, GAMES, gameOf, have as fetched } from "../games/catalog.js";
import * as words from "../games/how_to_play_words.js";
import { html, nothing } from "../vendor/lit-html.js";
import { whenLoaded } from "../widgets/loading.js";
import { close as closeAll, draw } from "../widgets/page.js";
import { pageHead } from "../widgets/page_head.js";

/** @typedef {import("../games/catalog.js").Rules} Rules */
/** @typedef {import("../games/catalog.js").Game} Game */

/** @type {[string, (rules: Rules, game: Game) => unknown][]} */
const PARTS = [
  [words.BASIC, (rules) => rules.basic()],
  [
    words.FULL,
    (rules, game) => html`${rules.full()} ${isTogether(game) ? words.together() : nothing} ${words.match(has(game))}`,
  ],
  [words.SIGNS, (rules) => rules.signs()],
  [words.CREDITS, (rules) => html`${rules.credits()} ${words.credits()}`],
];

/** @param {Game} game */
const isTogether = (game) => game.ways.some(({ form }) => form === "together");

/** What its matches have. @param {Game} game */
const has = (game) => ({
  swaps: game.around === undefined && game.ways.some(({ form }) => form === "match"),
  mirrors: game.ways.some(({ form }) => form === "mirror"),
  clocks: game.ways.some(({ form }) => form === "match"),
  takebacks: game.takebacks !== false,
});

/** Fetch a game's rules. @param {string} name */
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
    return told === undefined ? nothing : PARTS[part][1](told.rules, told.of);
  };
  return {
    label: words.TITLE,
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
        ${pageHead(words.TITLE, close)}
        <span class="choice" role="group" aria-label=${words.GAMES}>
          ${Object.entries(GAMES).map(([name, { title }]) => html`<button type="button" aria-pressed=${name === game} @click=${() => pick(name)}>${title}</button>`)}
        </span>
        <span class="choice" role="group" aria-label=${words.PARTS}>
          ${PARTS.map(([title], at) => html`<button type="button" aria-pressed=${at === part} @click=${() => turn(at)}>${title}</button>`)}
        </span>
        ${
          guided && gameOf(game)?.guided
            ? html`<p><button
                type="button" class="primary"
                @click=${() => {
                  closeAll();
                  guided();
                }}
              >${words.GUIDED}</button></p>`
            : nothing
        }
        <article class="prose">${shown()}</article>
      </section>
    `,
  };
}
