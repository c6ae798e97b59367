import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { getProcess } from "@/server/db/returns/processes";
import { getStore } from "@/server/db/stores/stores";
import type { Connection } from "@/server/domain/connections/types";
import type { ReturnProcess } from "@/server/domain/process/types";
import { hmacSha256Hex } from "@/server/kernel/crypto";
import { createEasyPostTenant, withEasyPost } from "@/test/carriers/connect-easypost";
import { type EasyPostDouble, startEasyPostDouble } from "@/test/carriers/easypost-double";
import { TEST_KEY } from "@/test/carriers/open-easypost";
import { openTestContext, type TestContext } from "@/test/context";
import { dumpRows, secretsIn } from "@/test/dump-rows";
import { createOrder, createReturn, type Tenant } from "@/test/factories";
import { disconnectStore } from "../connections/disconnect-store";
import { runHookEvents } from "../connections/hooks/run-hook-events";
import { takeHook } from "../connections/hooks/take-hook";
import { openValues } from "../connections/seal-values";
import { doDueWork } from "../due-work/do-due-work";
import { cancelReturn } from "../returns/cancel-return";
import { updateShippingStatus } from "./update-shipping-status";

let base: TestContext;
let ctx: TestContext;
let easypost: EasyPostDouble;
let tenant: Tenant;
let connection: Connection;
beforeAll(async () => {
  base = await openTestContext();
});
beforeEach(async () => {
  easypost = await startEasyPostDouble();
  ctx = withEasyPost(base, easypost);
  ({ tenant, connection } = await createEasyPostTenant(ctx));
  return () => easypost.close();
});
afterAll(() => base.close());

const newReturn = async (): Promise<ReturnProcess> =>
  createReturn(ctx, tenant, { order: await createOrder(ctx, tenant) });
const look = ({ id }: ReturnProcess) => getProcess(ctx.db, tenant.actor, id);
/** Simulates waiting: everything that was postponed becomes due. */
const makeDue = async ({ id: processId }: ReturnProcess) => {
  const dueAt = new Date(Date.now() - 1_000);
  await ctx.db.activity.updateMany({ where: { processId, state: "PENDING" }, data: { dueAt } });
  await ctx.db.connection.updateMany({ where: { id: connection.id }, data: { pausedUntil: null, failures: 0 } });
};
const work = async (process: ReturnProcess): Promise<ReturnProcess> => {
  await makeDue(process);
  await doDueWork(ctx);
  return look(process);
};
const labelOf = ({ activities }: ReturnProcess) => activities.find(({ name }) => name === "CREATE_LOGISTIC_ORDER");
const trackingNumberOf = ({ shipments }: ReturnProcess) => shipments.at(-1)?.trackingNumber ?? "";

const tell = (process: ReturnProcess, id = "evt_1") =>
  deliver({ id, description: "tracker.updated", result: { id: "trk_1", tracking_code: trackingNumberOf(process) } });
const deliver = async (event: { id: string; description: string; created_at?: string; result: unknown }) => {
  const row = await ctx.db.connection.findUniqueOrThrow({ where: { id: connection.id } });
  const { hookSecret = "" } = openValues(ctx.env, row);
  const body = Buffer.from(JSON.stringify(event));
  const headers = { "x-hmac-signature": `hmac-sha256-hex=${hmacSha256Hex(hookSecret, body)}` };
  const answer = await takeHook(ctx, { connectionId: connection.id, hook: { body, headers } });
  await runHookEvents(ctx, { render: () => "" });
  return answer;
};

test("buys a shopper's label with the store's own account, under the carrier's name for the method", async () => {
  const process = await newReturn();
  const [shipment] = process.shipments;
  expect(shipment).toMatchObject({
    ...{ provider: "EASYPOST", carrier: "USPS", carrierName: "USPS", connectionId: connection.id, reference: "shp_1" },
    ...{ status: "CREATED", trackingNumber: trackingNumberOf(process) },
  });
  expect(easypost.books.bought).toBe(1);
  const file = await ctx.db.storedFile.findUniqueOrThrow({ where: { id: shipment?.labelFileId ?? "" } });
  expect((await ctx.files.get(file.storageKey))?.bytes.subarray(0, 5)).toEqual(Buffer.from("%PDF-"));
});

