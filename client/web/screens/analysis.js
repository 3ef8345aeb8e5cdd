// How well a match was played: progress first, then accuracy, the graph and the moves, and what else could be played.

import { announce, draw, open, wear } from "../app.js";
import { CannotAsk } from "../asking.js";
import { GAMES } from "../games.js";
import { faults, legsOf, nextFault, span, tally } from "../judged.js";
import { playAgain } from "../play_again.js";
import { at, nameOf } from "../replay.js";
import { html, nothing } from "../vendor/lit-html.js";
import * as words from "../words/analysis.js";
import { heading } from "../words/replay.js";
import { graphView } from "./graph.js";
import { keepInSight } from "./in_sight.js";
import { pageHead } from "./page_head.js";
import { replayDialog } from "./replay.js";

/** @typedef {import("../visit.js").Visit} Visit */
/** @typedef {import("../protocol.js").Analysis} Analysis */
/** @typedef {import("../protocol.js").JudgedMove} JudgedMove */
/** @typedef {import("../replay.js").Replay} Replay */

const TREE = "analysed";

/** Show the analysis of the match that is over in a room. @param {Visit} visit @returns {import("../app.js").Dialog} */
export function analysisDialog(visit) {
  const page = new AnalysisPage(visit);
  return {
    label: words.TITLE,
    wide: true,
    opened: () => {
      void wear("pages.css");
      void page.begin();
    },
    closed: () => page.end(),
    key: (event) => page.key(event),
    view: (close) => page.view(close),
  };
}

class AnalysisPage {
  /** @param {Visit} visit */
  constructor(visit) {
    this.visit = visit;
    this.match = visit.model.room?.match?.id ?? null;
    /** @type {Awaited<ReturnType<typeof playAgain>> | null} */
    this.prepared = null;
    /** @type {Analysis | null} */
    this.analysis = null;
    /** @type {string | null} */
    this.wrong = null;
    this.leg = 1;
    this.ply = 0;
    this.onlyFaults = false;
  }

  /** Have the match judged, and played again meanwhile. */
  async begin() {
    this.visit.judge();
    const record = await this.visit.record();
    if (record === null) this.wrong = words.NO_RECORD;
    else {
      try {
        this.prepared = await playAgain(record);
      } catch (error) {
        if (!(error instanceof CannotAsk)) throw error;
        this.wrong = error.message;
      }
    }
    draw();
  }

  end() {
    this.prepared?.game.closeTree(TREE);
  }

  /** Take what the room has been told by now: another match may begin there while this one is looked at. */
  look() {
    const { model, notJudged } = this.visit;
    if (this.analysis !== null || model.room?.match?.id !== this.match) return;
    this.wrong ??= notJudged ?? model.analysis?.failed ?? null;
    const whole = model.analysis?.analysis ?? null;
    if (whole === null) return;
    this.analysis = whole;
    if (legsOf(whole).length === 0) this.wrong = words.NOTHING_TO_SAY;
    else this.ply = faults(whole, 1)[0]?.ply ?? 0;
  }

  get moves() {
    return this.analysis === null ? [] : legsOf(this.analysis)[this.leg - 1].moves;
  }

  /** @param {number} ply */
  go(ply) {
    this.ply = Math.max(0, Math.min(ply, this.moves.length - 1));
    announce(this.said());
    draw();
  }

  /** @param {number} leg */
  turn(leg) {
    this.leg = leg;
    this.go(this.ply);
  }

  /** @param {1 | -1} step */
  fault(step) {
    if (this.analysis !== null) this.go(nextFault(this.analysis, this.leg, this.ply, step) ?? this.ply);
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    if (this.analysis === null || this.wrong !== null) return false;
    const legs = legsOf(this.analysis).length;
    if (event.key === "ArrowDown" || event.key === "ArrowRight" || event.key === "j") this.go(this.ply + 1);
    else if (event.key === "ArrowUp" || event.key === "ArrowLeft" || event.key === "k") this.go(this.ply - 1);
    else if (event.key === "PageDown") this.go(this.ply + 10);
    else if (event.key === "PageUp") this.go(this.ply - 10);
    else if (event.key === "Home") this.go(0);
    else if (event.key === "End") this.go(this.moves.length);
    else if (event.key === "n") this.fault(1);
    else if (event.key === "N" || event.key === "p") this.fault(-1);
    else if (event.key === "l" && legs > 1) this.turn((this.leg % legs) + 1);
    else return false;
    return true;
  }

