import { expect, test } from "vitest";
import { detailsOf, lineOf } from "@/test/carriers/parcel-scene";
import { chooseRate } from "./choose-rate";
import { type CustomsItem, customsGrams } from "./customs-items";
import { isSameCarrier } from "./is-same-carrier";
import { localInstant } from "./local-instant";
import { parcelOf, toInches, toOunces, toOuncesWithin } from "./parcel-of";

const values = { defaultWeightGrams: "750", parcelLengthCm: "40", parcelWidthCm: "30", parcelHeightCm: "20" };

test("takes weight and size from the call, otherwise from all lines, otherwise from the settings", () => {
  const known = lineOf({ weightGrams: 200, dimensions: { height: "3", length: "30", width: "20.5" } });
  const details = detailsOf({
    lines: [known, lineOf({ quantity: 1, weightGrams: 100, dimensions: { height: "10", length: "5", width: "2" } })],
  });
  expect(parcelOf({ weightGrams: 430, details }, values).weightGrams).toBe(430);
  expect(parcelOf({ details }, values)).toEqual({ weightGrams: 500, lengthCm: 30, widthCm: 20.5, heightCm: 8 });
  const settings = { weightGrams: 750, lengthCm: 40, widthCm: 30, heightCm: 20 };
  const partly = { ...settings, weightGrams: 1_150 };
  expect(parcelOf({ details: detailsOf({ lines: [known, lineOf()] }) }, values)).toEqual(partly);
  expect(parcelOf({ details: detailsOf({ lines: [lineOf()] }) }, values)).toEqual(settings);
  expect(parcelOf({ weightGrams: 0 }, values)).toEqual(settings);
});

test("declares customs items that weigh no more than their parcel", () => {
  const item = (weightGrams: number, quantity = 1): CustomsItem => ({
    ...{ description: "Shirt", sku: "", quantity, unitValue: "1", totalValue: "1", currency: "EUR", weightGrams },
    ...{ hsCode: "610910", originCountry: "PT" },
  });
  const sum = (grams: readonly number[]) => grams.reduce((all, one) => all + one, 0);
  const items = [item(3_000), item(0), item(0, 2)];
  const { weightGrams } = parcelOf(
    {
      details: detailsOf({
        lines: items.map(({ weightGrams: grams, quantity }) => lineOf({ weightGrams: grams, quantity })),
      }),
    },
    values,
  );
  expect(weightGrams).toBe(3_750);
  expect(customsGrams(items, weightGrams)).toEqual([3_000, 375, 375]);
  const thirds = customsGrams([item(0), item(0), item(0)], 1_000);
  expect(sum(thirds)).toBeLessThanOrEqual(1_000);
  expect(sum(thirds.map(toOuncesWithin))).toBeLessThanOrEqual(toOunces(1_000));
});

test("rounds grams and centimeters up and keeps whole ounces", () => {
  expect([toOunces(1), toOunces(28.349_523_125), toOunces(430), toOunces(1_000)]).toEqual([0.1, 1, 15.2, 35.3]);
  expect([toInches(2.54), toInches(30)]).toEqual([1, 11.9]);
});

test("recognizes the same carrier under other names and tells different ones apart", () => {
  expect(isSameCarrier("DHL Express", "dhl_express")).toBe(true);
  expect(isSameCarrier("stamps_com", "USPS")).toBe(true);
  expect(isSameCarrier("UPSDAP", "ups")).toBe(true);
  expect(isSameCarrier("UPS", "USPS")).toBe(false);
  expect(isSameCarrier("", "")).toBe(false);
});

const rate = (carrier: string, service: string, amountMinor: number, days: number | null) => ({
  ...{ carrier, service, serviceName: service, amountMinor, currency: "USD", days },
});
const rates = [rate("USPS", "Ground", 500, 5), rate("UPS", "Ground", 700, 3), rate("FedEx", "Next", 4_000, null)];
const wanted = { partner: "TEST", carrier: "", serviceId: "", originalCarriers: [], values: {}, refusals: [] };

test("chooses the order's carrier if it has a rate, otherwise the cheapest", () => {
  const same = { ...wanted, values: { rateRule: "SAME_CARRIER_AS_ORDER" } };
  expect(chooseRate(rates, { ...same, originalCarriers: ["U.P.S."] }).carrier).toBe("UPS");
  expect(chooseRate(rates, { ...same, originalCarriers: ["Hermes"] }).carrier).toBe("USPS");
});

test("chooses the fastest among services that state a delivery time", () => {
  expect(chooseRate(rates, { ...wanted, values: { rateRule: "FASTEST" } }).carrier).toBe("UPS");
});

test("says what to do when everything is excluded or nothing has a rate", () => {
  const excluded = { ...wanted, carrier: "USPS", values: { excludedServices: "ground" } };
  expect(() => chooseRate(rates, excluded)).toThrow(/All services of USPS.*are excluded.*Ground\. Allow one/);
  expect(() => chooseRate([], { ...wanted, refusals: ["USPS says: Too heavy."] })).toThrow(/No carrier has.*Too heavy/);
});

test("converts hours at an address in summer and winter time", () => {
  const at = (date: string, countryCode: string, stateProvinceCode = "") =>
    localInstant({ date, time: "08:00", address: { countryCode, stateProvinceCode } });
  expect(at("2026-07-01", "DE")).toBe("2026-07-01T06:00:00.000Z");
  expect(at("2026-12-01", "DE")).toBe("2026-12-01T07:00:00.000Z");
  expect(at("2026-12-01", "US", "CA")).toBe("2026-12-01T16:00:00.000Z");
  expect(at("2026-12-01", "US")).toBe("2026-12-01T13:00:00.000Z");
  expect(at("2026-12-01", "ZZ")).toBe("2026-12-01T08:00:00.000Z");
});
