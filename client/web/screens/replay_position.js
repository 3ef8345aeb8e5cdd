// The reader's position in a replayed match, and the controls that change it: steps, jumps, and playback.

import * as formats from "../text/formats.js";
import { gameOf } from "../games/catalog.js";
import { holder, incidents, nameOf, namesIn, nextOfNote, parting, plies, rows, scoresIn, at } from "../replay/match.js";
import { differHere, event, legName, legsCompared, scoresAfter } from "../replay/replay_sentences.js";
import { messages as replayText } from "../text/messages/replay.js";
import { announce, draw } from "../widgets/page.js";

/** The time for each move during playback, in seconds, the slowest first. */
export const SPEEDS = [3, 1.5, 0.8, 0.4, 0.2];
const WIDE = "(min-width: 60rem)";

export class Watching {
  /** @param {import("./replay.js").Prepared} prepared @param {{ply?: number, legs?: number[]}} from the first position */
  constructor({ replay, game, pages, id }, { ply = 0, legs }) {
    this.replay = replay;
    this.game = game;
    this.pages = pages;
    this.id = id;
    this.ply = ply;
    this.rows = rows(replay);
    this.plies = plies(replay);
    this.every = replay.legs.map((_, leg) => leg + 1);
    this.legs = legs ?? (matchMedia(WIDE).matches && this.every.length === 2 ? this.every : [1]);
    this.speed = 1;
    /** @type {number | null} */
    this.timer = null;
    this.want();
  }

  /** Load the current position, and its neighbours soon after. */
  want() {
    this.pages.look(this.legs, this.ply, draw);
  }

  /** Whether the current position of every leg is loaded. */
  get loaded() {
    return this.legs.every((leg) => at(this.replay, leg, this.ply).view !== null);
  }

  get playing() {
    return this.timer !== null;
  }

  /** The ply from which two legs differ; null if they never do, or there are not two. */
  get parting() {
    if (this.every.length !== 2 || this.replay.record.form === "race") return null;
    return parting(this.rows);
  }

  /** A leg's name; in a race, its player's name. @param {number} leg */
  nameOfLeg(leg) {
    const { record } = this.replay;
    const own = holder(record, leg);
    return own === null ? legName(leg, record.form) : nameOf(record, own);
  }

  get noted() {
    return nextOfNote(this.replay, -1) !== null;
  }

  /** @param {number} ply */
  go(ply) {
    this.ply = Math.max(0, Math.min(ply, this.plies));
    if (this.ply === this.plies) this.pause();
    this.want();
    if (!this.playing) announce(this.game.spoken(this.ofNote()));
    draw();
  }

  /** Go to the next incident, or from the last to the first. */
  note() {
    this.go(nextOfNote(this.replay, this.ply) ?? nextOfNote(this.replay, -1) ?? this.ply);
  }

  /** Start playback, from the beginning if this is the end; stop it if it runs. */
  turn() {
    if (this.playing) this.pause();
    else {
      if (this.ply === this.plies) this.go(0);
      this.start();
    }
    draw();
  }

  /** @param {number} speed */
  setSpeed(speed) {
    this.speed = Math.max(0, Math.min(speed, SPEEDS.length - 1));
    if (this.playing) this.start();
    draw();
  }

  /** @param {number[]} legs */
  look(legs) {
    this.legs = legs;
    this.want();
    draw();
  }

  start() {
    this.pause();
    this.timer = window.setInterval(() => {
      if (this.loaded) this.go(this.ply + 1);
    }, SPEEDS[this.speed] * 1000);
  }

  pause() {
    if (this.timer !== null) clearInterval(this.timer);
    this.timer = null;
  }

  /** The incidents of the current ply; without any, a comparison of the legs. */
  ofNote() {
    const { replay, legs, ply } = this;
    const told = legs.flatMap((leg) =>
      this.beside(leg, ply).map((each) =>
        this.every.length > 1 ? replayText.eventInLeg({ event: each, leg: this.nameOfLeg(leg) }) : each,
      ),
    );
    if (told.length) return `${formats.clauses(told)}.`;
    if (legs.length === 1) {
      const sight = at(replay, legs[0], ply);
      const each = scoresIn(replay, sight);
      return each === null
        ? replayText.scoreAfter({ moves: sight.ply, score: sight.score })
        : scoresAfter(sight.ply, each);
    }
    if (legs.length > 2 || replay.record.form === "race")
      return scoresAfter(
        ply,
        legs.map((leg) => /** @type {[string, number]} */ ([this.nameOfLeg(leg), at(replay, leg, ply).score])),
      );
    if (ply && ply === this.parting) {
      const { game, form } = replay.record;
      const cards = gameOf(game)?.fair?.drawn === undefined;
      const other = !cards ? "move" : this.rows[ply - 1].sameCard ? "place" : "card";
      return differHere(gameOf(game)?.otherMove ?? other, form);
    }
    const [one, two] = legs.map((leg) => at(replay, leg, ply).score);
    return legsCompared(ply, one, two, replay.record.form);
  }

  /** The incidents of a leg at a ply. @param {number} leg @param {number} ply */
  beside(leg, ply) {
    const { record } = this.replay;
    const names = namesIn(record);
    return incidents(this.replay, leg, ply).map((each) =>
      this.game.inSigns(event(each, names, record.form === "solo", this.game.showMove)),
    );
  }

  /** @param {KeyboardEvent} event @returns {boolean} */
  key(event) {
    const pressed = event.target instanceof HTMLElement && event.target.matches("button,summary,a");
    if (event.key === " " && pressed) return false;
    const deed = KEYS[event.key];
    if (deed === undefined) return false;
    deed(this);
    return true;
  }
}

/** @type {Record<string, (watching: Watching) => void>} */
const KEYS = {
  ArrowRight: (watching) => watching.go(watching.ply + 1),
  ArrowLeft: (watching) => watching.go(watching.ply - 1),
  l: (watching) => watching.go(watching.ply + 1),
  h: (watching) => watching.go(watching.ply - 1),
  PageDown: (watching) => watching.go(watching.ply + 10),
  PageUp: (watching) => watching.go(watching.ply - 10),
  Home: (watching) => watching.go(0),
  End: (watching) => watching.go(watching.plies),
  " ": (watching) => watching.turn(),
  "+": (watching) => watching.setSpeed(watching.speed + 1),
  "=": (watching) => watching.setSpeed(watching.speed + 1),
  "-": (watching) => watching.setSpeed(watching.speed - 1),
  p: (watching) => watching.go(watching.parting ?? watching.ply),
  i: (watching) => watching.note(),
};
