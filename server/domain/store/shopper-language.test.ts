import { expect, test } from "vitest";
import { shopperLanguage } from "./shopper-language";

test("shoppers are written to in their language if the store offers it, otherwise in the store's", () => {
  const store = { languages: ["fr", "de"] as const, defaultLanguage: "fr" as const };
  const of = (tag: string) => shopperLanguage({ ...store, languages: [...store.languages] }, tag);
  expect([of("de-AT"), of("DE"), of("en"), of(""), of("french")]).toEqual(["de", "de", "fr", "fr", "fr"]);
});
