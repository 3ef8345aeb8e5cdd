// The titles of games, for the page's list of games.

/** The titles by the names of games. @type {{[name: string]: string}} */
export const TITLES = {};
