// The parts that the pages of all legs share. Each game's leg.js puts its own table, panel and buttons between them.

import { messages as hintText } from "../text/messages/hint.js";
import { messages as commonText } from "../text/messages/leg.js";
import { messages as gameText } from "../text/messages/game.js";
import { html, nothing } from "../vendor/lit-html.js";
import { icon } from "../widgets/icons.js";
import { withCards } from "./card_faces.js";
import { newsList } from "./news.js";

/** @typedef {import("../games/catalog.js").LegOptions} LegOptions */

/** The page while no leg is played. */
export const noLeg = () => html`<p class="no-leg">${gameText.noLeg()}</p>`;

/** Score, news and other things beside the table; on a narrow page a button opens it. @param {string} label @param {unknown} content */
export const panel = (label, content) =>
  html`<aside class="leg-panel" id="leg-panel" tabindex="0" aria-label=${label}>${content}</aside>`;

/** The button that opens the panel on a narrow page. @param {boolean} open @param {() => void} toggle @param {string} [kind] */
export const moreButton = (open, toggle, kind = "") => html`
  <button type="button" class=${`more ${kind}`} aria-expanded=${open ? "true" : "false"} aria-controls="leg-panel" @click=${toggle}>
    ${commonText.more()} <span aria-hidden="true">${open ? "▾" : "▴"}</span>
  </button>
`;

/** The button that leaves a finished leg. @param {{over: boolean}} scene @param {LegOptions} options */
export const goOnButton = ({ over }, { goOn, goOnLabel }) =>
  over && goOn
    ? html`<button type="button" class="primary" data-first @click=${goOn}>${goOnLabel ?? commonText.continueButton()}</button>`
    : nothing;

/** What happened in the leg, the newest first. @param {readonly string[]} news @param {unknown} [before] content before the list */
export const newsSection = (news, before = nothing) => html`
  <section aria-label=${gameText.news()} class="news">
    <h2>${gameText.news()}</h2>
    ${before}
    ${newsList(news)}
  </section>
`;

/** The line of a hint; `told` is null if there is none, `asked` whether the reader waits for one. @param {string | null} told @param {boolean} asked */
export function hintLine(told, asked) {
  if (told !== null) return html`<p class="hint">${icon("lamp")} ${withCards(told)}</p>`;
  return asked ? html`<p class="hint">${hintText.thinking()}</p>` : nothing;
}
