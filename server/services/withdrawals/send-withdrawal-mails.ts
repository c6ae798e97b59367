import { isAddress } from "@/contract/vocabulary/mail-address";
import {
  type ClaimedWithdrawalMail,
  claimWithdrawalMail,
  finishWithdrawalMail,
  getReceipt,
  getWithdrawal,
  nextWithdrawalMailDueAt,
  postponeWithdrawalMail,
} from "@/server/db/returns/withdrawals";
import { getStore } from "@/server/db/stores/stores";
import { systemActor } from "@/server/kernel/actor";
import type { OutgoingMail } from "@/server/partners/mailer";
import { PartnerError } from "@/server/partners/partner-error";
import type { ServiceContext } from "../context";
import { deliverMail } from "../mails/deliver-mail";
import { messageIdOfWithdrawal, senderOf } from "../mails/mail-headers";
import { composeNotice, composeReceiptMail } from "./compose-withdrawal-mail";

/** Waits between attempts; a receipt is owed, so the last wait repeats until it went out. */
const BACKOFF_SECONDS = [5, 30, 120, 600, 1800] as const;
const LONGEST_WAIT_SECONDS = 3600;

/**
 * Sends the receipts and notices that are due until none is, each once (twice when this process ends in the middle).
 * Safe to call at any time, by several workers at once.
 */
export const sendWithdrawalMails = async (
  ctx: ServiceContext,
  { signal }: { signal?: AbortSignal } = {},
): Promise<{ done: number; nextDueAt: string | null }> => {
  let done = 0;
  while (!signal?.aborted) {
    const claimed = await claimWithdrawalMail(ctx.db);
    if (claimed === null) return { done, nextDueAt: await nextWithdrawalMailDueAt(ctx.db) };
    await sendOne(ctx, claimed);
    done += 1;
  }
  return { done, nextDueAt: null };
};

const sendOne = async (ctx: ServiceContext, claimed: ClaimedWithdrawalMail): Promise<void> => {
  try {
    await send(ctx, claimed);
    await finishWithdrawalMail(ctx.db, claimed, ctx.clock.now());
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    ctx.log.warn({ withdrawal_id: claimed.withdrawalId, kind: claimed.kind, error: message }, "a mail was not sent");
    const isFinal = error instanceof PartnerError && !error.isRetryable;
    const seconds = isFinal ? null : (BACKOFF_SECONDS[claimed.attempts - 1] ?? LONGEST_WAIT_SECONDS);
    await postponeWithdrawalMail(ctx.db, claimed, { seconds, error: message });
  }
};

const send = async (ctx: ServiceContext, claimed: ClaimedWithdrawalMail): Promise<void> => {
  const { ecommerceId, mail } = await write(ctx, claimed);
  const { isTesting } = await getStore(ctx.db, systemActor(claimed.groupId), ecommerceId);
  await deliverMail(ctx, {
    groupId: claimed.groupId,
    ecommerceId,
    isTest: isTesting,
    processId: null,
    isForShopper: claimed.kind === "RECEIPT",
    mail,
  });
};

const write = async (
  ctx: ServiceContext,
  { withdrawalId, groupId, kind }: ClaimedWithdrawalMail,
): Promise<{ ecommerceId: string; mail: OutgoingMail }> => {
  const actor = systemActor(groupId);
  const withdrawal = await getWithdrawal(ctx.db, actor, withdrawalId);
  const store = await getStore(ctx.db, actor, withdrawal.ecommerceId);
  const isReceipt = kind === "RECEIPT";
  const compose = isReceipt ? composeReceiptMail : composeNotice;
  const { subject, text, html, language } = compose({ withdrawal, store, appUrl: ctx.env.APP_URL });
  const { contactEmail } = store.config;
  const replyTo = isReceipt ? contactEmail : withdrawal.email;
  const mail = {
    to: isReceipt ? withdrawal.email : contactEmail,
    from: senderOf({ mailFrom: ctx.env.MAIL_FROM, storeName: store.name }),
    ...{ subject, text, html },
    headers: {
      "Message-ID": messageIdOfWithdrawal(withdrawalId, kind),
      "Auto-Submitted": "auto-generated",
      "Content-Language": language,
      ...(isAddress(replyTo) ? { "Reply-To": replyTo } : {}),
      "X-SVC-Group": groupId,
    },
    attachments: [
      {
        name: `${withdrawal.number}.pdf`,
        contentType: "application/pdf",
        content: await getReceipt(ctx.db, actor, withdrawalId),
      },
    ],
  };
  return { ecommerceId: store.id, mail };
};
