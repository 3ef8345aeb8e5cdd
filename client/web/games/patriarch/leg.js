// One leg of The Patriarch on the page: the tree in progress, the queue, all guesses, and the note board.
//
// The screen around it calls `legView` whenever it is drawn, `legKey` with the keys that nothing else took, and `closeLeg`
// when the leg is no longer on the page. The leg takes the ranks, arrow keys, parentheses, Backspace, Enter, Space, Escape,
// =, h, n, s, u and x.

import { messages as commonText } from "../../text/messages/leg.js";
import { messages as gameText } from "../../text/messages/game.js";
import { takeTurn, tellTurn } from "../../board/announcements.js";
import { goOnButton, hintLine, moreButton, newsSection, noLeg, panel } from "../../board/leg_view.js";
import { platesOf, playerOf } from "../../board/players.js";
import { heading } from "../../board/scoreboard.js";
import { number } from "../../text/formats.js";
import { html, nothing, repeat } from "../../vendor/lit-html.js";
import { icon } from "../../widgets/icons.js";
import { draw } from "../../widgets/page.js";
import { textOf } from "./draft.js";
import { gradeCard, gradeShown, guessBack, maskedTree, treePicture } from "./drawing.js";
import { editor } from "./editor.js";
import { says } from "./footer.js";
import * as guessText from "./guess_text.js";
import { messages as guessesText } from "./messages/guesses.js";
import { messages as legText } from "./messages/leg.js";
import {
  addCard,
  askHint,
  chooseSuit,
  clear,
  clicked,
  closeLeg as forget,
  drag,
  grade,
  hinders,
  lastGuess,
  leaveOpen,
  now,
  putDown,
  removeCard,
  send,
  sending,
  take,
  takeTree,
  toggle,
  toggleNotes,
  type,
  undo,
  wantsNotes,
} from "./playing.js";
import { graded as gradedIn, readScene } from "./scene.js";

export { legKey } from "./playing.js";

/** @typedef {import("../../room/types.js").Model} Model */
/** @typedef {import("../catalog.js").LegOptions} LegOptions */
/** @typedef {import("./scene.js").Scene} Scene */
/** @typedef {import("./scene.js").Player} Player */

/** The actions of a turn. */
const TURNS = /** @type {const} */ (["tree", "guess", "grade"]);
/** The cards of a grade. */
const PARTS = /** @type {const} */ (["red", "black", "down"]);
/** @type {ReturnType<typeof setInterval> | undefined} */
let ticking;
let rows = "";

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
  const verbs = TURNS.filter(scene.may);
  takeTurn(verbs.length ? `${scene.key} ${verbs} ${verbs.includes("grade") ? scene.ply : ""}` : null);
  tellTurn(options, before, scene, { ended: () => says(scene, options).first });
  clearInterval(ticking);
  if (scene.due !== null) ticking = setInterval(draw, 500);
  return html`
    <div class=${now.open ? "leg hand-beside open patriarch" : "leg hand-beside patriarch"}>
      ${headingOf(scene, options.clocks ?? [], model.room?.title ?? "")}
      <div class="board family-table">${scene.composes ? composing(scene) : nothing} ${table(scene)}</div>
      ${panel(legText.more(), beside(scene))}
      ${foot(scene, options)}
    </div>
  `;
}

/** Close the leg when it leaves the page. */
export function closeLeg() {
  clearInterval(ticking);
  forget();
}

