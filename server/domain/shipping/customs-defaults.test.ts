import { expect, test } from "vitest";
import { withCustomsDefaults } from "./customs-defaults";

const defaults = { defaultHsCode: "611020", defaultOriginCountry: "PT" };
const told = (customAttributes: Record<string, unknown>, given = defaults) =>
  withCustomsDefaults([{ customAttributes }], given)[0]?.customAttributes;

test("uses the store's defaults for a line without customs data", () => {
  expect(told({})).toEqual({ hs_code: "611020", origin_country: "PT" });
  expect(told({ hs_code: "" })).toEqual({ hs_code: "611020", origin_country: "PT" });
  expect(told({}, { defaultHsCode: "", defaultOriginCountry: "PT" })).toEqual({ origin_country: "PT" });
});

test("keeps a line's own data, under whatever name", () => {
  expect(told({ hs_code: "640419" })).toEqual({ hs_code: "640419", origin_country: "PT" });
  expect(told({ hs_tariff_number: "640419", countryOfOrigin: "IT" })).toEqual({
    hs_tariff_number: "640419",
    countryOfOrigin: "IT",
  });
});
