// The sentences of a replay. client/replay/replay_sentences.py has the same.

import * as formats from "../text/formats.js";
import { names as listed } from "../text/formats.js";
import { messages as replayText } from "../text/messages/replay.js";

/** @typedef {import("../protocol/messages.js").Record} GameRecord */
/** @typedef {import("../protocol/messages.js").RecordLeg["incidents"][number]} Incident */
/** Names of players or legs, each with its score; null if it has none. @typedef {readonly [string, number | null][]} Scores */

/** Whether the record is right; `difference` is the first thing in it that is wrong. @param {string | null} difference */
export const checked = (difference) =>
  difference === null ? replayText.recordIsRight() : replayText.recordIsWrong(difference);

/** How a match ended; `scores` are by seat. @param {string} form @param {readonly string[]} winners @param {readonly string[]} losers @param {Scores} scores @param {string} why */
export function outcome(form, winners, losers, scores, why) {
  const first = scores[0]?.[1] ?? null;
  if (form === "together") return replayText.togetherReached(first);
  if (scores.length === 1) {
    const [name] = scores[0];
    return why !== "score" || first === null ? replayText.gaveUp(name) : replayText.reached({ name, score: first });
  }
  const shown = scores.some(([, score]) => score !== null) ? scoreList(scores) : null;
  const cause = /** @type {"score" | "resigned" | "claimed" | "flag"} */ (why);
  return winners.length
    ? replayText.won({ winners, losers, why: cause, scores: shown })
    : replayText.drawn({ losers, why: cause, scores: shown });
}

/** How the match of a record ended. @param {GameRecord} record */
export function outcomeOf({ form, seats, result }) {
  const { winners, scores, why } = result;
  const names = (/** @type {boolean} */ won) =>
    seats.filter(({ seat }) => winners.includes(seat) === won).map(({ name }) => name);
  return outcome(
    form,
    names(true),
    names(false),
    seats.map(({ seat, name }) => [name, scores[seat] ?? null]),
    why,
  );
}

/** A leg among others, or a board of a mirror match. @param {number} leg @param {string} form */
export const legName = (leg, form) => replayText.legName({ kind: kindOf(form), leg });

/** The title of a leg with the player whose role is named, or with all `names` if all have the same role. @param {string} form @param {number} leg @param {number} legs @param {string} name @param {import("../protocol/messages.js").JudgedLeg["roles"][number]} role @param {readonly string[]} names */
export function legTitle(form, leg, legs, name, role, names) {
  if (role === "player" && form === "together") return replayText.playersTogether(names.length);
  const player = role === "player" && names.length > 1 ? listed(names) : replayText.playsAs({ name, role });
  return legs === 1 ? player : replayText.legTitle({ leg: legName(leg, form), player });
}

/** The scores by seat, with the change that the last move made to its player's score. @param {readonly [string, number][]} scores @param {number} change @param {number | null} mover */
export const playerScores = (scores, change, mover) =>
  formats.listed(
    scores.map(([name, score], seat) => replayText.scoreOfPlayer({ name, score, change: seat === mover ? change : 0 })),
  );

/** The scores of several players or legs after some moves. @param {number} moves @param {readonly [string, number][]} scores */
export const scoresAfter = (moves, scores) => replayText.scoresAfter({ moves, scores: scoreList(scores) });

/** How the scores of two legs, or of the boards of a mirror match, compare after some moves. @param {number} moves @param {number} first @param {number} second @param {string} form */
export function legsCompared(moves, first, second, form) {
  const kind = kindOf(form);
  if (first === second) return replayText.legsEqual({ moves, kind, score: first });
  const [leader, lead] = first > second ? [1, first - second] : [2, second - first];
  return replayText.legsCompared({ moves, kind, first, second, leader, lead });
}

/** A sentence that says that the legs were the same until this move; `change` is the difference in the move. @param {"place" | "card" | "guess" | "move"} change @param {string} form */
export const differHere = (change, form) => replayText.differHere({ kind: kindOf(form), change });

/** A sentence about an incident between the moves, with cards in the notation of moves. @param {Incident} told @param {readonly string[]} names by seat @param {boolean} alone @param {(move: string, seat: number, names: readonly string[]) => string} showMove */
export function event(told, names, alone, showMove) {
  const name = names[told.seat] ?? "";
  switch (told.kind) {
    case "takeback": {
      const moves = told.moves.map(({ move, seat }) => showMove(move, seat, names));
      return replayText.takesBack({ name, moves, revealed: told.shown === true });
    }
    case "computer":
      return replayText.computerPlays({ name, level: told.level });
    case "returned":
      return replayText.playsAgain(name);
    case "left":
      return replayText.leaves(name);
    case "replaced":
      return replayText.replaced({ name, other: told.name });
    case "resigned":
      return replayText.resigns({ name, alone });
    case "claimed":
      return replayText.claims(name);
    case "flag":
      return replayText.outOfTime(name);
    case "ran_out":
      return replayText.outOfTimeInLeg(name);
    case "clock":
      return replayText.timeBack({ name, time: Math.floor((told.ms + 500) / 1000) });
    default:
      return replayText.hint(name);
  }
}

/** @param {string} form @returns {"leg" | "board"} */
const kindOf = (form) => (form === "mirror" ? "board" : "leg");

/** @param {Scores} scores */
const scoreList = (scores) => formats.listed(scores.map(([name, score]) => replayText.scoreOf({ name, score })));
