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
import { portalAddress } from "@/server/domain/store/portal-address";
import type { Store } from "@/server/domain/store/types";
import type { Withdrawal } from "@/server/domain/withdrawals/types";
import { systemActor } from "@/server/kernel/actor";
import type { OutgoingMail } from "@/server/partners/mailer";
import { PartnerError } from "@/server/partners/partner-error";
import type { ServiceContext } from "../context";
import { deliverMail } from "../mails/deliver-mail";
import { escapeHtml } from "../mails/escape-html";
import { layoutHtml } from "../mails/layout-html";
import { layoutText } from "../mails/layout-text";
import type { MailContent } from "../mails/mail-content";
import { storeFrame } from "../mails/mail-frame";
import { messageIdOfWithdrawal, senderOf, subjectOf } from "../mails/mail-headers";
import { type KeyIn, mailWriter } from "../mails/mail-texts";
import { receiptFields } from "./withdrawal-words";

/** Delays between attempts; a receipt is required, so the last delay repeats until it is sent. */
const BACKOFF_SECONDS = [5, 30, 120, 600, 1800] as const;
const LONGEST_WAIT_SECONDS = 3600;

/**
 * Sends due receipts and notices until none is left, each once (twice if this process dies in the middle). Safe to call
 * at any time, by several workers at once.
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

type Facts = { withdrawal: Withdrawal; store: Store; appUrl: string };
type Written = { subject: string; text: string; html: string; language: string };

/**
 * The receipt as an email in the store's branding: the email itself is the durable medium, and the PDF says the same.
 */
export const composeReceiptMail = ({ withdrawal, store, appUrl }: Facts): Written => {
  const writer = mailWriter({ lang: withdrawal.lang, timeZone: store.timeZone });
  const say = (key: KeyIn<"withdrawal">): string => writer.say(`withdrawal.${key}`, { store: store.name });
  const content: MailContent = {
    ...{ subject: say("subject"), preheader: say("preheader"), headline: say("headline"), action: say("action") },
    blocks: [
      { kind: "text", text: say("text") },
      { kind: "quote", label: say("labels.statement"), text: withdrawal.statement },
      { kind: "text", text: say("next") },
      { kind: "text", text: say("reserve") },
      { kind: "text", text: say("attached") },
    ],
  };
  const fields = receiptFields(withdrawal, writer).map((field) => ({ ...field, isCode: false }));
  const frame = storeFrame({
    ...{ store, appUrl, writer, why: say("why") },
    fields: [{ label: say("labels.number"), value: withdrawal.number, isCode: true }, ...fields],
    statusUrl: `${portalAddress(appUrl, store)}?lang=${writer.language}`,
  });
  const greeting = writer.say("greeting", { name: withdrawal.name });
  return {
    language: writer.language,
    subject: subjectOf({ storeName: store.name, subject: content.subject, code: withdrawal.number }),
    text: layoutText(content, frame, greeting, writer),
    html: layoutHtml(content, frame, greeting),
  };
};

/** The notice to the store: what was declared, and where it is stored. */
const composeNotice = ({ withdrawal, store, appUrl }: Facts): Written => {
  const { number, name, contract, email, receivedAt } = withdrawal;
  const text = [
    `A shopper of ${store.name} has withdrawn from a contract.`,
    [`Number: ${number}`, `Received: ${receivedAt}`, `Name: ${name}`, `Contract: ${contract}`].join("\n"),
    `The receipt went to ${email}. By law you have 14 days to refund, and you may wait until you receive the goods.`,
    `${appUrl}/dashboard/withdrawals/${withdrawal.id}`,
  ].join("\n\n");
  const html = text
    .split("\n\n")
    .map((paragraph) => `<p>${escapeHtml(paragraph).replaceAll("\n", "<br>")}</p>`)
    .join("");
  const subject = subjectOf({ storeName: store.name, subject: "a shopper withdrew from a contract", code: number });
  return { language: "en", subject, text, html };
};
