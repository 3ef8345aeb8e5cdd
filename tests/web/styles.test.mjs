// The style sheets, read as they lie.

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";

const WEB = new URL("../../client/web/", import.meta.url);
const SIZED =
  /^(?:(?:min|max)-)?(?:width|height)$|^(?:margin|padding|gap|font|inset|flex|grid)(?:-|$)|^border(?:-.+)?-width$/;

test("what is pointed at takes no more room than before, or it would move away from under the pointer, and back", () => {
  for (const name of readdirSync(WEB, { recursive: true, encoding: "utf8" }).filter((each) => each.endsWith(".css"))) {
    const sheet = readFileSync(new URL(name, WEB), "utf8").replaceAll(/\/\*.*?\*\//gs, "");
    for (const [, selector, body] of sheet.matchAll(/([^{}]*:hover[^{}]*)\{([^{}]*)\}/g)) {
      const sized = body
        .split(";")
        .map((each) => each.split(":")[0].trim())
        .filter((each) => SIZED.test(each));
      assert.deepEqual(sized, [], `${name}: ${selector.trim()}`);
    }
  }
});
