import { afterAll, beforeAll, expect, test } from "vitest";
import { getProcess } from "@/server/db/returns/processes";
import type { ReturnProcess } from "@/server/domain/process/types";
import type { EventSnapshot } from "@/server/domain/webhooks/types";
import { openTestContext, type TestContext } from "@/test/context";
import { createOrder, createReturn, createTenant, type Tenant } from "@/test/factories";
import { runDueActivities } from "../activities/run-due-activities";
import { recordReview } from "../reviews/record-review";
import { updateShippingStatus } from "../shipping/update-shipping-status";

let ctx: TestContext;
let tenant: Tenant;
beforeAll(async () => {
  ctx = await openTestContext();
  tenant = await createTenant(ctx);
});
afterAll(() => ctx.close());

/** Sorts parts that have no order of their own. */
const sorted = (process: ReturnProcess): ReturnProcess => {
  const byId = <Row extends { id: string }>(rows: readonly Row[]) =>
    [...rows].sort((one, other) => one.id.localeCompare(other.id));
  return { ...process, activities: byId(process.activities), timers: byId(process.timers) };
};

const lastOf = <T>(all: readonly T[]): T => {
  const last = all.at(-1);
  if (last === undefined) throw new Error("There is none.");
  return last;
};

test("stores the same process that its event carries and its command returns", async () => {
  const { actor } = tenant;
  const { id: processId } = await createReturn(ctx, tenant, { order: await createOrder(ctx, tenant) });
  let told = 0;
  const requireStored = async () => {
    const events = await ctx.db.outboxEvent.findMany({ where: { processId }, orderBy: { sequence: "asc" } });
    expect(events.length).toBeGreaterThan(told);
    told = events.length;
    const stored = sorted(await getProcess(ctx.db, actor, processId));
    // Only the event includes the parcel's destination.
    const { returnAddress: _, ...last } = lastOf(events).snapshot as unknown as EventSnapshot;
    expect(stored).toMatchObject(sorted(last));
  };
  await requireStored();
  for (const to of ["COLLECTED", "IN_WAREHOUSE"] as const) {
    await updateShippingStatus(ctx, { actor, processId, platformProcessId: "", to });
    await requireStored();
  }
  const { units } = await getProcess(ctx.db, actor, processId);
  const process = await recordReview(ctx, {
    ...{ actor, processId, override: null },
    lines: units.map(({ orderLineId }) => ({
      ...{ lineItemId: orderLineId, status: "APPROVED", rejectReason: "", showRejectReason: false, user: "Ana" },
      reviewedAt: ctx.clock.now().toISOString(),
    })),
  });
  expect(sorted(await getProcess(ctx.db, actor, processId))).toMatchObject(sorted(process));
  await runDueActivities(ctx);
  // By now its emails have been sent, too, and the activities have progressed.
  const end = await ctx.db.outboxEvent.findFirstOrThrow({ where: { processId }, orderBy: { sequence: "desc" } });
  expect(end.snapshot).toMatchObject({ status: "COMPLETED", endedAt: expect.any(String), lastSequence: end.sequence });
});
