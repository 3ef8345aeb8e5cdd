// Made from client/text/en/challenges.ftl by `python -m client.catalogue`.

export const challenge = () => "Challenge";

/** @param {string} name */
export const challengePlayer = (name) => `Challenge ${name}`;

/** @param {string} name */
export const waiting = (name) => `Waiting for ${name} …`;

/** @param {string} name */
export const seatKept = (name) => `${name} finds your challenge under “Your games”. The seat is kept for them.`;

/** @param {string} name */
export const challengesYou = (name) => `${name} challenges you`;

/** @param {string} name */
export const waitsFor = (name) => `Waiting for ${name}`;

/** @param {string} name */
export const declined = (name) => `${name} declined`;

export const accept = () => "Accept";

export const decline = () => "Decline";

/** @param {string} name */
export const declineAll = (name) => `Decline all challenges by ${name}`;

export const withdraw = () => "Withdraw the challenge";
