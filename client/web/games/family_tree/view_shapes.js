// Made from protocol/games/family_tree/view.schema.json by tests/web/types.mjs for net/frames.js, which explains it.

/** @type {{[shape: string]: {[field: string]: string | [string | null] | null}}} */
export const SHAPES = {
  Family: {
    extended: null,
    hand: null,
    member_cover: null,
    parent: null,
    spouse: null,
    spouse_cover: null,
  },
  "family-tree": {
    current: null,
    families: ["Family"],
    played: null,
  },
};
