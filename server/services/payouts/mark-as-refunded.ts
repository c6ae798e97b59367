import { visibleText } from "@/contract/vocabulary/visible-text";
import type { Tx } from "@/server/db/client";
import { stopActivity } from "@/server/db/jobs/activities";
import { endPayoutWait } from "@/server/db/money/payout-waits";
import { coverPayout } from "@/server/db/money/payouts";
import { addTimelineEntry } from "@/server/db/returns/process-writes";
import { getProcess, lockProcess } from "@/server/db/returns/processes";
import { getStore } from "@/server/db/stores/stores";
import { inTransaction } from "@/server/db/transaction";
import { type CoveredPayout, coverPayouts } from "@/server/domain/money/cover-payouts";
import { formulaAmount } from "@/server/domain/money/formula-amount";
import { dueMinor, sumDueMinor } from "@/server/domain/payouts/payout-money";
import { pickDueUnits, type RefundedLine } from "@/server/domain/payouts/pick-due-units";
import { isOpen } from "@/server/domain/process/activity-questions";
import type { ReturnProcess, ReturnUnit } from "@/server/domain/process/types";
import type { Actor } from "@/server/kernel/actor";
import { localDay } from "@/server/kernel/local-day";
import { invalidField, Problem } from "@/server/kernel/problem";
import type { ServiceContext } from "../context";
import { deciding } from "../domain-problem";
import { finalizeChange } from "../finalize-change/finalize-change";
import { requireNoneBegunSince, requireNotAtProvider } from "../payments/require-not-at-provider";
import { recordPaidUnits, recordPaymentTrack, recordRevivedUnits } from "../settlement/record-payment-track";

export type MarkCall = {
  actor: Actor;
  processId: string;
  /** Null: everything that is pending, or everything of the lines. */
  amount: { amountMinor: number; currency: string } | null;
  /** Why and how, for the team; may be empty if there is a reference. */
  note: string;
  /** The bank's or provider's; shoppers read it. "" if there is none. */
  reference?: string;
  /** The day it was sent, as YYYY-MM-DD; null: today where the store is. */
  sentOn?: string | null;
  /** Only these units; none: the whole return. */
  lines: readonly RefundedLine[];
  /** Only these payouts; absent: all of them. */
  payoutIds?: readonly string[];
  /** The pending amount that the caller saw, in minor units: another amount isn't marked. Absent: any amount. */
  expectedMinor?: number;
  /** Written in the same transaction, once it is known that something is covered. */
  onChange?: (tx: Tx) => Promise<void>;
};

/**
 * Records that the merchant refunded a return elsewhere, completely or in part (specification, "mark as refunded";
 * decisions, section 5). The covered part isn't paid again; the rest is paid under its own key. The process ends when
 * everything is paid.
 * @throws Problem NOT_FOUND, INVALID_ARGUMENT, FAILED_PRECONDITION when nothing is pending, ABORTED while a payout of
 * it is being paid
 */
export const markAsRefunded = async (ctx: ServiceContext, call: MarkCall): Promise<ReturnProcess> => {
  const { actor, processId } = call;
  const [note, reference] = [visibleText(call.note), visibleText(call.reference ?? "")];
  if (note === "" && reference === "") throw invalidField("note", "say why, and how it was refunded");
  if (call.amount?.amountMinor === 0) throw invalidField("amount_override.amount", "must be above zero");
  const seen = await getProcess(ctx.db, actor, processId);
  await requireNotAtProvider(ctx, seen);
  return inTransaction(ctx, async (tx) => {
    const locked = await lockProcess(tx, actor, processId);
    requireNoneBegunSince(seen, locked);
    const now = ctx.clock.now();
    const units = deciding(() => pickDueUnits(locked, call.lines));
    const asked = () => ({ amountMinor: amountOf(locked, { ...call, units }), currency: locked.currency });
    const covered = deciding(() => coverPayouts(pendingOf(locked, call.payoutIds), asked()));
    requireExpected(locked, { covered, expectedMinor: call.expectedMinor });
    const sentOn = await daySent(tx, { actor, process: locked, sentOn: call.sentOn ?? null, now });
    const payment = { note: note || reference, reference, sentOn };
    for (const one of covered) await stopPaying(tx, { process: locked, payoutId: one.payoutId, now });
    for (const one of covered) await cover(tx, { actor, process: locked, one, payment, now });
    await tell(tx, { actor, process: locked, covered, payment, now });
    await call.onChange?.(tx);
    const named = { id: processId, units };
    await recordPaymentTrack(tx, actor, { process: named, from: ["DUE", "FAILED"], to: "SETTLED", now });
    const marked = await getProcess(tx, actor, processId);
    await recordPaidUnits(tx, actor, { process: marked, now });
    await recordRevivedUnits(tx, actor, { process: marked, now });
    await endWaitOfCovered(tx, { actor, process: marked, now });
    return finalizeChange(ctx, tx, { actor, processId, events: [] });
  });
};

type Payment = { note: string; reference: string; sentOn: string };

