import { expect, test } from "vitest";
import { addressFaults } from "./address-faults";

const address = (postcode: string, countryCode: string) => ({
  line1: "Main Street 1",
  city: "Town",
  postcode,
  countryCode,
});

test.each([
  ["3511 KA", "NL"],
  ["3511ka", "NL"],
  ["00950", "PL"],
  ["00-950", "PL"],
  ["94107-1234", "US"],
  ["SW1A1AA", "GB"],
  ["D02 X285", "IE"],
  ["100 00", "CZ"],
  ["K1A0B6", "CA"],
  ["1000005", "JP"],
  // Hong Kong has no postal codes.
  ["", "HK"],
])("%s is a valid postal code of %s, however it is written", (postcode, country) => {
  expect(addressFaults(address(postcode, country))).toEqual([]);
});

test.each([
  ["12345", "NL"],
  ["3511 KA", "DE"],
  ["", "DE"],
  ["9410", "US"],
])("%s is not a postal code of %s", (postcode, country) => {
  expect(addressFaults(address(postcode, country))).toEqual(["postcode"]);
});

test("names what is missing", () => {
  expect(addressFaults({ line1: " ", city: "", postcode: "", countryCode: "" })).toEqual([
    "line1",
    "city",
    "countryCode",
  ]);
});
