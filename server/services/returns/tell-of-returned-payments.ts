import { isAddress } from "@/contract/vocabulary/mail-address";
import { type BackMail, claimBackMail, nextBackMailDueAt, postponeBackMail } from "@/server/db/money/charge-mails";
import { findOrder } from "@/server/db/orders/orders";
import { getIntent } from "@/server/db/returns/intents";
import { getStore } from "@/server/db/stores/stores";
import { shopperLanguage } from "@/server/domain/store/shopper-language";
import { systemActor } from "@/server/kernel/actor";
import { Problem } from "@/server/kernel/problem";
import { PartnerError } from "@/server/partners/partner-error";
import type { ServiceContext } from "../context";
import { composePaymentReturned } from "../mails/compose-payment-returned";
import { deliverMail } from "../mails/deliver-mail";
import { messageIdOfCharge, senderOf } from "../mails/mail-headers";

/** Delays between attempts; the last one repeats, for three days in all. */
const BACKOFF_SECONDS = [5, 30, 120, 600, 1_800] as const;
const LONGEST_WAIT_SECONDS = 3_600;
const MOST_ATTEMPTS = 80;

/**
 * Notifies shoppers that a payment for an unconfirmed return was refunded, each once (twice with the same Message-ID if
 * this process dies in between). Safe to call at any time, by several workers at once.
 */
export const tellOfReturnedPayments = async (
  ctx: ServiceContext,
  { signal }: { signal?: AbortSignal } = {},
): Promise<{ done: number; nextDueAt: string | null }> => {
  let done = 0;
  while (!signal?.aborted) {
    const claimed = await claimBackMail(ctx.db);
    if (claimed === null) return { done, nextDueAt: await nextBackMailDueAt(ctx.db) };
    await tellOne(ctx, claimed);
    done += 1;
  }
  return { done, nextDueAt: null };
};

const tellOne = async (ctx: ServiceContext, claimed: BackMail): Promise<void> => {
  const { chargeId, attempts } = claimed;
  try {
    await send(ctx, claimed);
    await postponeBackMail(ctx.db, { chargeId, seconds: null });
  } catch (error) {
    const isRefused = error instanceof PartnerError ? !error.isRetryable : error instanceof Problem;
    const isFinal = isRefused || attempts >= MOST_ATTEMPTS;
    const message = error instanceof Error ? error.message : String(error);
    ctx.log.warn({ charge_id: chargeId, error: message }, "a shopper could not be told that a payment went back");
    const seconds = isFinal ? null : (BACKOFF_SECONDS[attempts - 1] ?? LONGEST_WAIT_SECONDS);
    await postponeBackMail(ctx.db, { chargeId, seconds });
  }
};

/** A shopper who was erased in the meantime has no address. For a gift, its recipient paid. */
const send = async (ctx: ServiceContext, { groupId, chargeId, returnId, ...money }: BackMail): Promise<void> => {
  const actor = systemActor(groupId);
  const { draft, orderId, ecommerceId, returnCode, lang } = await getIntent(ctx.db, actor, returnId);
  const order = await findOrder(ctx.db, actor, orderId);
  if (order === null || order.email === "") return;
  const to = draft.gift?.email ?? order.email;
  if (!isAddress(to)) return;
  const store = await getStore(ctx.db, actor, ecommerceId);
  const { contactEmail } = store.config;
  const { subject, text, html, language } = composePaymentReturned({
    ...{ store, appUrl: ctx.env.APP_URL, lang: shopperLanguage(store.config, lang), returnCode, ...money },
    ...{ orderName: order.name, name: draft.gift === undefined ? `${order.firstName} ${order.lastName}`.trim() : "" },
  });
  const headers = {
    ...{ "Message-ID": messageIdOfCharge(chargeId), "Auto-Submitted": "auto-generated" },
    ...{ "Content-Language": language, ...(isAddress(contactEmail) ? { "Reply-To": contactEmail } : {}) },
    "X-SVC-Group": groupId,
  };
  const from = senderOf({ mailFrom: ctx.env.MAIL_FROM, storeName: store.name });
  await deliverMail(ctx, {
    ...{ groupId, ecommerceId, isTest: store.isTesting, processId: null, isForShopper: true },
    mail: { to, from, subject, text, html, headers },
  });
};
