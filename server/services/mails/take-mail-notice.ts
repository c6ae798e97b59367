import type { Tx } from "@/server/db/client";
import type { ClaimedHooks, HookMail } from "@/server/db/connections/hook-events";
import { findNoticedMail, lockNoticedMail, type NoticedMailRow, recordNotice } from "@/server/db/mails/mail-notices";
import { insertSuppression } from "@/server/db/mails/mail-suppressions";
import { holdProcess } from "@/server/db/returns/processes";
import { inTransaction } from "@/server/db/transaction";
import type { Connection } from "@/server/domain/connections/types";
import { applyNotice, isSuppressing } from "@/server/domain/mails/apply-notice";
import { type Actor, systemActor } from "@/server/kernel/actor";
import type { ServiceContext } from "../context";
import { tellReceiptOfNotice } from "./tell-receipt-of-notice";
import { tellReturnOfNotice } from "./tell-return-of-notice";

type Noticed = { connection: Connection; hooks: ClaimedHooks };

/**
 * Takes what a mail service told of a mail: how far it is, whether the store may write to that address again, and whether
 * a person has to reach the shopper another way. A mail that another connection sent, or that was erased, is nobody's.
 * @throws PartnerError BUSY while the mail is still being handed over
 */
export const takeMailNotice = async (ctx: ServiceContext, { connection, hooks }: Noticed): Promise<void> => {
  const { mail: told, subject, occurredAt, receivedAt } = hooks;
  if (told === null) return;
  const actor = systemActor(connection.groupId);
  const key = { id: subject, connectionId: connection.id };
  const seen = await findNoticedMail(ctx.db, actor, key);
  if (seen === null) return;
  const at = new Date(occurredAt ?? receivedAt);
  await inTransaction(ctx, async (tx) => {
    if (seen.processId !== null) await holdProcess(tx, actor, seen.processId);
    const mail = await lockNoticedMail(tx, actor, key);
    const state = mail === null ? null : applyNotice(mail, { kind: told.kind, attempt: told.attempt, at });
    if (mail === null || state === null) return;
    const { kind, code, words } = told;
    await recordNotice(tx, actor, { id: mail.id, state, notice: kind, noticeAt: at, code, answer: words });
    if (isSuppressing(kind, mail)) await suppress(ctx, tx, { actor, mail, told });
    if (mail.processId === null) await tellReceiptOfNotice(tx, actor, { mail, told });
    else await tellReturnOfNotice(ctx, tx, { actor, processId: mail.processId, mail, told });
  });
};

type Suppressing = { actor: Actor; mail: NoticedMailRow; told: HookMail };

const suppress = async (
  ctx: ServiceContext,
  tx: Tx,
  { actor, mail: { ecommerceId, toAddress: address }, told: { kind, code, words } }: Suppressing,
): Promise<void> => {
  const isComplaint = kind === "COMPLAINT";
  const answer = words === "" && isComplaint ? "Reported as spam" : words;
  const now = ctx.clock.now();
  await insertSuppression(tx, actor, { ecommerceId, address, code, answer, isComplaint, now });
};
