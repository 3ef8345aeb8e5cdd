// Made from client/text/en/leg.ftl by `python -m client.catalogue`.

export const deadNumber = () => "This is a dead number: it ends after a few cards whatever you play.";
