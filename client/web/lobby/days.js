// Days in UTC, as the server names them: 2026-11-22.

const DAY_MS = 86_400_000;

/** The day a number of days later. @param {string} day @param {number} days */
export const dayAfter = (day, days) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

/** When a day ends, in ms since 1970 UTC. @param {string} day */
export const endOf = (day) => Date.parse(`${day}T00:00:00Z`) + DAY_MS;
