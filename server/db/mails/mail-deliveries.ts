import type { MailState } from "@/contract/vocabulary/mail-state";
import type { Tx } from "@/server/db/client";
import { change, readOne } from "@/server/db/run";
import { query } from "@/server/db/tables/query";
import type { TenantScope } from "@/server/kernel/actor";

export type MailQueued = {
  id: string;
  ecommerceId: string;
  processId: string | null;
  connectionId: string | null;
  fromAddress: string;
  toAddress: string;
  subject: string;
  now: Date;
};

/**
 * Writes down that a mail is about to be sent, before it is. Its text is not kept: the link in it opens the return without
 * a sign-in. The same mail once more is the same row. @returns how often it was tried, and since when
 */
export const queueMail = async (
  tx: Tx,
  { groupId }: TenantScope,
  { now, id, ...mail }: MailQueued,
): Promise<{ attempts: number; createdAt: string }> =>
  readOne(
    tx,
    query
      .insertInto("mails")
      .values({ id, ...mail, groupId, text: "", html: "", state: "QUEUED", attempts: 1, createdAt: now })
      .onConflict((oc) =>
        oc.column("id").doUpdateSet((eb) => ({
          ...{ ...mail, state: "QUEUED" as const, nextAt: null, notice: null, noticeAt: null },
          attempts: eb("mails.attempts", "+", 1),
        })),
      )
      .returning(["attempts", "createdAt"]),
  );

type Outcome = { id: string; state: MailState; code: number; answer: string; nextAt: Date | null };

/**
 * What became of it. A mail whose shopper was erased meanwhile is not written again, and a service that has told already
 * what became of it knows better.
 */
export const recordMail = async (tx: Tx, { groupId }: TenantScope, { id, ...outcome }: Outcome): Promise<void> => {
  const recorded = query.updateTable("mails").set(outcome).where("id", "=", id).where("groupId", "=", groupId);
  await change(tx, recorded.where("notice", "is", null));
};
