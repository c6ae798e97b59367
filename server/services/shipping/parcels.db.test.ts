import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { getProcess } from "@/server/db/returns/processes";
import type { ReturnProcess } from "@/server/domain/process/types";
import { liveShipments, parcelsOf } from "@/server/domain/shipping/parcels";
import type { Actor } from "@/server/kernel/actor";
import { publishWebhookPayload } from "@/server/presenters/webhook-body";
import { createEasyPostTenant, withEasyPost } from "@/test/carriers/connect-easypost";
import { type EasyPostDouble, startEasyPostDouble } from "@/test/carriers/easypost-double";
import { openTestContext, type TestContext } from "@/test/context";
import { createOrder, createReturn, type Tenant } from "@/test/factories";
import { disconnectStore } from "../connections/disconnect-store";
import { doDueWork } from "../due-work/do-due-work";
import { cancelReturn } from "../returns/cancel-return";
import { recordReview } from "../reviews/record-review";
import { receiveParcel } from "../station/receive-parcel";
import { takeBackArrival } from "../station/take-back-arrival";
import { addParcel } from "./add-parcel";
import { trackShipment } from "./track-shipment";
import { updateShippingStatus } from "./update-shipping-status";
import { voidLabels } from "./void-labels";
import { voidParcel } from "./void-parcel";

let base: TestContext;
let ctx: TestContext;
let easypost: EasyPostDouble;
let tenant: Tenant;
let connectionId: string;
beforeAll(async () => {
  base = await openTestContext();
});
beforeEach(async () => {
  easypost = await startEasyPostDouble();
  ctx = withEasyPost(base, easypost);
  const made = await createEasyPostTenant(ctx);
  ({ tenant } = made);
  connectionId = made.connection.id;
  return () => easypost.close();
});
afterAll(() => base.close());

const LINES = [
  { name: "Boots", sku: "BOOTS", unitPriceMinor: 12_000, quantity: 1, weightInGrams: 1_800 },
  { name: "Socks", sku: "SOCKS", unitPriceMinor: 900, quantity: 3, weightInGrams: 100 },
];
const ALL = [
  { line: 0, quantity: 1 },
  { line: 1, quantity: 3 },
];
const newReturn = async (parcelCount = 2): Promise<ReturnProcess> =>
  createReturn(ctx, tenant, { order: await createOrder(ctx, tenant, { lines: LINES }), items: ALL, parcelCount });
const look = ({ id }: ReturnProcess) => getProcess(ctx.db, tenant.actor, id);
const staff = (): Actor => ({ ...tenant.actor, kind: "staff" });
const shopperOf = ({ id }: ReturnProcess): Actor => ({ ...tenant.actor, kind: "shopper", returnId: id });
const work = async (process: ReturnProcess): Promise<ReturnProcess> => {
  const dueAt = new Date(Date.now() - 1_000);
  await ctx.db.activity.updateMany({ where: { processId: process.id, state: "PENDING" }, data: { dueAt } });
  await ctx.db.connection.updateMany({ where: { id: connectionId }, data: { pausedUntil: null, failures: 0 } });
  await doDueWork(ctx);
  return look(process);
};
const labels = ({ activities }: ReturnProcess) => activities.filter(({ name }) => name === "CREATE_LOGISTIC_ORDER");
const statuses = (process: ReturnProcess) => parcelsOf(process).map(({ shipment }) => shipment?.status ?? null);
const scan = async (process: ReturnProcess, position: number, status: string) => {
  easypost.books.trackerStatus = status;
  await trackShipment(ctx, liveShipments(await look(process))[position - 1]?.id ?? "");
  return look(process);
};
const events = ({ id: processId }: ReturnProcess) =>
  ctx.db.outboxEvent.count({ where: { processId, type: "onShippingStatusUpdated" } });

