// The boards of a leg on the page, seen through a lens. The viewed part is kept here.

import { Lens } from "../../board/lens.js";
import { moves } from "../../board/motion.js";
import { html } from "../../vendor/lit-html.js";
import { draw } from "../../widgets/page.js";
import { boardDrawing } from "./drawing.js";
import { layOut, named } from "./layout.js";
import { messages as legText } from "./messages/leg.js";

/** @typedef {import("../../protocol/messages.js").HappyGraphsView} HappyGraphsView */
/** @typedef {import("./layout.js").Layout} Layout */
/** @typedef {{label?: string, targets?: readonly import("./scene.js").Target[], chosen?: string | null, hinted?: string | null, picked?: string | null, marks?: readonly import("./drawing.js").Mark[], grab?: ((event: PointerEvent, square: string) => void) | null, keys?: string, touched?: (square: string) => void}} Shown */

export class Board {
  /** @param {string} id */
  constructor(id) {
    this.id = id;
    this.lens = new Lens(draw);
    /** @type {Layout} */
    this.layout = { width: 0, height: 0, anchor: null, squares: new Map(), titles: [], axes: [] };
    /** @type {HappyGraphsView | null} */
    this.shown = null;
    /** Whether the groups were laid out below each other. */
    this.laid = false;
    /** @type {(() => void) | null} */
    this.after = null;
  }

  /** Whether the groups lie below each other: the window is higher than wide, or until its size is known, the page. */
  get upright() {
    return this.lens.size.width ? this.lens.upright : innerHeight > innerWidth;
  }

  /** Show a view: lay out a new one and scroll to the last move. @param {HappyGraphsView} view @param {boolean} another whether it is of another leg @param {boolean} mine whether the reader may play */
  look(view, another, mine) {
    const { upright } = this;
    if (view === this.shown && !another && upright === this.laid) return;
    Object.assign(this, { shown: view, laid: upright });
    const layout = layOut(view, mine ? view.new_group : null, upright);
    this.layout = layout;
    if (another) Object.assign(this.lens, { free: true, whole: false });
    const last = fresh(view);
    const point = () => {
      this.lens.show(layout, last === null ? null : (layout.squares.get(last) ?? null), moves() && !another);
      if (view.over) this.lens.fit(moves());
    };
    this.after = this.lens.aim(point) ? null : point;
  }

  /** @param {HappyGraphsView} view @param {Shown} shown */
  view(view, shown) {
    queueMicrotask(() => this.settle());
    return html`
      <div class="board">
        ${boardDrawing(
          {
            id: this.id,
            label: shown.label ?? legText.board(),
            view,
            layout: this.layout,
            targets: shown.targets ?? [],
            chosen: shown.chosen ?? null,
            fresh: fresh(view),
            hinted: shown.hinted ?? null,
            picked: shown.picked ?? null,
            marks: shown.marks ?? [],
            grab: shown.grab ?? null,
          },
          (event) => this.click(event, shown),
        )}
        <p class="unseen" id=${`${this.id}-keys`}>${shown.keys ?? legText.keysZoom()}</p>
        <div class="lens-tools">
          <button type="button" title=${legText.larger()} aria-label=${legText.larger()} @click=${() => this.lens.zoom(1.3, undefined, moves())}>+</button>
          <button type="button" title=${legText.smaller()} aria-label=${legText.smaller()} @click=${() => this.lens.zoom(1 / 1.3, undefined, moves())}>−</button>
          <button type="button" title=${legText.showAll()} aria-label=${legText.showAll()} @click=${() => this.lens.fit(moves())}>⤢</button>
        </div>
      </div>
    `;
  }

  /** Bring a square into sight. @param {string | null} square */
  bring(square) {
    const box = square === null ? undefined : this.layout.squares.get(square);
    if (box !== undefined) this.lens.bring(box, moves());
  }

  /** Handle a key for looking at the board; return whether it did anything. @param {KeyboardEvent} event @returns {boolean} */
  key(event) {
    if (event.key === "+" || event.key === "=") this.lens.zoom(1.3, undefined, moves());
    else if (event.key === "-") this.lens.zoom(1 / 1.3, undefined, moves());
    else if (event.key === "0") this.lens.fit(moves());
    else if (event.shiftKey && event.key === "ArrowLeft") this.lens.pan(60, 0);
    else if (event.shiftKey && event.key === "ArrowRight") this.lens.pan(-60, 0);
    else if (event.shiftKey && event.key === "ArrowUp") this.lens.pan(0, 60);
    else if (event.shiftKey && event.key === "ArrowDown") this.lens.pan(0, -60);
    else return false;
    return true;
  }

  /** @param {MouseEvent} event @param {Shown} shown */
  click(event, shown) {
    const square = event.target instanceof Element ? event.target.closest("[data-square]") : null;
    const name = square?.getAttribute("data-square");
    if (name) shown.touched?.(name);
  }

  settle() {
    const window = document.getElementById(this.id);
    if (!(window instanceof SVGSVGElement)) return;
    this.lens.attach(window);
    this.after?.();
    this.after = null;
    if (this.upright !== this.laid) draw();
  }
}

/** The square of the last move. @param {HappyGraphsView} view */
const fresh = (view) =>
  view.played === null || view.played === undefined || view.played.does !== "play" ? null : named(view.played);
