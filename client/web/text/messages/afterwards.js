// Made from client/text/en/afterwards.ftl by `python -m client.catalogue`.

export const analysis = () => "Analysis";

export const watchAgain = () => "Watch again";

export const aboutNumber = () => "About the number";

export const saveRecord = () => "Save the record";

export const copyLink = () => "Copy its link";
