// The moves that an analysis in progress has judged so far. Pure.

/** @typedef {import("../protocol/messages.js").EarlyJudgement} EarlyJudgement */

/** Add judged moves to those before; a command that is sent again brings the same moves again. @param {readonly EarlyJudgement[]} before @param {readonly EarlyJudgement[]} more @returns {EarlyJudgement[]} */
export function withJudged(before, more) {
  const known = new Set(before.map(({ leg, ply }) => `${leg} ${ply}`));
  return [...before, ...more.filter(({ leg, ply }) => !known.has(`${leg} ${ply}`))];
}
