import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { AnalyticsDimension } from "@/contract/vocabulary/analytics";
import { inTransactionBy } from "@/server/db/people/author";
import { changeSql } from "@/server/db/run";
import {
  type Asked,
  countedRows,
  daysOf,
  dueOnOf,
  plainBreakdown,
  plainCourse,
  plainDeadlines,
  plainFigures,
  plainOverdue,
  readRows,
  shiftDay,
} from "@/test/analytics/plain-figures";
import { plainSteps } from "@/test/analytics/plain-steps";
import { DAYS, NOW, randomReturns, storeReturns, ZONE } from "@/test/analytics/random-returns";
import { openTestContext, type TestContext } from "@/test/context";
import type { Tenant } from "@/test/factories";
import { dashboardAs } from "@/test/team-scene";

/** Compares every figure of docs/guides/analytics.md with a sum over raw rows (test/analytics). */

const RETURNS = 70;
const SEEDS = [26, 84] as const;
/** The setting was changed twice and ended at its current value. Earlier decisions keep their deadline. */
const SEND_WITHIN_DAYS = 7;
const EARLIER_DAYS = [
  { at: "2026-03-27T22:59:59.999Z", days: 2 },
  { at: "2026-03-30T00:00:00.000Z", days: SEND_WITHIN_DAYS },
];

let ctx: TestContext;
const tenants: Tenant[] = [];

beforeAll(async () => {
  ctx = await openTestContext();
  for (const [place, seed] of SEEDS.entries())
    tenants.push(await storeReturns(ctx, { returns: randomReturns(seed, RETURNS), tag: place + 1 }));
  ctx.clock.set(new Date(NOW));
  for (const { store, actor } of tenants) {
    const { refunds } = store.config;
    for (const { at, days } of EARLIER_DAYS) {
      const config = { ...store.config, refunds: { ...refunds, sendWithinDays: days } };
      await inTransactionBy(
        { db: ctx.db, clock: { now: () => new Date(at) } },
        actor,
        (tx) => changeSql(tx)`update ecommerces set config = ${JSON.stringify(config)}::jsonb where id = ${store.id}`,
      );
    }
  }
}, 120_000);
afterAll(() => ctx.close());

const look = fc
  .tuple(
    fc.constantFrom(...DAYS),
    fc.integer({ min: 0, max: 12 }),
    fc.constantFrom("RETURN", "ORDER"),
    fc.constantFrom("EUR", "USD", "JPY"),
  )
  .map(([from, days, basis, currency]) => ({ from, to: shiftDay(from, days), basis, currency }) as const);

const eachLook = (check: (of: { tenant: Tenant; asked: Asked; before: Asked; input: Input }) => Promise<void>) =>
  fc.assert(
    fc.asyncProperty(look, fc.nat(1), async ({ from, to, basis, currency }, which) => {
      const tenant = tenants[which] as Tenant;
      const storeId = tenant.store.id;
      const asked = { ...{ storeId, timeZone: ZONE, hasTests: false }, from, to, basis, currency };
      const length = daysOf(asked).length;
      const before = { ...asked, from: shiftDay(from, -length), to: shiftDay(from, -1) };
      await check({ tenant, asked, before, input: { ecommerce_id: storeId, from, to, basis, currency } });
    }),
    { numRuns: 12, seed: 26 },
  );
type Input = { ecommerce_id: string; from: string; to: string; basis: "RETURN" | "ORDER"; currency: string };

test(
  "matches figures, trends, refunds by deadline and reasons with the raw rows",
  () =>
    eachLook(async ({ tenant, asked, before, input }) => {
      const rows = await readRows(ctx, tenant.groupId);
      const figures = await dashboardAs(ctx, tenant.actor).getAnalytics(input);
      expect(figures.now).toEqual(plainFigures(rows, asked));
      expect(figures.before).toEqual(plainFigures(rows, before));
      expect(figures.course.map(({ now }) => now)).toEqual(plainCourse(rows, asked));
      expect(figures.course.map((one) => one.before)).toEqual(plainCourse(rows, before));
      expect(figures.days).toEqual(
        plainCourse(rows, asked).map(({ returns }, day) => ({ day: shiftDay(asked.from, day), returns })),
      );
      const deadline = { daysNow: SEND_WITHIN_DAYS, today: NOW.slice(0, 10) };
      expect(figures.refund_deadlines).toEqual(plainDeadlines(rows, asked, deadline));
      expect(figures.overdue_refunds).toEqual(plainOverdue(rows, asked, deadline));
      const [own, earlier] = [countedRows(rows, asked), countedRows(rows, before)];
      const both = [...own.processes, ...earlier.processes];
      for (const { currency, returns } of figures.currencies)
        expect(returns).toBe(both.filter((one) => one.currency === currency).length);
      expect(figures.currencies).toHaveLength(new Set(both.map(({ currency }) => currency)).size);
      for (const { reason, units, before: was } of figures.reasons) {
        expect(units).toBe(own.units.filter(({ return_reason }) => return_reason === reason).length);
        expect(was).toBe(earlier.units.filter(({ return_reason }) => return_reason === reason).length);
      }
      expect(figures.reasons.reduce((sum, { units }) => sum + units, 0)).toBe(own.units.length);
      expect(figures.products.reduce((sum, { units }) => sum + units, 0)).toBe(own.units.length);
      const [steps, stepsBefore] = [plainSteps(rows, asked), plainSteps(rows, before)];
      for (const [place, { returns, hours, hours_before }] of figures.steps.entries()) {
        expect(returns).toBe(steps[place]?.returns);
        expect(hours ?? -1).toBeCloseTo(steps[place]?.hours ?? -1, 6);
        expect(hours_before ?? -1).toBeCloseTo(stepsBefore[place]?.hours ?? -1, 6);
      }
    }),
  120_000,
);

