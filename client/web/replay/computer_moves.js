// The moves that the computer made in a player's place, from a record: their accuracy in an analysis excludes these.
// Pure. server/records/replay.py does the same.

/** @typedef {import("../protocol/messages.js").Record} GameRecord */
/** @typedef {GameRecord["legs"][number]} RecordLeg */

/** More moves than any leg has; a file's plies beyond this are ignored. */
const MOST = 1000;

/** Leg by leg, the plies at which the computer moved for a player. @param {GameRecord} record @returns {number[][]} */
export function byComputer({ legs }) {
  /** @type {ReadonlySet<number>} */
  let replaced = new Set();
  return legs.map((leg) => {
    const seats = seatsAt(leg, replaced);
    replaced = seats[seats.length - 1];
    return leg.moves.flatMap(({ seat }, ply) => (seats[ply].has(seat) ? [ply] : []));
  });
}

/** For each move that stands, and for the end, the seats that the computer played. @param {RecordLeg} leg @param {ReadonlySet<number>} seats */
function seatsAt({ moves, incidents }, seats) {
  /** @type {ReadonlySet<number>[]} */
  const found = [];
  const upTo = (/** @type {number} */ ply) => {
    while (found.length < Math.min(ply, MOST)) found.push(seats);
  };
  for (const incident of incidents) {
    upTo(incident.ply);
    const others = [...seats].filter((seat) => seat !== incident.seat);
    if (incident.kind === "takeback") found.splice(Math.max(0, incident.ply - incident.moves.length));
    else if (incident.kind === "computer") seats = new Set([...others, incident.seat]);
    else if (incident.kind === "returned" || incident.kind === "replaced") seats = new Set(others);
  }
  upTo(moves.length + 1);
  return found;
}
