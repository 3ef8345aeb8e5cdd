// The first moves of a match on two legs, for the start screen: number 955, with where each card lies and what it scores.

/** @type {import("../game.js").Demonstration} */
export const DEMONSTRATION = {
  number: 955,
  opening: [
    { card: "8D", x: 100, y: 2 },
    { card: "8C", x: 129, y: 2 },
  ],
  legs: [
    [
      { move: "TD>8D", score: 20, x: 100, y: 64, line: "M131 48v16" },
      { move: "KS>TD", score: 30, x: 129, y: 64 },
      { move: "7H>TD", score: 40, x: 66, y: 126, line: "M131 110v8M82 126v-8h49" },
      { move: "TC>TD", score: 40, x: 115, y: 126, line: "M131 118v8" },
      { move: "8S>TD", score: 50, x: 164, y: 126, line: "M131 118h49v8" },
    ],
    [
      { move: "TD>8D", score: 20, x: 40, y: 64, line: "M131 48v8M71 64v-8h60" },
      { move: "KS>TD", score: 30, x: 69, y: 64 },
      { move: "7H>TD", score: 40, x: 55, y: 126, line: "M71 110v16" },
      { move: "TC>8D", score: 40, x: 126, y: 64, line: "M131 56h11v8" },
      { move: "8S>8D", score: 120, x: 178, y: 64, line: "M142 56h52v8", made: ["8D", "8C", "TD", "TC", "8S"] },
    ],
  ],
};
