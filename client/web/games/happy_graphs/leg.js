// One leg of Happy Graphs on the page: the boards, the hands, and ways to make a move.
//
// The screen around it calls `legView` whenever it is drawn, `legKey` with the keys that nothing else took, and `closeLeg`
// when the leg is no longer on the page. The leg takes the arrow keys, Enter, the digits, h, u, r, + and -.

import { messages as commonText } from "../../text/messages/leg.js";
import { takeTurn, tellTurn } from "../../board/announcements.js";
import { withCards } from "../../board/card_faces.js";
import { goOnButton, hintLine, moreButton, newsSection, noLeg, panel } from "../../board/leg_view.js";
import { turnOf } from "../../board/player_text.js";
import { platesOf, playerOf } from "../../board/players.js";
import { goalOf as directionOf, heading } from "../../board/scoreboard.js";
import { presence } from "../../board/presence.js";
import * as formats from "../../text/formats.js";
import { messages as gameText } from "../../text/messages/game.js";
import { html, nothing, repeat } from "../../vendor/lit-html.js";
import { draw } from "../../widgets/page.js";
import { drag, dragBack } from "./dragging.js";
import { back, handCard } from "./drawing.js";
import { messages as legText } from "./messages/leg.js";
import { messages as scoresText } from "./messages/scores.js";
import { hint } from "./move_text.js";
import {
  askHint,
  board,
  choose,
  closeLeg as forget,
  finish,
  inOrder,
  now,
  play,
  redo,
  says,
  sending,
  sort,
  take,
  takeBack,
  toggle,
  touched,
  undo,
} from "./playing.js";
import { readScene } from "./scene.js";
import { byRank } from "./score_text.js";

export { legKey } from "./keys.js";

/** @typedef {import("../../room/types.js").Model} Model */
/** @typedef {import("../catalog.js").LegOptions} LegOptions */
/** @typedef {import("./scene.js").Scene} Scene */
/** @typedef {import("./scene.js").Player} Player */

/** @type {ReturnType<typeof setInterval> | undefined} */
let ticking;

/**
 * Draw the leg of a model, for its player or a spectator.
 * @param {Model} model
 * @param {LegOptions} options
 * @returns {unknown}
 */
export function legView(model, options) {
  const scene = readScene(model);
  if (scene === null) return noLeg();
  const before = now.scene;
  take(scene, model, options);
  takeTurn(scene.myTurn ? `${scene.key} ${scene.view.mode === "puzzle" ? "" : scene.ply}` : null);
  const taken = scene.players.length > 1 && scene.view.mode !== "puzzle";
  tellTurn(options, before, scene, { taken, ended: () => says().first });
  return html`
    <div class=${now.open ? "leg hand-beside open" : "leg hand-beside"}>
      ${headingOf(scene, options.clocks ?? [], model.room?.title ?? "")}
      ${board.view(scene.view, {
        keys: scene.view.mode === "puzzle" ? legText.keysPuzzle() : legText.keys(),
        targets: scene.myTurn ? now.targets : [],
        chosen: now.square,
        hinted: hintedSquare(scene),
        picked: now.picked,
        touched,
        grab: scene.myTurn && scene.view.mode === "puzzle" ? dragBack : null,
      })}
      ${panel(legText.more(), beside(scene, model))}
      ${foot(scene, options)}
    </div>
  `;
}

/** The square of the hint: for the chosen card, for any card if none is chosen, or of the card to take back. @param {Scene} scene */
function hintedSquare({ hint }) {
  if (hint?.move.startsWith("take ")) return hint.move.slice(5);
  if (now.card !== null && !hint?.move.startsWith(`${now.card}@`)) return null;
  return hint?.move.includes("@") ? hint.move.slice(hint.move.indexOf("@") + 1) : null;
}

/** Close the leg when it leaves the page. */
export function closeLeg() {
  clearInterval(ticking);
  forget();
}

/** @param {Scene} scene @param {unknown[]} clocks @param {string} title */
function headingOf(scene, clocks, title) {
  const few = scene.players.length <= 4;
  const players = platesOf(scene.players).map((player) =>
    playerOf(player, {
      clock: clocks[player.seat],
      role: player.role === "player" ? "" : legText.role(goalOf(player.role), { mine: player.mine }),
      toMove: legText.toPlay(),
    }),
  );
  const { score, played } = scene.view;
  return heading(title, {
    players: few ? (scene.alone && clocks.length === 0 ? [] : players) : [mover(scene, clocks)],
    score: {
      text: (scene.over ? scoresText.result : scoresText.counted)(score),
      change: played?.change,
      goal: directionOf(scene.me, "down"),
      beat: scene.beat === null ? null : legText.legOne(scene.beat),
    },
    note: scene.legs > 1 ? html`<span>${gameText.legOf({ leg: scene.leg, legs: scene.legs })}</span>` : nothing,
  });
}

/** The goal of a player. @param {string} role */
const goalOf = (role) => (role === "maximizer" ? "maximizer" : "minimizer");

/** With many players, the player to move and their time; in a puzzle, which has no turns, the reader and their time. @param {Scene} scene @param {unknown[]} clocks */
function mover(scene, clocks) {
  const turn = scene.players.find((each) => each.turn);
  const clock = clocks[(turn ?? scene.me)?.seat ?? -1] ?? null;
  return html`
    <li class=${turn === undefined ? "plate" : "plate turn"}>
      ${turn === undefined ? legText.players(scene.players.length) : turn.mine ? legText.yourTurn() : turnOf(scene.moverName)}
      ${clock === null ? nothing : html`<span class="clock">${clock}</span>`}
    </li>
  `;
}

