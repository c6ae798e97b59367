import { expect } from "vitest";
import { ReturnSummaryDto } from "@/contract/schemas/return-summary";
import type { ActivityName } from "@/contract/vocabulary/activity";
import { listHolds, listUnitEvents } from "@/server/db/returns/history";
import { getProcess } from "@/server/db/returns/processes";
import { stampProcesses } from "@/server/db/returns/stamped-processes";
import { listTimeline } from "@/server/db/returns/timeline";
import { EVERY_RETURN } from "@/server/db/search/return-filter";
import { listReturnRows } from "@/server/db/search/return-rows";
import { sql } from "@/server/db/tables/query";
import type { Order } from "@/server/domain/orders/types";
import { processAt } from "@/server/domain/process/process-at";
import type { ReturnProcess } from "@/server/domain/process/types";
import { refundOutlook } from "@/server/domain/reviews/refund-outlook";
import { Problem } from "@/server/kernel/problem";
import { cachedSummaries } from "@/server/operations/admin/summary-cache";
import type { Carrier } from "@/server/partners/carrier";
import { presentAffected } from "@/server/presenters/affected";
import { presentPayoutWait } from "@/server/presenters/payout-wait";
import { publishReturnSummary } from "@/server/presenters/return-summary";
import { presentTracking } from "@/server/presenters/tracking";
import { publishWebhookPayload } from "@/server/presenters/webhook-body";
import type { TestContext } from "@/test/context";
import { createOrder, type Tenant } from "@/test/factories";
import { LINES } from "./model-lines";
import type { ModelPartners } from "./model-partners";
import { productOf } from "./model-stores";
import { NAMES, waitingTimers } from "./model-workflow";
import { holdsOf, type ModelReturn, type Outcome, payableOf } from "./return-model";

/** The real service: one order of one store. */
export type Real = { ctx: TestContext; tenant: Tenant; order: Order; partners: ModelPartners };

/** A carrier that responds immediately: creating labels is tested elsewhere and would take most of the time. */
export const quickCarrier = (): Carrier => ({
  provider: "SANDBOX",
  carriers: [{ code: "sandbox_post", name: "Sandbox Post" }],
  combinations: [
    {
      ...{ returnMethod: "DROP_OFF_POINT", carrier: "sandbox_post", labelSource: "CARRIER" },
      ...{ needsPrinter: true, needsBox: true, isPickedUp: false },
    },
  ],
  findShipment: async () => null,
  createShipment: async ({ carrier, returnCode }) => ({
    carrier,
    trackingNumber: `T-${returnCode}`,
    trackingUrl: "",
    label: { bytes: new Uint8Array([1]), contentType: "application/pdf", extension: "pdf" },
  }),
  schedulePickup: async ({ date, range }) => ({ reference: "P", date, range }),
  voidShipment: async () => ({ isVoided: true }),
  listDropOffPoints: async () => [],
});

export const createModelOrder = (ctx: TestContext, tenant: Tenant): Promise<Order> =>
  createOrder(ctx, tenant, {
    lines: LINES.map(({ quantity, paidMinor }, line) => ({
      ...{ name: `Line ${line}`, sku: `SKU-${line}`, productId: productOf(line), variantId: "A" },
      ...{ unitPriceMinor: paidMinor, quantity },
    })),
  });

/** REFUSED for every error that blames the caller or the state; any other error is a bug. */
export const outcomeOf = async (work: () => Promise<unknown>): Promise<Outcome> => {
  try {
    await work();
    return "DONE";
  } catch (error) {
    if (error instanceof Problem && error.status < 500) return "REFUSED";
    throw error;
  }
};

