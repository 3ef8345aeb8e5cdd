// The games of Turnabout, listed as a page lists them.

import { readdirSync } from "node:fs";
import { list } from "../../client/web/games/catalog.js";

const WEB = new URL("../../client/web/", import.meta.url);
const names = readdirSync(new URL("games/", WEB), { recursive: true })
  .filter((path) => path.endsWith("/game.js") && !path.startsWith("generic/"))
  .map((path) => path.slice(0, -"/game.js".length))
  .sort();

list(
  names.map((folder) => ({
    name: folder.replaceAll("_", "-"),
    title: folder,
    about: "",
    match: true,
    alone: folder !== "patriarch",
    module: `games/${folder}/game.js`,
  })),
  WEB.href,
);
