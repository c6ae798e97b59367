import type { Tx } from "@/server/db/client";
import { inSeconds } from "@/server/db/in-seconds";
import { changeSql, read, readFirstSql } from "@/server/db/run";
import { sql } from "@/server/db/tables/query";
import { wakeAfter } from "@/server/db/wakes";

/**
 * Emails to shoppers whose payment was refunded because they never confirmed their draft: there is no return to report
 * it.
 */

export type BackMail = {
  chargeId: string;
  groupId: string;
  /** ID of the draft. */
  returnId: string;
  amountMinor: number;
  currency: string;
  /** Including this one. */
  attempts: number;
};

/** In the transaction that records the refund. */
export const planBackMail = async (
  tx: Tx,
  { groupId, chargeId }: { groupId: string; chargeId: string },
): Promise<void> => {
  wakeAfter(tx, "activities");
  await changeSql(tx)`
    update charges set back_mail_due_at = now() where id = ${chargeId} and group_id = ${groupId} and status = 'REFUNDED'`;
};

/** Claims of a dead worker expire, and the next worker takes over. */
const LEASE_SECONDS = 60;

/** Claims a due one, skipping those held by others; null if there is none. */
export const claimBackMail = (tx: Tx): Promise<BackMail | null> => readFirstSql<BackMail>(tx)`
    update charges c set back_mail_due_at = now() + make_interval(secs => ${LEASE_SECONDS}),
      back_mail_attempts = c.back_mail_attempts + 1
    where c.id = (select id from charges where back_mail_due_at <= now()
      order by back_mail_due_at limit 1 for update skip locked)
    returning c.id as "chargeId", c.group_id as "groupId", c.return_id as "returnId",
      c.amount_minor::float8 as "amountMinor", c.currency, c.back_mail_attempts as attempts`;

/** Sets the seconds until the next attempt, by the database's clock; null: it was sent, or never will be. */
export const postponeBackMail = async (
  tx: Tx,
  { chargeId, seconds }: { chargeId: string; seconds: number | null },
): Promise<void> => {
  await changeSql(tx)`update charges set back_mail_due_at = ${inSeconds(seconds)} where id = ${chargeId}`;
};

/** When the next one is due, as one row. */
export const NEXT_BACK_MAIL_DUE = sql`
  select min(back_mail_due_at) as "dueAt" from charges where back_mail_due_at is not null`;

export const nextBackMailDueAt = async (tx: Tx): Promise<string | null> => {
  const [row] = await read(tx, NEXT_BACK_MAIL_DUE.$castTo<{ dueAt: string | null }>());
  return row?.dueAt ?? null;
};