/** @param {Scene} scene @param {unknown[]} clocks @param {string} title */
function headingOf(scene, clocks, title) {
  const { view } = scene;
  const guesser = scene.players.find((each) => !each.owner)?.name ?? "";
  const few = scene.players.length <= 4;
  const players = platesOf(few ? scene.players : [scene.owner]).map((player) =>
    playerOf(player, {
      clock: clocks[player.seat],
      role: gameText.does({ role: /** @type {"owner" | "guesser"} */ (player.role), mine: player.mine }),
      note: player.out ? legText.outOfTime() : "",
      turn: player.turn && scene.duel,
    }),
  );
  if (!few) players.push(html`<li class="plate">${guessText.others(scene.players.filter((each) => !each.owner))}</li>`);
  const beat =
    scene.beat === null || (scene.over && view.to_act.length)
      ? null
      : scene.over
        ? guessText.decided(view.score, scene.beat, guesser, scene.owner.name)
        : guessText.beat(scene.beat, gradedIn(view), view.guesses, scene.me?.owner === false, guesser);
  return heading(title, {
    players,
    score: { text: guessText.score(gradedIn(view), view.guesses), beat },
    note: scene.legs > 1 ? html`<span>${gameText.legOf({ leg: scene.leg, legs: scene.legs })}</span>` : nothing,
  });
}

/** The tree that the player puts together. @param {Scene} scene */
function composing(scene) {
  const { draft, held, typed } = now;
  if (draft === null) return nothing;
  const lays = scene.may("tree");
  const last = lastGuess(scene);
  const title = lays ? legText.yourTree() : legText.yourGuess();
  const suit = lays ? now.suit : scene.view.suit;
  return html`
    <section class="composing" aria-label=${title}>
      <h2>${title} ${lays ? suits() : nothing}</h2>
      ${editor(draft, { suit, held, label: `${title}: ${guessText.now(textOf(draft))}`, clicked, drag: (event, card) => drag(event, card, suit) })}
      <div class="draft-tools">
        <button type="button" ?disabled=${!now.before.length} @click=${undo}>${legText.button("undo")}</button>
        <button type="button" @click=${clear}>${legText.button("clear")}</button>
        ${last === null ? nothing : html`<button type="button" @click=${() => takeTree(last)}>${legText.button("copy")}</button>`}
      </div>
      <label class="notation">
        <span>${legText.notation()}</span>
        <input
          .value=${typed ?? textOf(draft)} placeholder=${guessText.EXAMPLES[scene.family.ranks.length]} maxlength="60" autocomplete="off" autocapitalize="characters" spellcheck="false"
          aria-describedby="notation-told" aria-invalid=${typed !== null && draft.said !== null ? "true" : "false"}
          @input=${(/** @type {InputEvent} */ event) => type(/** @type {HTMLInputElement} */ (event.target).value)}
          @keydown=${(/** @type {KeyboardEvent} */ event) => event.key === "Enter" && send()}
        />
        <span id="notation-told" class="hint" role="status">${typed !== null && draft.said !== null ? draft.said : legText.notationHint(guessText.EXAMPLES[scene.family.ranks.length])}</span>
      </label>
    </section>
  `;
}

const suits = () => html`
  <span class="choice" role="group" aria-label=${legText.suit()}>
    ${Object.entries(guessText.SUITS).map(([suit, sign]) => html`<button type="button" aria-pressed=${now.suit === suit ? "true" : "false"} aria-label=${guessText.suit(suit)} @click=${() => chooseSuit(suit)}><span class=${`ink-${suit}`}>${sign}</span></button>`)}
  </span>
`;

/** The note about hidden cards, in a leg on a hidden tree. @param {Scene} scene */
function hides({ view, me }) {
  if (me === null) return legText.hiddenFromSpectators();
  if (me.owner) return legText.hiddenFromOwner();
  return view.found_by === me.seat ? "" : legText.treeHidden();
}

/** The table: the hidden tree if it is visible, the queue, and all guesses. @param {Scene} scene */
function table(scene) {
  const { view } = scene;
  const state = `${scene.key} ${view.rows.map(({ guesses }) => guesses.length)}`;
  if (state !== rows) {
    rows = state;
    setTimeout(() => {
      for (const each of document.querySelectorAll(".guess-row ol")) each.scrollTo({ left: each.scrollWidth });
    });
  }
  const hidden = view.hidden ? hides(scene) : "";
  return html`
    <div class="on-table">
      ${theTree(scene)}
      ${view.open && view.tree === null ? html`<p class="hidden-note">${legText.isOpen(scene.me?.owner === true)}</p>` : nothing}
      ${hidden === "" ? nothing : html`<p class="hidden-note">${hidden}</p>`}
      ${scene.front === null ? nothing : graded(scene, scene.front)}
      ${scene.duel ? nothing : queue(scene)}
      <section class="all-guesses" aria-label=${legText.allGuesses()}>
        <h2>${legText.allGuesses()}</h2>
        ${view.rows.every(({ guesses }) => guesses.length === 0) ? html`<p>${legText.noGuesses()}</p>${hidden === "" || scene.me?.owner === false ? html`<p class="hint">${legText.gradeMeaning()}</p>` : nothing}` : view.rows.map((row) => guessRow(scene, row))}
      </section>
    </div>
  `;
}

