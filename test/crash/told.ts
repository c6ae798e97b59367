import { getProcess } from "@/server/db/returns/processes";
import { listTimeline } from "@/server/db/returns/timeline";
import type { TestContext } from "../context";
import type { Tenant } from "../factories";
import type { LedgerEntry } from "./ledger";

/** Everything stored about a return, without names and times: two returns with the same history are equal. */
export const told = async (ctx: TestContext, { actor }: Tenant, id: string) => {
  const process = await getProcess(ctx.db, actor, id);
  const [timeline, outbox, unitEvents, credits] = await Promise.all([
    listTimeline(ctx.db, actor, id),
    ctx.db.outboxEvent.findMany({ where: { processId: id }, orderBy: { sequence: "asc" } }),
    ctx.db.unitEvent.findMany({ where: { processId: id } }),
    ctx.db.creditEntry.findMany({ where: { creditId: { in: process.credits.map((credit) => credit.id) } } }),
  ]);
  const {
    status,
    shippingStatus,
    units,
    payouts,
    charges,
    cardHold,
    shipments,
    order,
    exchangeOrder,
    activities,
    timers,
  } = process;
  return {
    status,
    shippingStatus,
    isPlatformReturn: process.platformProcessId !== "",
    holds: process.holds.length,
    settlements: process.settlements.map(({ basis, totalMinor }) => `${basis} ${totalMinor}`),
    units: units.map(({ location, verdict, payment, restockedAt }) => [
      location,
      verdict,
      payment,
      restockedAt !== null,
    ]),
    payouts: payouts.map(({ amountMinor, refundOption, status: paid, reference }) => [
      ...[amountMinor, refundOption, paid, reference !== ""],
    ]),
    credits: credits.map(({ kind, amountMinor }) => `${kind} ${amountMinor}`).sort(),
    charges: charges.map(({ amountMinor, refundedMinor, status: charged }) => [amountMinor, refundedMinor, charged]),
    cardHold: cardHold && [cardHold.status, cardHold.amountMinor, cardHold.capturedMinor, cardHold.holdCause],
    paid: [order, exchangeOrder].map((one) =>
      one?.payments.map(({ capturedMinor, carriedMinor }) => [capturedMinor, carriedMinor]),
    ),
    shipments: shipments.map(({ status: where, voidedAt, labelFileId }) => [
      where,
      voidedAt !== null,
      labelFileId !== null,
    ]),
    newOrder: exchangeOrder?.lines.map(({ sku, quantity }) => `${quantity} ${sku}`) ?? null,
    activities: activities
      .map(({ name, leg, state, lastError }) => `${name} ${kindOf(leg)} ${state} ${lastError}`)
      .sort(),
    timers: timers.map(({ kind, state }) => `${kind} ${state}`).sort(),
    // Simultaneous entries have no order.
    timeline: timeline.map(({ kind }) => kind).sort(),
    unitEvents: unitEvents.map(({ track, state }) => `${track} ${state}`).sort(),
    events: outbox.map(({ type }) => type),
    sequences: outbox.map(({ sequence }) => Number(sequence)),
  };
};

/** A leg without the IDs that it may contain. */
const kindOf = (leg: string): string => leg.replaceAll(/[a-z]+_[0-9A-Za-z]+/g, "id");

/** What partners did for one return: each effect under its key, without the return's IDs. */
export const doneFor = (ledger: readonly LedgerEntry[], id: string): string[] => {
  const done = ledger.filter((entry) => entry.what === "DONE");
  const own = done.filter(({ key }) => key.includes(`:${id}:`));
  // The result of a hold is stored under its payment.
  const ends = done.filter(({ key }) => own.some(({ reference }) => key === `hold:${reference}`));
  return [...own.map(({ act, key }) => `${act} ${kindOf(key)}`), ...ends.map(({ act }) => `${act} hold`)].sort();
};

/** The emails of one return, by their Message-ID, each with the number of times it was sent. */
export const sentFor = (ledger: readonly LedgerEntry[], id: string): Map<string, number> => {
  const times = new Map<string, number>();
  for (const entry of ledger)
    if (entry.what === "SENT" && entry.processId === id)
      times.set(entry.messageId, (times.get(entry.messageId) ?? 0) + 1);
  return times;
};
