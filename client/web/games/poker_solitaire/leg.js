// One leg of Poker Solitaire on the page: the matrices, the dealt cards, the reject squares, and ways to make a move.
//
// The screen around it calls `legView` whenever it is drawn, `legKey` with the keys that nothing else took, and `closeLeg`
// when the leg is no longer on the page. The leg takes the arrow keys, a to e, 1 to 5, h, m, n, p, x, Enter and Escape (so
// that it takes Shift and c to open the chat).

import { messages as commonText } from "../../text/messages/leg.js";
import { messages as peopleText } from "../../text/messages/people.js";
import { takeTurn, tellTurn } from "../../board/announcements.js";
import { drawing, stock, withCards } from "../../board/card_faces.js";
import { goOnButton, hintLine, moreButton, newsSection, noLeg, panel } from "../../board/leg_view.js";
import { platesOf, playerOf } from "../../board/players.js";
import { goalOf as directionOf, heading } from "../../board/scoreboard.js";
import { sayCard } from "../../text/cards.js";
import * as formats from "../../text/formats.js";
import { messages as gameText } from "../../text/messages/game.js";
import { html, nothing } from "../../vendor/lit-html.js";
import { matricesView, rejectView, rejectsInHand } from "./board.js";
import { dealOf, isCard, isPat } from "./choice.js";
import { drag } from "./dragging.js";
import { messages as legText } from "./messages/leg.js";
import { messages as scoresText } from "./messages/scores.js";
import { sentences } from "./option_text.js";
import { aimed, askHint, done, hintOf, now, pass, pick, says, sending, take, toggle, touched } from "./playing.js";
import { readScene } from "./scene.js";
import { outcome, reached } from "./score_text.js";

export { legKey } from "./keys.js";
export { closeLeg } from "./playing.js";

/** @typedef {import("../../room/types.js").Model} Model */
/** @typedef {import("../catalog.js").LegOptions} LegOptions */
/** @typedef {import("./scene.js").Scene} Scene */
/** @typedef {import("./scene.js").Player} Player */

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
  takeTurn(scene.myTurn ? `${scene.key} ${scene.race ? "" : scene.view.ply}` : null);
  tellTurn(options, before, scene, { taken: !scene.race && scene.players.length > 1, ended: () => says().first });
  const shown = shownOf(scene);
  const kinds = [now.open ? "open" : "", scene.view.matrices.length > 1 ? "narrow-hand" : ""];
  return html`
    <div class=${["leg hand-beside poker", ...kinds].join(" ")}>
      ${headingOf(scene, options.clocks ?? [], model.room?.title ?? "")} ${matricesView(scene.view, shown)}
      ${panel(legText.more(), beside(scene))}
      ${foot(scene, shown, options)}
    </div>
  `;
}

/** @param {Scene} scene @returns {import("./board.js").Shown} */
function shownOf(scene) {
  const { view, hint } = scene;
  const [what, where] = hint?.move.split(">") ?? [];
  const lifts = now.hand === null || now.hand !== what;
  return {
    id: "leg",
    label: view.matrices.length > 1 ? legText.theMatrices() : legText.theMatrix(),
    seat: scene.seat,
    names: scene.players.map(({ name }) => name),
    hand: now.hand,
    targets: now.targets,
    can: new Set(scene.myTurn ? view.sources.map((source) => source.what) : []),
    fresh: view.played?.move.split(">")[1] ?? null,
    hinted: hint === null ? null : lifts ? what : where,
    pointed: now.aimed,
    coming: new Map(
      now.sent.flatMap(({ where, card }) => (card === null ? [] : [/** @type {[string, string]} */ ([where, card])])),
    ),
    at: now.at,
    marks: [],
    keys: legText.keys(),
    touched: scene.seat === null || scene.over ? null : touched,
    aimed,
    drag,
  };
}

/** @param {Scene} scene @param {unknown[]} clocks @param {string} title */
function headingOf(scene, clocks, title) {
  const { view } = scene;
  const shows = !scene.alone || scene.players[0].name !== peopleText.you();
  const players = platesOf(scene.players).map((player) =>
    playerOf(player, {
      clock: clocks[player.seat],
      role: player.role === "player" ? "" : legText.role(goalOf(player.role), { mine: player.mine }),
      points: player.points,
      toMove: legText.toPlay(),
    }),
  );
  const beat =
    scene.beat === null ? null : scoresText.legOne(outcome(scene.beat, view.matrices[0]) ?? formats.number(scene.beat));
  return heading(title, {
    players: shows ? players : [],
    score:
      view.scores === null
        ? {
            text: reached(view),
            change: isPat(view) ? 0 : view.played?.changes[0],
            goal: directionOf(scene.me),
            beat,
          }
        : null,
    note: scene.legs > 1 ? html`<span>${gameText.legOf({ leg: scene.leg, legs: scene.legs })}</span>` : nothing,
  });
}

/** @param {Scene} scene */
function beside(scene) {
  const { view, players } = scene;
  return html`
    <section aria-label=${legText.score()}>
      <h2>${legText.score()} ${view.scores === null && !isPat(view) ? html`<span class="points">${formats.number(view.score)}</span>` : nothing}</h2>
      ${view.scores === null && isPat(view) ? html`<p>${reached(view)}</p>` : nothing}
      ${view.scores === null ? nothing : html`<dl class="parts">${players.map(({ name, points }) => html`<div><dt><bdi>${name}</bdi></dt><dd>${points}</dd></div>`)}</dl>`}
      ${view.deals.map((deal) => stockOf(deal, players))}
      ${view.left.map((cards) => (cards.length ? html`<p class="hint">${withCards(legText.leftCards(cards))}</p>` : nothing))}
    </section>
    ${newsSection(scene.news)}
    <section aria-label=${legText.options()} class="rules-here">
      <h2>${legText.options()}</h2>
      <ul>${sentences(view.options, players.length > 1 ? players.map(({ name }) => formats.begin(name)) : undefined).map((each) => html`<li>${each}</li>`)}</ul>
    </section>
  `;
}

