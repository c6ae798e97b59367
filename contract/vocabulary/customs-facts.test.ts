import { expect, test } from "vitest";
import { readHsCode, readOriginCountry } from "./customs-facts";

test.each([
  ["611020", "611020"],
  ["6110.20-91 00", "6110209100"],
  [" 6110.20 ", "611020"],
  ["61102", ""],
  ["1234567890123", ""],
  ["6110.2O", ""],
  [null, ""],
])("reads the customs number %s as %j", (written, code) => {
  expect(readHsCode(written)).toBe(code);
});

test.each([
  [" pt ", "PT"],
  ["Portugal", ""],
  ["", ""],
  [undefined, ""],
])("reads the country of origin %s as %j", (written, code) => {
  expect(readOriginCountry(written)).toBe(code);
});
