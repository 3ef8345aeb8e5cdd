// The way to what is looked at beside playing.

import { open } from "../app.js";
import { having } from "../main.js";
import { analysisDialog } from "./analysis.js";
import { computersTreeDialog } from "./computers_tree.js";
import { howToPlayDialog } from "./how_to_play.js";
import { numberDialog } from "./numbers.js";
import { recordDialog, replayDialog } from "./replay.js";
import { scoresDialog } from "./scores.js";
import { ready } from "./which.js";

/** @typedef {import("../visit.js").Visit} Visit */
/** @typedef {{visit: Visit | null, play: (number: number, what: import("./which.js").Played) => void}} Way */

/** @param {{guided?: () => void, game?: string}} [options] */
export const howToPlay = (options = {}) => open(howToPlayDialog(options));

/** @param {Way} way */
export const scores = (way) => having(ready(way.visit, true), () => open(scoresDialog(way)));

/** @param {number | null} number @param {Way} way */
export const number = (number, way) => having(ready(way.visit, false), () => open(numberDialog({ number, ...way })));

export const recordFile = () => open(recordDialog());

/** @param {import("../protocol.js").Record} record @param {() => void} analyse @param {string} [id] by which the server knows the match */
export const watch = (record, analyse, id) => open(replayDialog(record, { analyse, id }));

/** @param {Visit} visit */
export const analysis = (visit) => open(analysisDialog(visit));

/** @param {Visit} visit */
export const computersTree = (visit) => open(computersTreeDialog(visit));
