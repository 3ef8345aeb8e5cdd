// The panel beside the tree: the players, the score and its parts, the score to beat, and the news.

import { withCards } from "../../board/card_faces.js";
import { newsSection } from "../../board/leg_view.js";
import { roleOf } from "../../board/player_text.js";
import { platesOf, playerOf } from "../../board/players.js";
import { goalOf, heading } from "../../board/scoreboard.js";
import { wordsOf } from "../catalog.js";
import { showCards } from "../../text/cards.js";
import { html, nothing, repeat } from "../../vendor/lit-html.js";
import { number } from "../../text/formats.js";
import { messages as hintText } from "../../text/messages/hint.js";
import { messages as gameText } from "../../text/messages/game.js";
import { messages as familiesText } from "./messages/families.js";
import { messages as legText } from "./messages/leg.js";
import { news } from "./move_text.js";
import { beatInFull, beatInShort, toBeat } from "./scene.js";

/** @typedef {import("./scene.js").Scene} Scene */
/** @typedef {import("./scene.js").Player} Player */

/** The players, their clocks and roles, the score, and which leg it is. @param {Scene} scene @param {unknown[]} clocks @param {string} title the game's */
export function headingOf(scene, clocks, title) {
  const players = platesOf(scene.players).map((player) =>
    playerOf(player, {
      clock: clocks[player.seat],
      role: scene.alone ? gameText.playsAlone(player.mine) : roleOf(player),
      toMove: gameText.toMove(),
    }),
  );
  const note = html`${scene.legs > 1 ? html`<span>${gameText.legOf({ leg: scene.leg, legs: scene.legs })}</span>` : nothing}<span class="number">${scene.number}</span>`;
  const { score, played } = scene.view;
  const goal = scene.alone ? "up" : goalOf(scene.me);
  return heading(title, {
    players: scene.alone && scene.me !== null && clocks.length === 0 ? [] : players,
    score: { text: gameText.points(score), change: played?.change, goal, beat: beatInShort(scene) },
    note,
  });
}

/** What the panel shows. @param {Scene} scene @param {string | null} chosen the member of the family looked at @param {(member: string | null) => void} point @param {(member: string) => void} show */
export function beside(scene, chosen, point, show) {
  const { view } = scene;
  const full = beatInFull(scene);
  return html`
    <section aria-label=${legText.scoreTitle()}>
      <h2>${legText.scoreTitle()} <span class="points">${number(view.score)}</span></h2>
      <dl class="parts">
        ${parts({ levels: view.levels, celebrity: view.celebrity, hands: view.hands }).map(([label, points]) => html`<div><dt>${label}</dt><dd>${number(points)}</dd></div>`)}
      </dl>
      ${hands(scene, chosen, point, show)}
    </section>
    ${full === null ? nothing : html`<section aria-label=${hintText.toBeat(null)}><h2>${hintText.toBeat(toBeat(scene))}</h2><p class="beat">${full}</p></section>`}
    ${newsSection(scene.news.map(({ what, skipped }) => news(what, skipped)))}
  `;
}

/** The parts of a score with their labels, as the rest of the page has them. @param {{[name: string]: number}} found */
const parts = (found) => wordsOf("family-tree").parts(found);

/** Every hand, each a link to its family. @param {Scene} scene @param {string | null} chosen @param {(member: string | null) => void} point @param {(member: string) => void} show */
function hands(scene, chosen, point, show) {
  const families = scene.view.families.filter((family) => family.hand !== null);
  if (!families.length) return nothing;
  const [[label]] = parts({ hands: scene.view.hands });
  return html`<ul class="hands" aria-label=${label}>
    ${repeat(
      families,
      ({ member }) => member,
      (family) => {
        const hand = /** @type {import("../../protocol/messages.js").Hand} */ (family.hand);
        return html`<li>
        <button
          type="button"
          class=${family.member === chosen ? "chosen" : ""}
          @mouseenter=${() => point(family.member)}
          @mouseleave=${() => point(null)}
          @focus=${() => point(family.member)}
          @blur=${() => point(null)}
          @click=${() => show(family.member)}
        >
          <span class="who">${withCards(familiesText.coupleInShort(family))}</span>
          <span class="what">${legText.handName(hand.name)}</span>
          <span class="worth">${hand.points}</span>
          <span class="five">${withCards(showCards(hand.cards))}</span>
        </button>
      </li>`;
      },
    )}
  </ul>`;
}
