import { insertBulkJob, lockBulkJob, type RefundMark } from "@/server/db/jobs/bulk-jobs";
import { findPayoutReturns } from "@/server/db/money/refunds-due";
import { inTransaction } from "@/server/db/transaction";
import type { Actor } from "@/server/kernel/actor";
import { sha256Hex } from "@/server/kernel/crypto";
import { notFound, Problem } from "@/server/kernel/problem";
import type { ServiceContext } from "../context";
import { bulkJobId } from "./start-bulk-job";

type MarkedRefund = { payoutId: string; amountMinor: number; reference: string };
type Asked = { actor: Actor; requestId: string; sentOn: string | null; refunds: readonly MarkedRefund[] };

/**
 * Starts a job that marks refunds sent by the store as refunded, return by return, and returns its ID. The same request
 * again returns the same job. Payouts of one return with one reference are marked together.
 * @throws Problem NOT_FOUND, FAILED_PRECONDITION when none of them is pending, IDEMPOTENCY_KEY_REUSED
 */
export const startMarkingRefunds = async (ctx: ServiceContext, asked: Asked): Promise<string> => {
  const { actor, refunds, sentOn } = asked;
  const id = bulkJobId(actor, asked.requestId);
  const target = sha256Hex(JSON.stringify([sentOn, refunds])).slice(0, 32);
  await inTransaction(ctx, async (tx) => {
    const known = await lockBulkJob(tx, actor, id);
    if (known !== null && (known.act !== "MARK_REFUNDED" || known.target !== target))
      throw new Problem(
        "IDEMPOTENCY_KEY_REUSED",
        "This request_id was already used for another request. Generate a new one.",
      );
    if (known !== null) return;
    const found = await findPayoutReturns(
      tx,
      actor,
      refunds.map(({ payoutId }) => payoutId),
    );
    if (found.size < new Set(refunds.map(({ payoutId }) => payoutId)).size) throw notFound("refund");
    const rows = rowsOf(refunds, { found, sentOn });
    const references = new Set(refunds.map(({ reference }) => reference.trim()));
    await insertBulkJob(tx, actor, {
      ...{ id, act: "MARK_REFUNDED", target, targetName: "", now: ctx.clock.now() },
      reason: references.size === 1 ? ([...references][0] ?? "") : "",
      processIds: rows.map(({ processId }) => processId),
      marks: rows.map(({ mark }) => mark),
    });
  });
  ctx.wake("bulkJobs");
  return id;
};

type Planned = { processId: string; mark: RefundMark };

const rowsOf = (
  refunds: readonly MarkedRefund[],
  { found, sentOn }: { found: ReadonlyMap<string, string>; sentOn: string | null },
): Planned[] => {
  const rows = new Map<string, Planned>();
  for (const { payoutId, amountMinor, reference: typed } of new Map(
    refunds.map((one) => [one.payoutId, one]),
  ).values()) {
    const [processId = "", reference] = [found.get(payoutId), typed.trim()];
    const key = `${processId} ${reference}`;
    const { mark } = rows.get(key) ?? { mark: { payoutIds: [], amountMinor: 0, reference, sentOn } };
    const payoutIds = [...mark.payoutIds, payoutId];
    rows.set(key, { processId, mark: { ...mark, payoutIds, amountMinor: mark.amountMinor + amountMinor } });
  }
  return [...rows.values()];
};
