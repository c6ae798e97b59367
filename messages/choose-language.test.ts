import { expect, test } from "vitest";
import { chooseLanguage } from "./choose-language";

const from = (accepted: string, chosen = "") => chooseLanguage({ accepted, chosen });

test("a language chosen here takes precedence over the browser's", () => {
  expect(from("de-DE,de;q=0.9", "fr")).toBe("fr");
  expect(from("de-DE,de;q=0.9", "xx")).toBe("de");
});

test("the browser's most preferred available language is used, with or without its region", () => {
  expect(from("fi-FI,fi;q=0.9,it-CH;q=0.5,en;q=0.8")).toBe("en");
  expect(from("el-GR, es-419 ;q=0.7, en;q=0.3")).toBe("es");
  expect(from("fr;q=0.2,de;q=0.8")).toBe("de");
});

test("rejected languages, a malformed header and unavailable languages lead to English", () => {
  expect(["de;q=0", "*", "", "el,fi;q=0.5", ";;;,q=,de;q=x"].map((accepted) => from(accepted))).toEqual(
    Array(5).fill("en"),
  );
});

test("a store that offers some languages is shown in those, and in its own to everyone else", () => {
  const store = { offered: ["de", "fr"] as const, fallback: "de" as const };
  const wish = (accepted: string, chosen = "") => chooseLanguage({ accepted, chosen, ...store });
  expect([wish("en-GB,fr;q=0.5"), wish("en"), wish("", "it"), wish("", "fr")]).toEqual(["fr", "de", "de", "fr"]);
});
