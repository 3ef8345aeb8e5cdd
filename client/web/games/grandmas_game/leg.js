// One leg of Grandma's Game on the page: the table, the text about the choice, and ways to make a move.
//
// The screen around it calls `legView` whenever it is drawn, `legKey` with the keys that nothing else took, and
// `closeLeg` when the leg is no longer on the page. keys.js lists the keys of the leg.

import * as formats from "../../text/formats.js";
import { messages as gameText } from "../../text/messages/game.js";
import { messages as commonText } from "../../text/messages/leg.js";
import { messages as peopleText } from "../../text/messages/people.js";
import { takeTurn, tellTurn } from "../../board/announcements.js";
import { withCards } from "../../board/card_faces.js";
import { goOnButton, hintLine, moreButton, noLeg, panel } from "../../board/leg_view.js";
import { platesOf } from "../../board/players.js";
import { presence } from "../../board/presence.js";
import { heading } from "../../board/scoreboard.js";
import { html, nothing } from "../../vendor/lit-html.js";
import { tableView } from "./board.js";
import { BOTTOM, STOCK, cardAt, movesFrom, peekAt, places, workspaceAt } from "./choice.js";
import * as dealing from "./dealing.js";
import * as watching from "./dealing_view.js";
import { drag } from "./dragging.js";
import { messages as legText } from "./messages/leg.js";
import { messages as scoresText } from "./messages/scores.js";
import { canMove, fits, foundation, foundationInShort, hint, showPile } from "./move_text.js";
import { beside } from "./panel.js";
import * as playing from "./playing.js";
import { now } from "./playing.js";
import { named, ranked, readScene } from "./scene.js";
import * as scoreText from "./score_text.js";
import * as carrying from "./workspace_order.js";

export { legKey } from "./keys.js";

/** @typedef {import("../../room/types.js").Model} Model */
/** @typedef {import("../catalog.js").LegOptions} LegOptions */
/** @typedef {import("./scene.js").Scene} Scene */
/** @typedef {import("./scene.js").Player} Player */

/** Close the leg when it leaves the page. */
export function closeLeg() {
  watching.closeWatching();
  playing.closePlaying();
}

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
  playing.take(scene, model, options);
  takeTurn(scene.myTurn ? scene.key : null);
  tellTurn(options, before, scene, { ended: () => says(scene)[0] });
  watching.beginOnce(scene);
  return html`
    <div class=${now.open ? "leg hand-beside narrow-hand grandma open" : "leg hand-beside narrow-hand grandma"}>
      ${headingOf(scene, options.clocks ?? [], model.room?.title ?? "")} ${table(scene)}
      ${panel(legText.more(), beside(scene))}
      ${foot(scene, options)}
    </div>
  `;
}

/** @param {Scene} scene */
function table(scene) {
  const { view, players } = scene;
  if (!view.piles.length)
    return html`
      <div class="board no-table" id="leg" tabindex="0" role="group" aria-label=${legText.table()}>
        <div>
          <p>${legText.tablesHidden()}</p>
          <ol>${ranked(players).map((each) => html`<li><bdi>${each.name}</bdi>: ${scoresText.state({ points: each.score, left: each.remaining, plays: each.plays })}</li>`)}</ol>
        </div>
      </div>
    `;
  return tableView(now.dealing === null ? view : dealing.seen(now.dealing, view), shownOf(scene));
}

