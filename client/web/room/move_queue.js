// Sends moves that the player makes faster than the server answers: each after the answer to the one before.

const BUSY_MS = 40;

/**
 * Send the waiting moves, the oldest first.
 * @template {{answered: boolean}} T
 * @param {() => readonly T[]} moves returns the moves that were sent and the waiting ones
 * @param {(next: T) => unknown} send returns null if there is no server to send to, false if another command is in progress
 * @param {() => void} answered is called after every answer
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
