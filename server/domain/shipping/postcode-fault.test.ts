import { expect, test } from "vitest";
import { postcodeFault } from "./postcode-fault";

test.each([
  ["3511 KA", "NL"],
  ["sw1a 1aa", "GB"],
  ["1058", "DK"],
  ["94107-1234", "US"],
  // Countries without postal codes, where some people write one anyway.
  ["", "HK"],
  ["", "AE"],
  ["999077", "HK"],
])("%s is a postal code of %s", (postcode, countryCode) => {
  expect(postcodeFault({ postcode, countryCode })).toBeNull();
});

test.each([
  ["!!", "HK"],
  ["!!", "DE"],
  ["1234", "DE"],
  ["-", "AE"],
  ["10115!", "DE"],
])("%s is none of %s", (postcode, countryCode) => {
  expect(postcodeFault({ postcode, countryCode })).toBe("enter a postal code that is valid in this country");
});

test.each(["", " "])("asks for a missing one where addresses have one", (postcode) => {
  expect(postcodeFault({ postcode, countryCode: "DE" })).toBe("enter the postal code");
});