/** @param {Scene} scene @param {Model} model */
function beside(scene, model) {
  const { view } = scene;
  const puzzle = view.mode === "puzzle";
  return html`
    <section aria-label=${legText.unhappy()}>
      <h2>${legText.unhappy()} <span class="points">${formats.number(view.score)}</span></h2>
      <dl class="parts">${byRank(view.parts).map(({ rank, cards }) => html`<div><dt>${rank}</dt><dd>${cards}</dd></div>`)}</dl>
      ${puzzle ? timer(scene, model) : html`<p>${legText.stock(view.stock)}</p>`}
    </section>
    ${puzzle ? nothing : html`<section aria-label=${legText.hands()} class="all-hands"><h2>${legText.hands()}</h2><ul>${scene.players.map(handOf)}</ul></section>`}
    ${newsSection(scene.news)}
  `;
}

/** @param {Scene} scene @param {Model} model */
function timer(scene, model) {
  clearInterval(ticking);
  if (scene.began === null)
    return html`<p class="timer">${formats.stopwatch(0)} <span class="note">${legText.timeStarts()}</span></p>`;
  const until = scene.over ? scene.last : model.ahead === null ? null : performance.now() + model.ahead;
  if (!scene.over) ticking = setInterval(draw, 1000);
  const ms = until === null ? 0 : Math.max(0, until - scene.began);
  return html`<p class="timer" role="timer">${formats.stopwatch(ms)}</p>`;
}

/** @param {Player} player */
const handOf = (player) => html`
  <li class=${player.turn ? "turn" : ""}>
    ${presence(player.here)}
    <bdi class="name">${player.name}</bdi>
    <span class="cards" role="img" aria-label=${player.hand === null ? legText.cardCount(player.size) : formats.cards(player.hand) || legText.noCards()}>
      ${player.hand === null ? Array.from({ length: player.size }, back) : player.hand.map(handCard)}
    </span>
  </li>
`;

/** @param {Scene} scene @param {LegOptions} options */
function foot(scene, options) {
  const { view } = scene;
  const said = says();
  const puzzle = view.mode === "puzzle";
  return html`
    ${puzzle || scene.players.length < 2 ? nothing : otherHands(scene)}
    <section class=${`in-hand of-graphs ${scene.myTurn ? "mine" : ""} ${puzzle || scene.hand.length > 3 ? "many" : ""}`} aria-label=${puzzle ? legText.cards() : legText.yourHand()}>
      <div class="cards hand-row">
        ${repeat(
          inOrder(scene),
          (card) => card,
          (card, index) => html`<button
            type="button"
            class=${`hand-button ${now.card === card ? "chosen" : ""} ${scene.hint?.move.startsWith(`${card}@`) ? "hinted" : ""}`}
            aria-pressed=${now.card === card ? "true" : "false"}
            aria-label=${formats.card(card)}
            title=${!puzzle && index < 9 ? `${index + 1}` : ""}
            ?disabled=${!scene.myTurn}
            @click=${() => choose(card)}
            @pointerdown=${(/** @type {PointerEvent} */ event) => drag(event, card)}
          >${handCard(card)}</button>`,
        )}
        ${puzzle ? view.groups.flatMap(({ cards }) => cards.map(() => html`<span class="hand-space"></span>`)) : nothing}
      </div>
      <div class=${said.bad ? "says bad" : "says"}>
        <p class="first">${withCards(said.first)}</p>
        ${hintLine(scene.hint === null ? null : hint(scene.hint), scene.hintAsked)}
      </div>
      <div class="buttons">${buttons(scene, options)}</div>
    </section>
  `;
}

/** The other players' hands in one row, on a phone, where the panel with all hands is closed. @param {Scene} scene */
const otherHands = ({ players }) => html`
  <ul class="other-hands" aria-label=${legText.hands()}>${players.filter(({ mine }) => !mine).map(handOf)}</ul>
`;

/** @param {Scene} scene @param {LegOptions} options */
function buttons(scene, options) {
  const { square, picked } = now;
  const puzzle = scene.view.mode === "puzzle";
  return html`
    ${goOnButton(scene, options)}
    ${scene.over || scene.me === null ? nothing : html`<button type="button" class=${square !== null && scene.myTurn ? "primary" : "primary to-come"} aria-disabled=${sending() && !puzzle ? "true" : "false"} @click=${() => square !== null && play(square)}>${legText.play()}</button>`}
    ${puzzle && picked !== null && scene.myTurn ? html`<button type="button" class="at-once" @click=${() => takeBack(picked)}>${legText.takeBack()}</button>` : nothing}
    ${
      puzzle && scene.myTurn
        ? html`
            <button type="button" ?disabled=${!now.done.length} @click=${undo}>${legText.undo()}</button>
            <button type="button" ?disabled=${!now.undone.length} @click=${redo}>${legText.redo()}</button>
            <button type="button" class="aside" @click=${sort}>${legText.sortBy(now.order === "rank" ? "suit" : "rank")}</button>
            <button type="button" @click=${finish}>${legText.done()}</button>
          `
        : nothing
    }
    ${scene.hints && !scene.over ? html`<button type="button" ?disabled=${!scene.mayHint} @click=${askHint}>${commonText.hint()}</button>` : nothing}
    ${moreButton(now.open, toggle)}
    ${puzzle ? nothing : (options.tools ?? nothing)}
  `;
}
