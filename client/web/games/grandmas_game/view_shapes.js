// Made from protocol/games/grandmas_game/view.schema.json by tests/web/types.mjs for net/frames.js, which explains it.

/** @type {{[shape: string]: {[field: string]: string | [string | null] | null}}} */
export const SHAPES = {
  Foundation: {
    takes: null,
    top: null,
  },
  GrandmasGameLegalMove: {
    card: null,
    source: null,
    target: null,
  },
  Pile: {
    top: null,
    under: null,
  },
  GrandmasGamePlayed: {
    card: null,
    does: null,
    move: null,
    source: null,
    target: null,
  },
  "grandmas-game": {
    ended: null,
    foundations: "Foundation",
    moves: "GrandmasGameLegalMove",
    piles: "Pile",
    played: "GrandmasGamePlayed",
    remembered: null,
    seat: null,
    workspace: null,
  },
};
