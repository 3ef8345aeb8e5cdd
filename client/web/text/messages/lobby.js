// Made from client/text/en/lobby.ftl by `python -m client.catalogue`.

export const asking = () => "Asking the server …";

export const watch = () => "Watch";
