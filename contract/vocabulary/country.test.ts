import { expect, test } from "vitest";
import { countryName } from "./country";

test.each([
  ["DE", "en-GB", "Germany"],
  ["de", "fr-FR", "Allemagne"],
  ["XK", "en-GB", "Kosovo"],
  ["EU", "en-GB", "EU"],
  ["Deutschland", "en-GB", "Deutschland"],
  ["", "en-GB", ""],
])("names %j for readers of %s as %j", (code, locale, name) => expect(countryName(code, locale)).toBe(name));
