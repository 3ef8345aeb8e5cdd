// The content of an analysis: accuracy, the graphs, the moves with their faults, and the choices beside the tree.

import * as formats from "../text/formats.js";
import { wordsOf } from "../games/catalog.js";
import { curve, faults, leader, legsOf, span, tally } from "../replay/analysis.js";
import {
  faultCounts,
  graphRead,
  legName,
  lost,
  notJudged,
  percent,
  roleName,
  tableName,
  verdict,
} from "../replay/analysis_sentences.js";
import { at, holder, nameOf, namesIn } from "../replay/match.js";
import { messages as analysisText } from "../text/messages/analysis.js";
import { messages as replayText } from "../text/messages/replay.js";
import { html, nothing, repeat } from "../vendor/lit-html.js";
import { graphView } from "./graph.js";
import { drawn, keepInSight } from "../widgets/long_list.js";
import { draw } from "../widgets/page.js";
import { loading } from "./replay.js";

/** @typedef {import("./analysis.js").AnalysisPage} AnalysisPage */
/** @typedef {import("../protocol/messages.js").Analysis} Analysis */
/** @typedef {import("../protocol/messages.js").JudgedMove} JudgedMove */
/** @typedef {import("../replay/match.js").Replay} Replay */

/** @type {("move" | "player" | "played" | "fault" | "lost" | "expected")[]} */
const COLUMNS = ["move", "player", "played", "fault", "lost", "expected"];

/** The most moves that are listed while the analysis goes on. */
const EARLY_MOST = 200;
/** The tree beside the choices, on the page. */
export const TREE = "analysed";

/** The progress of the analysis. @param {AnalysisPage} page */
export function progress(page) {
  const { done, of } = page.judging.far ?? { done: 0, of: 0 };
  return html`
    <p id="far">${analysisText.working()}</p>
    <progress max=${of || 1} value=${of ? done : nothing} aria-labelledby="far"></progress>
    <p>${of ? analysisText.progress({ done, moves: of }) : nothing}</p>
    ${page.prepared === null ? nothing : judgedSoFar(page, page.prepared.replay)}
  `;
}

/** The moves judged so far, in playing order; the analysis goes backwards, so the newest is at the top. @param {AnalysisPage} page @param {Replay} replay */
function judgedSoFar(page, { record }) {
  const judged = page.judging.far?.judged ?? [];
  if (judged.length === 0) return nothing;
  const { expected } = wordsOf(record.game);
  const shown = judged.slice(-EARLY_MOST).sort((one, next) => one.leg - next.leg || one.ply - next.ply);
  const seatOf = (/** @type {number} */ leg, /** @type {number} */ seat) =>
    record.form === "race" ? (holder(record, leg) ?? 0) : seat;
  return html`
    <div class="scrolled judged-so-far" tabindex="0" role="group" aria-label=${analysisText.judgedSoFar()}>
      <table>
        <caption class="unseen">${analysisText.judgedSoFar()}</caption>
        <thead><tr>${COLUMNS.map((name, at) => html`<th scope="col" class=${at > 3 ? "points" : ""}>${analysisText.column(name)}</th>`)}</tr></thead>
        <tbody>
          ${repeat(
            shown,
            ({ leg, ply }) => `${leg} ${ply}`,
            (move) => {
              const seat = seatOf(move.leg, move.seat);
              return html`
                <tr>
                  <th scope="row">${record.legs.length > 1 ? html`<span class="hint">${move.leg}·</span>` : nothing}${move.ply + 1}</th>
                  <td><bdi>${nameOf(record, seat)}</bdi></td>
                  <td class="move-played">${page.prepared?.game.showMove(move.move, seat, namesIn(record))}</td>
                  <td class=${move.fault ?? ""}>${move.fault === null ? "" : analysisText.fault(move.fault)}</td>
                  <td class="points">${lost(move.loss, expected)}</td>
                  <td class="points">${expected(move.expected)}</td>
                </tr>
              `;
            },
          )}
        </tbody>
      </table>
    </div>
  `;
}

/** @param {AnalysisPage} page @param {Analysis} analysis @param {Replay} replay */
export function body(page, analysis, replay) {
  const legs = legsOf(analysis);
  return html`
    ${accuracies(analysis, replay)} ${verdicts(page, analysis, replay)} ${rearranged(replay)}
    <div class="graphs">${legs.map((_, leg) => graph(page, analysis, replay, leg + 1))}</div>
    ${legs.length > 1 ? legsToLookAt(page, legs, replay) : nothing}
    <div class="judged">
      ${list(page, analysis, replay)}
      <div class="beside">${choices(page, replay)} ${tree(page, replay)}</div>
    </div>
    <p class="hint">${analysisText.columnsExplained(leader(replay.record, page.recorded(replay)))}</p>
  `;
}

/** @param {string} leg */
const accuracyIn = (leg) => (leg ? analysisText.accuracyInLeg(leg) : analysisText.accuracy());

