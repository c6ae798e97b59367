import { describe, expect, test } from "vitest";
import type { ExchangeIncentiveRule } from "../store/exchange-rules";
import { type ExchangeIncentiveFacts, exchangeIncentives } from "./exchange-incentives";

const facts = (over: Partial<ExchangeIncentiveFacts> = {}): ExchangeIncentiveFacts => ({
  exchangeFlow: "OPEN",
  returnedMinor: 4000,
  currency: "EUR",
  reason: "TOO_SMALL",
  country: "DE",
  ...over,
});
const all = { reasons: [], countries: [] };
const flat: ExchangeIncentiveRule = { exchangeType: "SIZE_EXCHANGE", totalMinor: 500, ...all };
const percentage: ExchangeIncentiveRule = { exchangeType: "OPEN_CATALOG", rateBasisPoints: 1000, ...all };

describe("incentives", () => {
  test("are flat or a percentage of the returned value, largest first, and say how they are calculated", () => {
    expect(exchangeIncentives([percentage, flat], facts())).toEqual([
      { extraCreditMinor: 500, preferredExchangeType: "SIZE_EXCHANGE", derivation: "flat 5.00 EUR" },
      { extraCreditMinor: 400, preferredExchangeType: "OPEN_CATALOG", derivation: "10% of 40.00 EUR" },
    ]);
  });

  test.each([
    ["NO_EXCHANGE_FLOW", []],
    ["ONE_ON_ONE", ["SIZE_EXCHANGE"]],
    ["FULL", ["SIZE_EXCHANGE", "OPEN_CATALOG"]],
  ] as const)("in %s are for %j", (exchangeFlow, types) => {
    const found = exchangeIncentives([percentage, flat], facts({ exchangeFlow }));
    expect(found.map((one) => one.preferredExchangeType)).toEqual(types);
  });

  test("use the first rule that matches the reason and the country", () => {
    const rules = [
      { ...flat, reasons: ["DAMAGED"], totalMinor: 1 },
      { ...flat, countries: ["FR"], totalMinor: 2 },
      { ...flat, countries: ["de"], totalMinor: 3 },
      { ...flat, totalMinor: 4 },
    ];
    expect(exchangeIncentives(rules, facts()).map((one) => one.extraCreditMinor)).toEqual([3]);
  });

  test("add nothing to an item that cost nothing, and are left out when they come to 0", () => {
    expect(exchangeIncentives([flat, percentage], facts({ returnedMinor: 0 }))).toEqual([]);
    expect(exchangeIncentives([percentage], facts({ returnedMinor: 4 }))).toEqual([]);
  });

  test("round half a minor unit up, in the currency's own decimals", () => {
    const [yen] = exchangeIncentives([percentage], facts({ returnedMinor: 1005, currency: "JPY" }));
    expect(yen).toMatchObject({ extraCreditMinor: 101, derivation: "10% of 1005 JPY" });
  });
});