test("insures a parcel for the price paid, even if its label is bought at once", async () => {
  ({ tenant } = await createEasyPostTenant(ctx, { currencyCode: "USD", values: { insurance: "ORDER_VALUE" } }));
  expect((await newReturn()).shipments).toMatchObject([{ insuredMinor: 5_000, priceMinor: 593 }]);
});

describe("buying a label once", () => {
  test.each(["BEFORE", "AFTER"] as const)("when the purchase's answer was lost %s its effect", async (when) => {
    easypost.meet({ match: ({ url }) => url.endsWith("/buy"), when, instead: null });
    const process = await newReturn();
    expect(process.shipments).toEqual([]);
    const done = await work(process);
    expect([easypost.books.bought, done.shipments.length, labelOf(done)?.state]).toEqual([1, 1, "DONE"]);
  });

  test("waits without counting a failure while the provider is down", async () => {
    easypost.meet({
      match: () => true,
      when: "BEFORE",
      instead: { status: 429, headers: { "retry-after": "60" } },
      times: 9,
    });
    const process = await newReturn();
    expect(labelOf(await work(process))).toMatchObject({ state: "PENDING", attempts: 0 });
    easypost.meet({ match: () => false, when: "BEFORE", instead: null });
  });

  test("tells a person why the carrier refuses the address", async () => {
    const body = { error: { code: "SHIPMENT.POSTAGE.FAILURE", message: "Invalid postal code.", errors: [] } };
    easypost.meet({
      match: ({ url }) => url.endsWith("/buy"),
      when: "BEFORE",
      instead: { status: 422, body },
      times: 9,
    });
    const done = await work(await newReturn());
    expect(done.status).toBe("ON_HOLD");
    expect(labelOf(done)).toMatchObject({ state: "HELD", lastError: expect.stringContaining("postal code") });
    expect(easypost.books.bought).toBe(0);
  });
});

describe("tracking a parcel", () => {
  test("reads the carrier's status when an event names the parcel; repeated events change nothing", async () => {
    const process = await newReturn();
    easypost.books.trackerStatus = "in_transit";
    expect(await tell(process)).toBe("STORED");
    expect((await look(process)).shippingStatus).toBe("COLLECTED");
    expect(await tell(process)).toBe("STORED");
    expect(await tell(process, "evt_2")).toBe("STORED");
    const moved = { processId: process.id, type: "onShippingStatusUpdated" };
    expect(await ctx.db.outboxEvent.count({ where: moved })).toBe(1);
    easypost.books.trackerStatus = "delivered";
    await tell(process, "evt_3");
    expect((await look(process)).shippingStatus).toBe("IN_WAREHOUSE");
  });

  test("never moves back after a late scan, whatever the carrier says", async () => {
    const process = await newReturn();
    await updateShippingStatus(ctx, {
      ...{ actor: tenant.actor, processId: process.id, platformProcessId: "", to: "IN_WAREHOUSE" },
    });
    easypost.books.trackerStatus = "in_transit";
    await tell(process);
    expect((await look(process)).shippingStatus).toBe("IN_WAREHOUSE");
  });

  test("finds the status without any event", async () => {
    const process = await newReturn();
    easypost.books.trackerStatus = "delivered";
    const trackDueAt = new Date(Date.now() - 1_000);
    await ctx.db.shipment.updateMany({ where: { processId: process.id }, data: { trackDueAt } });
    await doDueWork(ctx);
    expect((await look(process)).shippingStatus).toBe("IN_WAREHOUSE");
    const { trackDueAt: next, carrierStatus } = await ctx.db.shipment.findFirstOrThrow({
      where: { processId: process.id },
    });
    expect([next, carrierStatus]).toEqual([null, expect.stringContaining("delivered")]);
  });

  test("rejects an event with a wrong signature", async () => {
    const hook = { body: Buffer.from("{}"), headers: { "x-hmac-signature": "hmac-sha256-hex=00" } };
    expect(await takeHook(ctx, { connectionId: connection.id, hook })).toBe("FORGED");
  });
});

