// The demonstration on the start screen: two players play one short deal twice, with the roles swapped, over and over.

import { rankSign } from "../text/cards.js";
import { messages as demoText } from "../text/messages/demonstration.js";
import { html, nothing, svg } from "../vendor/lit-html.js";
import { icon } from "../widgets/icons.js";
import { draw, undisturbed } from "../widgets/page.js";

/** @typedef {import("../games/game.js").Demonstration} Demonstration */
/** @typedef {{leg: number, moves: number, over: boolean, ms: number}} Step */

const MOVE_MS = 1100;
const START_MS = 1400;
const END_MS = 2600;
const [WIDTH, HEIGHT, CARD_WIDTH, CARD_HEIGHT] = [262, 174, 32, 46];
const SUITS = { S: "♠", H: "♥", D: "♦", C: "♣" };
const still = matchMedia("(prefers-reduced-motion: reduce)");

/** The steps of a demonstration: each leg begins, is played move by move, and is over for a while. @param {Demonstration} deal @returns {Step[]} */
const stepsOf = ({ legs }) =>
  legs.flatMap((moves, leg) => [
    { leg, moves: 0, over: false, ms: START_MS },
    ...moves.map((_, at) => ({ leg, moves: at + 1, over: false, ms: MOVE_MS })),
    { leg, moves: moves.length, over: true, ms: END_MS },
  ]);

/** A demonstration that plays while it can be seen, nothing else covers it, and the player lets things move. */
export class Demo {
  /** @param {Demonstration} deal */
  constructor(deal) {
    this.deal = deal;
    this.steps = stepsOf(deal);
    this.seen = false;
    this.paused = still.matches || document.documentElement.dataset.motion === "off";
    this.at = this.paused ? this.steps.length - 1 : 0;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.timer = undefined;
    this.watch = new IntersectionObserver(([entry]) => {
      this.seen = entry.isIntersecting;
      this.run();
    });
    /** @type {Element | null} */
    this.element = null;
  }

  /** Watch whether the figure is on the screen. */
  shown() {
    const element = document.getElementById("demo");
    if (element === this.element) return;
    this.watch.disconnect();
    this.element = element;
    if (element !== null) this.watch.observe(element);
  }

  run() {
    clearTimeout(this.timer);
    if (this.paused || !this.seen) return;
    this.timer = setTimeout(() => {
      if (undisturbed() && !document.hidden) {
        this.at = (this.at + 1) % this.steps.length;
        draw();
      }
      this.run();
    }, this.steps[this.at].ms);
  }

  stop() {
    clearTimeout(this.timer);
    this.watch.disconnect();
    this.element = null;
  }

  toggle() {
    this.paused = !this.paused;
    this.run();
    draw();
  }

  view() {
    const step = this.steps[this.at];
    const { legs } = this.deal;
    const played = legs[step.leg].slice(0, step.moves);
    const toBeat = step.leg === 0 ? null : (legs[0].at(-1)?.score ?? null);
    const [top, bottom] = step.leg === 0 ? ["Ada", "Ben"] : ["Ben", "Ada"];
    const turn = step.over ? null : step.moves % 2 === 0 ? top : bottom;
    queueMicrotask(() => this.shown());
    const label = this.paused ? demoText.play() : demoText.pause();
    return html`
      <figure class="demo" id="demo">
        <div class="demo-board" role="img" aria-label=${demoText.summary({ number: this.deal.number, first: legs[0].at(-1)?.score ?? 0, second: legs.at(-1)?.at(-1)?.score ?? 0 })}>
          <p class="demo-said" aria-hidden="true">${this.said(step, top)}</p>
          <svg viewBox="0 0 ${WIDTH} ${HEIGHT}" aria-hidden="true">
            ${played.map(({ line }) => (line ? svg`<path class="demo-line" d=${line} />` : nothing))}
            ${this.deal.opening.map((each) => this.card(each.card, each, step, played))}
            ${played.map((each) => this.card(each.move.split(">")[0], each, step, played))}
          </svg>
          <div class="demo-players" aria-hidden="true">
            ${["Ada", "Ben"].map((name) => this.plate(name, name === top, name === turn))}
            <p class="demo-score"><strong>${played.at(-1)?.score ?? 0}</strong>${toBeat === null ? nothing : html` <span>${demoText.toBeat(toBeat)}</span>`}</p>
          </div>
        </div>
        <button type="button" class="icon demo-pause" aria-label=${label} title=${label} @click=${() => this.toggle()}>${icon(this.paused ? "play" : "pause")}</button>
      </figure>
    `;
  }

  /** @param {Step} step @param {string} maximizer */
  said(step, maximizer) {
    const scores = this.deal.legs.map((moves) => moves.at(-1)?.score ?? 0);
    if (step.over)
      return step.leg === 0
        ? demoText.toBeat(scores[0])
        : demoText.wins({ name: maximizer, first: scores[0], second: scores[1] });
    if (step.moves === 0) return step.leg === 0 ? demoText.deal() : demoText.swap();
    return demoText.leg({ leg: step.leg + 1, name: maximizer });
  }

  /** @param {string} name @param {boolean} maximizes @param {boolean} acts */
  plate(name, maximizes, acts) {
    const role = maximizes ? "maximizer" : "minimizer";
    return html`<p class="demo-plate ${role} ${acts ? "acts" : ""}">${icon(role)} <span>${name}</span></p>`;
  }

  /** @param {string} card @param {{x: number, y: number}} at @param {Step} step @param {readonly {made?: string[], move: string}[]} played */
  card(card, { x, y }, step, played) {
    const made = step.over && played.at(-1)?.made?.includes(card);
    const latest = !step.over && played.at(-1)?.move.startsWith(`${card}>`);
    const [rank, suit] = [rankSign(card[0]), /** @type {keyof typeof SUITS} */ (card[1])];
    return svg`
      <g class="demo-card ${suit === "H" || suit === "D" ? "red" : ""} ${made ? "made" : ""} ${latest ? "latest" : ""}" transform="translate(${x} ${y})">
        <rect width=${CARD_WIDTH} height=${CARD_HEIGHT} rx="4" />
        <text x="4" y="16">${rank}</text>
        <text x=${CARD_WIDTH / 2} y="38" text-anchor="middle" font-size="20">${SUITS[suit]}</text>
      </g>`;
  }
}
