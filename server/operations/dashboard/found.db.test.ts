import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ROLE_SCOPES } from "@/contract/vocabulary/dashboard-role";
import { getProcess } from "@/server/db/returns/processes";
import { listTimeline } from "@/server/db/returns/timeline";
import { DEFAULT_POLICY } from "@/server/domain/policy/default-policy";
import type { Actor } from "@/server/kernel/actor";
import { runDueActivities } from "@/server/services/activities/run-due-activities";
import { savePolicy } from "@/server/services/policy/save-policy";
import { openTestContext, type TestContext } from "@/test/context";
import { createOrder, createReturn, createTenant, type Tenant } from "@/test/factories";
import { ruleOf } from "@/test/fixtures/policy-fixtures";
import * as found from "./found";
import { getInspection } from "./inspection";

let ctx: TestContext;
let tenant: Tenant;
let worker: Actor;

beforeAll(async () => {
  ctx = await openTestContext();
  tenant = await createTenant(ctx);
  worker = { ...tenant.actor, kind: "staff", name: "Sven", scopes: new Set(ROLE_SCOPES.warehouse) };
});
afterAll(() => ctx.close());

const ALPHABET = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";
let plates = 0;
const nextPlate = (): string => {
  plates += 1;
  return `UP-AAAA-AAA${ALPHABET[plates]}`;
};

const register = async (codes: readonly string[], more: Record<string, unknown> = {}, by: Actor = worker) => {
  const call = {
    ...{ found_id: randomUUID(), plate: nextPlate(), place: "Den Burg", user: "sven@example.com", age_seconds: 60 },
    items: codes.map((code) => ({ item_id: randomUUID(), code })),
    ...more,
  };
  const answer = await found.recordFoundParcel.call(ctx, by, call);
  return { call, found: answer.found, ids: answer.found.items.map(({ item_id }) => item_id) };
};

const orderOf = (sku: string, { quantity = 1, unitPriceMinor = 5_000 } = {}) =>
  createOrder(ctx, tenant, { lines: [{ name: sku, sku, unitPriceMinor, quantity }] });

