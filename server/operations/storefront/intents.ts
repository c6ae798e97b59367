import * as contract from "@/contract/storefront/intents";
import { listReturnReasons as reasonsContract } from "@/contract/storefront/return-reasons";
import { listProcessesByOrder } from "@/server/db/returns/processes";
import { returnsSeenBy } from "@/server/domain/returns/gift";
import { reasonLabel } from "@/server/domain/store/reason-label";
import type { Actor } from "@/server/kernel/actor";
import { signShopperToken } from "@/server/kernel/shopper-token";
import { nextStep, presentDraft, presentIntentOrder } from "@/server/presenters/intent";
import type { ServiceContext } from "@/server/services/context";
import { changeIntentLanguage as changeLanguage } from "@/server/services/intents/change-intent-language";
import { intentWords, rulesOf } from "@/server/services/intents/intent-rules";
import { type LoadedIntent, loadIntent } from "@/server/services/intents/load-intent";
import { savePreferences as save } from "@/server/services/intents/save-preferences";
import { startIntent as start } from "@/server/services/intents/start-intent";
import { openOrderLink as open } from "@/server/services/order-links/open-order-link";
import { listReasons } from "@/server/services/returns/list-reasons";
import { implement } from "../implement";

const TOKEN_SECONDS = 24 * 3600;

const presentOrder = async (ctx: ServiceContext, actor: Actor, loaded: LoadedIntent) => {
  const { order, intent } = loaded;
  const made = await listProcessesByOrder(ctx.db, actor, [order.id]);
  const earlier = returnsSeenBy(made, { returnId: intent.id, isGift: intent.draft.gift !== undefined });
  return presentIntentOrder({
    ...loaded,
    existingReturns: earlier.map(({ returnCode, status, units }) => ({
      return_code: returnCode,
      status,
      units: units.length,
    })),
    rules: rulesOf(loaded),
    words: intentWords(loaded),
  });
};

/** The order with the token of whoever has shown that it is theirs. */
const presentFound = async (ctx: ServiceContext, actor: Actor, loaded: LoadedIntent) => {
  const { groupId, ecommerceId, id: returnId, orderId } = loaded.intent;
  const customerToken = signShopperToken(ctx.env.HOMEWARD_SECRET, {
    claims: { groupId, ecommerceId, returnId, orderId },
    now: ctx.clock.now(),
    ttlSeconds: TOKEN_SECONDS,
  });
  return { ...(await presentOrder(ctx, actor, loaded)), customer_token: customerToken };
};

export const startIntent = implement(contract.startIntent, async ({ ctx, actor, input }) => {
  const { order_number: orderNumber, postal_code: postalCode, ecommerce_id: ecommerceId, email, slug, lang } = input;
  const asked = { orderNumber, email, postalCode, ecommerceId, slug, lang, giftEmail: input.gift_email };
  const loaded = await start(ctx, { actor, input: asked });
  return { order: await presentFound(ctx, actor, loaded) };
});

export const openOrderLink = implement(contract.openOrderLink, async ({ ctx, actor, input }) => {
  const { token, return_id: returnId, lang } = input;
  const opened = await open(ctx, { actor, token, returnId, lang });
  switch (opened.status) {
    case "OPEN": {
      const order = await presentFound(ctx, actor, opened.loaded);
      return { status: opened.status, order, order_name: order.name };
    }
    case "EXPIRED":
    case "REVOKED":
      return { status: opened.status, order: null, order_name: opened.orderName };
    case "UNKNOWN":
      return { status: opened.status, order: null, order_name: "" };
  }
});

export const getIntent = implement(contract.getIntent, async ({ ctx, actor, input }) => {
  const loaded = await loadIntent(ctx.db, { actor, returnId: input.return_id, now: ctx.clock.now() });
  return {
    order: await presentOrder(ctx, actor, loaded),
    draft: presentDraft(loaded.intent.draft, { rules: rulesOf(loaded), newItems: loaded.newItems }),
    next_step: nextStep(loaded.intent, rulesOf(loaded)),
    expires_at: loaded.intent.expiresAt,
  };
});

export const changeIntentLanguage = implement(contract.changeIntentLanguage, async ({ ctx, actor, input }) => {
  await changeLanguage(ctx, { actor, returnId: input.return_id, lang: input.lang });
  return { return_id: input.return_id };
});

export const saveClientPreferences = implement(contract.saveClientPreferences, async ({ ctx, actor, input }) => {
  const { return_id, line_item_id, quantity, return_reason, comment, refund_option, exchange_variant_id } = input;
  const { bank_account: account, keep_your_item: keepYourItem, document_ids: documentIds } = input;
  const { order, exchanges } = await save(ctx, {
    actor,
    returnId: return_id,
    input: {
      lineItemId: line_item_id,
      quantity,
      returnReason: return_reason,
      comment,
      refundOption: refund_option,
      exchangeVariantId: exchange_variant_id,
      keepYourItem,
      documentIds,
      bankAccount: account === undefined ? undefined : { iban: account.iban, holderName: account.holder_name },
    },
  });
  return { return_id, pending_credit_to_use: exchanges.pendingCreditMinor, currency: order.currency };
});

export const listReturnReasons = implement(reasonsContract, async ({ ctx, actor, input }) => {
  const reasons = await listReasons(ctx, { actor, ecommerceId: input.ecommerce_id, slug: input.slug });
  return {
    return_reasons: reasons.map((reason) => ({
      id: reason.id,
      name: reason.name,
      label: reasonLabel(reason, input.lang),
      requires_comment: reason.requiresComment,
      requires_photo: reason.requiresPhoto,
    })),
  };
});
