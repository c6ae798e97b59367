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
 * Records that an email is about to be sent, before it is. Its text isn't stored, because its link opens the return
 * without a sign-in. Sending the same email again uses the same row. @returns the number of attempts, and since when
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
 * Records the outcome. Nothing is written for an email whose shopper was erased meanwhile, and a report from the mail
 * service takes precedence.
 */
export const recordMail = async (tx: Tx, { groupId }: TenantScope, { id, ...outcome }: Outcome): Promise<void> => {
  const recorded = query.updateTable("mails").set(outcome).where("id", "=", id).where("groupId", "=", groupId);
  await change(tx, recorded.where("notice", "is", null));
};
