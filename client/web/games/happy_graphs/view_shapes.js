// Made from protocol/games/happy_graphs/view.schema.json by tests/web/types.mjs for net/frames.js, which explains it.

/** @type {{[shape: string]: {[field: string]: string | [string | null] | null}}} */
export const SHAPES = {
  Group: {
    cards: [null],
  },
  HappyGraphsPlayed: {
    card: null,
    drawn: null,
  },
  "happy-graphs": {
    groups: ["Group"],
    new_group: null,
    played: "HappyGraphsPlayed",
  },
};