describe("labels", () => {
  test("are made for each parcel at confirmation, each for the weight of its items", async () => {
    const process = await newReturn();
    expect(process).toMatchObject({ parcels: [1, 2], shippingStatus: "CREATED" });
    expect(liveShipments(process).map(({ parcel, weightGrams }) => [parcel, weightGrams])).toEqual([
      [1, 1_800],
      [2, 300],
    ]);
    expect(easypost.books.bought).toBe(2);
    expect(new Set(liveShipments(process).map(({ trackingNumber }) => trackingNumber)).size).toBe(2);
    const keys = labels(process).map(({ idempotencyKey }) => idempotencyKey.split(":").slice(2).join(":"));
    expect(keys.toSorted()).toEqual(["CREATE_LOGISTIC_ORDER:", "CREATE_LOGISTIC_ORDER:parcel-2"]);
  });

  test.each(["BEFORE", "AFTER"] as const)(
    "are each bought once when answers were lost %s their effect",
    async (when) => {
      easypost.meet({ match: ({ url }) => url.endsWith("/buy"), when, instead: null, times: 2 });
      const process = await newReturn(3);
      expect(process.shipments.length).toBe(1);
      const done = await work(await work(process));
      expect([easypost.books.bought, liveShipments(done).length]).toEqual([3, 3]);
      expect(labels(done).map(({ state }) => state)).toEqual(["DONE", "DONE", "DONE"]);
    },
  );

  test("of a disconnected account become a task for each missing one", async () => {
    easypost.meet({ match: () => true, when: "BEFORE", instead: { status: 503 }, times: 20 });
    const process = await newReturn();
    await disconnectStore(ctx, { actor: tenant.actor, connectionId });
    expect(labels(await work(process)).map(({ state }) => state)).toEqual(["WAITING", "WAITING"]);
    easypost.meet({ match: () => false, when: "BEFORE", instead: null });
  });

  test("are all voided with the return", async () => {
    const process = await newReturn();
    await cancelReturn(ctx, { actor: tenant.actor, returnId: process.id });
    await doDueWork(ctx);
    await doDueWork(ctx);
    expect(easypost.books.refunds).toBe(2);
  });

  test("can't outnumber the units", async () => {
    await expect(newReturn(5)).rejects.toThrow("`parcel_count`: at most 4: one for each item that is sent");
  });
});

describe("an additional parcel", () => {
  test("gets one more label however often it is requested, and an email of its own", async () => {
    const process = await newReturn(1);
    await work(process);
    ctx.sentMails.length = 0;
    const ask = () => addParcel(ctx, { actor: shopperOf(process), processId: process.id, parcelCount: 2 });
    await Promise.all([ask(), ask()]);
    const done = await work(process);
    expect([done.parcels, easypost.books.bought, liveShipments(done).length]).toEqual([[1, 2], 2, 2]);
    expect(ctx.sentMails.map(({ text }) => text)).toEqual([expect.stringContaining("2 parcels")]);
    expect(done.settlements).toEqual(process.settlements);
  });

  test("is refused once the last parcel was scanned, and when a parcel would be empty", async () => {
    const process = await newReturn(1);
    await scan(process, 1, "in_transit");
    const late = addParcel(ctx, { actor: shopperOf(process), processId: process.id, parcelCount: 2 });
    await expect(late).rejects.toMatchObject({ reason: "FAILED_PRECONDITION" });
    expect((await addParcel(ctx, { actor: staff(), processId: process.id, parcelCount: 2 })).parcels).toEqual([1, 2]);
    const full = await newReturn(4);
    const more = addParcel(ctx, { actor: staff(), processId: full.id, parcelCount: 5 });
    await expect(more).rejects.toThrow("There is already a parcel for each item.");
  });

  test("is voided at its carrier if nobody ships it, and its number is not reused", async () => {
    const process = await newReturn();
    const voided = await voidParcel(ctx, { actor: staff(), processId: process.id, parcel: 2 });
    expect([voided.parcels, liveShipments(voided).length]).toEqual([[1], 1]);
    await voidLabels(ctx);
    expect(easypost.books.refunds).toBe(1);
    const last = voidParcel(ctx, { actor: staff(), processId: process.id, parcel: 1 });
    await expect(last).rejects.toThrow("only parcel");
    const again = await addParcel(ctx, { actor: staff(), processId: process.id, parcelCount: 2 });
    expect(again.parcels).toEqual([1, 3]);
    expect(liveShipments(await work(process)).map(({ parcel }) => parcel)).toEqual([1, 3]);
  });

  test("has its label voided if that comes after the parcel was removed", async () => {
    easypost.meet({ match: ({ url }) => url.endsWith("/buy"), when: "AFTER", instead: null, times: 9 });
    const process = await newReturn();
    easypost.meet({ match: () => false, when: "BEFORE", instead: null });
    await voidParcel(ctx, { actor: staff(), processId: process.id, parcel: 2 });
    const done = await work(process);
    expect(liveShipments(done).map(({ parcel }) => parcel)).toEqual([1]);
    expect(labels(done).every(({ state }) => state === "DONE")).toBe(true);
    // Both were bought, though the answers were lost.
    await voidLabels(ctx);
    expect([easypost.books.bought, easypost.books.refunds]).toEqual([2, 1]);
  });
});