/** The stored process, in the model's terms. */
const told = async ({ ctx, tenant, order }: Real, id: string) => {
  const { actor } = tenant;
  const [process, outbox] = await Promise.all([
    getProcess(ctx.db, actor, id),
    ctx.db.outboxEvent.findMany({ where: { processId: id }, orderBy: { sequence: "asc" }, select: { type: true } }),
  ]);
  const lineOf = (lineId: string) => order.lines.findIndex((line) => line.id === lineId);
  const scoped = (scope: string) => process.holds.filter((hold) => hold.scope === scope).length;
  return {
    process,
    state: {
      status: process.status,
      authorization: process.authorization.status,
      shipping: process.shippingStatus,
      holds: { activity: scoped("ACTIVITY"), money: scoped("MONEY"), all: scoped("ALL") },
      units: process.units.map((unit) => ({
        line: lineOf(unit.orderLineId),
        index: unit.unitIndex,
        verdict: unit.verdict,
        location: unit.location,
        isExchanged: unit.outcome === "EXCHANGE",
        isOnShelf: unit.restockedAt !== null,
      })),
      payouts: process.payouts.map(({ amountMinor, takenBackMinor, externalMinor, status }) => ({
        amountMinor: amountMinor - takenBackMinor,
        externalMinor,
        status,
      })),
      overrideMinor: process.overrideMinor,
      hasNewOrder: process.exchangeOrder !== null,
      acts: process.activities
        .filter(
          ({ name, leg, state }) =>
            name in KINDS && (name !== "AUTHORIZATION" || leg === "reminder") && state !== "WAITING",
        )
        .map(({ name, state }) => `${name} ${state}`)
        .sort(),
      fired: process.timers.flatMap(({ kind, state }) => (state === "FIRED" ? [kind] : [])).sort(),
      events: outbox.map(({ type }) => type),
    },
  };
};

const KINDS: Partial<Record<ActivityName, true>> = Object.fromEntries(Object.values(NAMES).map((name) => [name, true]));

const expectedOf = (it: ModelReturn) => ({
  status: it.status,
  authorization: it.authorization,
  shipping: it.shipping,
  holds: holdsOf(it),
  units: byPlace(it.units.map(({ isAtShop: _, ...unit }) => unit)),
  payouts: sorted(it.payouts),
  overrideMinor: it.overrideMinor,
  hasNewOrder: it.hasNewOrder,
  acts: it.acts.map(({ kind, state }) => `${NAMES[kind]} ${state}`).sort(),
  fired: it.fired.toSorted(),
  events: it.events,
});

const byPlace = <T extends { line: number; index: number }>(units: T[]) =>
  units.toSorted((a, b) => a.line - b.line || a.index - b.index);
/** Simultaneous payouts have no order. */
const sorted = <T>(payouts: T[]) => payouts.toSorted((a, b) => JSON.stringify(a).localeCompare(JSON.stringify(b)));

/**
 * The stored state matches the model, and the amounts add up. While a decision is delayed, its shopper sees the return
 * as it was before.
 */
export const compare = async (real: Real, it: ModelReturn, { shopperSees = it } = {}): Promise<void> => {
  const { process, state } = await told(real, it.id);
  expect({ ...state, units: byPlace(state.units), payouts: sorted(state.payouts) }).toEqual(expectedOf(it));
  expect(process.units.every(({ isLive }) => isLive !== it.isFreed)).toBe(true);
  const waiting = process.timers.flatMap(({ kind, state: timer }) => (timer === "PENDING" ? [kind] : []));
  // A late parcel isn't canceled if money was sent: that timer has no effect until something changes.
  const expected = waitingTimers(it).filter((kind) => kind !== "NOT_SENT_IN_TIME" || waiting.includes(kind));
  expect(waiting.toSorted()).toEqual(expected.toSorted());
  const paidMinor = process.units.reduce((sum, unit) => sum + unit.paidMinor, 0);
  const settledMinor = process.payouts
    .filter(({ status }) => status === "SETTLED")
    .reduce((sum, { amountMinor, takenBackMinor }) => sum + amountMinor - takenBackMinor, 0);
  expect(settledMinor).toBeLessThanOrEqual(paidMinor);
  for (const { rows, totalMinor, roundingMinor } of process.settlements)
    expect(rows.length > 0 || totalMinor + roundingMinor === 0).toBe(true);
  await requireSaidRight(real, { it, shopperSees, process });
  await requireFreshSummary(real, process);
};

