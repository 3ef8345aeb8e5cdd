// The analysis of a match: first its progress, then accuracy, the graph, the moves, and the choices at each move.

import * as formats from "../text/formats.js";
import { GAMES, wordsOf } from "../games/catalog.js";
import { CannotAsk } from "../lobby/requests.js";
import { bySeat, faults, legsOf, nextFault } from "../replay/analysis.js";
import { inRoom, ofRecord } from "../replay/analysis_source.js";
import { nameOf, namesIn } from "../replay/match.js";
import { playAgain } from "../replay/server_replay.js";
import { messages as analysisText } from "../text/messages/analysis.js";
import { messages as replayText } from "../text/messages/replay.js";
import { html, nothing } from "../vendor/lit-html.js";
import { announce, draw, open } from "../widgets/page.js";
import { pageHead } from "../widgets/page_head.js";
import { body, progress, TREE } from "./analysis_content.js";
import { replayDialog } from "./replay.js";

/** @typedef {import("../room/visit.js").Visit} Visit */
/** @typedef {import("../replay/analysis_source.js").Prepared} Prepared */
/** @typedef {import("../protocol/messages.js").Analysis} Analysis */
/** @typedef {import("../replay/match.js").Replay} Replay */

/** Show the analysis of a room's finished match. @param {Visit} visit */
export const analysisDialog = (visit) => dialog(new AnalysisPage(inRoom(visit)));

/** Show the analysis of a match whose replay is open. @param {Prepared} prepared */
export const recordsAnalysisDialog = (prepared) => dialog(new AnalysisPage(ofRecord(prepared)));

/** @param {AnalysisPage} page @returns {import("../widgets/page.js").Dialog} */
function dialog(page) {
  return {
    label: analysisText.title,
    wide: true,
    opened: () => void page.begin(),
    closed: () => page.end(),
    key: (event) => page.key(event),
    view: (close) => page.view(close),
  };
}

/** @param {import("../protocol/messages.js").Record} record */
const titleOf = (record) => {
  const match = replayText.heading({ game: GAMES[record.game].title, number: record.legs[0].number });
  return analysisText.titleOfMatch({ analysis: analysisText.title(), match });
};

export class AnalysisPage {
  /** @param {import("../replay/analysis_source.js").Judging} judging */
  constructor(judging) {
    this.judging = judging;
    this.prepared = judging.prepared;
    /** @type {Analysis | null} */
    this.analysis = null;
    /** @type {string | null} */
    this.wrong = null;
    this.leg = 1;
    this.ply = 0;
    this.onlyFaults = false;
  }

  /** Start the analysis, and load the replay meanwhile. */
  async begin() {
    this.judging.begin(draw);
    const record = await this.judging.record();
    if (record === null) this.wrong = analysisText.noRecord();
    else {
      try {
        this.prepared ??= await playAgain(record, this.judging.id);
      } catch (error) {
        if (!(error instanceof CannotAsk)) throw error;
        this.wrong = error.message;
      }
    }
    draw();
  }

  end() {
    this.judging.end();
    this.prepared?.pages.close();
    this.prepared?.game.closeTree(TREE);
  }

  /** Use the analysis if it has arrived. */
  look() {
    const { far } = this.judging;
    if (this.analysis !== null || far === null) return;
    this.wrong ??= far.failed;
    const whole = far.analysis;
    if (whole === null || this.prepared === null) return;
    void this.prepared.pages.kept?.keepAnalysis(whole);
    this.analysis = bySeat(whole, this.prepared.replay.record);
    if (legsOf(whole).length === 0) this.wrong = analysisText.nothingToJudge();
    else this.ply = faults(whole, 1)[0]?.ply ?? 0;
  }

  get moves() {
    return this.analysis === null ? [] : legsOf(this.analysis)[this.leg - 1].moves;
  }

  /** @param {number} ply */
  go(ply) {
    this.ply = Math.max(0, Math.min(ply, this.moves.length - 1));
    announce(this.said());
    if (this.prepared !== null) this.want(this.recorded(this.prepared.replay));
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

  /** Load what was visible at the current move of a leg of the record. @param {number} leg */
  want(leg) {
    const { pages } = /** @type {Prepared} */ (this.prepared);
    pages.look([leg], this.ply, draw);
    return pages;
  }

  /** The announcement of the current move. */
  said() {
    const move = this.moves[this.ply];
    if (move === undefined || this.prepared === null) return "";
    const { game, replay } = this.prepared;
    const parts = [
      analysisText.moveNumber(this.ply + 1),
      `${nameOf(replay.record, move.seat)}: ${game.spoken(game.showMove(move.move, move.seat, namesIn(replay.record)))}`,
      move.fault === null ? "" : analysisText.fault(move.fault),
      analysisText.expected(wordsOf(replay.record.game).expected(move.expected)),
    ];
    return formats.listed(parts);
  }

  /** @param {() => void} close */
  view(close) {
    this.look();
    const { prepared, analysis, wrong } = this;
    const record = prepared?.replay.record;
    return html`
      <section class="looking-back analysis" tabindex="-1" data-first>
        ${pageHead(record ? titleOf(record) : analysisText.title(), close, {
          lines: analysis === null ? nothing : html`<p class="hint">${analysisText.simulations(analysis.playouts)}</p>`,
          tools:
            prepared === null || wrong !== null
              ? nothing
              : html`<button type="button" @click=${() => this.watch()}>${analysisText.watch()}</button>`,
        })}
        ${
          wrong !== null
            ? html`<p class="bad">${wrong}</p>`
            : analysis === null || prepared === null
              ? progress(this)
              : body(this, analysis, prepared.replay)
        }
      </section>
    `;
  }

  /** The current leg as numbered in the record: legs without moves are not analysed. @param {Replay} replay */
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
