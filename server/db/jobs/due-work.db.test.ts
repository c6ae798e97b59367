import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestContext, type TestContext } from "@/test/context";
import { claimDueWork } from "./due-work";

let ctx: TestContext;
beforeAll(async () => {
  ctx = await openTestContext();
});
afterAll(() => ctx.close());

/** Due activities of a group, each of another return and a minute younger than the one before. */
const addDue = async (groupId: string, count: number) => {
  const data = Array.from({ length: count }, (_, nth) => ({
    id: `act_${groupId}_${nth}`,
    groupId,
    processId: `prc_${groupId}_${nth}`,
    name: "NOTIFY_SHOPPER" as const,
    idempotencyKey: `${groupId}-${nth}`,
    createdAt: new Date(),
    dueAt: new Date(Date.now() - (1_000 - nth) * 60_000),
  }));
  await ctx.db.activity.createMany({ data });
};

test("takes turns between tenants, oldest first, until all is claimed", async () => {
  await addDue("busy", 12);
  await addDue("quiet", 1);
  const first = await claimDueWork(ctx.db, 10);
  const groups = first.claimed.map(({ groupId }) => groupId);
  expect(groups.toSorted()).toEqual([...Array(5).fill("busy"), "quiet"]);
  expect(first.claimed.map(({ id }) => id)).toEqual(expect.arrayContaining(["act_busy_0", "act_busy_4"]));
  expect(first.waiting.find(({ kind }) => kind === "activities")?.isDue).toBe(true);
  expect((await claimDueWork(ctx.db, 10)).claimed).toHaveLength(7);
  expect((await claimDueWork(ctx.db, 10)).claimed).toEqual([]);
});
