import type { Tx } from "./client";
import { Prisma } from "./generated/client";

/** Refunds that were sent, and may fail at their provider or be disputed yet. */
export type FollowedRefund = {
  id: string;
  groupId: string;
  processId: string;
  settledAt: Date;
};

/** Who claimed one and did not come back leaves it to the next. */
const LEASE_SECONDS = 120;

/** Takes one that is due, passing over those that others hold; null when there is none. */
export const claimFollowedRefund = async (tx: Tx): Promise<FollowedRefund | null> => {
  const [claimed] = await tx.$queryRaw<FollowedRefund[]>(Prisma.sql`
    update payouts set follow_due_at = now() + make_interval(secs => ${LEASE_SECONDS})
    where id = (select id from payouts where follow_due_at <= now()
      order by follow_due_at limit 1 for update skip locked)
    returning id, group_id as "groupId", process_id as "processId", coalesce(settled_at, created_at) as "settledAt"`);
  return claimed ?? null;
};

/** When its provider is asked next; null: not any more. */
export const followRefund = async (tx: Tx, { id, dueAt }: { id: string; dueAt: Date | null }): Promise<void> => {
  await tx.payout.updateMany({ where: { id }, data: { followDueAt: dueAt } });
};

/** When the next provider is to be asked, as one row. */
export const NEXT_FOLLOW_DUE = Prisma.sql`
  select min(follow_due_at) as "dueAt" from payouts where follow_due_at is not null`;

export const nextFollowDueAt = async (tx: Tx): Promise<Date | null> => {
  const [row] = await tx.$queryRaw<{ dueAt: Date | null }[]>(NEXT_FOLLOW_DUE);
  return row?.dueAt ?? null;
};
