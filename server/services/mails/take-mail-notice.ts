import type { MailNoticeKind } from "@/contract/vocabulary/mail-state";
import type { Tx } from "@/server/db/client";
import type { ClaimedHooks, HookMail } from "@/server/db/connections/hook-events";
import { finishByHand, reopenMail } from "@/server/db/jobs/activities";
import { findNoticedMail, lockNoticedMail, type NoticedMailRow, recordNotice } from "@/server/db/mails/mail-notices";
import { insertSuppression } from "@/server/db/mails/mail-suppressions";
import { addTimelineEntry } from "@/server/db/returns/process-writes";
import { getProcess, holdProcess } from "@/server/db/returns/processes";
import { listReceiptsTo, reopenReceipt } from "@/server/db/returns/withdrawals";
import { inTransaction } from "@/server/db/transaction";
import type { Connection } from "@/server/domain/connections/types";
import { applyNotice, isBounce, isSuppressing } from "@/server/domain/mails/apply-notice";
import type { Activity } from "@/server/domain/process/types";
import { type Actor, systemActor } from "@/server/kernel/actor";
import { mailIdOf } from "@/server/partners/mail-id";
import { PartnerError } from "@/server/partners/partner-error";
import type { ServiceContext } from "../context";
import { finalizeChange } from "../finalize-change/finalize-change";
import { messageIdOfActivity, messageIdOfWithdrawal } from "./mail-headers";

type Noticed = { connection: Connection; hooks: ClaimedHooks };

/**
 * Processes an email service's notice: the delivery status, whether the store may keep sending to the address, and
 * whether a person has to contact the shopper another way. Notices about emails of another connection or erased emails
 * are ignored.
 * @throws PartnerError BUSY while the email is still being sent
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

/** Counts a bounced withdrawal receipt as not sent: the merchant owes it, and sends it another way. */
const tellReceiptOfNotice = async (
  tx: Tx,
  actor: Actor,
  { mail: { id, ecommerceId, toAddress: address }, told }: { mail: NoticedMailRow; told: HookMail },
): Promise<void> => {
  if (!isBounce(told.kind)) return;
  const receipts = await listReceiptsTo(tx, actor, { ecommerceId, address });
  const receipt = receipts.find(({ withdrawalId }) => mailIdOf(messageIdOfWithdrawal(withdrawalId, "RECEIPT")) === id);
  if (receipt === undefined) return;
  await reopenReceipt(tx, actor, { withdrawalId: receipt.withdrawalId, error: bounceWords(told).replace(/\.$/, "") });
};

/** A worker finishes an email within seconds after the service accepted it. */
const BUSY_SECONDS = 30;

/**
 * Makes a bounced email a task of its return, like one that was refused at once. A later delivery ends the task. Under
 * the lock of the process. @throws PartnerError BUSY while a worker is sending the email
 */
const tellReturnOfNotice = async (
  ctx: ServiceContext,
  tx: Tx,
  { actor, processId, mail, told }: { actor: Actor; processId: string; mail: NoticedMailRow; told: HookMail },
): Promise<void> => {
  const { activities } = await getProcess(tx, actor, processId);
  const activity = activities.find((one) => one.name === "NOTIFY_SHOPPER" && isOf(mail, one));
  if (activity === undefined) return;
  const now = ctx.clock.now();
  if (isBounce(told.kind)) {
    if (activity.state === "PENDING")
      throw new PartnerError("MAIL", "BUSY", "The email is being sent.", { retryAfterSeconds: BUSY_SECONDS });
    const error = bounceWords(told);
    if (!(await reopenMail(tx, { id: activity.id, groupId: actor.groupId, error }))) return;
    const entry = { kind: "ACTIVITY_FAILED", isShopperVisible: false, data: { activity: activity.name, error } };
    await addTimelineEntry(tx, actor, { processId, entry, now });
  } else {
    if (!isBounce(mail.notice) || activity.state !== "HELD") return;
    await finishByHand(tx, actor, { id: activity.id, result: activity.result as Result, now });
  }
  await finalizeChange(ctx, tx, { actor, processId, events: [] });
};

type Result = Parameters<typeof finishByHand>[2]["result"];

const isOf = ({ id }: NoticedMailRow, activity: Activity): boolean => mailIdOf(messageIdOfActivity(activity)) === id;

/** Without the service's own words, which may name the recipient: the email's row keeps those. */
const bounceWords = ({ kind, code }: { kind: MailNoticeKind; code: number }): string => {
  const reply = code === 0 ? "" : ` (${code})`;
  if (kind === "HARD_BOUNCE")
    return `The email came back: the address does not exist${reply}. Correct it and try again; until then nothing is sent to it.`;
  if (kind === "BLOCKED") return `The email came back: it was blocked${reply}. The reason is in Emails.`;
  return `The email came back: it could not be delivered${reply}. The reason is in Emails.`;
};