/** @param {import("../../protocol/messages.js").Deal} deal @param {Player[]} players */
const stockOf = ({ owner, stock, coming }, players) => html`
  <p>
    ${owner === null ? legText.stockInFull(stock) : html`<bdi>${players[owner]?.name}</bdi>: ${legText.stock(stock)}`}
    ${coming.length ? html`<span class="hint">${withCards(legText.coming(coming))}</span>` : nothing}
  </p>
`;

/** @param {Scene} scene @param {import("./board.js").Shown} shown @param {LegOptions} options */
function foot(scene, shown, options) {
  const { view } = scene;
  const said = says();
  const { cards, stock: left } = dealOf(view, scene.seat);
  const other = view.deals.find(({ owner }) => owner !== null && owner !== (scene.seat ?? view.mover ?? 0));
  const rejects = rejectsInHand(view, scene.seat);
  const many = cards.length + rejects.length > 2;
  return html`
    <section class=${`in-hand ${scene.myTurn ? "mine" : ""} ${many ? "many" : ""}`} aria-label=${legText.dealtAndRejects()}>
      <div class="cards">
        <div class="rest">${stock(left)}<span class="left">${left}<span class="cards-word"> ${legText.cardsWord(left)}</span></span></div>
        <div class="dealt" role="group" aria-label=${legText.dealtTitle()}>
          ${cards.length ? cards.map((card) => dealtCard(scene, card)) : html`<span class="none">${left ? legText.dealtOnTurn() : legText.noMoreCards()}</span>`}
        </div>
        ${other?.cards.length ? html`<div class="dealt others" role="img" aria-label=${legText.dealtTo({ name: shown.names[other.owner ?? 0], cards: other.cards })}><span class="rejects-name"><bdi>${shown.names[other.owner ?? 0]}</bdi></span><span>${withCards(formats.cards(other.cards))}</span></div>` : nothing}
        ${rejects.length ? html`<div class="rejects" role="group" aria-label=${legText.rejectsTitle()}>${rejectsOf(rejects, shown)}</div>` : nothing}
      </div>
      <div class=${said.bad ? "says bad" : "says"}>
        <p class="first">${withCards(said.first)}</p>
        ${scene.hint !== null || scene.hintAsked ? hintLine(hintOf(scene), scene.hintAsked) : lastTold(scene)}
      </div>
      <div class="buttons">${buttons(scene, options)}</div>
    </section>
  `;
}

/** The reader's reject squares, then the common ones. @param {import("../../protocol/messages.js").RejectSquare[]} rejects @param {import("./board.js").Shown} shown */
function rejectsOf(rejects, shown) {
  const kinds = [false, true].map((common) => rejects.filter(({ owner }) => (owner === null) === common));
  return kinds.map((some, common) =>
    some.length
      ? html`<span class="kind"><span class="rejects-name">${common ? legText.common() : legText.rejectsTitle()}</span><span class="some">${some.map((square) => rejectView(square, shown))}</span></span>`
      : nothing,
  );
}

/** The last move of another player, for screens without room for the news. @param {Scene} scene */
function lastTold({ view, seat, players, news, over }) {
  const others = players.length > 1 && view.played !== null && view.played.seat !== seat;
  return others && !over ? html`<p class="second last">${withCards(news[0] ?? "")}</p>` : nothing;
}

/** @param {Scene} scene @param {string} card */
function dealtCard(scene, card) {
  const inHand = now.hand === card;
  const gone = now.sent.some(({ what }) => what === card);
  const can = scene.myTurn && isCard(card) && scene.view.sources.some(({ what }) => what === card);
  const hinted = scene.hint?.move.startsWith(`${card}>`);
  return html`<button
    type="button" class=${`dealt-card ${inHand ? "chosen" : ""} ${gone ? "away" : ""} ${hinted ? "hinted" : ""}`}
    aria-pressed=${inHand ? "true" : "false"} aria-label=${sayCard(card)} ?disabled=${!can || gone}
    @click=${() => now.picked !== card && pick(card)}
    @pointerdown=${(/** @type {PointerEvent} */ event) => drag(event, card)}
  ><svg class="card-face" viewBox="-1 -1 72 100" aria-hidden="true">${drawing(card, false)}</svg></button>`;
}

/** @param {Scene} scene @param {LegOptions} options */
function buttons(scene, options) {
  const { view } = scene;
  const mine = scene.myTurn && !sending();
  return html`
    ${goOnButton(scene, options)}
    ${scene.myTurn && view.may_done ? html`<button type="button" class="primary" aria-disabled=${mine ? "false" : "true"} @click=${done}>${legText.done()}</button>` : nothing}
    ${scene.myTurn && view.may_pass ? html`<button type="button" class="primary" aria-disabled=${mine ? "false" : "true"} @click=${pass}>${legText.passTurn()}</button>` : nothing}
    ${scene.mayHint ? html`<button type="button" @click=${askHint}>${commonText.hint()}</button>` : nothing}
    ${moreButton(now.open, toggle)}
    ${scene.race ? nothing : (options.tools ?? nothing)}
  `;
}

/** The role of a player who has one. @param {string} role */
const goalOf = (role) => /** @type {"maximizer" | "minimizer"} */ (role);
