// How to play: the rules in short and in full, signs and keys, credits; a first game with help may follow.

import { close as closeAll, draw, wear } from "../app.js";
import { GAMES, HOSTED } from "../games.js";
import { html, nothing } from "../vendor/lit-html.js";
import * as words from "../words/how_to_play.js";
import { pageHead } from "./page_head.js";

/** @typedef {Awaited<ReturnType<typeof GAMES[string]["rules"]>>} Rules */

/** @type {[string, (rules: Rules) => unknown][]} */
const PARTS = [
  [words.BASIC, (rules) => rules.basic()],
  [words.FULL, (rules) => html`${rules.full()} ${words.match()}`],
  [words.SIGNS, (rules) => rules.signs()],
  [words.CREDITS, (rules) => html`${rules.credits()} ${words.credits()}`],
];

/** @param {{guided?: () => void}} options `guided` begins the first game with help @returns {import("../app.js").Dialog} */
export function howToPlayDialog({ guided }) {
  /** @type {Rules | null} */
  let rules = null;
  let part = 0;
  const turn = (/** @type {number} */ to) => {
    part = (to + PARTS.length) % PARTS.length;
    draw();
    queueMicrotask(() => document.querySelector(".how-to-play")?.closest(".sheet, dialog")?.scrollTo({ top: 0 }));
  };
  return {
    label: words.TITLE,
    wide: true,
    opened: () => {
      void wear("pages.css");
      void GAMES[HOSTED].rules().then((had) => {
        rules = had;
        draw();
      });
    },
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
        <span class="choice" role="group" aria-label=${words.PARTS}>
          ${PARTS.map(([title], at) => html`<button type="button" aria-pressed=${at === part} @click=${() => turn(at)}>${title}</button>`)}
        </span>
        ${
          guided
            ? html`<p><button
                type="button" class="primary"
                @click=${() => {
                  closeAll();
                  guided();
                }}
              >${words.GUIDED}</button></p>`
            : nothing
        }
        <article class="prose">${rules === null ? nothing : PARTS[part][1](rules)}</article>
      </section>
    `,
  };
}