test("stores the price billed after weighing, but no older bill and none of another label or currency", async () => {
  ({ tenant, connection } = await createEasyPostTenant(ctx, { currencyCode: "USD" }));
  const process = await newReturn();
  const reference = process.shipments[0]?.reference ?? "";
  const bill = (id: string, at: string, invoice: Record<string, string>) =>
    deliver({
      ...{ id, description: "shipment.invoice.created", created_at: at },
      result: { id: "shpinv_1", shipment_id: reference, total_cost: "7.43000", invoice_currency: "USD", ...invoice },
    });
  await bill("evt_a", "2026-11-24T09:00:00Z", { shipment_id: "shp_other" });
  await bill("evt_b", "2026-11-24T09:00:00Z", { invoice_currency: "CAD" });
  expect((await look(process)).shipments).toMatchObject([{ priceMinor: 593, billedMinor: null }]);
  await bill("evt_c", "2026-11-24T10:00:00Z", { adjustment_reason: "Weight" });
  await bill("evt_d", "2026-11-24T09:30:00Z", { total_cost: "9.99" });
  expect((await look(process)).shipments).toMatchObject([
    { priceMinor: 593, billedMinor: 743, billedReason: "Weight" },
  ]);
  await bill("evt_e", "2026-11-25T10:00:00Z", { total_cost: "5.93", adjustment_reason: "Dispute" });
  expect((await look(process)).shipments).toMatchObject([{ billedMinor: 593, billedReason: "Dispute" }]);
});

test("voids the label of a canceled return, as its provider promises", async () => {
  const process = await newReturn();
  await cancelReturn(ctx, { actor: tenant.actor, returnId: process.id });
  await doDueWork(ctx);
  await doDueWork(ctx);
  expect(easypost.books.refunds).toBe(1);
  expect(await ctx.db.shipment.findFirstOrThrow({ where: { processId: process.id } })).toMatchObject({
    voidAnswer: "PROMISED",
  });
});

test("also voids a label when the return is canceled before the purchase was answered", async () => {
  easypost.meet({ match: ({ url }) => url.endsWith("/buy"), when: "AFTER", instead: null });
  const process = await newReturn();
  expect(process.shipments).toEqual([]);
  await cancelReturn(ctx, { actor: tenant.actor, returnId: process.id });
  const done = await work(process);
  await doDueWork(ctx);
  expect([easypost.books.bought, easypost.books.refunds, labelOf(done)?.state]).toEqual([1, 1, "DONE"]);
});

test("requests no label for a canceled return that never had one", async () => {
  easypost.meet({ match: ({ url }) => url.endsWith("/buy"), when: "BEFORE", instead: null });
  const process = await newReturn();
  await cancelReturn(ctx, { actor: tenant.actor, returnId: process.id });
  const done = await work(process);
  expect([easypost.books.bought, labelOf(done)?.state]).toEqual([0, "DONE"]);
});

test("makes a label that waits for a disconnected account a task for the team", async () => {
  easypost.meet({ match: () => true, when: "BEFORE", instead: { status: 503 }, times: 9 });
  const process = await newReturn();
  await disconnectStore(ctx, { actor: tenant.actor, connectionId: connection.id });
  expect(labelOf(await work(process))?.state).toBe("WAITING");
  expect(easypost.books.bought).toBe(0);
});

test("offers the remaining methods in a store without its account, and requests no labels", async () => {
  await disconnectStore(ctx, { actor: tenant.actor, connectionId: connection.id });
  const store = await getStore(ctx.db, tenant.actor, tenant.store.id);
  const process = await createReturn(ctx, { ...tenant, store }, { order: await createOrder(ctx, tenant) });
  expect([process.provider, easypost.books.bought]).toEqual(["SANDBOX", 0]);
});

test("stores no key, signing secret or label file address unsealed in any row", async () => {
  const process = await newReturn();
  await tell(process);
  const row = await ctx.db.connection.findUniqueOrThrow({ where: { id: connection.id } });
  const { hookSecret = "" } = openValues(ctx.env, row);
  const rows = await dumpRows(ctx);
  expect(rows).toContain(trackingNumberOf(process));
  expect(hookSecret).not.toBe("");
  expect(secretsIn(rows, [TEST_KEY, hookSecret, "postage_label/"])).toEqual([]);
});