/** @param {Analysis} analysis @param {Replay} replay */
function accuracies(analysis, { record }) {
  const legs = legsOf(analysis);
  const race = record.form === "race";
  return html`
    <div class="scrolled" tabindex="0" role="group" aria-label=${analysisText.title()}>
      <table class="figures">
        <thead>
          <tr>
            <th scope="col">${analysisText.player()}</th>
            ${race ? html`<th scope="col">${analysisText.accuracy()}</th>` : legs.map((_, leg) => html`<th scope="col">${accuracyIn(legName(leg + 1, legs.length, record.form))}</th>`)}
            <th scope="col">${analysisText.faults()}</th>
          </tr>
        </thead>
        <tbody>
          ${record.seats.map(
            ({ seat, name }) => html`
              <tr>
                <th scope="row"><bdi>${name}</bdi></th>
                ${(race ? legs.filter(({ moves }) => moves[0].seat === seat) : legs).map((leg) => html`<td><strong>${percent(leg.accuracy[seat])}</strong> <span class="hint">${roleName(record.form, leg.roles[seat])}</span></td>`)}
                <td>${faultCounts(tally(analysis, seat))}</td>
              </tr>
            `,
          )}
        </tbody>
      </table>
    </div>
  `;
}

/** Whether a seat could move placed cards, or take them back. @param {Replay["record"]} record @param {number} seat */
const mayMove = ({ options: { movable, mode } }, seat) =>
  mode === "puzzle" || (Array.isArray(movable) ? movable[seat] : movable) === true;

/** A hint that moves are not judged if placed cards could be moved. @param {Replay} replay */
function rearranged({ record }) {
  const moved = record.seats.filter(({ seat }) => mayMove(record, seat));
  if (!moved.length) return nothing;
  const name = moved.length < record.seats.length ? (moved[0].name ?? "") : "";
  return html`<p class="verdict">${notJudged(name)}</p>`;
}

/** The solver's verdict on each leg (the solver knows all cards), with a link to the move that lost the win. @param {AnalysisPage} page @param {Analysis} analysis @param {Replay} replay */
const verdicts = (page, analysis, replay) =>
  legsOf(analysis).map((leg, at) => {
    if (leg.verdict == null) return nothing;
    const ply = leg.lost_at ?? null;
    const name = replay.record.form === "race" ? nameOf(replay.record, leg.moves[0].seat) : "";
    const move =
      ply === null
        ? ""
        : (page.prepared?.game.showMove(leg.moves[ply]?.move ?? "", leg.moves[ply]?.seat, namesIn(replay.record)) ??
          "");
    return html`
      <p class="verdict">
        <bdi>${verdict(name, leg.verdict, ply, move)}</bdi>
        ${
          ply === null
            ? nothing
            : html`<button type="button" class="link" @click=${() => {
                page.leg = at + 1;
                page.go(ply);
              }}>${analysisText.showMove()}</button>`
        }
      </p>
    `;
  });

/** The name of a leg. @param {Replay} replay @param {import("../protocol/messages.js").JudgedLeg} judged @param {number} leg @param {number} legs */
const called = ({ record }, judged, leg, legs) =>
  record.form === "race" ? tableName(nameOf(record, judged.moves[0].seat)) : legName(leg, legs, record.form);

/** @param {AnalysisPage} page @param {Analysis} analysis @param {Replay} replay @param {number} leg */
function graph(page, analysis, replay, leg) {
  const { record } = replay;
  const legs = legsOf(analysis);
  const first = leader(record, page.recorded(replay));
  const title = analysisText.graph({ leader: first, leg: called(replay, legs[leg - 1], leg, legs.length) || null });
  const values = curve(analysis, leg, first !== null);
  const marks = faults(analysis, leg).flatMap(({ ply, move }) =>
    move.fault === null ? [] : [{ ply, fault: move.fault }],
  );
  const counted = analysis.legs[0].roles.flatMap((_, seat) => tally(analysis, seat, leg));
  return html`
    <figure class=${leg === page.leg ? "chosen" : ""}>
      <figcaption>${title}</figcaption>
      ${graphView({
        values,
        marks,
        span: span(analysis, first !== null),
        at: leg === page.leg ? page.ply : null,
        title,
        heard: graphRead(values, counted, wordsOf(record.game).expected),
        go: (ply) => {
          page.leg = leg;
          page.go(ply);
        },
      })}
    </figure>
  `;
}

/** @param {AnalysisPage} page @param {import("../protocol/messages.js").JudgedLeg[]} legs @param {Replay} replay */
function legsToLookAt(page, legs, replay) {
  return html`
    <span class="choice" role="group" aria-label=${analysisText.legs()}>
      ${legs.map((leg, at) => html`<button type="button" aria-pressed=${at + 1 === page.leg} @click=${() => page.turn(at + 1)}>${analysisText.moves(called(replay, leg, at + 1, legs.length) || null)}</button>`)}
    </span>
  `;
}