describe("parcel status", () => {
  test("moves the return to collected with the first scan and to arrived with the last parcel", async () => {
    const process = await newReturn();
    const first = await scan(process, 1, "in_transit");
    expect([first.shippingStatus, statuses(first)]).toEqual(["COLLECTED", ["COLLECTED", "CREATED"]]);
    const here = await scan(process, 1, "delivered");
    expect([here.shippingStatus, statuses(here), here.arrivedAt]).toEqual([
      "COLLECTED",
      ["IN_WAREHOUSE", "CREATED"],
      null,
    ]);
    // The return's status didn't change, so there is no event.
    expect(await events(process)).toBe(1);
    const back = await scan(process, 1, "in_transit");
    expect(statuses(back)).toEqual(["IN_WAREHOUSE", "CREATED"]);
    const all = await scan(process, 2, "delivered");
    expect([all.shippingStatus, statuses(all)]).toEqual(["IN_WAREHOUSE", ["IN_WAREHOUSE", "IN_WAREHOUSE"]]);
    expect(all.arrivedAt).not.toBeNull();
    expect(await events(process)).toBe(2);
  });

  test("lists each parcel in webhooks with its own status", async () => {
    const process = await scan(await newReturn(), 2, "delivered");
    const { logistics } = publishWebhookPayload({ ...process, returnAddress: null }, "onShippingStatusUpdated");
    expect(logistics.map(({ status }) => status)).toEqual(["CREATED", "IN_WAREHOUSE"]);
  });

  test("applies a status of the whole return to each parcel", async () => {
    const process = await newReturn();
    const told = { actor: tenant.actor, processId: process.id, platformProcessId: "", to: "IN_WAREHOUSE" as const };
    await updateShippingStatus(ctx, told);
    expect(statuses(await look(process))).toEqual(["IN_WAREHOUSE", "IN_WAREHOUSE"]);
  });

  test("moves the return to arrived when the only missing parcel is removed", async () => {
    const process = await newReturn();
    await scan(process, 1, "delivered");
    await voidParcel(ctx, { actor: staff(), processId: process.id, parcel: 2 });
    expect((await look(process)).shippingStatus).toBe("IN_WAREHOUSE");
  });
});

describe("at the station", () => {
  const receive = (process: ReturnProcess, parcel: number | null) =>
    receiveParcel(ctx, { actor: staff(), processId: process.id, parcel });

  test("receives the scanned parcel and leaves the other in transit; undoing a scan restores its status", async () => {
    const process = await newReturn();
    const received = await receive(process, 2);
    expect(received).toMatchObject({ movedFrom: "CREATED", parcel: 2, process: { shippingStatus: "COLLECTED" } });
    expect(statuses(received.process)).toEqual(["CREATED", "IN_WAREHOUSE"]);
    expect((await receive(process, 2)).movedFrom).toBeNull();
    // The return's code can't tell which of them is here.
    expect((await receive(process, null)).movedFrom).toBeNull();
    const back = { actor: staff(), processId: process.id, movedFrom: "CREATED" as const, parcel: 2, user: "" };
    await takeBackArrival(ctx, back);
    await takeBackArrival(ctx, back);
    expect(await look(process)).toMatchObject({ shippingStatus: "CREATED" });
  });

  test("doesn't count items of another parcel as missing, and ends the same inspection with the last one", async () => {
    const config = { markUnreviewedItemsAsMissing: true, arePartialReviewsAllowed: false };
    const row = await ctx.db.ecommerce.findUniqueOrThrow({ where: { id: tenant.store.id } });
    await ctx.db.ecommerce.update({
      where: { id: tenant.store.id },
      data: { config: { ...(row.config as object), ...config } },
    });
    const process = await newReturn();
    await receive(process, 1);
    const verdict = (name: string) => ({
      ...{ lineItemId: name, status: "APPROVED" as const, rejectReason: "", showRejectReason: false },
      ...{ user: "sven@example.com", reviewedAt: ctx.clock.now().toISOString() },
    });
    const review = (names: string[]) =>
      recordReview(ctx, { actor: staff(), processId: process.id, lines: names.map(verdict), override: null });
    await review(["BOOTS"]);
    const open = await look(process);
    expect(open.units.map((unit) => unit.verdict)).toEqual(["APPROVED", "UNDECIDED", "UNDECIDED", "UNDECIDED"]);
    expect(open.timers.some(({ kind, state }) => kind === "REVIEW_AUTO_COMPLETE" && state === "PENDING")).toBe(false);
    await receive(process, 2);
    await review(["SOCKS", "SOCKS"]);
    expect((await look(process)).units.map((unit) => unit.verdict)).toEqual([
      ...["APPROVED", "APPROVED", "APPROVED", "MISSING"],
    ]);
  });
});
