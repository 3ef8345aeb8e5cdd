// The panel beside the table, or opened over it: the parts of the score, safe cards, giving up, the news.

import { withCards } from "../../board/card_faces.js";
import { newsSection } from "../../board/leg_view.js";
import * as formats from "../../text/formats.js";
import { html, nothing } from "../../vendor/lit-html.js";
import { announce, draw } from "../../widgets/page.js";
import { PACES } from "./dealing.js";
import { messages as legText } from "./messages/leg.js";
import { messages as scoresText } from "./messages/scores.js";
import { openOrder } from "./order_form.js";
import { auto, keepPace, pace } from "./pace.js";
import * as playing from "./playing.js";
import { now } from "./playing.js";
import { ranked } from "./scene.js";
import * as scoreText from "./score_text.js";

/** @param {import("./scene.js").Scene} scene */
export function beside(scene) {
  const { view, players, race } = scene;
  return html`
    <section aria-label=${legText.score()}>
      <h2>${legText.score()} ${view.piles.length ? html`<span class="points">${formats.number(view.score)}</span>` : nothing}</h2>
      ${race ? html`<dl class="parts">${ranked(players).map(({ name, score, remaining, plays }) => html`<div><dt><bdi>${name}</bdi></dt><dd>${scoresText.state({ points: score, left: remaining, plays })}</dd></div>`)}</dl>` : nothing}
      <dl class="parts">${view.foundations.length ? scoreText.suits(view.foundations).map(([name, many]) => html`<div><dt>${name}</dt><dd>${legText.ofSuit(many)}</dd></div>`) : nothing}</dl>
      ${view.left.some((group) => group.length) ? html`<p class="hint">${scoresText.leftTitle()}: ${scoreText.left(view.left).map(([place, cards], at, all) => html`<span class="left-of">${withCards(scoresText.leftIn({ place, cards }))}${at < all.length - 1 ? "; " : ""}</span>`)}</p>` : nothing}
    </section>
    ${
      scene.seat === null || scene.over
        ? nothing
        : html`<p>
            <label class="check"><input type="checkbox" .checked=${auto()} @change=${playing.toggleAuto} /> <span>${legText.auto()}</span></label>
            <small class="hint">${legText.safeHint()} ${race ? nothing : legText.undoPauses()}</small>
            ${auto() ? paceOf() : nothing}
          </p>
          ${
            scene.myTurn && now.dealing === null
              ? html`<p class="panel-buttons">
            ${view.may_order ? html`<button type="button" @click=${openOrder}>${legText.typeOrder()}</button>` : nothing}
            <button type="button" @click=${playing.giveUp}>${legText.giveUp()}</button>
          </p>`
              : nothing
          }`
    }
    ${newsSection(scene.news)}
    <section aria-label=${legText.options()} class="rules-here">
      <h2>${legText.options()}</h2>
      <p>${scoreText.options(view.reorder)}</p>
    </section>
  `;
}

/** The pace of automatic safe cards and of the dealing. */
function paceOf() {
  const at = pace();
  const go = (/** @type {number} */ to) => () => {
    keepPace(to);
    announce(legText.pace({ pace: to + 1, of: PACES.length }));
    draw();
  };
  return html`
    <span class="pace">
      ${legText.pace({ pace: at + 1, of: PACES.length })}
      <button type="button" class="sign" aria-label=${legText.slower()} ?disabled=${at === 0} @click=${go(at - 1)}>−</button>
      <button type="button" class="sign" aria-label=${legText.faster()} ?disabled=${at === PACES.length - 1} @click=${go(at + 1)}>+</button>
    </span>
  `;
}
