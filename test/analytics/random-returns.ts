import fc from "fast-check";
import { Prisma as P, type Prisma } from "@/server/db/generated/client";
import { startOfDay } from "@/server/kernel/local-day";
import type { TestContext } from "../context";
import type { Tenant } from "../factories";
import { createRefundScene } from "../refund-scene";

/**
 * Returns of every kind, inserted directly into the tables: states that a year of commands would produce, and
 * impossible ones.
 */

export const ZONE = "Europe/Amsterdam";
/** Clocks change on 29 March; the last day is today. */
export const DAYS = ["2026-03-20", "2026-03-27", "2026-03-28", "2026-03-29", "2026-03-30", "2026-04-02", "2026-04-09"];
export const NOW = "2026-04-09T15:00:00.000Z";

const HOUR_MS = 3_600_000;

/** The first and last instant of a day, and hours within it. */
const moment = fc
  .tuple(fc.constantFrom(...DAYS), fc.constantFrom(0, 1, -1, 5 * HOUR_MS + 17, 13 * HOUR_MS))
  .map(([day, ms]) => new Date(startOfDay(day, ZONE).getTime() + ms).getTime());

const minor = fc.integer({ min: 0, max: 90_000 });
const option = fc.constantFrom("ORIGINAL_PAYMENT_METHOD", "BANK_TRANSFER", "STORE_CREDIT", "GIFT_CARD");

const unit = fc.record({
  reason: fc.constantFrom("TOO_SMALL", "TOO_BIG", "DAMAGED", ""),
  location: fc.constantFrom("ANNOUNCED", "SENT", "RECEIVED", "LOST", "KEPT", "GIVEN_BACK"),
  verdict: fc.constantFrom("UNDECIDED", "APPROVED", "APPROVED", "DECLINED", "MISSING"),
  outcome: fc.constantFrom("REFUND", "REFUND", "EXCHANGE"),
  option,
  paid: minor,
  product: fc.constantFrom(["p1", "Jumper"], ["p2", "Boots"], ["", "Scarf"], ["", "A very long name of a coat"]),
  rule: fc.constantFrom(null, null, null, "keep-1"),
  reviewedAfter: fc.integer({ min: 0, max: 9 * 24 }),
});

const payout = fc.record({
  option,
  status: fc.constantFrom("SETTLED", "SETTLED", "PENDING", "FAILED"),
  amount: minor,
  takenBack: fc.constantFrom(0, 0, 100),
  external: fc.constantFrom(0, 0, 90_000),
  decidedAt: moment,
  sentAfter: fc.integer({ min: 0, max: 20 * 24 }),
  externalOn: fc.constantFrom(null, null, "2026-03-29"),
});

const oneReturn = fc.record({
  at: moment,
  boughtBefore: fc.integer({ min: 0, max: 12 * 24 }),
  /** Of the previous return's order. */
  isSecond: fc.boolean(),
  status: fc.constantFrom("RUNNING", "COMPLETED", "COMPLETED", "ON_HOLD", "CANCELED", "FAILED"),
  isTest: fc.constantFrom(false, false, false, true),
  currency: fc.constantFrom("EUR", "EUR", "EUR", "USD", "JPY"),
  country: fc.constantFrom("NL", "DE", ""),
  carrier: fc.constantFrom("sandbox_post", "courier"),
  email: fc.constantFrom("ana@example.com", "bo@example.com", "cy@example.com"),
  isErased: fc.constantFrom(false, false, false, true),
  arrivedAfter: fc.option(fc.integer({ min: -2, max: 9 * 24 })),
  units: fc.array(unit, { minLength: 1, maxLength: 3 }),
  payouts: fc.array(payout, { maxLength: 2 }),
  decisions: fc.array(fc.record({ fees: minor, bonus: minor, isUndone: fc.boolean() }), { maxLength: 2 }),
  label: fc.option(
    fc.record({
      price: fc.option(minor),
      billed: fc.option(minor),
      voidAnswer: fc.constantFrom("", "", "VOIDED", "PROMISED", "TOO_LATE"),
      isElsewhere: fc.boolean(),
    }),
  ),
  rules: fc.subarray(["approval", "fee-1", "fee-2"]),
  collectedAfter: fc.option(fc.integer({ min: 0, max: 9 * 24 })),
});
export type RandomReturn = Parameters<Parameters<(typeof oneReturn)["map"]>[0]>[0];

