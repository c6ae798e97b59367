import { NEXT_ACTIVITY_DUE } from "./activities";
import type { Tx } from "./client";
import { Prisma } from "./generated/client";
import { NEXT_VOID_DUE } from "./voided-shipments";
import { NEXT_WITHDRAWAL_MAIL_DUE } from "./withdrawals";

export type DueWork = {
  /** When the next one is due; null when none waits. */
  dueAt: Date | null;
  /** By the database's clock. */
  isDue: boolean;
};

export type DueWorkKind = "activities" | "withdrawalMails" | "voidedLabels";

/** What waits to be done by wake-ups that mostly find nothing: one statement instead of a claim for each kind. */
export const findDueWork = async (db: Tx): Promise<ReadonlyMap<DueWorkKind, DueWork>> => {
  const rows = await db.$queryRaw<(DueWork & { kind: DueWorkKind })[]>(Prisma.sql`
    select kind, "dueAt", coalesce("dueAt" <= now(), false) as "isDue" from (
      select 'activities' as kind, a."dueAt" from (${NEXT_ACTIVITY_DUE}) a
      union all select 'withdrawalMails', w."dueAt" from (${NEXT_WITHDRAWAL_MAIL_DUE}) w
      union all select 'voidedLabels', v."dueAt" from (${NEXT_VOID_DUE}) v) work`);
  return new Map(rows.map(({ kind, ...work }) => [kind, work]));
};
