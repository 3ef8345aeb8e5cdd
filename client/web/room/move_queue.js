// Moves that are made faster than they are answered: each is sent once the one before is, so that none is lost.

const BUSY_MS = 40;

/**
 * Send what waits, the oldest first.
 * @template {{answered: boolean}} T
 * @param {() => readonly T[]} moves those that were sent and those that wait, as things stand
 * @param {(next: T) => unknown} send gives null where there is nobody to send to, false where something else is being asked for
 * @param {() => void} answered hears of every answer
 */
export async function sendInTurn(moves, send, answered) {
  const waiting = () => moves().find((each) => !each.answered);
  for (let next = waiting(); next !== undefined; next = waiting()) {
    const asked = send(next);
    if (asked === null) return;
    if ((await asked) === false) {
      await new Promise((done) => setTimeout(done, BUSY_MS));
      continue;
    }
    next.answered = true;
    answered();
  }
}