/** @param {Scene} scene @returns {import("./board.js").Shown} */
function shownOf(scene) {
  const { view, hint } = scene;
  const going = scene.myTurn && now.dealing === null ? view.moves : [];
  const chosen = now.chosen === null ? [] : movesFrom(view, now.chosen);
  const hinted = hint === null ? null : places(view, hint.move);
  const last = now.dealing === null ? null : dealing.last(now.dealing, view);
  return {
    id: "leg",
    label: legText.table(),
    keys: legText.keys({ race: scene.race, reorder: view.reorder }),
    chosen: now.chosen,
    lit: new Set(chosen.flatMap(({ target }) => (target === null ? [] : [target]))),
    can: new Set(
      going.flatMap(({ move, does }) => (does === "peek" ? [] : [places(view, move).from ?? ""])).filter(Boolean),
    ),
    peeks: new Set(going.filter(({ does }) => does === "peek").map(({ move }) => move.slice(5))),
    fresh: last?.pile ?? freshOf(scene),
    hinted: hinted === null ? [] : [hinted.from, hinted.to],
    order: now.carry?.cards ?? null,
    carried: now.carry?.at ?? null,
    landing: now.landing,
    at: now.at,
    marks: [],
    watched:
      now.dealing === null
        ? null
        : { last, step: now.dealing.step, of: view.dealt.length, left: undealt(view, now.dealing.step) },
    touched: scene.seat === null || scene.over ? null : touched,
    focused: playing.focused,
    drag,
  };
}

/** Handle a click on a place: put a carried card down there, or choose the place. @param {string} spot */
const touched = (spot) => (now.carry === null ? playing.touched(spot) : carrying.putOn(spot));

/** How many cards are still in the pack. @param {import("./scene.js").GrandmasGameView} view @param {number} step */
const undealt = (view, step) => view.dealt.slice(step).reduce((sum, { stock }) => sum + 1 + stock, 0);

/** Where the last move went. @param {Scene} scene */
function freshOf({ view }) {
  const { played } = view;
  if (played?.does === "deal") return `w${(view.workspace?.cards.length ?? 0) - 1}`;
  return played?.does === "play" || played?.does === "transfer" ? played.target : null;
}

/** @param {Scene} scene @param {unknown[]} clocks @param {string} title */
function headingOf(scene, clocks, title) {
  const { view, players, race } = scene;
  const few = named(players);
  const shown = platesOf(few).map((player) => playerOf(player, clocks[player.seat], players.length > few.length));
  const note = html`
    ${race ? others(players) : nothing}
    <span>${scoresText.made({ ...counts(view), race })}</span>
  `;
  const beat = scene.beat === null ? null : scoresText.toBeat(scene.beat);
  return heading(title, {
    players: race ? shown : [],
    score: race ? null : { text: scoresText.ofAll(view.score), change: view.played?.change, goal: "up", beat },
    note: view.piles.length ? note : nothing,
    kind: race ? "of-race" : "",
  });
}

/** The moves at the table, without undos, redos and peeks, which are counted by themselves. @param {import("./scene.js").GrandmasGameView} view */
function counts({ made, undos, redos = 0, peeks = 0 }) {
  return { moves: made - undos - redos - peeks, undos, redos, peeks };
}

/** How many players are not named. @param {Player[]} players */
function others(players) {
  const rest = players.length - named(players).length;
  return rest ? html`<span>${scoresText.morePlayers(rest)}</span>` : nothing;
}

/** A player in a race with their state; if there are `many`, in short. @param {Player} player @param {unknown} clock @param {boolean} many */
function playerOf({ name, mine, competes, here, computer, score, remaining, plays }, clock, many) {
  const by = computer !== null ? commonText.replaced(computer) : here === false ? peopleText.away() : "";
  const note = formats.listed([many ? "" : scoresText.left(remaining), plays ? "" : scoresText.over(), by]);
  return html`
    <li class=${`plate ${plays ? "" : "is-over"} ${mine ? "mine" : ""} ${name === peopleText.you() ? "reader" : ""}`}>
      <span class="who">
        ${presence(here)}
        <bdi class="name">${name}</bdi>${competes ? html` <span class="note">(${peopleText.you()})</span>` : nothing}
      </span>
      <span class="sub"><span class="note">${note}</span></span>
      <span class="points">${score}</span>
      ${clock == null ? nothing : html`<span class="clock">${clock}</span>`}
    </li>
  `;
}

