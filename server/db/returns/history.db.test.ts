import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { setContext } from "@/server/context";
import { deleteLapsed } from "@/server/db/jobs/housekeeping";
import { runDueActivities } from "@/server/services/activities/run-due-activities";
import { recordReview } from "@/server/services/reviews/record-review";
import { openTestContext, type TestContext } from "@/test/context";
import { createOrder, createReturn, createTenant, type Tenant } from "@/test/factories";

let ctx: TestContext;
let tenant: Tenant;
const TABLES = ["unit_events", "process_events", "derivation_rows", "credit_entries", "webhook_attempts"] as const;

beforeAll(async () => {
  ctx = await openTestContext();
  setContext(ctx);
  tenant = await createTenant(ctx);
  const process = await createReturn(ctx, tenant, {
    order: await createOrder(ctx, tenant),
    refundOption: "STORE_CREDIT",
  });
  const line = { status: "APPROVED" as const, rejectReason: "", showRejectReason: false, user: "" };
  const lines = process.units.map(({ orderLineId }) => ({
    ...line,
    lineItemId: orderLineId,
    reviewedAt: process.createdAt,
  }));
  await recordReview(ctx, { actor: tenant.actor, processId: process.id, lines, override: null });
  await runDueActivities(ctx);
  await ctx.db.webhookAttempt.create({
    data: {
      groupId: tenant.groupId,
      deliveryId: "dlv_1",
      number: 1,
      at: ctx.clock.now(),
      durationMs: 1,
      requestHeaders: {},
    },
  });
});
afterAll(() => ctx.close());

const count = async (table: string) =>
  Number((await ctx.db.$queryRawUnsafe<{ n: bigint }[]>(`select count(*) as n from ${table}`))[0]?.n);

describe("history is append-only", () => {
  test.each(TABLES)("%s can't be changed, deleted or truncated", async (table) => {
    expect(await count(table)).toBeGreaterThan(0);
    const refusal = /is only added to/;
    await expect(ctx.db.$executeRawUnsafe(`update ${table} set group_id = 'x'`)).rejects.toThrow(refusal);
    await expect(ctx.db.$executeRawUnsafe(`delete from ${table}`)).rejects.toThrow(refusal);
    await expect(ctx.db.$executeRawUnsafe(`truncate ${table}`)).rejects.toThrow(refusal);
  });

  test("isn't deleted with its parent: a decision and a credit stay", async () => {
    await expect(ctx.db.$executeRawUnsafe("delete from settlements where basis = 'DECISION'")).rejects.toThrow();
    await expect(ctx.db.$executeRawUnsafe("delete from credits")).rejects.toThrow();
  });

  test("an expired quote is deleted with its rows", async () => {
    const [quote] = await ctx.db.settlement.findMany({ where: { basis: "DECISION" }, include: { rows: true } });
    if (quote === undefined) throw new Error("There is no decision.");
    const { rows, ...head } = quote;
    await ctx.db.settlement.create({
      data: {
        ...head,
        portions: [],
        unitAmounts: [],
        id: "set_lapsed",
        basis: "QUOTE",
        expiresAt: new Date("2020-01-01"),
        rows: { create: rows.map(({ settlementId: _, ...row }) => row) },
      },
    });
    expect(await ctx.db.derivationRow.count({ where: { settlementId: "set_lapsed" } })).toBe(rows.length);
    await deleteLapsed(ctx.db);
    expect(await ctx.db.derivationRow.count({ where: { settlementId: "set_lapsed" } })).toBe(0);
  });

  test("a session that declares an erasure may remove a person's data", async () => {
    const erased = await ctx.db.$transaction(async (tx) => {
      await tx.$executeRawUnsafe("set local homeward.erasure = 'on'");
      return tx.$executeRawUnsafe("delete from unit_events");
    });
    expect(erased).toBeGreaterThan(0);
    await expect(ctx.db.$executeRawUnsafe("delete from process_events")).rejects.toThrow();
  });
});
