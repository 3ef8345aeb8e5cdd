// Made from client/text/en/leg.ftl by `python -m client.catalogue`.

/** @param {string} name */
export const tableOf = (name) => `${name}’s table`;

export const deadNumber = () => "This is a dead number: it ends after a few cards whatever you play.";
