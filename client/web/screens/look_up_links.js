// Opens the pages that can be looked up during play.

import { whenLoaded } from "../widgets/loading.js";
import { open } from "../widgets/page.js";
import { analysisDialog } from "./analysis.js";
import { computersTreeDialog } from "./computer_board.js";
import { ready } from "./game_choice.js";
import { scoresDialog } from "./high_scores.js";
import { howToPlayDialog } from "./how_to_play.js";
import { numberDialog } from "./number.js";
import { recordDialog, replayDialog } from "./replay.js";

/** @typedef {import("../room/visit.js").Visit} Visit */
/** @typedef {{visit: Visit | null, play: (number: number, what: import("./game_choice.js").Played) => void}} Way */

/** @param {{guided?: () => void, game?: string}} [options] */
export const howToPlay = (options = {}) => open(howToPlayDialog(options));

/** @param {Way} way */
export const scores = (way) => whenLoaded(ready(way.visit, true), () => open(scoresDialog(way)));

/** @param {number | null} number @param {Way} way */
export const number = (number, way) =>
  whenLoaded(ready(way.visit, false), () => open(numberDialog({ number, ...way })));

export const recordFile = () => open(recordDialog());

/** @param {import("../protocol/messages.js").Record} record @param {() => void} analyse @param {string} [id] by which the server knows the match */
export const watch = (record, analyse, id) => open(replayDialog(record, { analyse, id }));

/** @param {Visit} visit */
export const analysis = (visit) => open(analysisDialog(visit));

/** @param {Visit} visit */
export const computersTree = (visit) => open(computersTreeDialog(visit));
