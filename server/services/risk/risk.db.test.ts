import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { getProcess } from "@/server/db/returns/processes";
import type { ReturnPolicy } from "@/server/domain/policy/types";
import type { ReturnProcess } from "@/server/domain/process/types";
import { openTestContext, type TestContext } from "@/test/context";
import { createOrder, createReturn, createTenant, type Tenant, testAddress } from "@/test/factories";
import { runDueActivities } from "../activities/run-due-activities";
import { releaseHold } from "../processes/release-hold";
import { recordReview } from "../reviews/record-review";
import { undoInspection } from "../reviews/undo-inspection";
import { updateShippingStatus } from "../shipping/update-shipping-status";

let ctx: TestContext;

beforeAll(async () => {
  ctx = await openTestContext();
});
afterAll(() => ctx.close());

const ruled = (effect: "REQUIRE_AUTHORIZATION" | "HOLD_REFUND", from: number): Partial<ReturnPolicy> => ({
  risk: [{ id: "risky", label: "Risky", whens: [{ field: "risk_score", op: "gte", value: from }], then: { effect } }],
});

type Person = { email?: string; phone?: string; line1?: string };

const returned = async (tenant: Tenant, { email = "noor@example.com", phone = "", line1 = "Kade 9" }: Person = {}) => {
  const order = await createOrder(ctx, tenant, {
    ...{ email, phone, shippingAddress: testAddress({ line1 }) },
    lines: [{ name: "Boots", sku: "B", unitPriceMinor: 5000, quantity: 1, weightInGrams: 1200 }],
  });
  return createReturn(ctx, tenant, { order });
};

const load = (tenant: Tenant, { id }: ReturnProcess) => getProcess(ctx.db, tenant.actor, id);
const signalsOf = ({ risk }: ReturnProcess) => risk?.findings.map(({ signal }) => signal) ?? [];
const review = (tenant: Tenant, process: ReturnProcess, status: "APPROVED" | "MISSING") =>
  recordReview(ctx, {
    ...{ actor: tenant.actor, processId: process.id, override: null },
    lines: process.units.map(({ orderLineId }) => ({
      ...{ lineItemId: orderLineId, status, rejectReason: "", showRejectReason: false, user: "sven" },
      reviewedAt: process.createdAt,
    })),
  });
const ship = (tenant: Tenant, process: ReturnProcess, measuredGrams?: number) =>
  updateShippingStatus(ctx, {
    ...{ actor: tenant.actor, processId: process.id, platformProcessId: "", to: "IN_WAREHOUSE" as const },
    measuredGrams,
  });

describe("what is known about the person who returns", () => {
  test("counts the third return in a week and two missing items; the reasons have figures", async () => {
    const tenant = await createTenant(ctx);
    for (let count = 0; count < 2; count += 1) await review(tenant, await returned(tenant), "MISSING");
    const third = await returned(tenant, { email: "Noor+again@example.com" });
    expect(signalsOf(third)).toEqual(["SERIAL_MISSING", "TIME_PATTERN"]);
    expect(third.risk).toMatchObject({ score: 39, authorization: null, holdRefund: null });
    expect(third.risk?.findings[0]?.facts).toEqual({ returns: 2, units: 2 });
    expect(third.shippingStatus).toBe("CREATED");
  });

  test("links another mailbox with the same address, but nobody of another tenant", async () => {
    const tenant = await createTenant(ctx);
    await returned(tenant, { email: "one@example.com", line1: "Sluis 12" });
    const second = await returned(tenant, { email: "two@example.com", line1: "sluis 12" });
    expect(signalsOf(second)).toEqual(["LINKED_IDENTITIES"]);
    const elsewhere = await returned(await createTenant(ctx), { email: "three@example.com", line1: "Sluis 12" });
    expect(signalsOf(elsewhere)).toEqual([]);
  });

  test("stores only salted hashes of a person, and nothing if there is no assessment", async () => {
    const tenant = await createTenant(ctx);
    const { id } = await returned(tenant, { email: "salt@example.com", line1: "Gracht 3" });
    const marks = await ctx.db.riskIdentity.findMany({ where: { processId: id } });
    expect(marks.map(({ kind }) => kind).sort()).toEqual(["ADDRESS", "EMAIL"]);
    expect(marks.every(({ hash }) => /^[0-9a-f]{64}$/.test(hash))).toBe(true);
    const skipping = await createTenant(ctx, { store: { policy: { skipFraudDetection: true } } });
    const skipped = await returned(skipping);
    expect(skipped.risk).toBeNull();
    expect(skipped.activities.find(({ name }) => name === "FRAUD_CHECK")?.state).toBe("SKIPPED");
    expect(await ctx.db.riskIdentity.count({ where: { processId: skipped.id } })).toBe(0);
  });
});

