import { afterAll, beforeAll, expect, test } from "vitest";
import { getSimulation } from "@/server/db/jobs/simulations";
import { DEFAULT_POLICY } from "@/server/domain/policy/default-policy";
import type { ReturnPolicy } from "@/server/domain/policy/types";
import type { Simulation } from "@/server/domain/simulation/types";
import { openTestContext, type TestContext } from "@/test/context";
import { createOrder, createReturn, createTenant, type Tenant } from "@/test/factories";
import { runSimulations } from "./run-simulations";
import { savePolicy } from "./save-policy";
import { startSimulation } from "./start-simulation";

let ctx: TestContext;

beforeAll(async () => {
  ctx = await openTestContext();
});
afterAll(() => ctx.close());

const DAY_MS = 86_400_000;
const daysAgo = (days: number) => new Date(ctx.clock.now().getTime() - days * DAY_MS).toISOString();

/** One return of units at one price, from an order that was delivered this long ago. */
const returned = async (tenant: Tenant, { price, pieces, days }: { price: number; pieces: number; days: number }) => {
  const order = await createOrder(ctx, tenant, {
    lines: [{ name: "Thing", sku: `T-${price}-${days}`, unitPriceMinor: price, quantity: 4 }],
    purchasedAt: daysAgo(days + 3),
    fulfilledAt: daysAgo(days + 2),
    deliveredAt: daysAgo(days),
  });
  return createReturn(ctx, tenant, { order, items: [{ line: 0, quantity: pieces }], method: "HOME_PICK_UP" });
};

const simulate = async (tenant: Tenant, policy: ReturnPolicy): Promise<Simulation> => {
  const { actor, store } = tenant;
  const range = { from: daysAgo(1), to: new Date(ctx.clock.now().getTime() + DAY_MS).toISOString() };
  const id = await startSimulation(ctx, { actor, ecommerceId: store.id, policy, range });
  await runSimulations(ctx);
  return getSimulation(ctx.db, actor, id);
};

test("shows what a draft would change, to the cent, matching a calculation by hand", async () => {
  const tenant = await createTenant(ctx);
  await returned(tenant, { price: 10_000, pieces: 1, days: 2 });
  await returned(tenant, { price: 2_000, pieces: 2, days: 2 });
  await returned(tenant, { price: 5_000, pieces: 1, days: 20 });
  const draft: ReturnPolicy = {
    ...DEFAULT_POLICY,
    // The third was returned after 20 days.
    returnPeriodDays: 14,
    // Both units of the second are kept by the shopper and refund half.
    keepYourItem: {
      isEnabled: true,
      options: [
        {
          ...{ id: "cheap", label: "Cheap", whens: [{ field: "unit_value", op: "lt", value: 3_000 }] },
          then: { isForced: true, refundPercentage: 50 },
        },
      ],
    },
    // The first needs approval, and the store pays its return shipping.
    requireAuthorization: {
      isAlways: false,
      options: [
        { id: "dear", label: "Dear", whens: [{ field: "return_value", op: "gte", value: 10_000 }], then: null },
      ],
    },
    payForLogistics: { isAlways: false, options: [] },
  };
  const { state, total, done, result } = await simulate(tenant, draft);
  expect({ state, total, done }).toEqual({ state: "DONE", total: 3, done: 3 });
  // Today: 100.00 + 40.00 + 50.00, each minus 4.90 for the pickup.
  const before = { refundMinor: 10_000 + 4_000 + 5_000 - 3 * 490, feesMinor: 3 * 490 };
  // With the draft: 100.00 in full, half of 40.00, nothing for the late one.
  const after = { refundMinor: 10_000 + 2_000, feesMinor: 0 };
  expect(result).toMatchObject({
    ...{ returns: 3, changed: 3 },
    changes: { REFUSED: 1, KEPT: 1, NEEDS_AUTHORIZATION: 1, FEES: 3, REFUND: 3 },
    money: { EUR: { before, after } },
  });
  expect(result.samples?.[2]?.after.refused).toMatchObject([{ units: 1, cause: "OUTSIDE_WINDOW" }]);
  expect(result.samples?.[0]?.after.authorization).toMatchObject({ ruleId: "dear" });
});

test("changes nothing with the current policy; each return is compared with the version it started under", async () => {
  const tenant = await createTenant(ctx);
  const first = await returned(tenant, { price: 5_000, pieces: 1, days: 2 });
  const { actor, store } = tenant;
  const free = { ...DEFAULT_POLICY, payForLogistics: { isAlways: false, options: [] } };
  const saved = await savePolicy(ctx, { actor, ecommerceId: store.id, policy: free, note: "Free returns", basedOn: 1 });
  expect(saved.policyVersion).toBe(2);
  const again = await savePolicy(ctx, { actor, ecommerceId: store.id, policy: free, note: "", basedOn: null });
  expect(again.policyVersion).toBe(2);
  const second = await returned(tenant, { price: 5_000, pieces: 1, days: 2 });
  expect([first.policyVersion, second.policyVersion]).toEqual([1, 2]);
  const { result } = await simulate(tenant, free);
  expect(result).toMatchObject({ returns: 2, changed: 1, changes: { FEES: 1, REFUND: 1 } });
  expect(result.samples?.[0]).toMatchObject({
    processId: first.id,
    before: { feesMinor: 490 },
    after: { feesMinor: 0 },
  });
});

test("refuses a change based on an older version, and an invalid one field by field", async () => {
  const { actor, store } = await createTenant(ctx);
  const call = { actor, ecommerceId: store.id, note: "" };
  await savePolicy(ctx, { ...call, policy: { ...DEFAULT_POLICY, returnPeriodDays: 20 }, basedOn: 1 });
  await expect(
    savePolicy(ctx, { ...call, policy: { ...DEFAULT_POLICY, returnPeriodDays: 21 }, basedOn: 1 }),
  ).rejects.toMatchObject({ reason: "ABORTED" });
  const wrong: ReturnPolicy = {
    ...DEFAULT_POLICY,
    fees: [
      {
        ...{ id: "late", label: "", whens: [{ field: "reason", op: "gt", value: 3 }] },
        then: { type: "RETURN_FEE", charge: { rateBasisPoints: 10 } },
      },
    ],
  };
  await expect(savePolicy(ctx, { ...call, policy: wrong, basedOn: null })).rejects.toMatchObject({
    extras: { violations: [{ field: "fees[0].whens[0].op" }, { field: "fees[0].rate_basis_points" }] },
  });
});

test("resumes after a worker died in the middle, with the same figures", async () => {
  const tenant = await createTenant(ctx);
  for (const days of [2, 3, 4]) await returned(tenant, { price: 5_000, pieces: 1, days });
  const draft = { ...DEFAULT_POLICY, payForLogistics: { isAlways: false, options: [] } };
  const whole = await simulate(tenant, draft);
  const { actor, store } = tenant;
  const range = whole.range;
  const id = await startSimulation(ctx, { actor, ecommerceId: store.id, policy: draft, range });
  // It had claimed the job and died.
  await ctx.db.policySimulation.update({ where: { id }, data: { leaseUntil: new Date(Date.now() + 60_000) } });
  await runSimulations(ctx);
  expect((await getSimulation(ctx.db, actor, id)).state).toBe("PENDING");
  await ctx.db.policySimulation.update({ where: { id }, data: { leaseUntil: new Date(Date.now() - 1) } });
  await Promise.all([runSimulations(ctx), runSimulations(ctx)]);
  expect(await getSimulation(ctx.db, actor, id)).toMatchObject({ state: "DONE", done: 3, result: whole.result });
});
