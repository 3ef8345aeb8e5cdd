// Writes client/web/vendor from the packages that package.json pins, each as one small file beside its licence:
// `node tests/web/vendor.mjs`. With `--check` it only checks that the files are up to date.

import { readFileSync, writeFileSync } from "node:fs";
import { build } from "esbuild";

const PACKAGES = new URL("node_modules/", import.meta.url);
const VENDOR = new URL("../../client/web/vendor/", import.meta.url);

/** The files by their names in the client: the package of each, and the parts of it that are used. */
const FILES = {
  fzstd: { from: "fzstd", uses: ['export { Decompress } from "fzstd";'] },
  "lit-html": {
    from: "lit-html",
    uses: [
      'export { html, svg, nothing, noChange, render } from "lit-html";',
      'export { guard } from "lit-html/directives/guard.js";',
      'export { keyed } from "lit-html/directives/keyed.js";',
      'export { repeat } from "lit-html/directives/repeat.js";',
    ],
  },
  "noble-ciphers": { from: "@noble/ciphers", uses: ['export { gcm } from "@noble/ciphers/aes.js";'] },
  "noble-hashes": {
    from: "@noble/hashes",
    uses: ['export { scryptAsync } from "@noble/hashes/scrypt.js";', 'export { sha256 } from "@noble/hashes/sha2.js";'],
  },
  "noble-hkdf": {
    from: "@noble/hashes",
    uses: ['export { hkdf } from "@noble/hashes/hkdf.js";', 'export { sha256 } from "@noble/hashes/sha2.js";'],
  },
  uqr: { from: "uqr", uses: ['export { encode } from "uqr";'] },
};

async function bundled({ from, uses }) {
  const { version } = JSON.parse(readFileSync(new URL(`${from}/package.json`, PACKAGES), "utf8"));
  const { outputFiles } = await build({
    stdin: { contents: uses.join("\n"), resolveDir: import.meta.dirname },
    bundle: true,
    minify: true,
    write: false,
    format: "esm",
    target: "es2022",
    legalComments: "none",
  });
  return `// ${from} ${version}, what is used of it in one file: tests/web/vendor.mjs. Its licence lies beside it.\n${outputFiles[0].text}`;
}

const stale = [];
for (const [name, file] of Object.entries(FILES)) {
  const licence = readFileSync(new URL(`${file.from}/LICENSE`, PACKAGES), "utf8");
  for (const [path, text] of [
    [`${name}.js`, await bundled(file)],
    [`${name}.LICENSE.txt`, licence],
  ]) {
    const place = new URL(path, VENDOR);
    if (!process.argv.includes("--check")) writeFileSync(place, text);
    else if (readFileSync(place, "utf8") !== text) stale.push(path);
  }
}
if (stale.length) {
  console.error(`out of date in client/web/vendor: ${stale.join(", ")}; run: node tests/web/vendor.mjs`);
  process.exit(1);
}
