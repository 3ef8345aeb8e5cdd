// The game that boardgame.io runs in the benchmark: players take turns to mark one of nine cells. The board is cleared
// when it is full, so the game never ends.

import { INVALID_MOVE } from "boardgame.io/dist/cjs/core.js";

const CELLS = 9;

export const game = {
  name: "cells",
  minPlayers: 2,
  maxPlayers: 2,
  setup: () => ({ cells: Array(CELLS).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    mark: ({ G, playerID }, cell) => {
      if (G.cells[cell] !== null) return INVALID_MOVE;
      G.cells[cell] = playerID;
      if (G.cells.every((mark) => mark !== null)) G.cells.fill(null);
    },
  },
};
