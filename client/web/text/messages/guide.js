// Made from client/text/en/guide.ftl by `python -m client.catalogue`.

export const title = () => "Your first game";

export const skip = () => "Skip tips";
