import { describe, expect, test } from "vitest";
import { content, contentLine } from "@/test/fixtures/order-content-fixtures";
import type { Order } from "../orders/types";
import { codeSpellings, productKey } from "./product-codes";
import { type Candidate, proposeOrders } from "./propose-orders";
import type { FoundItem } from "./types";

const now = new Date("2026-06-30T12:00:00Z");

const item = (id: string, code: string, changes: Partial<FoundItem> = {}): FoundItem => ({
  ...{ id, code, position: 0, description: "", tagPriceMinor: null, unitId: null, matchedTo: null },
  ...changes,
});

type Line = { id: string; ean: string; pieces?: number; price?: number };

const order = (id: string, lines: readonly Line[], changes: Partial<Order> = {}): Candidate => ({
  order: {
    ...content({ orderNumber: id, name: `#${id}`, platformOrderId: "" }),
    ...{ id, groupId: "grp", ecommerceId: "eco", lookupEmail: "", lookupPostcode: "", contentHash: "" },
    ...{ purchasedAt: "2026-06-20T12:00:00Z", payments: [] },
    lines: lines.map(({ id: lineId, ean, pieces = 1, price = 5_000 }, position) => ({
      ...contentLine({ sku: "", ean, quantity: pieces, fulfilledQuantity: pieces, unitPriceMinor: price }),
      ...{ id: lineId, position },
    })),
    ...changes,
  },
  storeName: "Tessel",
  liveUnits: [],
});

const ask = (
  items: readonly FoundItem[],
  candidates: readonly Candidate[],
  more: { label?: string; email?: string } = {},
) => proposeOrders({ items, candidates, now, label: "", email: "", ...more });
const names = (proposed: ReturnType<typeof ask>) => proposed.map(({ order: { id } }) => id);

const SCARF = "8720618301041";
const HAT = "8720618301058";

describe("possible owners of a found parcel", () => {
  test("an order that has everything ranks before one that has part of it, and others are left out", () => {
    const both = order("both", [
      { id: "l1", ean: SCARF },
      { id: "l2", ean: HAT },
    ]);
    const one = order("one", [{ id: "l3", ean: SCARF }], { purchasedAt: "2026-06-29T12:00:00Z" });
    const proposed = ask([item("a", SCARF), item("b", HAT)], [one, order("none", [{ id: "l4", ean: "1" }]), both]);
    expect(names(proposed)).toEqual(["both", "one"]);
    expect(proposed[0]?.lines.map(({ itemIds }) => itemIds)).toEqual([["a"], ["b"]]);
    expect(proposed[0]?.why).toEqual(["SKU", "RECENT", "QUANTITY"]);
  });

  test("a piece that is already in a return, or was never shipped, isn't proposed again", () => {
    const taken = { ...order("taken", [{ id: "l1", ean: SCARF }]), liveUnits: [{ orderLineId: "l1", unitIndex: 0 }] };
    const unsent = order("unsent", [{ id: "l2", ean: SCARF, pieces: 0 }]);
    expect(ask([item("a", SCARF)], [taken, unsent])).toEqual([]);
  });

  test("with two pieces of a line and three items, the third item belongs to another order", () => {
    const [first] = ask(
      [item("a", HAT), item("b", HAT), item("c", HAT)],
      [order("two", [{ id: "l", ean: HAT, pieces: 2 }])],
    );
    expect(first?.lines[0]?.itemIds).toEqual(["a", "b"]);
    expect(first?.why).not.toContain("QUANTITY");
  });

  test("quantity, price and date distinguish orders of the same items", () => {
    const exact = order("exact", [{ id: "l1", ean: SCARF }]);
    const more = order("more", [{ id: "l2", ean: SCARF, pieces: 4 }]);
    expect(names(ask([item("a", SCARF)], [more, exact]))).toEqual(["exact", "more"]);
    const cheap = order("cheap", [{ id: "l3", ean: SCARF, price: 2_000 }]);
    expect(names(ask([item("a", SCARF, { tagPriceMinor: 2_050 })], [exact, cheap]))).toEqual(["cheap", "exact"]);
    const old = order("old", [{ id: "l4", ean: SCARF }], { purchasedAt: "2025-01-01T12:00:00Z" });
    expect(names(ask([item("a", SCARF)], [old, exact]))).toEqual(["exact", "old"]);
  });

  test("a label that names an order, and the shopper whose parcel it was in, count as reasons", () => {
    const named = order("1042", [{ id: "l1", ean: HAT }], { lookupEmail: "femke@example.com" });
    const fits = order("2000", [{ id: "l2", ean: SCARF }]);
    expect(names(ask([], [named, fits], { label: "#1042" }))).toEqual(["1042"]);
    expect(names(ask([], [named], { label: "Femke@example.com" }))).toEqual(["1042"]);
    expect(ask([], [named], { email: "femke@example.com" })[0]?.why).toEqual(["SHOPPER", "RECENT"]);
    expect(names(ask([item("a", SCARF)], [named, fits], { label: "1042" }))).toEqual(["2000", "1042"]);
  });

  test("an item that is already matched proposes no order", () => {
    expect(ask([item("a", SCARF, { matchedTo: "prc" })], [order("one", [{ id: "l1", ean: SCARF }])])).toEqual([]);
  });
});

test("a number is the same with and without leading zeros", () => {
  expect(productKey("0 872061-8301041")).toBe(productKey(SCARF));
  expect(codeSpellings(SCARF)).toContain(`0${SCARF}`);
  expect(codeSpellings(" ab-12 ")).toEqual(["ab-12", "AB-12", "AB12"]);
});
