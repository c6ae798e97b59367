import { expect, test } from "vitest";
import { pickWarehouse } from "./pick-warehouse";

const place = (id: string, countries: string[] = [], isDefault = false) => ({ id, countries, isDefault });
const ALL = [place("c", ["DE", "AT"]), place("b"), place("a", [], true), place("d", ["FR"])];

test.each([
  ["AT", "c"],
  ["at", "c"],
  ["FR", "d"],
  ["NL", "a"],
  ["", "a"],
])("returns from %s go to %s", (country, id) => {
  expect(pickWarehouse(ALL, country)?.id).toBe(id);
});

test("without a default, warehouses for every country come before those for other countries; without any warehouse there is none", () => {
  expect(pickWarehouse([place("d", ["FR"]), place("e")], "NL")?.id).toBe("e");
  expect(pickWarehouse([place("d", ["FR"])], "NL")?.id).toBe("d");
  expect(pickWarehouse([], "NL")).toBeNull();
});