/** @throws Problem INVALID_ARGUMENT for a day that is in the future where the store is */
const daySent = async (
  tx: Tx,
  { actor, process, sentOn, now }: { actor: Actor; process: ReturnProcess; sentOn: string | null; now: Date },
): Promise<string> => {
  const { timeZone } = await getStore(tx, actor, process.ecommerceId);
  const today = localDay(now, timeZone);
  if (sentOn !== null && sentOn > today) throw invalidField("sent_on", "choose today or an earlier day");
  return sentOn ?? today;
};

/** @throws Problem FAILED_PRECONDITION */
const requireExpected = (
  { currency }: ReturnProcess,
  { covered, expectedMinor }: { covered: readonly CoveredPayout[]; expectedMinor: number | undefined },
): void => {
  const pendingMinor = covered.reduce((sum, { coveredMinor }) => sum + coveredMinor, 0);
  if (expectedMinor === undefined || expectedMinor === pendingMinor) return;
  const [then, current] = [formulaAmount(expectedMinor, currency), formulaAmount(pendingMinor, currency)];
  throw new Problem(
    "FAILED_PRECONDITION",
    `The pending refund has changed from ${then} to ${current}. Check it again.`,
  );
};

const pendingOf = (process: ReturnProcess, payoutIds: readonly string[] | undefined) => {
  const isOver = process.status === "CANCELED" || process.status === "FAILED";
  const named = process.payouts.filter(({ id }) => payoutIds === undefined || payoutIds.includes(id));
  const pending = isOver ? [] : named.map((payout) => ({ id: payout.id, amountMinor: dueMinor(payout) }));
  if (pending.some(({ amountMinor }) => amountMinor > 0)) return pending;
  const isDecided = process.units.every(({ verdict }) => verdict !== "UNDECIDED");
  if (isOver || isDecided) throw new Problem("FAILED_PRECONDITION", "No refund of this return is pending.");
  throw new Problem("FAILED_PRECONDITION", "Nothing has been inspected yet, so there is no refund to mark.");
};

const amountOf = (
  process: ReturnProcess,
  { amount, lines, units }: Pick<MarkCall, "amount" | "lines"> & { units: readonly ReturnUnit[] },
): number | null => {
  if (amount !== null && amount.currency !== process.currency)
    throw invalidField("amount_override.currency_code", `this return is in ${process.currency}`);
  if (amount !== null) return amount.amountMinor;
  if (lines.length === 0) return null;
  const pendingMinor = process.payouts.reduce((sum, payout) => sum + dueMinor(payout), 0);
  // Fees were deducted from the return as a whole: the last lines cover what is left of it.
  return Math.min(
    pendingMinor,
    units.reduce((sum, { paidMinor }) => sum + paidMinor, 0),
  );
};

/** A refund made elsewhere needs no release. The time to undo continues, because new items may wait for it. */
const endWaitOfCovered = async (
  tx: Tx,
  { actor, process, now }: { actor: Actor; process: ReturnProcess; now: Date },
): Promise<void> => {
  if (sumDueMinor(process.payouts) > 0) return;
  for (const { id, needsSecondPerson } of process.payoutWaits)
    if (needsSecondPerson) await endPayoutWait(tx, actor, { id, ending: "COVERED", by: actor.name, now });
};

/** The activity's row decides: a worker that has claimed it may be paying at this moment. */
const stopPaying = async (
  tx: Tx,
  { process, payoutId, now }: { process: ReturnProcess; payoutId: string; now: Date },
): Promise<void> => {
  const { groupId } = process;
  const open = process.activities.filter((activity) => activity.input.payoutId === payoutId && isOpen(activity));
  for (const { id, attempts } of open)
    if (!(await stopActivity(tx, { id, groupId, attempts, now })))
      throw new Problem("ABORTED", "A refund of this return is being sent right now. Check again in a minute.");
};

const cover = async (
  tx: Tx,
  call: { actor: Actor; process: ReturnProcess; one: CoveredPayout; payment: Payment; now: Date },
): Promise<void> => {
  const {
    actor,
    process,
    one,
    payment: { note, reference, sentOn },
    now,
  } = call;
  const before = process.payouts.find(({ id }) => id === one.payoutId)?.externalNote ?? "";
  await coverPayout(tx, actor, {
    id: one.payoutId,
    coveredMinor: one.coveredMinor,
    isWhole: one.leftMinor === 0,
    note: before === "" ? note : `${before}\n${note}`,
    reference,
    sentOn,
    now,
  });
};

const tell = (
  tx: Tx,
  call: { actor: Actor; process: ReturnProcess; covered: readonly CoveredPayout[]; payment: Payment; now: Date },
): Promise<void> => {
  const { actor, process, covered, payment, now } = call;
  const amountMinor = covered.reduce((sum, { coveredMinor }) => sum + coveredMinor, 0);
  const data = { amountMinor, currency: process.currency, ...payment };
  const entry = { kind: "EXTERNAL_REFUND", isShopperVisible: false, data };
  return addTimelineEntry(tx, actor, { processId: process.id, entry, now });
};
