import { expect, test } from "vitest";
import { isCountry } from "./country";
import { isCurrency } from "./currency";

const CAPITALS = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
const pairs = CAPITALS.flatMap((first) => CAPITALS.map((second) => `${first}${second}`));

test("has 249 countries and Kosovo, each with a name", () => {
  const names = new Intl.DisplayNames(["en"], { type: "region", fallback: "none" });
  const countries = pairs.filter(isCountry);
  expect(countries).toHaveLength(250);
  expect(countries.filter((code) => names.of(code) === undefined)).toEqual([]);
});

test.each(["XX", "EU", "UK", "AN", "ZZ", "nl", ""])("%j is no country", (code) => expect(isCountry(code)).toBe(false));

test("knows the currencies of all countries that ship, and no test codes, metals or funds", () => {
  for (const code of ["EUR", "GBP", "USD", "JPY", "KWD", "CHF", "SEK", "PLN", "XCG"])
    expect(isCurrency(code)).toBe(true);
  for (const code of ["XXX", "XTS", "XAU", "XDR", "CHE", "DEM", "HRK", "eur", ""]) expect(isCurrency(code)).toBe(false);
  const known = new Set(Intl.supportedValuesOf("currency"));
  const all = pairs.flatMap((pair) => CAPITALS.map((last) => `${pair}${last}`)).filter(isCurrency);
  // Newer than the tables of some machines.
  expect(all.filter((code) => !known.has(code) && !["XCG", "ZWG", "SLE", "VED"].includes(code))).toEqual([]);
});
