import { afterAll, beforeAll, expect, test } from "vitest";
import { Prisma } from "@/server/db/generated/client";
import { claimDueWork } from "@/server/db/jobs/due-work";
import { Problem } from "@/server/kernel/problem";
import type { Partners } from "@/server/partners/partners";
import { openTestContext, type TestContext } from "@/test/context";
import { createRefundScene } from "@/test/refund-scene";
import type { ServiceContext } from "../context";
import { followRefunds } from "../payouts/follow-refunds";
import { finishPages } from "../returns/finish-pages";
import { trackParcels } from "../shipping/track-parcels";
import { runOne } from "./run-due-activities";

let ctx: TestContext;
beforeAll(async () => {
  ctx = await openTestContext({ now: new Date() });
});
afterAll(() => ctx.close());

/** Partners that can't be reached. An app that postpones to a past moment would ask forever, so the test stops it. */
const asking = () => {
  const enough = new AbortController();
  let asked = 0;
  const fail = async () => {
    asked += 1;
    if (asked === 3) enough.abort();
    throw new Error("nobody answers");
  };
  const partners: Partners = { ...ctx.partners, carrier: fail, chargerOf: fail, accountOf: fail };
  // This app's clock is three hours behind the database's.
  const late = { now: () => new Date(Date.now() - 3 * 3_600_000) };
  const by: ServiceContext = { ...ctx, clock: late, partners };
  return { by, signal: enough.signal, count: () => asked };
};

test("asks once with an app clock that is behind, and again when it is due by the database's clock", async () => {
  const scene = await createRefundScene(ctx);
  const made = await scene.newReturn();
  const { id: processId, groupId } = made;
  await scene.work(made);
  await scene.move(made, "IN_WAREHOUSE");
  await scene.review(await scene.look(made), "APPROVED");
  await scene.work(made);
  const chargeId = ctx.ids.next("chg");
  const past = new Date(Date.now() - 60_000);
  await ctx.db.shipment.updateMany({ where: { processId }, data: { connectionId: "con_1", trackDueAt: past } });
  await ctx.db.payout.updateMany({ where: { processId }, data: { followDueAt: past } });
  await ctx.db.$executeRaw(Prisma.sql`
    insert into charges (id, group_id, return_id, amount_minor, currency, status, idempotency_key, is_on_page,
      checkout_reference, checkout_due_at, connection_id, created_at)
    values (${chargeId}, ${groupId}, ${processId}, 1500, 'EUR', 'PENDING', ${chargeId}, true, 'cs_1', ${past}, 'con_1', now())`);
  const dues: Record<string, () => Promise<Date | null | undefined>> = {
    shipment: async () => (await ctx.db.shipment.findFirst({ where: { processId } }))?.trackDueAt,
    payout: async () => (await ctx.db.payout.findFirst({ where: { processId } }))?.followDueAt,
    charge: async () => (await ctx.db.charge.findFirst({ where: { id: chargeId } }))?.checkoutDueAt,
  };
  for (const [name, drain] of Object.entries({ shipment: trackParcels, payout: followRefunds, charge: finishPages })) {
    const { by, signal, count } = asking();
    await drain(by, { signal });
    const due = await dues[name]?.();
    expect([name, count(), (due?.getTime() ?? 0) > Date.now()]).toEqual([name, 1, true]);
  }
});

test("an attempt for which the database had no connection doesn't count, and one that a partner failed does", async () => {
  const scene = await createRefundScene(ctx);
  const { id: processId } = await scene.newReturn();
  const attemptsAfter = async (extras: { isOfDatabase?: true }): Promise<number> => {
    await ctx.db.activity.updateMany({ where: { processId }, data: { dueAt: new Date(0), leaseUntil: null } });
    const { claimed } = await claimDueWork(ctx.db, 10);
    const activity = claimed.find((one) => one.processId === processId);
    if (activity === undefined) throw new Error("Nothing of this return is due.");
    await runOne(ctx, activity, () => Promise.reject(new Problem("UNAVAILABLE", "Not now.", extras)));
    return (await ctx.db.activity.findUniqueOrThrow({ where: { id: activity.id } })).attempts;
  };
  expect(await attemptsAfter({ isOfDatabase: true })).toBe(0);
  expect(await attemptsAfter({})).toBe(1);
});