describe("an unexpected parcel", () => {
  test("is stored once per ID with its photos, and listed until it is resolved", async () => {
    const { call, ids } = await register(["NOBODY-1"]);
    expect(await found.recordFoundParcel.call(ctx, worker, call)).toMatchObject({ is_repeated: true });
    const taken = { ...call, found_id: randomUUID() };
    await expect(found.recordFoundParcel.call(ctx, worker, taken)).rejects.toThrow(/plate/);
    const photo = { photo_id: randomUUID(), found_id: call.found_id, item_id: ids[0] ?? "", content: PIXEL };
    expect(await found.addFoundPhoto.call(ctx, worker, photo)).toEqual({ is_repeated: false });
    expect(await found.addFoundPhoto.call(ctx, worker, photo)).toEqual({ is_repeated: true });
    const waiting = async () => (await found.listFoundParcels.call(ctx, worker, {})).found;
    const listed = (await waiting()).find(({ found_id }) => found_id === call.found_id);
    expect(listed).toMatchObject({ state: "WAITING", person: "sven@example.com", photos: [{ item_id: ids[0] }] });
    expect(Date.parse(listed?.found_at ?? "")).toBe(ctx.clock.now().getTime() - 60_000);
    const aside = { found_id: call.found_id, reason: "Belongs to the shop next door" };
    expect((await found.setFoundAside.call(ctx, worker, aside)).found.state).toBe("SET_ASIDE");
    expect((await waiting()).some(({ found_id }) => found_id === call.found_id)).toBe(false);
    await expect(found.setFoundAside.call(ctx, worker, aside)).rejects.toMatchObject({ reason: "FAILED_PRECONDITION" });
  });

  test("becomes one return per order, limited to that order's money, received at the warehouse without a label", async () => {
    const [coat, hat] = [await orderOf("COAT-1", { unitPriceMinor: 9_000 }), await orderOf("HAT-1", { quantity: 2 })];
    const { call, ids } = await register(["COAT-1", "hat-1", "KEY-RING"]);
    const { orders } = await found.proposeFoundOrders.call(ctx, worker, { found_id: call.found_id });
    expect(orders.map(({ order_id }) => order_id).sort()).toEqual([coat.id, hat.id].sort());
    const asked = [coat, hat].map((order, index) => ({
      order_id: order.id,
      lines: [{ line_item_id: order.lines[0]?.id ?? "", quantity: 1, item_ids: [ids[index] ?? ""] }],
    }));
    const { parcels } = await found.matchFoundParcel.call(ctx, worker, { found_id: call.found_id, orders: asked });
    expect(parcels.map(({ shipping_status, units }) => [shipping_status, units[0]?.paid_amount])).toEqual([
      ["IN_WAREHOUSE", "9000"],
      ["IN_WAREHOUSE", "5000"],
    ]);
    await runDueActivities(ctx);
    const made = await getProcess(ctx.db, tenant.actor, parcels[0]?.process_id ?? "");
    expect(made).toMatchObject({ origin: "FOUND", status: "RUNNING", orderId: coat.id, shipments: [] });
    expect(made.settlements).toMatchObject([{ basis: "QUOTE", totalMinor: 9_000 }]);
    expect(made.terms.timings).toEqual({});
    // The key ring belongs to no order: it stays open, and matched items can't be matched twice.
    const again = await found.proposeFoundOrders.call(ctx, worker, { found_id: call.found_id });
    expect(again.found.state).toBe("WAITING");
    expect(again.found.items.map(({ matched_to }) => matched_to !== "")).toEqual([true, true, false]);
    expect(again.orders).toEqual([]);
    const twice = { found_id: call.found_id, orders: asked };
    await expect(found.matchFoundParcel.call(ctx, worker, twice)).rejects.toThrow(/item_ids/);
  });

  test("counts as received even if the store lets shoppers keep such items: it is refunded after inspection", async () => {
    const store = await createTenant(ctx);
    const policy = {
      ...DEFAULT_POLICY,
      keepYourItem: { isEnabled: true, options: [ruleOf("all", { isForced: true, refundPercentage: 50 })] },
    };
    const { id: ecommerceId } = store.store;
    await savePolicy(ctx, { actor: store.actor, ecommerceId, policy, note: "", basedOn: null });
    const order = await createOrder(ctx, store, {
      lines: [{ name: "Mug", sku: "MUG-1", unitPriceMinor: 900, quantity: 1 }],
    });
    const here: Actor = { ...store.actor, kind: "staff", scopes: worker.scopes };
    const { call } = await register(["MUG-1"], {}, here);
    const line = { line_item_id: order.lines[0]?.id ?? "", quantity: 1 };
    const asked = { found_id: call.found_id, orders: [{ order_id: order.id, lines: [line] }] };
    const { parcels } = await found.matchFoundParcel.call(ctx, here, asked);
    expect(parcels).toMatchObject([{ units: [{ sku: "MUG-1", verdict: "UNDECIDED" }] }]);
    await runDueActivities(ctx);
    const made = await getProcess(ctx.db, store.actor, parcels[0]?.process_id ?? "");
    expect(made).toMatchObject({ status: "RUNNING", units: [{ location: "RECEIVED", keep: null }] });
    expect(made.settlements).toMatchObject([{ basis: "QUOTE", totalMinor: 900 }]);
  });

  test("takes no more units than the order has shipped and not yet returned; otherwise creates nothing", async () => {
    const order = await orderOf("SOCK-1", { quantity: 2 });
    await createReturn(ctx, tenant, { order, items: [{ line: 0, quantity: 1 }] });
    const other = await orderOf("SHOE-1");
    const { call } = await register(["SOCK-1"]);
    const line = (of: typeof order, quantity: number) => ({
      order_id: of.id,
      lines: [{ line_item_id: of.lines[0]?.id ?? "", quantity }],
    });
    const before = await ctx.db.returnProcess.count();
    const asked = { found_id: call.found_id, orders: [line(other, 1), line(order, 2)] };
    await expect(found.matchFoundParcel.call(ctx, worker, asked)).rejects.toThrow(
      /orders\[1\].lines\[0\].quantity.*at most 1/,
    );
    expect(await ctx.db.returnProcess.count()).toBe(before);
  });

  test("in a parcel of an expected return suggests its shopper's orders, and shows in the return's history", async () => {
    const order = await orderOf("TOWEL-1");
    const process = await createReturn(ctx, tenant, { order });
    const items = [{ item_id: randomUUID(), code: "LAMP-1", unit_id: process.units[0]?.id ?? "" }];
    const { call } = await register([], { process_id: process.id, items });
    await expect(register([], { process_id: process.id, items: [{ ...items[0], unit_id: "x" }] })).rejects.toThrow(
      /items\[0\].unit_id/,
    );
    const timeline = await listTimeline(ctx.db, tenant.actor, process.id);
    expect(timeline.filter(({ kind }) => kind === "FOUND")).toMatchObject([{ data: { swapped: 1, extra: 0 } }]);
    const { found: own } = await getInspection.call(ctx, tenant.actor, { process_id: process.id });
    expect(own.map(({ found_id }) => found_id)).toEqual([call.found_id]);
  });
});

/** A one-pixel picture. */
const PIXEL = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";
