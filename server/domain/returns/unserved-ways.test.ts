import { expect, test } from "vitest";
import { withDefaults } from "../store/default-config";
import type { ReturnOption } from "../store/types";
import { findUnserved } from "./unserved-ways";

const way = (provider: string, countries?: string[]): ReturnOption => ({
  ...{ returnMethod: "DROP_OFF_POINT", provider, carrier: "post", feeMinor: 0 },
  ...(countries === undefined ? {} : { countries }),
});
const lose = (returnOptions: ReturnOption[], left: ReturnOption[], isTesting = true) => {
  const store = { config: withDefaults({ returnOptions }, { isTesting }), isTesting };
  const { ways, countries } = findUnserved(store, { before: returnOptions, after: left });
  return [ways.map(({ provider }) => provider), countries];
};

test("names the countries that are no longer served", () => {
  const [a, b] = [way("A", ["DE", "CH"]), way("B", ["CH", "FR"])];
  expect(lose([a, b], [b])).toEqual([["A"], ["DE"]]);
  expect(lose([a, b], [a, b])).toEqual([[], []]);
});

test("removing a method for every country affects those that no other method names", () => {
  expect(lose([way("A"), way("B", ["DE"])], [way("B")])).toEqual([["A"], [""]]);
  expect(lose([way("A", ["DE"]), way("B")], [way("B")])).toEqual([["A"], []]);
});

test("without any of its providers, a store offers the methods of its mode", () => {
  const own = { ...way("MANUAL"), carrier: "own" };
  expect(lose([way("A", ["DE"])], [own], false)).toEqual([["A"], []]);
});