const owing = (amounts: readonly string[]): number => amounts.reduce((sum, one) => sum + Number(one), 0);

/** The pending amount on screens, in webhooks and in lists is what can still be paid. */
const requireSaidRight = async (
  { ctx, tenant: { actor, store } }: Real,
  { it, shopperSees, process }: { it: ModelReturn; shopperSees: ModelReturn; process: ReturnProcess },
): Promise<void> => {
  const payable = payableOf(it);
  const { outlook, refunds } = presentTracking({
    process,
    store,
    timeline: [],
    papers: { label: null, qrCode: null, customsForm: null },
    appUrl: "",
  });
  expect(owing([outlook.pending, outlook.expected]), "status page").toBe(payableOf(shopperSees));
  const charges = process.activities.flatMap(({ input, state }) =>
    input.chargeId === undefined || state === "DONE" ? [] : [String(input.amountMinor)],
  );
  expect(Number(outlook.chargeDue), "charges that go back").toBe(owing(charges));
  const { compensation } = publishWebhookPayload(process, "onShippingStatusUpdated");
  expect(owing(compensation.refunds.map(({ missing_amount }) => missing_amount)), "webhook").toBe(payable);
  const paid = owing(refunds.map(({ amount }) => amount)) - Number(outlook.pending);
  expect(Number(outlook.paid), "paid").toBe(paid);
  const staff = refundOutlook(process);
  expect(staff.pendingMinor + staff.expectedMinor, "dashboard").toBe(payable);
  const asked = presentAffected(process, { activityId: "", money: "OPEN" });
  expect(Number(asked.amount), "dialogs").toBe(payable);
  const [row] = await listReturnRows(ctx.db, actor, {
    ...{ choice: EVERY_RETURN, now: ctx.clock.now(), cursor: null, limit: 1, ids: [process.id] },
  });
  expect(row?.valueMinor, "list").toBe(staff.totalMinor);
  const wait = presentPayoutWait(process, actor.id);
  expect(wait !== null, "waits").toBe(it.isWaiting);
  if (wait !== null) expect(Number(wait.amount), "what waits").toBe(payable);
  else expect(staff.totalMinor, "total").toBe(Number(outlook.total));
};

let compared = 0;
/** A text that wasn't updated shows on the next check; checking each time would double a history's duration. */
const LOOK_EVERY = 4;

/** A stored summary equals one computed now. */
const requireFreshSummary = async ({ ctx, tenant }: Real, process: ReturnProcess): Promise<void> => {
  compared += 1;
  if (compared % LOOK_EVERY !== 0) return;
  const stamped = await stampProcesses(ctx.db, sql`p.id = ${process.id}`);
  const [text] = await cachedSummaries(ctx, tenant.actor, stamped);
  expect(String(text)).toBe(JSON.stringify(ReturnSummaryDto.parse(publishReturnSummary(process, ctx.env.APP_URL))));
};

/** The state derived from the history equals the columns. */
export const rebuild = async ({ ctx, tenant }: Real, id: string): Promise<void> => {
  const { actor } = tenant;
  const process = await getProcess(ctx.db, actor, id);
  const [unitEvents, processEvents, holds] = await Promise.all([
    listUnitEvents(ctx.db, actor, process.id),
    listTimeline(ctx.db, actor, process.id),
    listHolds(ctx.db, actor, process.id),
  ]);
  const at = ctx.clock.now().toISOString();
  const state = processAt({ unitEvents, processEvents, holds, at });
  const byId = <T extends { unitId: string }>(units: T[]) => units.toSorted((a, b) => a.unitId.localeCompare(b.unitId));
  expect(state && { ...state, holds: state.holds.length, units: byId(state.units) }).toEqual({
    status: process.status,
    shippingStatus: process.shippingStatus,
    holds: process.holds.length,
    units: byId(
      process.units.map(({ id, location, verdict, payment, rejectReason, reviewedBy }) => ({
        unitId: id,
        location,
        verdict,
        payment,
        rejectReason,
        reviewedBy,
      })),
    ),
  });
};
