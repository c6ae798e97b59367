import { expect, test } from "vitest";
import { townLine } from "./town-line";

test.each([
  ["US", "San Francisco, CA 94105"],
  ["CA", "San Francisco CA 94105"],
  ["DE", "94105 San Francisco, CA"],
])("the town of an address in %s reads as its post asks for it", (countryCode, line) => {
  expect(townLine({ postcode: "94105 ", city: "San Francisco", region: "CA", countryCode })).toBe(line);
});

test("a town that is its own state is written once, and missing parts leave no gap", () => {
  expect(townLine({ postcode: "28001", city: "Madrid", region: "MADRID", countryCode: "ES" })).toBe("28001 Madrid");
  expect(townLine({ postcode: "", city: "London", region: "", countryCode: "GB" })).toBe("London");
  expect(townLine({ postcode: "", city: "", region: "TX", countryCode: "US" })).toBe("TX");
  expect(townLine({ postcode: "", city: "", region: "", countryCode: "" })).toBe("");
});