/** @param {Scene} scene @param {LegOptions} options */
function foot(scene, options) {
  const [first, second] = says(scene);
  const bad = now.told !== "" && now.bad;
  return html`
    <section class=${`in-hand of-grandma ${scene.myTurn ? "mine" : ""}`} aria-label=${legText.chosen()}>
      <div class=${bad ? "says bad" : "says"}>
        <p class="first">${withCards(first)}</p>
        ${second ? html`<p class="second">${withCards(second)}</p>` : nothing}
        ${hintLine(scene.hint === null ? null : hint(scene.hint, scene.view.moves), scene.hintAsked)}
      </div>
      <div class=${now.carry === null && !offers(scene) ? "buttons" : "buttons of-chosen"}>${now.dealing === null ? buttons(scene, options) : dealingButtons(scene)}</div>
    </section>
  `;
}

/** The text about the choice, the dealing or the result. @param {Scene} scene @returns {[string, string?]} */
function says(scene) {
  const { view, players } = scene;
  if (now.dealing !== null) {
    const whole = now.dealing.step === view.dealt.length;
    return [whole ? legText.allDealt() : legText.pace({ pace: now.dealing.pace + 1, of: dealing.PACES.length })];
  }
  if (now.told) return [now.told];
  if (now.options?.notice) return [now.options.notice];
  if (scene.over) {
    if (!scene.race) return [scoreText.ended(view.ended, view.score)];
    const places = ranked(players).map(({ name, score }) => /** @type {[string, number]} */ ([name, score]));
    return [
      scoreText.raceOver(
        places,
        players.some(({ remaining }) => remaining === 0),
      ),
    ];
  }
  if (!scene.myTurn)
    return scene.seat !== null && view.ended ? [scoresText.yourTable(view.ended), scoresText.othersPlayOn()] : [""];
  if (now.carry !== null) return [legText.carrying(now.carry.cards[now.carry.at])];
  if (now.sent !== null) return [gameText.sent()];
  if (now.chosen !== null) return [toldOf(scene, now.chosen)];
  return [view.stuck ? legText.stuck() : legText.choose(view.stock > 0)];
}

/** The text about a place on the table. @param {Scene} scene @param {string} spot */
function toldOf({ view }, spot) {
  if (spot === STOCK) return legText.stockState(view.stock);
  const card = cardAt(view, spot);
  const at = workspaceAt(spot);
  const moves = movesFrom(view, spot);
  if (at !== null && card !== null) {
    const of = view.workspace?.cards.length ?? 0;
    return `${legText.workspaceCard({ card, number: at + 1, of, top: at === of - 1 })} ${fits(moves)}`;
  }
  const found = view.foundations.find(({ name }) => name === spot);
  if (found !== undefined) {
    const { top, size, takes } = found;
    const told = legText.foundationState({ foundation: foundation(spot), top, size, takes });
    return `${told} ${canMove(top, moves)}`.trim();
  }
  const pile = view.piles.find(({ name }) => name === spot);
  if (pile === undefined || card === null)
    return legText.pileEmpty({ pile: showPile(spot), away: view.workspace?.pile === spot });
  const { size, under } = pile;
  return `${legText.pileTop({ card, under, pile: showPile(spot), size })} ${fits(moves)}`;
}