export const randomReturns = (seed: number, count: number): RandomReturn[] =>
  fc.sample(oneReturn, { seed, numRuns: count });

type Row = Record<string, unknown>;

/** Copies a row with some values changed. */
const copyRow = (ctx: TestContext, table: string, { id, ...row }: Row & { of: string }) => {
  const { of, ...values } = { id, ...row } as Row & { of: string };
  const name: Prisma.Sql = P.raw(table);
  return ctx.db.$executeRaw(P.sql`
    insert into ${name} select (jsonb_populate_record(t, ${JSON.stringify(values)}::jsonb)).* from ${name} t where t.id = ${of}`);
};

const later = (at: number, hours: number): string => new Date(at + hours * HOUR_MS).toISOString();
const rule = (ruleId: string) => ({ ruleId, label: `Rule ${ruleId}`, then: null, facts: [] });

type Bases = {
  processId: string;
  orderId: string;
  unitId: string;
  line: string;
  payout: string;
  label: string;
  decision: string;
};
type Place = { ctx: TestContext; base: Bases; groupId: string; id: string; orderId: string; number: number };

const writeUnits = async ({ ctx, base, id, orderId }: Place, one: RandomReturn) => {
  for (const [place, each] of one.units.entries()) {
    const lineId = `l-${id}-${place}`;
    const [product_id, name] = each.product;
    await copyRow(ctx, "order_lines", {
      ...{ of: base.line, id: lineId, order_id: orderId, platform_line_item_id: lineId, product_id, name, quantity: 3 },
    });
    await copyRow(ctx, "return_units", {
      ...{ of: base.unitId, id: `u-${id}-${place}`, process_id: id, order_line_id: lineId, unit_index: place },
      ...{ return_reason: each.reason, location: each.location, verdict: each.verdict, outcome: each.outcome },
      ...{ refund_option: each.option, position: place },
      ...{ paid_minor: each.paid, reviewed_at: later(one.at, each.reviewedAfter) },
      keep: each.rule === null ? null : { refundPercentage: 50, decision: rule(each.rule) },
    });
  }
};

const writeMoney = async ({ ctx, base, groupId, id, number }: Place, one: RandomReturn) => {
  for (const [place, each] of one.decisions.entries()) {
    const settlementId = `s-${id}-${place}`;
    await copyRow(ctx, "settlements", {
      ...{ of: base.decision, id: settlementId, return_id: id, currency: one.currency },
      ...{ fees_minor: each.fees, bonus_minor: each.bonus, number: 1_000_000 + number * 10 + place },
    });
    if (!each.isUndone) continue;
    const wait = { groupId, processId: id, settlementId, recordedAt: NOW, ending: "UNDONE", endedAt: NOW };
    await ctx.db.payoutWait.create({ data: { id: `w-${settlementId}`, ...wait, needsSecondPerson: false } });
  }
  for (const [place, each] of one.payouts.entries())
    await copyRow(ctx, "payouts", {
      ...{ of: base.payout, id: `x-${id}-${place}`, process_id: id, settlement_id: `sx-${id}`, leg: place },
      ...{ refund_option: each.option, status: each.status, amount_minor: each.amount, currency: one.currency },
      ...{ taken_back_minor: Math.min(each.takenBack, each.amount), external_minor: each.external },
      ...{ external_on: each.externalOn, created_at: later(each.decidedAt, 0) },
      settled_at: each.status === "SETTLED" ? later(each.decidedAt, each.sentAfter) : null,
    });
};

