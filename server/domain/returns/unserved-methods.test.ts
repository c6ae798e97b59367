import { expect, test } from "vitest";
import { withDefaults } from "../store/default-config";
import type { ReturnOption } from "../store/types";
import { findUnserved } from "./unserved-methods";

const method = (provider: string, countries?: string[]): ReturnOption => ({
  ...{ returnMethod: "DROP_OFF_POINT", provider, carrier: "post", feeMinor: 0 },
  ...(countries === undefined ? {} : { countries }),
});
const lose = (returnOptions: ReturnOption[], left: ReturnOption[], isTesting = true) => {
  const store = { config: withDefaults({ returnOptions }, { isTesting }), isTesting };
  const { methods, countries } = findUnserved(store, { before: returnOptions, after: left });
  return [methods.map(({ provider }) => provider), countries];
};

test("names the countries that are no longer served", () => {
  const [a, b] = [method("A", ["DE", "CH"]), method("B", ["CH", "FR"])];
  expect(lose([a, b], [b])).toEqual([["A"], ["DE"]]);
  expect(lose([a, b], [a, b])).toEqual([[], []]);
});

test("removing a method for every country affects those that no other method names", () => {
  expect(lose([method("A"), method("B", ["DE"])], [method("B")])).toEqual([["A"], [""]]);
  expect(lose([method("A", ["DE"]), method("B")], [method("B")])).toEqual([["A"], []]);
});

test("without any of its providers, a store offers the methods of its mode", () => {
  const own = { ...method("MANUAL"), carrier: "own" };
  expect(lose([method("A", ["DE"])], [own], false)).toEqual([["A"], []]);
});