  /** The move that is looked at, as it is heard. */
  said() {
    const move = this.moves[this.ply];
    if (move === undefined || this.prepared === null) return "";
    const { game, replay } = this.prepared;
    const parts = [
      `${words.COLUMNS[0]} ${this.ply + 1}`,
      `${nameOf(replay.record, move.seat)}: ${game.spoken(game.showMove(move.move))}`,
      words.fault(move.fault),
      `${words.COLUMNS[5]} ${words.points(move.expected)}`,
    ];
    return parts.filter((part) => part !== "").join(", ");
  }

  /** @param {() => void} close */
  view(close) {
    this.look();
    const { prepared, analysis, wrong } = this;
    const record = prepared?.replay.record;
    return html`
      <section class="looking-back" tabindex="-1" data-first>
        ${pageHead(
          record ? `${words.TITLE}: ${heading(GAMES[record.game].title, record.legs[0].number)}` : words.TITLE,
          close,
          {
            lines: analysis === null ? nothing : html`<p class="hint">${words.playedOut(analysis.playouts)}</p>`,
            tools:
              prepared === null || wrong !== null
                ? nothing
                : html`<button type="button" @click=${() => this.watch()}>${words.WATCH}</button>`,
          },
        )}
        ${
          wrong !== null
            ? html`<p class="bad">${wrong}</p>`
            : analysis === null || prepared === null
              ? this.progress()
              : this.body(analysis, prepared.replay)
        }
      </section>
    `;
  }

  progress() {
    const { done, of } = this.visit.model.analysis ?? { done: 0, of: 0 };
    return html`
      <p id="far">${words.WORKING}</p>
      <progress max=${of || 1} value=${of ? done : nothing} aria-labelledby="far"></progress>
      <p>${of ? words.progress(done, of) : nothing}</p>
    `;
  }

  /** @param {Analysis} analysis @param {Replay} replay */
  body(analysis, replay) {
    const legs = legsOf(analysis);
    return html`
      ${this.accuracies(analysis, replay)}
      <div class="graphs">${legs.map((_, leg) => this.graph(analysis, leg + 1))}</div>
      ${legs.length > 1 ? this.legs(legs.length) : nothing}
      <div class="judged">
        ${this.list(analysis, replay)}
        <div class="beside">${this.choices(replay)} ${this.tree(replay)}</div>
      </div>
      <p class="hint">${words.WHAT}</p>
    `;
  }

  /** @param {Analysis} analysis @param {Replay} replay */
  accuracies(analysis, { record }) {
    const legs = legsOf(analysis);
    return html`
      <div class="scrolled" tabindex="0" role="group" aria-label=${words.TITLE}>
        <table class="figures">
          <thead>
            <tr>
              <th scope="col">${words.PLAYER}</th>
              ${legs.map((_, leg) => html`<th scope="col">${words.accuracyIn(leg + 1, legs.length)}</th>`)}
              <th scope="col">${words.FAULTS_COLUMN}</th>
            </tr>
          </thead>
          <tbody>
            ${record.seats.map(
              ({ seat, name }) => html`
                <tr>
                  <th scope="row"><bdi>${name}</bdi></th>
                  ${legs.map((leg) => html`<td><strong>${words.percent(leg.accuracy[seat])}</strong> <span class="hint">${words.ROLES[leg.roles[seat]]}</span></td>`)}
                  <td>${words.faults(tally(analysis, seat))}</td>
                </tr>
              `,
            )}
          </tbody>
        </table>
      </div>
    `;
  }

  /** @param {Analysis} analysis @param {number} leg */
  graph(analysis, leg) {
    const legs = legsOf(analysis);
    const title = words.graphOf(leg, legs.length);
    const values = legs[leg - 1].moves.map((move) => move.expected);
    const marks = faults(analysis, leg).flatMap(({ ply, move }) =>
      move.fault === null ? [] : [{ ply, fault: move.fault }],
    );
    const counted = analysis.legs[0].roles.flatMap((_, seat) => tally(analysis, seat, leg));
    return html`
      <figure class=${leg === this.leg ? "chosen" : ""}>
        <figcaption>${title}</figcaption>
        ${graphView({
          values,
          marks,
          span: span(analysis),
          at: leg === this.leg ? this.ply : null,
          title,
          heard: words.graphHeard(values, counted),
          go: (ply) => {
            this.leg = leg;
            this.go(ply);
          },
        })}
      </figure>
    `;
  }

  /** @param {number} many */
  legs(many) {
    return html`
      <span class="choice" role="group" aria-label=${words.LEGS}>
        ${Array.from({ length: many }, (_, at) => html`<button type="button" aria-pressed=${at + 1 === this.leg} @click=${() => this.turn(at + 1)}>${words.movesOf(at + 1, many)}</button>`)}
      </span>
    `;
  }