const writeReturn = async (place: Place, one: RandomReturn) => {
  const { ctx, base, groupId, id, orderId, number } = place;
  await copyRow(ctx, "return_processes", {
    ...{ of: base.processId, id, order_id: orderId, return_code: id, number: -number },
    ...{ status: one.status, is_test: one.isTest, currency: one.currency, carrier: one.carrier },
    ...{ shopper_address: { countryCode: one.country }, lookup_email: one.email, first_name: "", last_name: one.email },
    ...{ created_at: later(one.at, 0), erased_at: one.isErased ? NOW : null },
    arrived_at: one.arrivedAfter === null ? null : later(one.at, one.arrivedAfter),
    authorization_facts: one.rules.includes("approval") ? { matchedRule: rule("approval") } : {},
    terms: { fees: one.rules.filter((name) => name !== "approval").map((name) => ({ why: rule(name) })) },
  });
  await writeUnits(place, one);
  await writeMoney(place, one);
  if (one.collectedAfter !== null) {
    const event = { groupId, processId: id, kind: "SHIPPING_STATUS", actorKind: "system", actorName: "" };
    const at = later(one.at, one.collectedAfter);
    await ctx.db.processEvent.create({ data: { ...event, isShopperVisible: true, at, data: { to: "COLLECTED" } } });
  }
  if (one.label === null) return;
  const { price, billed, voidAnswer, isElsewhere } = one.label;
  await copyRow(ctx, "shipments", {
    ...{ of: base.label, id: `h-${id}`, process_id: id, price_minor: price, billed_minor: billed },
    ...{ void_answer: voidAnswer, voided_at: voidAnswer === "" ? null : NOW },
    ...(isElsewhere ? { to_address: { city: "Elsewhere" } } : {}),
  });
};

/** A tenant with a real, later canceled return, whose rows the others copy. */
const makeBases = async (ctx: TestContext) => {
  const scene = await createRefundScene(ctx);
  const made = await scene.work(await scene.review(await scene.newReturn(), "APPROVED"));
  const { tenant } = scene;
  const { groupId, store } = tenant;
  await ctx.db.ecommerce.update({ where: { id: store.id }, data: { isTesting: false, timeZone: ZONE } });
  await ctx.db.returnProcess.updateMany({ where: { groupId }, data: { status: "CANCELED" } });
  await ctx.db.order.updateMany({ where: { groupId }, data: { purchasedAt: new Date("2020-01-01") } });
  const firstOf = async (table: string): Promise<string> => {
    const [row] = await ctx.db.$queryRaw<{ id: string }[]>(
      P.sql`select id from ${P.raw(table)} where group_id = ${groupId} order by id limit 1`,
    );
    if (row === undefined) throw new Error(`There is no row of ${table} to copy.`);
    return row.id;
  };
  const base: Bases = {
    ...{ processId: made.id, orderId: made.orderId, unitId: made.units[0]?.id ?? "" },
    ...{ line: await firstOf("order_lines"), payout: await firstOf("payouts"), label: await firstOf("shipments") },
    decision: made.settlements.find(({ basis }) => basis === "DECISION")?.id ?? "",
  };
  return { tenant, base };
};

/** A tenant with these returns in its store; `tag` distinguishes its IDs from those of another. */
export const storeReturns = async (
  ctx: TestContext,
  { returns, tag }: { returns: readonly RandomReturn[]; tag: number },
): Promise<Tenant> => {
  const { tenant, base } = await makeBases(ctx);
  let orderId = "";
  for (const [index, one] of returns.entries()) {
    const id = `${tag}-${index}`;
    if (!one.isSecond || orderId === "") {
      orderId = `o-${id}`;
      const number = `N-${id}`;
      await copyRow(ctx, "orders", {
        ...{ of: base.orderId, id: orderId, order_number: number, lookup_number: number, platform_order_id: "" },
        ...{ purchased_at: later(one.at, -one.boughtBefore), currency: one.currency },
      });
    }
    await writeReturn({ ctx, base, groupId: tenant.groupId, id, orderId, number: tag * 10_000 + index + 1 }, one);
  }
  return tenant;
};
