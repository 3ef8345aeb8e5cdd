// The games this page knows: each is listed here once, and its own folder holds all the rest about it.

/** @typedef {{title: string, blurb: string, leg: () => Promise<typeof import("./family_tree/leg.js")>, tree: () => Promise<typeof import("./family_tree/tree.js")>, lookingBack: () => Promise<typeof import("./family_tree/looking_back.js")>, rules: () => Promise<typeof import("./family_tree/rules.js")>}} Game */

/** @type {{[name: string]: Game}} */
export const GAMES = {
  "family-tree": {
    title: "Family Tree",
    blurb: "Couples, children, jacks and aces: one tree out of 54 cards.",
    leg: () => import("./family_tree/leg.js"),
    tree: () => import("./family_tree/tree.js"),
    lookingBack: () => import("./family_tree/looking_back.js"),
    rules: () => import("./family_tree/rules.js"),
  },
};

/** The game of a room that one makes. */
export const HOSTED = "family-tree";

/** The levels of the computer, the one that most people want first. */
export const LEVELS = ["easy", "normal", "strong", "random"];
