// The titles of games, as the page's list of games has them.

/** The titles by the names of games. @type {{[name: string]: string}} */
export const TITLES = {};
