import { expect, test } from "vitest";
import { chooseLanguage } from "./choose-language";

const from = (accepted: string, chosen = "") => chooseLanguage({ accepted, chosen });

test("what was chosen here counts more than what the browser asks for", () => {
  expect(from("de-DE,de;q=0.9", "fr")).toBe("fr");
  expect(from("de-DE,de;q=0.9", "xx")).toBe("de");
});

test("of the browser's languages the most wanted that there is counts, with or without its region", () => {
  expect(from("fi-FI,fi;q=0.9,it-CH;q=0.5,en;q=0.8")).toBe("en");
  expect(from("el-GR, es-419 ;q=0.7, en;q=0.3")).toBe("es");
  expect(from("fr;q=0.2,de;q=0.8")).toBe("de");
});

test("what the browser refuses, what is no header at all, and what there is not lead to English", () => {
  expect(["de;q=0", "*", "", "el,fi;q=0.5", ";;;,q=,de;q=x"].map((accepted) => from(accepted))).toEqual(
    Array(5).fill("en"),
  );
});

test("a store that offers some of them is read in those, and in its own by everybody else", () => {
  const store = { offered: ["de", "fr"] as const, fallback: "de" as const };
  const wish = (accepted: string, chosen = "") => chooseLanguage({ accepted, chosen, ...store });
  expect([wish("en-GB,fr;q=0.5"), wish("en"), wish("", "it"), wish("", "fr")]).toEqual(["fr", "de", "de", "fr"]);
});
