// What the page knows of each game's deals, to hold a record against them. client/games.py lists the same.

import * as familyTree from "./family_tree/fair.js";

/** @typedef {{deck: string, firstDifference: (deck: string[], leg: import("./protocol.js").RecordLeg) => number | null, played: (move: string) => string}} FairGame */

/** @type {{[game: string]: FairGame}} */
export const GAMES = { "family-tree": familyTree.GAME };