/** @param {AnalysisPage} page @param {Analysis} analysis @param {Replay} replay */
function list(page, analysis, replay) {
  const rows = page.moves.map((move, ply) => ({ move, ply }));
  const shown = page.onlyFaults ? rows.filter(({ move }) => move.fault !== null) : rows;
  const [first, last] = drawn(shown.filter(({ ply }) => ply < page.ply).length, shown.length);
  const legs = legsOf(analysis);
  const title = analysisText.moves(called(replay, legs[page.leg - 1], page.leg, legs.length) || null);
  queueMicrotask(() => {
    keepInSight(".judged tr.here");
    keepInSight(".choices-here li.here");
  });
  return html`
    <section class="move-list">
      <div class="buttons">
        <button type="button" @click=${() => page.fault(-1)}>${analysisText.previousFault()}</button>
        <button type="button" @click=${() => page.fault(1)}>${analysisText.nextFault()}</button>
        <button
          type="button" aria-pressed=${page.onlyFaults}
          @click=${() => {
            page.onlyFaults = !page.onlyFaults;
            draw();
          }}
        >${analysisText.onlyFaults()}</button>
      </div>
      <div class="scrolled" tabindex="0" role="group" aria-label=${title}>
        <table>
          <caption class="unseen">${title}</caption>
          <thead><tr>${COLUMNS.map((name, at) => html`<th scope="col" class=${at > 3 ? "points" : ""}>${analysisText.column(name)}</th>`)}</tr></thead>
          <tbody>${shown.slice(first, last).map(({ move, ply }) => row(page, replay, move, ply))}</tbody>
        </table>
        ${shown.length === 0 ? html`<p>${analysisText.noneFound()}</p>` : nothing}
      </div>
      ${last - first < shown.length ? html`<p class="hint">${replayText.listedMoves({ first: first + 1, last, moves: shown.length })}</p>` : nothing}
    </section>
  `;
}

/** @param {AnalysisPage} page @param {Replay} replay @param {JudgedMove} move @param {number} ply */
function row(page, { record }, move, ply) {
  const { expected } = wordsOf(record.game);
  const here = ply === page.ply;
  const name = nameOf(record, move.seat);
  return html`
    <tr class=${here ? "here" : ""} aria-current=${here ? "true" : nothing}>
      <th scope="row"><button type="button" class="to-move" aria-label=${analysisText.moveNumber(ply + 1)} @click=${() => page.go(ply)}>${ply + 1}</button></th>
      <td><bdi>${name}</bdi></td>
      <td>${page.prepared?.game.showMove(move.move, move.seat, namesIn(record))}</td>
      <td class=${move.fault ?? ""}>${move.fault === null ? "" : analysisText.fault(move.fault)}</td>
      <td class="points">${lost(move.loss, expected)}</td>
      <td class="points">${expected(move.expected)}</td>
    </tr>
  `;
}

/** The choices at the current move, the best first. @param {AnalysisPage} page @param {Replay} replay */
function choices(page, { record }) {
  const { expected } = wordsOf(record.game);
  const move = page.moves[page.ply];
  const game = page.prepared?.game;
  return html`
    <section class="choices-here">
      <h3>${analysisText.choices(page.ply + 1)} <small><bdi>${nameOf(record, move.seat)}</bdi></small></h3>
      ${move.choices.length < 2 && !mayMove(record, move.seat) ? html`<p class="hint">${analysisText.onlyChoice()}</p>` : nothing}
      <div class="scrolled" tabindex="0" role="group" aria-label=${analysisText.choices(page.ply + 1)}><ol>
        ${move.choices.map(
          (choice, at) => html`
            <li class=${choice.move === move.move ? "here" : ""}>
              <span>${game?.showMove(choice.move, move.seat, namesIn(record))}</span>
              <span class="hint">${formats.listed([at === 0 ? analysisText.best() : "", choice.move === move.move ? analysisText.played() : ""])}</span>
              <strong class="points">${expected(choice.expected)}</strong>
            </li>
          `,
        )}
      </ol></div>
    </section>
  `;
}

/** The tree before the current move, with the expected score of each choice. @param {AnalysisPage} page @param {Replay} replay */
function tree(page, replay) {
  const move = page.moves[page.ply];
  const game = page.prepared?.game;
  if (game === undefined) return nothing;
  const leg = page.recorded(replay);
  const { expected, picture } = wordsOf(replay.record.game);
  const label = analysisText.beforeMove(picture(replay.record.options));
  const marks = move.choices.map((choice, rank) => ({
    card: game.target(choice.move),
    text: `${expected(choice.expected)}${choice.move === move.move ? " ◂" : ""}`,
    best: rank === 0,
  }));
  const names = replay.record.seats.map(({ name }) => name);
  const options = { id: TREE, label, leg: `${page.leg}`, marks, names };
  const { view } = at(replay, leg, page.ply);
  return html`
    <section class="tree-before">
      <h3>${label}</h3>
      <div class="tree-box">${view === null ? loading(page.want(leg)) : game.treeView(view, options)}</div>
    </section>
  `;
}
