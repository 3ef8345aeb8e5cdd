// Made from client/text/en/page.ftl by `python -m client.catalogue`.

export const close = () => "Close";

export const cancel = () => "Cancel";

export const back = () => "Back to the start";

export const loading = () => "One moment …";

export const notLoaded = () => "Part of the page failed to load. Reload to continue.";

export const fault = () => "This page has failed. Your seat and your match are kept: reload to continue.";

/** @param {string} key */
export const tooEarly = (key) => `This has only just appeared. Press ${key} again.`;

export const copied = () => "The link is copied.";

/** @param {string} link */
export const copyFailed = (link) => `This browser did not allow copying. The link is ${link}`;

export const yourTurn = () => "Your turn";

export const opponentFound = () => "Opponent found";

/** @param {string} name */
export const recordSaved = (name) => `The record is saved as ${name}`;
