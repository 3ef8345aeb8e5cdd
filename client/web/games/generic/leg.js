// One leg of a game that has no board of its own: its table in labelled lines, and a button for each move.
//
// The screen around it calls `legView` whenever it is drawn, `legKey` with the keys that nothing else took, and `closeLeg`
// when the leg is no longer on the page. The leg takes the arrow keys up and down, h and /.

import { messages as commonText } from "../../text/messages/leg.js";
import { refusalOfAnyGame } from "../../text/rejection_text.js";
import { takeTurn, tellTurn } from "../../board/announcements.js";
import { withCards } from "../../board/card_faces.js";
import { goOnButton, hintLine, moreButton, newsSection, noLeg, panel } from "../../board/leg_view.js";
import { roleOf, turnOf } from "../../board/player_text.js";
import { platesOf, playerOf } from "../../board/players.js";
import { heading } from "../../board/scoreboard.js";
import * as doing from "../../room/commands.js";
import { inSigns } from "../../text/cards.js";
import { messages as gameText } from "../../text/messages/game.js";
import { messages as pageText } from "../../text/messages/page.js";
import { html, nothing } from "../../vendor/lit-html.js";
import { announce, draw } from "../../widgets/page.js";
import { readScene } from "./scene.js";
import { tableView } from "./position.js";
import { messages as legText } from "./messages/leg.js";

/** @typedef {import("../../room/types.js").Model} Model */
/** @typedef {import("../catalog.js").LegOptions} LegOptions */
/** @typedef {import("./scene.js").Scene} Scene */

/** What the player is about to do. It is kept here, because there is one page. */
const now = {
  /** @type {Scene | null} */
  scene: null,
  /** @type {Model | null} */
  model: null,
  /** @type {LegOptions | null} */
  options: null,
  /** The typed text. */
  typed: "",
  /** The position at which a move was sent that is not answered yet. @type {string | null} */
  sent: null,
  /** The last refusal that was shown. @type {unknown} */
  read: null,
  told: "",
  open: false,
};

/** @param {Scene} scene */
const positionOf = ({ key, ply }) => `${key} ${ply}`;

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
  takeTurn(scene.myTurn ? positionOf(scene) : null);
  tellTurn(options, before, scene, { taken: scene.players.length > 1, ended: () => legText.ended(scene.view.score) });
  return html`
    <div class=${now.open ? "leg generic open" : "leg generic"}>
      ${headingOf(scene, options.clocks ?? [], model.room?.title ?? "")}
      <div class="board generic-board">
        <section class="generic-table" tabindex="0" aria-label=${legText.table()}>${tableView(scene.table)}</section>
        ${scene.myTurn ? moves(scene) : nothing}
      </div>
      ${panel(gameText.news(), newsSection(scene.news))}
      ${foot(scene, options)}
    </div>
  `;
}

/** @param {Scene} scene @param {Model} model @param {LegOptions} options */
function take(scene, model, options) {
  const same = now.scene !== null && positionOf(now.scene) === positionOf(scene);
  if (now.scene?.key !== scene.key) Object.assign(now, { read: model.refused, told: "", open: false });
  if (!same) now.typed = "";
  Object.assign(now, { scene, model, options });
  if (now.sent !== null && (now.sent !== positionOf(scene) || model.refused !== now.read)) now.sent = null;
  const refused = model.refused !== null && model.refused !== now.read ? refusalOfAnyGame(model.refused) : "";
  if (refused !== "" && refused !== now.told) queueMicrotask(() => announce(refused));
  now.told = refused;
}

/** @param {Scene} scene @param {unknown[]} clocks @param {string} title */
function headingOf(scene, clocks, title) {
  const players = platesOf(scene.players).map((player) =>
    playerOf(player, { clock: clocks[player.seat], role: roleOf(player), toMove: gameText.toMove() }),
  );
  const { score } = scene.view;
  return heading(title, {
    players: scene.alone ? [] : players,
    score: {
      text: gameText.points(score),
      beat: scene.beat === null ? null : legText.firstLeg(scene.beat),
    },
    note: scene.legs > 1 ? html`<span>${gameText.legOf({ leg: scene.leg, legs: scene.legs })}</span>` : nothing,
  });
}