describe("what the store does with a score", () => {
  test("can require approval first, with the score and its facts as the reason", async () => {
    const tenant = await createTenant(ctx, { store: { policy: ruled("REQUIRE_AUTHORIZATION", 15) } });
    await returned(tenant);
    await returned(tenant);
    const third = await returned(tenant);
    expect(third.authorization).toMatchObject({
      status: "PENDING",
      matchedRule: { ruleId: "risky", facts: [{ field: "risk_score", value: 35 }] },
    });
    expect(third.shipments).toEqual([]);
  });

  test("can hold the refund: the label is sent, the inspection takes place, and only then approval is needed", async () => {
    const tenant = await createTenant(ctx, { store: { policy: ruled("HOLD_REFUND", 15) } });
    await returned(tenant);
    await returned(tenant);
    const third = await returned(tenant);
    expect(third).toMatchObject({ status: "RUNNING", shippingStatus: "CREATED" });
    const reviewed = await review(tenant, third, "APPROVED");
    expect(reviewed).toMatchObject({ status: "ON_HOLD", holds: [{ scope: "MONEY" }] });
    expect(reviewed.holds[0]?.reason).toContain("Risk score 35 of 100");
    await runDueActivities(ctx);
    const waiting = await load(tenant, third);
    expect(waiting.payouts.map(({ status }) => status)).toEqual(["PENDING"]);
    await releaseHold(ctx, {
      actor: tenant.actor,
      processId: third.id,
      holdId: waiting.holds[0]?.id ?? "",
      note: "Known",
    });
    await runDueActivities(ctx);
    expect(await load(tenant, third)).toMatchObject({ status: "COMPLETED", holds: [] });
  });
});

describe("an undone inspection", () => {
  const staff = (tenant: Tenant) => ({ ...tenant.actor, kind: "staff" as const, id: "usr_sven", name: "sven" });
  const undo = (tenant: Tenant, { id: processId }: ReturnProcess) =>
    undoInspection(ctx, { actor: staff(tenant), processId, user: "sven" });
  const held = async () => {
    const tenant = await createTenant(ctx, { store: { policy: ruled("HOLD_REFUND", 15) } });
    await returned(tenant);
    await returned(tenant);
    const third = await returned(tenant);
    const inspect = () => review({ ...tenant, actor: staff(tenant) }, third, "APPROVED");
    return { tenant, third, inspect, reviewed: await inspect() };
  };

  test("removes the hold that it raised; the next inspection raises its own", async () => {
    const { tenant, third, inspect, reviewed } = await held();
    expect(reviewed).toMatchObject({ status: "ON_HOLD", holds: [{ scope: "MONEY" }] });
    expect(await undo(tenant, third)).toMatchObject({ status: "RUNNING", holds: [], risk: { isHoldPlaced: false } });
    expect(await inspect()).toMatchObject({ status: "ON_HOLD", holds: [{ scope: "MONEY" }] });
  });

  test("leaves a hold released that someone has released in the meantime", async () => {
    const { tenant, third, inspect, reviewed } = await held();
    const holdId = reviewed.holds[0]?.id ?? "";
    await releaseHold(ctx, { actor: tenant.actor, processId: third.id, holdId, note: "Known" });
    await undo(tenant, third);
    expect(await inspect()).toMatchObject({ status: "RUNNING", holds: [] });
  });
});

describe("the carrier's scale", () => {
  test("causes another assessment of a parcel much lighter than its goods, under the rules it started under", async () => {
    const tenant = await createTenant(ctx, { store: { policy: ruled("HOLD_REFUND", 35) } });
    const process = await returned(tenant, { email: "light@example.com", line1: "Dijk 1" });
    await ship(tenant, process, 300);
    await runDueActivities(ctx);
    const weighed = await load(tenant, process);
    expect(weighed.risk).toMatchObject({ score: 35, holdRefund: { ruleId: "risky" } });
    expect(weighed.risk?.findings[0]?.facts).toEqual({ expectedGrams: 1200, measuredGrams: 300 });
    expect((await review(tenant, weighed, "APPROVED")).status).toBe("ON_HOLD");
  });

  test("causes none for a parcel of the right weight", async () => {
    const tenant = await createTenant(ctx, { store: { policy: ruled("HOLD_REFUND", 35) } });
    const process = await returned(tenant, { email: "right@example.com", line1: "Dijk 2" });
    await ship(tenant, process, 1250);
    await runDueActivities(ctx);
    expect((await load(tenant, process)).risk).toMatchObject({ score: 0, holdRefund: null });
    await review(tenant, process, "APPROVED");
    await runDueActivities(ctx);
    expect((await load(tenant, process)).status).toBe("COMPLETED");
  });
});
