import { describe, expect, test } from "vitest";
import { withDefaults } from "../store/default-config";
import type { ReturnOption } from "../store/types";
import { findMethod, methodsFrom } from "./return-methods";

const method = (feeMinor: number, countries?: string[], carrier = "post"): ReturnOption => ({
  ...{ returnMethod: "DROP_OFF_POINT", provider: "P", carrier, feeMinor },
  ...(countries === undefined ? {} : { countries }),
});
const store = {
  config: withDefaults(
    { returnOptions: [method(300, ["DE"]), method(100), method(200, ["NL"]), method(50, ["AT"], "b")] },
    { isTesting: true },
  ),
};

describe("return methods", () => {
  test.each([
    ["DE", [300]],
    ["de", [300]],
    ["NL", [100]],
    ["AT", [100, 50]],
    ["", [100]],
  ])("from %s: the first matching entry of each method", (country, fees) => {
    expect(methodsFrom(country, store).map(({ feeMinor }) => feeMinor)).toEqual(fees);
  });

  test("a choice selects the entry of its country", () => {
    const named = { returnMethod: "DROP_OFF_POINT" as const, provider: "", carrier: "" };
    expect(findMethod(named, store, "DE")?.feeMinor).toBe(300);
    expect(findMethod({ ...named, carrier: "b" }, store, "AT")?.feeMinor).toBe(50);
    expect(findMethod({ ...named, carrier: "b" }, store, "DE")).toBeNull();
  });
});