/** The hidden tree: face down, and turned over for its owner and at the end. @param {Scene} scene */
function theTree({ view, family, over, duel }) {
  const title = legText.theTree();
  if (view.tree === null)
    return duel || view.suit !== null || over
      ? html`<section class="the-tree masked"><h2>${title}</h2>${maskedTree(family, legText.treeFaceDown())}</section>`
      : nothing;
  return html`<section class=${over ? "the-tree unmasked" : "the-tree"}><h2>${title}</h2>${treePicture(view.tree, view.suit)}<p>${view.tree}</p></section>`;
}

/** The guess that the owner grades next, with the cards put down beside it by an owner who works the grade out. @param {Scene} scene @param {import("./scene.js").Front} front */
function graded(scene, { tree, guesser }) {
  const title = guessText.title(legText.guessOf(guessText.whose(guesser)));
  return html`
    <section class="graded-now" aria-label=${title}>
      <h2>${title}</h2>
      <div class="with-grade">${treePicture(tree, scene.view.suit)} ${scene.worksOut ? puttingDown(scene) : nothing}</div>
    </section>
  `;
}

/** @param {Scene} scene */
function puttingDown(scene) {
  const cards = putDown(scene);
  return html`
    <div class="put-down" role="group" aria-label=${legText.gradeCards()}>
      ${PARTS.map((part) => {
        const count = cards.filter((each) => each === part).length;
        return html`
          <div class="stack">
            <button type="button" aria-label=${legText.oneFewer(part)} ?disabled=${count === 0} @click=${() => removeCard(part)}>−</button>
            <span class="counted">${gradeCard(part)}<output aria-label=${guessesText.gradePart(part, { count })}>${count}</output></span>
            <button type="button" aria-label=${legText.oneMore(part)} ?disabled=${cards.length >= scene.family.ranks.length} @click=${() => addCard(part)}>+</button>
          </div>
        `;
      })}
    </div>
  `;
}

/** @param {Scene} scene */
function queue({ view, players }) {
  if (view.queue.length === 0) return nothing;
  return html`
    <section class="queue" aria-label=${legText.queue()}>
      <h2>${legText.queue()}</h2>
      <ol>${repeat(
        view.queue,
        (seat) => seat,
        (seat, at) =>
          html`<li class=${at === 0 ? "front" : ""}>${guessBack()} <bdi>${players[seat]?.name}</bdi>${at === 0 ? html` <span class="note">${legText.next()}</span>` : nothing}</li>`,
      )}</ol>
    </section>
  `;
}

/** @param {Scene} scene @param {import("../../protocol/messages.js").Row} row */
function guessRow({ view, players }, { seat, guesses }) {
  if (guesses.length === 0) return nothing;
  const name = players[seat]?.name ?? "";
  return html`
    <div class=${`guess-row ${view.found_by === seat ? "found" : ""}`}>
      <h3><bdi>${name}</bdi>${view.found_by === seat ? html` <span class="note">${icon("trophy")} ${legText.found()}</span>` : nothing}</h3>
      <ol tabindex="0" aria-label=${name}>
        ${guesses.map(
          (guess, at) => html`
            <li class=${guess.waiting ? "waiting" : ""}>
              <span class="unseen">${legText.guessNumber(at + 1)}</span>
              <span class="with-grade">
                ${guess.tree === null ? guessBack() : treePicture(guess.tree, view.suit)}
                ${guess.grade !== null ? gradeShown(guess.grade) : nothing}
              </span>
              ${guess.grade !== null ? nothing : html`<span class="note">${guess.waiting ? legText.waits() : legText.hiddenGuess()}</span>`}
              ${guess.left === null ? nothing : html`<span class="note">${guessesText.narrowed(guess.left)}</span>`}
            </li>
          `,
        )}
      </ol>
    </div>
  `;
}

