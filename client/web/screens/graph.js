// Draws the expected score over a leg as a graph. The table of moves has the same values.

import { number } from "../text/formats.js";
import { messages as analysisText } from "../text/messages/analysis.js";
import { nothing, svg } from "../vendor/lit-html.js";
import { draw } from "../widgets/page.js";

/** @typedef {import("../replay/analysis.js").Fault} Fault */
/**
 * `values` are the values after each move; `marks` the faults, by ply from 0; `span` is the lowest and highest value of the
 * axis, so that several graphs can be compared; `at` the current ply.
 * @typedef {{values: number[], marks: {ply: number, fault: Fault}[], span: [number, number], at: number | null, title: string, heard: string, go: (ply: number) => void}} Graph
 */

/** Whether the page is wide. A narrow page has a narrower drawing, so that its text stays as large. */
const WIDE = matchMedia("(min-width: 40rem)");
WIDE.addEventListener("change", draw);
const HEIGHT = 210;
const LEFT = 44;
const RIGHT = 10;
const TOP = 14;
const BOTTOM = 26;

/** Labels of an axis: whole round values at equal distances. @param {number} low @param {number} high @param {number} most @returns {number[]} */
function ticks(low, high, most) {
  const rough = Math.max((high - low) / most, 1);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((each) => each * power).find((each) => each >= rough) ?? rough;
  const first = Math.ceil(low / step);
  const many = Math.max(0, Math.floor(high / step) - first + 1);
  return Array.from({ length: many }, (_, at) => (first + at) * step);
}

/** @param {Graph} graph */
export function graphView({ values, marks, span, at, title, heard, go }) {
  const width = WIDE.matches ? 600 : 330;
  const [least, most] = span;
  // If no score is below 0, the axis shows no negative values.
  const [low, high] = most - least < 1 ? [least < 0 ? least - 5 : Math.max(0, least - 5), most + 5] : span;
  const across = Math.max(1, values.length - 1);
  const x = (/** @type {number} */ ply) => LEFT + ((width - LEFT - RIGHT) * ply) / across;
  const y = (/** @type {number} */ value) => TOP + ((HEIGHT - TOP - BOTTOM) * (high - value)) / (high - low);
  const line = values.map((value, ply) => `${x(ply).toFixed(1)},${y(value).toFixed(1)}`);
  const floor = (HEIGHT - BOTTOM).toFixed(1);
  const click = (/** @type {MouseEvent} */ event) => {
    const box = /** @type {Element} */ (event.currentTarget).getBoundingClientRect();
    const away = ((event.clientX - box.left) / box.width) * width;
    go(Math.max(0, Math.min(Math.round(((away - LEFT) / (width - LEFT - RIGHT)) * across), values.length - 1)));
    draw();
  };
  return svg`
    <svg class="graph" viewBox="0 0 ${width} ${HEIGHT}" role="img" aria-label="${`${title}. ${heard}`}" @click=${click}>
      ${ticks(low, high, 4).map(
        (value) => svg`
          <line class="grid" x1=${LEFT} x2=${width - RIGHT} y1=${y(value)} y2=${y(value)} />
          <text x=${LEFT - 6} y=${y(value) + 4} text-anchor="end">${number(value)}</text>`,
      )}
      ${ticks(1, values.length, width / 75).map((ply) => svg`<text x=${x(ply - 1)} y=${HEIGHT - 8} text-anchor="middle">${ply}</text>`)}
      <polygon class="under" points="${LEFT},${floor} ${line.join(" ")} ${x(values.length - 1).toFixed(1)},${floor}" />
      <polyline class="curve" points=${line.join(" ")} />
      ${at === null ? nothing : svg`<line class="at" x1=${x(at)} x2=${x(at)} y1=${TOP} y2=${HEIGHT - BOTTOM} /><circle class="at" cx=${x(at)} cy=${y(values[at])} r="4" />`}
      ${marks.map(
        ({ ply, fault }) => svg`
          <g class="mark ${fault}">
            <circle cx=${x(ply)} cy=${y(values[ply])} r="8" />
            <text x=${x(ply)} y=${y(values[ply]) + 4} text-anchor="middle">${analysisText.faultLetter(fault)}</text>
          </g>`,
      )}
    </svg>
  `;
}
