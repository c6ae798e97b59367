import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { ENUMS_FILE, enumsText } from "./write-enums.mjs";

test("keeps the enumerations of the database equal to the vocabulary", () => {
  expect(readFileSync(ENUMS_FILE, "utf8"), "run: npm run migration NAME_OF_THE_CHANGE").toBe(enumsText());
});
