import { expect, test } from "vitest";
import { townLine } from "./town-line";

test.each([
  ["US", "San Francisco, CA 94105"],
  ["CA", "San Francisco CA 94105"],
  ["DE", "94105 San Francisco, CA"],
])("formats the town line of an address in %s by its postal rules", (countryCode, line) => {
  expect(townLine({ postcode: "94105 ", city: "San Francisco", region: "CA", countryCode })).toBe(line);
});

test("writes the name of a city-state once, and leaves no gap for missing parts", () => {
  expect(townLine({ postcode: "28001", city: "Madrid", region: "MADRID", countryCode: "ES" })).toBe("28001 Madrid");
  expect(townLine({ postcode: "", city: "London", region: "", countryCode: "GB" })).toBe("London");
  expect(townLine({ postcode: "", city: "", region: "TX", countryCode: "US" })).toBe("TX");
  expect(townLine({ postcode: "", city: "", region: "", countryCode: "" })).toBe("");
});
