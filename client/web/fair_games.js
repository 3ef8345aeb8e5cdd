// What the page knows of each game's deals, to hold a record against them. client/games.py lists the same.

import * as familyTree from "./family_tree/fair.js";
import * as happyGraphs from "./happy_graphs/fair.js";

/** @typedef {import("./protocol.js").RecordLeg} RecordLeg */
/**
 * How a recorded leg is held against the deck of its number, and against what was seen of it: the deck's name for the
 * options and so many seats; the ply at which a leg does not follow from a deck; what a view shows that the number
 * decides, as text; what a leg's record says to that at a ply; whether what is told agrees with what was sighted; and
 * the card that a move plays.
 * @typedef {{deck: (options: {[name: string]: any}, seats: number) => string, firstDifference: (deck: string[], leg: RecordLeg) => number | null, sighted: (view: any) => string | null, told: (leg: RecordLeg, ply: number) => string | null, bearsOut: (told: string, sighted: string) => boolean, played: (move: string) => string | null}} FairGame
 */

/** @type {{[game: string]: FairGame}} */
export const GAMES = { "family-tree": familyTree.GAME, "happy-graphs": happyGraphs.GAME };