/** @param {Scene} scene @param {LegOptions} options */
function buttons(scene, options) {
  const { view } = scene;
  const busy = now.sent !== null ? "true" : "false";
  return html`
    ${goOnButton(scene, options)}
    ${scene.hint !== null && scene.myTurn && now.carry === null && now.chosen === null ? html`<button type="button" class="primary" @click=${() => scene.hint && playing.send(scene.hint.move)}>${legText.playHint()}</button>` : nothing}
    ${scene.myTurn ? (now.carry === null ? ofChosen(scene) : ofCarried()) : nothing}
    ${
      scene.myTurn && now.carry === null
        ? html`
            ${
              scene.race
                ? nothing
                : html`
                    <button type="button" aria-label=${legText.undo()} aria-disabled=${view.moves.some(({ does }) => does === "undo") ? busy : "true"} @click=${() => playing.again("undo")}><span aria-hidden="true">↶</span><span class="word"> ${legText.undo()}</span></button>
                    <button type="button" class="aside" aria-label=${legText.redo()} aria-disabled=${view.moves.some(({ does }) => does === "redo") ? busy : "true"} @click=${() => playing.again("redo")}><span aria-hidden="true">↷</span><span class="word"> ${legText.redo()}</span></button>
                  `
            }
            ${view.stuck ? html`<button type="button" class="primary" @click=${playing.giveUp}>${legText.giveUp()}</button>` : nothing}
            ${scene.mayHint && !view.stuck ? html`<button type="button" class="aside" @click=${playing.askHint}>${commonText.hint()}</button>` : nothing}
            ${view.dealt.length ? html`<button type="button" @click=${watching.begin}>${legText.watchDealing()}</button>` : nothing}
          `
        : nothing
    }
    ${moreButton(now.open, playing.toggle, "aside")}
    ${options.tools ?? nothing}
  `;
}

/** Whether the choice has actions; if not, the other buttons stay in place. @param {Scene} scene */
const offers = ({ view }) =>
  now.chosen !== null &&
  (movesFrom(view, now.chosen).length > 0 ||
    peekAt(view, now.chosen) !== null ||
    (workspaceAt(now.chosen) !== null && view.may_order));

/** The actions of the choice. @param {Scene} scene */
function ofChosen({ view }) {
  const spot = now.chosen;
  if (spot === null) return nothing;
  return html`
    ${movesFrom(view, spot).map((move) => (move.target === null ? nothing : html`<button type="button" class="primary" @click=${() => playing.send(move.move)}>${legText.toFoundation(foundationInShort(move.target))}</button>`))}
    ${peekAt(view, spot) === null ? nothing : html`<button type="button" @click=${() => playing.peek(spot)}>${legText.lookUnder()}</button>`}
    ${workspaceAt(spot) === null || !view.may_order ? nothing : html`<button type="button" @click=${() => carrying.pickUp(spot)}>${legText.move()}</button>`}
  `;
}

const ofCarried = () => html`
  <button type="button" class="primary" @click=${() => carrying.putOn()}>${legText.putDown()}</button>
  <button type="button" @click=${() => carrying.putOn(BOTTOM)}>${legText.toBottom()}</button>
  <button type="button" @click=${carrying.leave}>${legText.cancel()}</button>
`;

/** @param {Scene} scene */
function dealingButtons({ view }) {
  const { runs = false, step = 0, pace = 0 } = now.dealing ?? {};
  const whole = step === view.dealt.length;
  return html`
    <button type="button" class="primary" data-first @click=${watching.end}>${whole ? legText.play() : legText.skip()}</button>
    ${whole ? html`<button type="button" @click=${watching.begin}>${legText.again()}</button>` : html`<button type="button" @click=${watching.hold}>${runs ? legText.pause() : legText.resume()}</button>`}
    <button type="button" class="sign" aria-label=${legText.cardBack()} title=${legText.cardBack()} ?disabled=${step === 0} @click=${() => watching.byHand(-1)}>←</button>
    <button type="button" class="sign" aria-label=${legText.nextCard()} title=${legText.nextCard()} ?disabled=${whole} @click=${() => watching.byHand(1)}>→</button>
    <button type="button" class="sign" aria-label=${legText.slower()} title=${legText.slower()} ?disabled=${pace === 0} @click=${() => watching.setPace(-1)}>−</button>
    <button type="button" class="sign" aria-label=${legText.faster()} title=${legText.faster()} ?disabled=${pace === dealing.PACES.length - 1} @click=${() => watching.setPace(1)}>+</button>
  `;
}