/** A button for each move, and a field to type one. @param {Scene} scene */
function moves(scene) {
  const listed = scene.moves.length > 0;
  const submit = (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    send(now.typed.trim());
  };
  return html`
    <section class="generic-moves" aria-label=${legText.yourMoves()}>
      <h2>${legText.yourMoves()}</h2>
      ${
        listed
          ? html`<ul>${scene.moves.map(({ move, text }) => html`<li><button type="button" class=${scene.hint?.move === move ? "hinted" : ""} aria-disabled=${now.sent === null ? "false" : "true"} @click=${() => send(move)}>${withCards(text)}</button></li>`)}</ul>`
          : html`<p>${legText.notListed()}</p>`
      }
      <form class="typed-move" @submit=${submit}>
        <label for="typed-move">${listed ? legText.orTypeAMove() : legText.typeAMove()}</label>
        <input
          id="typed-move" .value=${now.typed} maxlength="80" autocomplete="off" autocapitalize="off" spellcheck="false"
          @input=${(/** @type {InputEvent} */ event) => {
            now.typed = /** @type {HTMLInputElement} */ (event.target).value;
          }}
        />
        <button>${legText.play()}</button>
      </form>
    </section>
  `;
}

/** @param {Scene} scene @param {LegOptions} options */
function foot(scene, options) {
  const said = now.told || options.notice || state(scene);
  const hinted = scene.hint === null ? null : textOf(scene, scene.hint.move);
  return html`
    <section class=${`in-hand ${scene.myTurn ? "mine" : ""}`} aria-label=${legText.yourMove()}>
      <div class=${now.told ? "says bad" : "says"}>
        <p class="first">${withCards(said)}</p>
        ${scene.hint !== null || scene.hintAsked ? hintLine(hinted === null ? null : legText.hint({ move: hinted, score: Math.round(scene.hint?.score ?? 0) }), scene.hintAsked) : lastTold(scene)}
      </div>
      <div class="buttons">
        ${goOnButton(scene, options)}
        ${scene.mayHint ? html`<button type="button" @click=${askHint}>${commonText.hint()}</button>` : nothing}
        ${moreButton(now.open, toggle)} ${options.tools ?? nothing}
      </div>
    </section>
  `;
}

/** @param {Scene} scene */
function state(scene) {
  if (now.sent !== null) return gameText.sent();
  if (scene.over) return legText.ended(scene.view.score);
  if (!scene.myTurn) return turnOf(scene.moverName);
  return `${pageText.yourTurn()}. ${scene.moves.length ? legText.choose() : legText.notListed()}`;
}

/** @param {Scene} scene */
const lastTold = ({ news, over }) =>
  news.length && !over ? html`<p class="second last">${withCards(news[0])}</p>` : nothing;

/** @param {Scene} scene @param {string} move */
const textOf = (scene, move) => scene.moves.find((each) => each.move === move)?.text ?? inSigns(move);

/** @param {string} move */
function send(move) {
  const { scene, model, options } = now;
  if (scene === null || model === null || options === null || !scene.myTurn || now.sent !== null || move === "") return;
  Object.assign(now, { sent: positionOf(scene), read: model.refused, told: "" });
  options.act(doing.move(model, move));
  draw();
}

function askHint() {
  if (now.model !== null) now.options?.act(doing.hint(now.model));
}

function toggle() {
  now.open = !now.open;
  draw();
}

/** @param {KeyboardEvent} event */
export function legKey(event) {
  if (event.key === "ArrowDown" || event.key === "ArrowUp") return step(event.key === "ArrowDown" ? 1 : -1);
  if (event.key === "/") {
    const field = document.getElementById("typed-move");
    field?.focus();
    return field !== null;
  }
  if (event.key === "h" && now.scene?.mayHint) {
    askHint();
    return true;
  }
  return false;
}

/** Go to the next move, or the one before. @param {number} by */
function step(by) {
  const buttons = [
    .../** @type {NodeListOf<HTMLButtonElement>} */ (document.querySelectorAll(".generic-moves li button")),
  ];
  const at = buttons.indexOf(/** @type {HTMLButtonElement} */ (document.activeElement));
  const to = at < 0 ? (by > 0 ? 0 : buttons.length - 1) : Math.max(0, Math.min(at + by, buttons.length - 1));
  buttons[to]?.focus();
  return buttons.length > 0;
}

/** Whether the player is typing a move, so that Enter submits it. */
export const typing = () => now.typed !== "" && document.activeElement?.id === "typed-move";

/** Close the leg when it leaves the page. */
export function closeLeg() {
  Object.assign(now, { scene: null, model: null, options: null, typed: "", sent: null, told: "", open: false });
}
