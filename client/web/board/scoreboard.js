// The head of a leg: the players' plates, the score between them, and the score to beat.

import * as formats from "../text/formats.js";
import { messages as commonText } from "../text/messages/leg.js";
import { html, nothing } from "../vendor/lit-html.js";

/**
 * The score of a leg. `text` is the score with its unit; `change` is what the last move added to it; `goal` is the
 * direction that helps the reader, null for a spectator; `beat` is the score to beat.
 * @typedef {{text: string, change?: number, goal?: "up" | "down" | null, beat?: unknown}} Score
 */

/** What a change of the score means to the reader. @param {number} change @param {"up" | "down" | null | undefined} goal */
export function meaning(change, goal) {
  if (change === 0 || goal == null) return "";
  return change > 0 === (goal === "up") ? "helps" : "hurts";
}

/** The direction that helps the player of a role; null for a spectator. @param {{role: string} | null} me @param {"up" | "down"} usual the direction in a game without roles */
export function goalOf(me, usual = "up") {
  if (me === null) return null;
  if (me.role === "maximizer") return "up";
  return me.role === "minimizer" ? "down" : usual;
}

/**
 * The head of a leg: a plate for each player, and the score.
 * @param {string} title
 * @param {{players?: readonly unknown[], score?: Score | null, note?: unknown, kind?: string}} shown `note`: which leg it is
 */
export const heading = (title, { players = [], score = null, note = nothing, kind = "" }) => html`
  <header class=${`table-head ${players.length === 2 ? "two" : players.length > 2 ? "many" : "alone"} ${kind}`}>
    <h1 class="unseen">${title}</h1>
    ${players.length ? html`<ul class="players" aria-label=${commonText.players()}>${players}</ul>` : nothing}
    ${score === null && note === nothing ? nothing : html`<div class="scores">${score === null ? nothing : scoreOf(score)}${note === nothing ? nothing : html`<p class="which">${note}</p>`}</div>`}
  </header>
`;

/** @param {Score} score */
function scoreOf({ text, change = 0, goal = null, beat = nothing }) {
  const [, figure, unit] = /^([\d.,\s\u00a0\u202f]*\d)(\s.*)$/.exec(text) ?? [text, text, ""];
  return html`
    <p class=${unit ? "score" : "score told"}>
      <span class="points"><span class="figure">${figure}</span><span class="unit">${unit}</span></span>
      ${change === 0 ? nothing : html`<span class=${`change ${meaning(change, goal)}`}>${formats.signed(change)}</span>`}
    </p>
    ${beat === nothing || beat === null ? nothing : html`<p class="beat">${beat}</p>`}
  `;
}
