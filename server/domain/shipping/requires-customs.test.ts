import { expect, test } from "vitest";
import { requiresCustoms } from "./requires-customs";

const place = (text: string) => {
  const [countryCode = "", ...rest] = text.split(" ");
  return { countryCode, postcode: rest.join(" ") };
};

test.each([
  ["NL 3511 KA", "NL 8011 AB"],
  ["NL 3511 KA", "DE 10115"],
  ["MC 98000", "FR 75001"],
  ["FR 75001", "MC 98000"],
  ["LI 9490", "CH 8001"],
  ["IM IM1 1AA", "GB SW1A 1AA"],
  ["GB BT1 1AA", "IE D01 F5P2"],
  ["GB BT1 1AA", "GB SW1A 1AA"],
  ["ES 35001", "ES 38001"],
  ["NO 0150", "NO 5003"],
  ["nl 3511 KA", "DE 10115"],
  ["", "DE 10115"],
])("between %s and %s no customs papers are needed", (from, to) => {
  expect([requiresCustoms(place(from), place(to)), requiresCustoms(place(to), place(from))]).toEqual([false, false]);
});

test.each([
  ["NL 3511 KA", "GB SW1A 1AA"],
  ["NL 3511 KA", "CH 8001"],
  ["SE 111 29", "NO 0150"],
  ["ES 28001", "ES 35001"],
  ["ES 28001", "ES 51001"],
  ["ES 28001", "AD AD500"],
  ["DE 10115", "DE 78266"],
  ["DE 10115", "DE 27498"],
  ["IT 20121", "IT 23041"],
  ["IT 20121", "SM 47890"],
  ["FI 00100", "FI 22100"],
  ["FI 00100", "AX 22100"],
  ["FR 75001", "FR 97400"],
  ["FR 75001", "RE 97400"],
  ["DK 1050", "FO 100"],
  ["NL 1011 AB", "CW 0000"],
  ["GB BT1 1AA", "NO 0150"],
])("between %s and %s customs papers are needed", (from, to) => {
  expect([requiresCustoms(place(from), place(to)), requiresCustoms(place(to), place(from))]).toEqual([true, true]);
});

test("a French overseas address is the same place with either country code", () => {
  expect(requiresCustoms(place("FR 97400"), place("RE 97410"))).toBe(false);
});