const KEYS: Record<AnalyticsDimension, Parameters<typeof plainBreakdown>[1]> = {
  PRODUCT: ({ line }) => [line.product_id || line.name],
  REASON: ({ unit }) => [unit.return_reason],
  COUNTRY: ({ process }) => [process.shopper_address.countryCode],
  CARRIER: ({ process }) => [process.carrier],
  WAREHOUSE: ({ label }) => [label === undefined || label.to_address.city === "Elsewhere" ? "" : "desk"],
  CUSTOMER: ({ process }) => [process.erased_at === null ? process.lookup_email : ""],
  POLICY_RULE: () => [],
};

test(
  "matches breakdowns with the raw rows of each key",
  () =>
    eachLook(async ({ tenant, asked, before, input }) => {
      const rows = await readRows(ctx, tenant.groupId);
      const api = dashboardAs(ctx, tenant.actor);
      const sold = countedRows(rows, asked).lines;
      const keptBy = new Map<string, string[]>();
      for (const { process_id, keep } of rows.return_units ?? [])
        if (keep !== null) keptBy.set(process_id, [`KEEP_ITEM:${keep.decision.ruleId}`]);
      const rules: (typeof KEYS)["POLICY_RULE"] = ({ process }) => {
        const approval = process.authorization_facts.matchedRule;
        const fees = process.terms.fees.map((fee: { why: { ruleId: string } }) => `FEE:${fee.why.ruleId}`);
        return [...(approval ? [`APPROVAL:${approval.ruleId}`] : []), ...fees, ...(keptBy.get(process.id) ?? [])];
      };
      for (const by of Object.keys(KEYS) as AnalyticsDimension[]) {
        const { rows: shown, rest } = await api.getAnalyticsBreakdown({ ...input, by });
        const isOfReturns = by !== "PRODUCT" && by !== "REASON";
        const plain = plainBreakdown([rows, asked, before], by === "POLICY_RULE" ? rules : KEYS[by], isOfReturns);
        const bare = shown.map(({ name: _, filter_key: __, ordered_units, key, ...row }) => {
          const soldOf = sold.filter((line) => (line.product_id || line.name) === key);
          expect(ordered_units).toBe(by === "PRODUCT" ? soldOf.reduce((sum, { quantity }) => sum + quantity, 0) : null);
          return { ...row, key: by === "WAREHOUSE" && key !== "" ? "desk" : key };
        });
        const byKey = (one: { key: string }, other: { key: string }) => (one.key < other.key ? -1 : 1);
        expect(bare.sort(byKey), by).toEqual(plain.sort(byKey));
        expect(rest).toBeNull();
        for (const total of isOfReturns ? [] : (["refunded", "credited"] as const))
          expect(shown.reduce((sum, row) => sum + Number(row[total]), 0)).toBe(
            Number(plainFigures(rows, asked)[total]),
          );
        // The list opened from a row has as many returns as the row says.
        const { ecommerce_id, from, to, basis } = input;
        for (const { filter_key, returns } of shown) {
          const analytics = { ecommerce_id, from, to, basis, by, key: filter_key };
          expect(await api.countReturnRows({ filter: { analytics } }), by).toEqual({ count: returns, is_more: false });
        }
      }
    }),
  120_000,
);

test("keeps the deadline quoted at decision time for pending refunds, whatever the setting is now", async () => {
  const [{ groupId, store, actor }] = tenants as [Tenant];
  const rows = await readRows(ctx, groupId);
  const asked = { storeId: store.id, timeZone: ZONE, hasTests: false, basis: "RETURN" as const, currency: "EUR" };
  const dueOn = dueOnOf(rows, { ...asked, from: "", to: "" }, { today: NOW.slice(0, 10), daysNow: SEND_WITHIN_DAYS });
  const payouts = new Map((rows.payouts ?? []).map((payout) => [payout.id, payout]));
  const { refunds } = await dashboardAs(ctx, actor).listRefundsDue({});
  expect(refunds.length).toBeGreaterThan(3);
  for (const { payout_id, refund_by } of refunds) expect(refund_by).toBe(dueOn(payouts.get(payout_id) ?? {}));
});

test("shows no figures of another tenant's store, and sums units beyond the shown rows as the rest", async () => {
  const [one, other] = tenants as [Tenant, Tenant];
  const period = { from: DAYS[0] as string, to: DAYS.at(-1) as string };
  for (const work of [
    () => dashboardAs(ctx, one.actor).getAnalytics({ ecommerce_id: other.store.id, ...period }),
    () =>
      dashboardAs(ctx, one.actor).getAnalyticsBreakdown({
        ecommerce_id: other.store.id,
        ...period,
        by: "COUNTRY" as const,
      }),
  ])
    await expect(work()).rejects.toThrow();
  const { groupId, store, actor } = other;
  const processes = await ctx.db.returnProcess.findMany({ where: { groupId }, select: { id: true } });
  for (const [place, { id }] of processes.entries())
    await ctx.db.returnProcess.update({ where: { id }, data: { carrier: `carrier ${place}` } });
  const look = { ecommerce_id: store.id, ...period };
  const { now } = await dashboardAs(ctx, actor).getAnalytics(look);
  const { rows, rest } = await dashboardAs(ctx, actor).getAnalyticsBreakdown({ ...look, by: "CARRIER" });
  expect(rows).toHaveLength(20);
  expect(rest).toMatchObject({ returns: null, ordered_units: null });
  for (const name of ["units", "inspected_units", "missing_units", "refunded", "label_cost"] as const) {
    const shown = [...rows, rest].reduce((sum, row) => sum + Number(row?.[name]), 0);
    expect(shown).toBe(Number(now[name]));
  }
});
