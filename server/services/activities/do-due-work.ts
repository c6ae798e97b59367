import { type DueWorkKind, findDueWork } from "@/server/db/due-work";
import type { ServiceContext } from "../context";
import { voidLabels } from "../shipping/void-labels";
import { sendWithdrawalMails } from "../withdrawals/send-withdrawal-mails";
import { runDueActivities } from "./run-due-activities";

type Drained = { done: number; nextDueAt: Date | null };
type DrainOne = (ctx: ServiceContext, options: { signal?: AbortSignal }) => Promise<Drained>;

const DRAINS: readonly [DueWorkKind, DrainOne][] = [
  ["activities", runDueActivities],
  ["withdrawalMails", sendWithdrawalMails],
  ["voidedLabels", voidLabels],
];

/**
 * Does what the hint "activities" is for: activities of returns, receipts of withdrawals, labels to be voided; of those
 * that are due each until none is. All of them end before a failure of one is told. Safe to call at any time, by
 * several workers at once.
 */
export const doDueWork = async (ctx: ServiceContext, { signal }: { signal?: AbortSignal } = {}): Promise<Drained> => {
  const work = await findDueWork(ctx.db);
  const ended = await Promise.allSettled(
    DRAINS.map(async ([kind, drain]): Promise<Drained> => {
      const { dueAt = null, isDue = false } = work.get(kind) ?? {};
      return isDue ? drain(ctx, { signal }) : { done: 0, nextDueAt: dueAt };
    }),
  );
  const results = ended.map((one) => {
    if (one.status === "rejected") throw one.reason;
    return one.value;
  });
  const due = results.flatMap(({ nextDueAt }) => (nextDueAt === null ? [] : [nextDueAt.getTime()]));
  return {
    done: results.reduce((sum, { done }) => sum + done, 0),
    nextDueAt: due.length === 0 ? null : new Date(Math.min(...due)),
  };
};
