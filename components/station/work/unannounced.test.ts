import { describe, expect, test } from "vitest";
import { bench, parcel, press, settle, unit } from "@/test/station/fixtures";
import { labelCodeOf } from "./location-label-code";
import { changePieces, firstChoice, matchedOrders, toggleOrder } from "./match-unannounced";
import { sendQueue } from "./send-queue";
import { takeScan } from "./take-scan";
import type { ProposedOrder } from "./types";

const WAIT_MS = 10_000;

describe("an unexpected parcel", () => {
  test("is registered item by item, can be undone, and is sent once the time for that is over", async () => {
    const told: unknown[] = [];
    const { station, advance } = bench({ parcels: [], server: { found: (call) => void told.push(call) } });
    await takeScan(station, "3SNOBODY000");
    press(station, "r");
    await takeScan(station, "4006381333931");
    press(station, "i");
    expect(station.read().found).toMatchObject({
      code: "3SNOBODY000",
      things: [{ code: "4006381333931" }, { code: "" }],
    });
    press(station, "Enter");
    expect(station.read().answer?.text).toBe("Describe item 2, or take a photo of it.");
    press(station, "x", "Enter");
    expect(station.read().answer?.text).toBe("Take a photo of the label or the parcel.");
    const found = station.read().found;
    if (found !== null) station.change({ found: { ...found, note: "From a shop in Ghent" } });
    press(station, "Enter");
    expect(station.read().screen.kind).toBe("FOUND_DONE");
    press(station, "u");
    expect(station.read()).toMatchObject({
      screen: { kind: "FOUND" },
      queue: [],
      found: { note: "From a shop in Ghent" },
    });
    press(station, "Enter");
    advance(WAIT_MS);
    await sendQueue(station);
    expect(told).toMatchObject([
      { process_id: "", code: "3SNOBODY000", items: [{ code: "4006381333931", unit_id: "" }] },
    ]);
    expect(station.read().queue).toEqual([]);
  });

  test("isn't confused with an expected one", async () => {
    const { station } = bench({ parcels: [parcel([unit(1)])] });
    press(station, "r");
    await takeScan(station, "RT-9P4M-6XHE");
    expect(station.read().answer?.text).toBe("RT-9P4M-6XHE is another parcel. Register this one first.");
    expect(station.read()).toMatchObject({ screen: { kind: "FOUND" }, found: { things: [] } });
  });
});

test("unexpected items beside announced units have a separate record, after the inspection", async () => {
  const calls: [string, unknown][] = [];
  const { station, advance } = bench({
    parcels: [parcel([unit(1), unit(2)])],
    server: {
      found: (call) => void calls.push(["found", call]),
      submit: (call) => {
        calls.push(["submit", call]);
        return { parcel: parcel([unit(1, { verdict: "APPROVED" }), unit(2, { verdict: "DECLINED" })]) };
      },
    },
  });
  await takeScan(station, "RT-9P4M-6XHE");
  await settle();
  await takeScan(station, "8720618301041");
  await takeScan(station, "5901234123457");
  press(station, "2");
  await takeScan(station, "4006381333931");
  press(station, "Enter");
  press(station, "Enter");
  advance(WAIT_MS);
  await sendQueue(station);
  expect(calls.map(([kind]) => kind)).toEqual(["submit", "found"]);
  expect(calls[1]?.[1]).toMatchObject({
    process_id: "prc_1",
    items: [
      { code: "5901234123457", unit_id: "unit_2" },
      { code: "4006381333931", unit_id: "" },
    ],
  });
});

const order = (id: string, lines: Record<string, [free: number, ...items: string[]]>): ProposedOrder => ({
  ...{ order_id: id, order_name: `#${id}`, store_name: "Tessel", customer_name: "", currency: "EUR", why: [] },
  purchased_at: "2026-11-01T10:00:00.000Z",
  lines: Object.entries(lines).map(([line_item_id, [free_quantity, ...item_ids]]) => ({
    ...{ line_item_id, free_quantity, item_ids, sku: "", ean: "", name: line_item_id, variant_name: "" },
    ...{ image_url: "", unit_price: "1000" },
  })),
});

describe("an unexpected parcel's owner", () => {
  const orders = [
    order("A", { a1: [2, "x", "y"], a2: [1] }),
    order("B", { b1: [2, "y", "z"] }),
    order("C", { c1: [1, "x"] }),
  ];

  test("the best match is selected first, and others only for items that it doesn't cover", () => {
    const chosen = firstChoice(orders);
    expect([...chosen.keys()]).toEqual(["A", "B"]);
    expect(matchedOrders(orders, chosen)).toEqual([
      { order_id: "A", lines: [{ line_item_id: "a1", quantity: 2, item_ids: ["x", "y"] }] },
      { order_id: "B", lines: [{ line_item_id: "b1", quantity: 1, item_ids: ["z"] }] },
    ]);
  });

  test("an order can be selected and deselected; items without a code are counted manually, up to what is left", () => {
    const without = toggleOrder({ orders, chosen: firstChoice(orders) }, "A");
    expect([...without.keys()]).toEqual(["B"]);
    const piece = { orderId: "A", lineId: "a2", by: 1 as const };
    const once = changePieces({ orders, chosen: toggleOrder({ orders, chosen: without }, "A") }, piece);
    const twice = changePieces({ orders, chosen: once }, piece);
    expect(twice.get("A")?.get("a2")).toBe(1);
    expect(changePieces({ orders, chosen: new Map() }, piece).size).toBe(0);
  });

  test("nothing is preselected without a matching code", () => {
    expect(firstChoice([order("A", { a1: [2] })]).size).toBe(0);
  });
});

test("a bin label's code derives from the ID and is recognized", () => {
  const plate = labelCodeOf("7f8de0a0-6e5a-4c8f-9c55-0a3f6f0f0c11");
  expect(plate).toMatch(/^UP-[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}$/);
  expect(labelCodeOf("7f8de0a0-6e5a-4c8f-9c55-0a3f6f0f0c12")).not.toBe(plate);
});
