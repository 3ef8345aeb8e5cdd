// Made from client/text/en/people.ftl by `python -m client.catalogue`.

export const you = () => "you";

export const away = () => "away";

export const left = () => "has left";

export const nobody = () => "nobody yet";

export const guest = () => "Guest";

export const theComputer = () => "the computer";

/** @param {string} level */
export const computer = (level) => `computer, ${level}`;

/** @param {number} number */
export const seat = (number) => `seat ${number}`;
