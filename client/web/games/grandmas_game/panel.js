// What stands beside the table, or is opened over it: how the score is made up, safe cards, giving up, the news.

import { withCards } from "../../board/card_faces.js";
import { newsSection } from "../../board/leg_view.js";
import { html, nothing } from "../../vendor/lit-html.js";
import { announce, draw } from "../../widgets/page.js";
import { PACES } from "./dealing.js";
import { openOrder } from "./order_form.js";
import { auto, keepPace, pace } from "./pace.js";
import * as playing from "./playing.js";
import { now } from "./playing.js";
import { ranked } from "./scene.js";
import * as words from "./words.js";

/** @param {import("./scene.js").Scene} scene */
export function beside(scene) {
  const { view, players, race } = scene;
  return html`
    <section aria-label=${words.SCORE}>
      <h2>${words.SCORE} ${view.piles.length ? html`<span class="points">${view.score}</span>` : nothing}</h2>
      ${race ? html`<dl class="parts">${ranked(players).map(({ name, score, remaining, plays }) => html`<div><dt><bdi>${name}</bdi></dt><dd>${words.standing(score, remaining, plays)}</dd></div>`)}</dl>` : nothing}
      <dl class="parts">${view.foundations.length ? words.suits(view.foundations).map(([name, many]) => html`<div><dt>${name}</dt><dd>${many} of 26</dd></div>`) : nothing}</dl>
      ${view.left.some((group) => group.length) ? html`<p class="hint">${words.LEFT}: ${words.left(view.left).map(([name, cards], at, all) => html`<span class="left-of">${name}: ${withCards(cards)}${at < all.length - 1 ? "; " : ""}</span>`)}</p>` : nothing}
    </section>
    ${
      scene.seat === null || scene.over
        ? nothing
        : html`<p>
            <label class="check"><input type="checkbox" .checked=${auto()} @change=${playing.toggleAuto} /> <span>${words.AUTO}</span></label>
            <small class="hint">${words.AUTO_HINT} ${race ? nothing : words.AUTO_HELD}</small>
            ${auto() ? paceOf() : nothing}
          </p>
          ${
            scene.myTurn && now.dealing === null
              ? html`<p class="panel-buttons">
            ${view.may_order ? html`<button type="button" @click=${openOrder}>${words.TYPE_ORDER}</button>` : nothing}
            <button type="button" @click=${playing.giveUp}>${words.GIVE_UP}</button>
          </p>`
              : nothing
          }`
    }
    ${newsSection(scene.news)}
    <section aria-label=${words.RULES} class="rules-here">
      <h2>${words.RULES}</h2>
      <p>${words.options(view.reorder)}</p>
    </section>
  `;
}

/** At which pace safe cards go by themselves, and the dealing. */
function paceOf() {
  const at = pace();
  const go = (/** @type {number} */ to) => () => {
    keepPace(to);
    announce(words.pace(to + 1, PACES.length));
    draw();
  };
  return html`
    <span class="pace">
      ${words.pace(at + 1, PACES.length)}
      <button type="button" class="sign" aria-label=${words.SLOWER} ?disabled=${at === 0} @click=${go(at - 1)}>−</button>
      <button type="button" class="sign" aria-label=${words.FASTER} ?disabled=${at === PACES.length - 1} @click=${go(at + 1)}>+</button>
    </span>
  `;
}
