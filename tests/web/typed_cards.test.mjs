import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import test, { after } from "node:test";

// Translations are loaded from the page's address, which is the folder of the client here.
globalThis.document = { baseURI: new URL("../../client/web/", import.meta.url).href, documentElement: {} };
const { useLanguage } = await import("../../client/web/text/language.js");
const cards = await import("../../client/web/text/cards.js");
const typedCards = await import("../../client/web/text/typed_cards.js");
const choice = await import("../../client/web/games/family_tree/choice.js");
const identity = await import("../../client/web/profile/identity.js");
const { cards: written } = await import("../../client/web/text/formats.js");

const cases = JSON.parse(readFileSync(new URL("../client/cases/typed_cards.json", import.meta.url), "utf8"));
const chooseLetters = (letters) => identity.keepSettings({ ...identity.settings(), letters });

after(() => useLanguage("en"));

for (const [language, listed] of Object.entries(cases))
  test(`typed cards are read in English and in ${language}`, async () => {
    await useLanguage(language);
    for (const [typed, found] of listed) assert.deepEqual(typedCards.cardsTyped(typed), found, typed);
  });

test("a text that is short for several cards names them, and plays none", async () => {
  await useLanguage("de");
  assert.equal(typedCards.readCard("7k"), null);
  assert.match(typedCards.ambiguous("7k"), /„7k“ kann 7♣ oder 7♦ sein/);
  assert.equal(typedCards.ambiguous("7ka"), null);
});

test("a card is typed by keys in the letters of the language, but not with the small ones that are keys", async () => {
  await useLanguage("en");
  assert.equal(choice.typedWith(null, "D"), null);
  assert.equal(choice.typedWith("7", "p"), null);
  await useLanguage("de");
  assert.equal(choice.typedWith(null, "D"), "D");
  assert.equal(choice.typedWith(null, "d"), null);
  assert.equal(choice.typedWith("7", "p"), "7p");
  assert.equal(choice.placeTyped([{ card: "7S", also: null }], "7p").card, "7S");
});

test("cards have the letters of the language if the player wants them, at once", async () => {
  const hand = ["AS", "KH", "QD", "JC", "TS"];
  for (const [language, own] of [
    ["en", "A♠ K♥ Q♦ J♣ 10♠"],
    ["de", "A♠ K♥ D♦ B♣ 10♠"],
    ["pl", "A♠ K♥ D♦ W♣ 10♠"],
    ["es", "A♠ K♥ Q♦ J♣ 10♠"],
    ["zh", "A♠ K♥ Q♦ J♣ 10♠"],
  ]) {
    await useLanguage(language);
    chooseLetters("local");
    assert.equal(written(hand), own);
    assert.deepEqual(
      cards.parts(`${own} Q♦`).flatMap(({ card }) => card ?? []),
      [...hand, "QD"],
    );
    assert.equal(cards.rankOf("QD"), own[6]);
    chooseLetters("international");
    assert.equal(written(hand), "A♠ K♥ Q♦ J♣ 10♠");
  }
});
