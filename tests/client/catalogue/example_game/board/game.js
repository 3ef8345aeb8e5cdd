// The board of an example game.

import { messages as tableText } from "./messages/table.js";

export const lines = () => [tableText.title(), tableText.winner("ann"), tableText.button("deal")];
