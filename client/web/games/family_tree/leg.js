// One leg of Family Tree on the page: the ways to look at it, and to make a move.
//
// The screen around it calls `legView` whenever it is drawn, `legKey` with the keys that nothing else took, and `closeLeg`
// when the leg is no longer on the page. The leg takes the arrow keys, Enter, the digits and letters that begin a card (so
// the screen around it cannot have a, j, k, q, t or x), f, h, +, -, and while a card is typed Escape and Backspace.

import { messages as commonText } from "../../text/messages/leg.js";
import { drawing, face, stock, withCards } from "../../board/card_faces.js";
import { goOnButton, hintLine, moreButton, noLeg, panel } from "../../board/leg_view.js";
import { me, solo } from "../../room/model.js";
import { messages as guideText } from "../../text/messages/guide.js";
import { spoken } from "../../text/cards.js";
import { html, nothing, repeat } from "../../vendor/lit-html.js";
import { draw } from "../../widgets/page.js";
import { says } from "./footer.js";
import { GUIDED } from "./guided_leg.js";
import * as panels from "./panel.js";
import {
  askHint,
  board,
  childPointed,
  chosenPlace,
  drag,
  keepFocus,
  message,
  now,
  play,
  sending,
  show,
  stood,
  take,
  toggle,
  touched,
} from "./playing.js";
import { readScene } from "./scene.js";
import { messages as legText } from "./messages/leg.js";

export { closeLeg, legKey, typing } from "./playing.js";

/** @typedef {import("../../room/types.js").Model} Model */
/** @typedef {import("./scene.js").Scene} Scene */
/** @typedef {import("../catalog.js").LegOptions} LegOptions */

/**
 * Draw the leg of a model, for its player or a spectator.
 * @param {Model} model
 * @param {LegOptions} options
 * @returns {unknown}
 */
export function legView(model, options) {
  const scene = readScene(model);
  if (scene === null) return noLeg();
  take(scene, model, options);
  keepFocus();
  const place = chosenPlace();
  const about = { place, typed: now.typed, asked: now.asked, child: childPointed(), message: message() };
  const said = says(scene, { ...about, notice: options.notice });
  return html`
    <div class=${now.open ? "leg hand-beside open" : "leg hand-beside"}>
      ${panels.headingOf(scene, options.clocks ?? [], model.room?.title ?? legText.tree())}
      ${board.view(scene.view, {
        label: legText.tree(),
        keys: legText.keysPlaying(),
        places: now.places,
        mine: scene.myTurn,
        chosen: place,
        hinted: scene.hint?.move.split(">")[1] ?? null,
        touched,
        stood,
      })}
      ${panel(
        legText.panel(),
        panels.beside(scene, place?.member ?? null, (member) => board.hover(member), show),
      )}
      ${lessons(model)}
      ${hand(scene, said, options)}
    </div>
  `;
}

/** @param {Scene} scene @param {import("./footer.js").Said} said @param {LegOptions} options */
function hand(scene, said, options) {
  const { current } = scene.view;
  const { mayHint } = scene;
  const duel = !scene.alone && scene.me !== null;
  return html`
    <section class=${`in-hand ${scene.myTurn ? "mine" : ""} ${duel ? "in-turns" : ""}`} aria-label=${legText.currentCard()}>
      <div class="cards">
        ${
          current === null
            ? nothing
            : html`<span class=${scene.myTurn ? "current draggable" : "current"} @pointerdown=${(/** @type {PointerEvent} */ event) => drag(event)}>${face(current)}</span>`
        }
        <span class="rest">${stock(scene.view.stock)}<span class="left"><span class="cards-word">${legText.stock(scene.view.stock)}</span><span class="short-word">${legText.stockInShort(scene.view.stock)}</span></span></span>
      </div>
      <div class=${said.bad ? "says bad" : "says"} tabindex=${said.over ? "0" : nothing}>
        <p class="first">${withCards(said.first)}</p>
        <p class="second">${withCards(said.second)}</p>
        ${said.news ? html`<p class="last-news">${withCards(said.news)}</p>` : nothing}
        ${hintLine(said.hint || null, scene.hintAsked)}
      </div>
      <div class="buttons">
        ${said.over ? goOnButton(said, options) : button(scene, said)}
        ${mayHint ? html`<button type="button" @click=${askHint}>${commonText.hint()}</button>` : nothing}
        ${moreButton(now.open, toggle)}
        ${options.tools ?? nothing}
      </div>
      ${known(scene.view)}
    </section>
  `;
}

/** The next cards of a deck that an earlier leg has shown: they look out from behind the hand. @param {import("../../protocol/messages.js").FamilyTreeView} view */
function known({ coming }) {
  if (!coming.length) return nothing;
  return html`
    <div class="card-tops" role="group" tabindex="0" aria-label=${spoken(legText.coming(coming))}>
      <span class="next" aria-hidden="true">${legText.comingTitle()}</span>
      ${repeat(
        coming,
        (card) => card,
        (card) => html`<svg class="card-face" viewBox="-1 -1 72 60" aria-hidden="true">${drawing(card, false)}</svg>`,
      )}
    </div>
  `;
}

/** @param {Scene} scene @param {import("./footer.js").Said} said */
function button(scene, said) {
  const { play: target, why } = said;
  if (target !== null)
    return html`<button type="button" class="primary" aria-disabled=${sending() ? "true" : "false"} @click=${() => play(target)}>${legText.play()}</button>`;
  if (why !== null && scene.myTurn)
    return html`<button type="button" @click=${() => play(why)}>${legText.whyNot()}</button>`;
  return scene.myTurn
    ? html`<button type="button" class="primary" aria-disabled="true">${legText.play()}</button>`
    : nothing;
}

/** The module that explains a first game, once it is loaded. @type {typeof import("./guided_game.js") | null} */
let guide = null;

/** The current explanations of the guided game: a solo game on the guide's number. @param {Model} model */
function lessons(model) {
  if (model.room?.match?.number !== GUIDED || !solo(model) || me(model) === null) return nothing;
  if (guide === null) {
    void import("./guided_game.js").then((part) => {
      guide = part;
      draw();
    });
    return nothing;
  }
  const { enough, lessons } = guide;
  const told = lessons(model);
  if (!told.length) return nothing;
  const stop = () => {
    enough();
    draw();
  };
  return html`
    <section class="leg-lessons" aria-label=${guideText.title()}>
      ${told.map((lesson) => html`<p>${withCards(lesson)}</p>`)}
      <button type="button" @click=${stop}>${guideText.skip()}</button>
    </section>
  `;
}
