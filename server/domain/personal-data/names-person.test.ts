import { expect, test } from "vitest";
import { namesPerson } from "./names-person";

const NOOR = { emails: ["noor@example.com"], names: ["noor de wit", "de wit", "wit", "de wit noor"] };

test.each(["noor@example.com", "NOOR@exam", "De Wit", "noor de wit, vip", "Nóor", "wit"])(
  "%s names the person",
  (text) => expect(namesPerson(text, NOOR)).toBe(true),
);

test.each(["", "  ", "de", "white", "TJ-0042", "jan", "no"])("%s names somebody else, or nobody", (text) =>
  expect(namesPerson(text, NOOR)).toBe(false),
);