  /** @param {Analysis} analysis @param {Replay} replay */
  list(analysis, replay) {
    const rows = this.moves.map((move, ply) => ({ move, ply }));
    const shown = this.onlyFaults ? rows.filter(({ move }) => move.fault !== null) : rows;
    const title = words.movesOf(this.leg, legsOf(analysis).length);
    queueMicrotask(() => {
      keepInSight(".judged tr.here");
      keepInSight(".choices-here li.here");
    });
    return html`
      <section class="move-list">
        <div class="buttons">
          <button type="button" @click=${() => this.fault(-1)}>${words.FAULT_BEFORE}</button>
          <button type="button" @click=${() => this.fault(1)}>${words.NEXT_FAULT}</button>
          <button
            type="button" aria-pressed=${this.onlyFaults}
            @click=${() => {
              this.onlyFaults = !this.onlyFaults;
              draw();
            }}
          >${words.ONLY_FAULTS}</button>
        </div>
        <div class="scrolled" tabindex="0" role="group" aria-label=${title}>
          <table>
            <caption class="unseen">${title}</caption>
            <thead><tr>${words.COLUMNS.map((name, at) => html`<th scope="col" class=${at > 3 ? "points" : ""}>${name}</th>`)}</tr></thead>
            <tbody>${shown.map(({ move, ply }) => this.row(replay, move, ply))}</tbody>
          </table>
          ${shown.length === 0 ? html`<p>${words.NO_FAULTS}</p>` : nothing}
        </div>
      </section>
    `;
  }

  /** @param {Replay} replay @param {JudgedMove} move @param {number} ply */
  row({ record }, move, ply) {
    const here = ply === this.ply;
    const name = nameOf(record, move.seat);
    return html`
      <tr class=${here ? "here" : ""} aria-current=${here ? "true" : nothing}>
        <th scope="row"><button type="button" class="to-move" aria-label=${`${words.COLUMNS[0]} ${ply + 1}`} @click=${() => this.go(ply)}>${ply + 1}</button></th>
        <td><bdi>${name}</bdi></td>
        <td>${this.prepared?.game.showMove(move.move)}</td>
        <td class=${move.fault ?? ""}>${words.fault(move.fault)}</td>
        <td class="points">${words.lost(move.loss)}</td>
        <td class="points">${words.points(move.expected)}</td>
      </tr>
    `;
  }

  /** What could have been played at the move that is looked at, the best first. @param {Replay} replay */
  choices({ record }) {
    const move = this.moves[this.ply];
    const game = this.prepared?.game;
    return html`
      <section class="choices-here">
        <h3>${words.choicesOf(this.ply + 1)} <small><bdi>${nameOf(record, move.seat)}</bdi></small></h3>
        ${move.choices.length < 2 ? html`<p class="hint">${words.ONLY_CHOICE}</p>` : nothing}
        <div class="scrolled" tabindex="0" role="group" aria-label=${words.choicesOf(this.ply + 1)}><ol>
          ${move.choices.map(
            (choice, at) => html`
              <li class=${choice.move === move.move ? "here" : ""}>
                <span>${game?.showMove(choice.move)}</span>
                <span class="hint">${[at === 0 ? words.BEST : "", choice.move === move.move ? words.PLAYED_HERE : ""].filter(Boolean).join(", ")}</span>
                <strong class="points">${words.points(choice.expected)}</strong>
              </li>
            `,
          )}
        </ol></div>
      </section>
    `;
  }

  /** The tree before the move that is looked at, with what each choice promised. @param {Replay} replay */
  tree(replay) {
    const move = this.moves[this.ply];
    const game = this.prepared?.game;
    if (game === undefined) return nothing;
    const leg = this.recorded(replay);
    const marks = move.choices.map((choice, rank) => ({
      card: game.target(choice.move),
      text: `${words.points(choice.expected)}${choice.move === move.move ? " ◂" : ""}`,
      best: rank === 0,
    }));
    const options = { id: TREE, label: words.TREE, leg: `${this.leg}`, marks };
    return html`
      <section class="tree-before">
        <h3>${words.TREE}</h3>
        <div class="tree-box">${game.treeView(at(replay, leg, this.ply).view, options)}</div>
      </section>
    `;
  }

  /** Which leg of the record it is that is looked at: legs without a move are not judged. @param {Replay} replay */
  recorded({ record }) {
    const played = record.legs.flatMap((leg, at) => (leg.moves.length ? [at + 1] : []));
    return played[this.leg - 1] ?? 1;
  }

  watch() {
    const { prepared } = this;
    if (prepared === null) return;
    const { record } = prepared.replay;
    const from = this.analysis === null ? {} : { ply: this.ply, legs: [this.recorded(prepared.replay)] };
    open(replayDialog(record, { prepared, ...from }));
  }
}
