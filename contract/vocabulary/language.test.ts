import { expect, test } from "vitest";
import { LANGUAGE_FACTS, listed, SHOPPER_LANGUAGES } from "./language";

test("separates parts of a line with the language's comma and leaves out empty ones", () => {
  expect(listed(["Rain jacket", "", null, "L"], "en-GB")).toBe("Rain jacket, L");
  expect(listed(["\u0645\u0639\u0637\u0641", "L"], LANGUAGE_FACTS.ar.locale)).toBe("\u0645\u0639\u0637\u0641\u060c L");
  expect(listed(["Jas", "L"], "arn")).toBe("Jas, L");
});

test("gives every language its own locale with Latin digits", () => {
  for (const language of SHOPPER_LANGUAGES)
    expect(new Intl.NumberFormat(LANGUAGE_FACTS[language].locale).format(7)).toBe("7");
});
