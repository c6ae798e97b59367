import type { Tx } from "@/server/db/client";
import { read, readFirst } from "@/server/db/run";
import { query, sql } from "@/server/db/tables/query";
import type { NewRow, RowOf } from "@/server/db/tables/rows";
import { isErased } from "@/server/db/webhooks/erase-events";
import { insertRows } from "@/server/db/write-rows";
import type { TenantScope } from "@/server/kernel/actor";

export const insertMail = async (
  tx: Tx,
  { groupId }: TenantScope,
  mail: Omit<NewRow<"mails">, "groupId">,
): Promise<void> => {
  await insertRows(tx, "mails", [{ ...mail, groupId }], { skipExisting: true });
};

/**
 * Returns whether the shopper of a return can't be emailed because they were erased; locked until the transaction ends,
 * see `isErased`.
 */
export const isMailOfErased = async (tx: Tx, processId: string): Promise<boolean> => {
  const known = sql<{ isErased: boolean }>`select known.is_erased from ${isErased(processId)} known`;
  return (await readFirst(tx, known))?.isErased ?? false;
};

const SUMMARY = [
  ...(["id", "groupId", "processId", "fromAddress", "toAddress", "subject", "text", "html", "createdAt"] as const),
  ...(["state", "code", "answer", "nextAt", "notice", "noticeAt"] as const),
] as const;

/** An email with its delivery status; see server/db/mails/mail-deliveries.ts. */
export type MailSummary = Pick<RowOf<"mails">, (typeof SUMMARY)[number]>;

/** `headers`: besides Subject, From, To and Date. */
export type MailRow = MailSummary & Pick<RowOf<"mails">, "headers" | "attachments">;

/** Newest first, without attachments. */
export const listMails = (tx: Tx, { groupId }: TenantScope): Promise<MailSummary[]> =>
  read(
    tx,
    query
      .selectFrom("mails")
      .select(SUMMARY)
      .where("groupId", "=", groupId)
      .orderBy("createdAt", "desc")
      .orderBy("id", "desc")
      .limit(100),
  );

export const findMail = (tx: Tx, { groupId }: TenantScope, id: string): Promise<MailRow | null> =>
  readFirst(
    tx,
    query
      .selectFrom("mails")
      .select([...SUMMARY, "headers", "attachments"])
      .where("id", "=", id)
      .where("groupId", "=", groupId),
  );