/** @param {Scene} scene */
function beside(scene) {
  const { board } = scene.view;
  return html`
    ${board === null ? (scene.view.hidden || scene.notes ? nothing : html`<p class="note">${legText.noNotes()}</p>`) : notes(scene, board)}
    ${newsSection(scene.news)}
  `;
}

/** The note board: for each card and generation, the number of possible trees that have the card there. @param {Scene} scene @param {import("../../protocol/messages.js").Board} board */
function notes({ view, composes }, board) {
  const shown = wantsNotes();
  return html`
    <section class="notes" aria-label=${legText.notes()}>
      <label class="check"><input type="checkbox" .checked=${shown} @change=${toggleNotes} /> <span>${legText.showNotes()}</span></label>
      ${
        shown
          ? html`
              <p><strong>${guessText.possible(board)}</strong></p>
              <table>
                <thead><tr><td></td>${Array.from({ length: view.generations }, (_, at) => html`<th scope="col">${guessText.column(at)}</th>`)}</tr></thead>
                <tbody>
                  ${[...view.ranks].map(
                    (rank, row) =>
                      html`<tr><th scope="row">${rank}</th>${board.cards[row].map((many) => html`<td class=${many === 0 ? "never" : many === board.possible ? "always" : ""}>${many === 0 ? "–" : many === board.possible ? "✓" : number(many)}</td>`)}</tr>`,
                  )}
                </tbody>
              </table>
              ${board.trees.length ? html`<ul class="possible">${board.trees.map((tree) => html`<li>${composes ? html`<button type="button" @click=${() => takeTree(tree)}>${tree}</button>` : tree}</li>`)}</ul>` : nothing}
            `
          : nothing
      }
    </section>
  `;
}

/** @param {Scene} scene @param {LegOptions} options */
function foot(scene, options) {
  const said = says(scene, options);
  return html`
    <section class=${`in-hand ${scene.composes || scene.may("grade") ? "mine" : ""}`} aria-label=${legText.actions()}>
      <div class=${said.bad ? "says bad" : "says"}>
        <p class="first">${said.first}</p>
        ${said.second ? html`<p class="second">${said.second}</p>` : nothing}
        ${hintLine(scene.hint === null ? null : legText.hint({ tree: guessText.move(scene.hint.move), expected: scene.hint.score }), scene.hintAsked)}
      </div>
      <div class="buttons">${buttons(scene, options)}</div>
    </section>
  `;
}

/** @param {Scene} scene @param {LegOptions} options */
function buttons(scene, options) {
  const { hint } = scene;
  const may = !sending() && hinders() === null;
  const lays = scene.may("tree");
  return html`
    ${goOnButton(scene, options)}
    ${scene.may("grade") ? html`<button type="button" class="primary" aria-disabled=${sending() ? "true" : "false"} @click=${grade}>${legText.button("announce")}</button>` : nothing}
    ${scene.composes ? html`<button type="button" class="primary" aria-disabled=${may ? "false" : "true"} @click=${send}>${lays ? legText.button("lay_out") : legText.button("guess")}</button>` : nothing}
    ${scene.may("open") ? html`<button type="button" title=${legText.leaveOpenHint()} @click=${leaveOpen}>${now.asks ? legText.button("confirm_open") : legText.button("leave_open")}</button>` : nothing}
    ${hint?.move.startsWith("guess ") ? html`<button type="button" @click=${() => takeTree(hint.move.slice(6))}>${legText.button("take_hint")}</button>` : nothing}
    ${scene.mayHint ? html`<button type="button" @click=${askHint}>${commonText.hint()}</button>` : nothing}
    ${moreButton(now.open, toggle)}
    ${options.tools ?? nothing}
  `;
}
