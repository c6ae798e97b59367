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
      returnCode,
      status,
      units: units.length,
    })),
    rules: rulesOf(loaded),
    words: intentWords(loaded),
  });
};

/** Presents the order with a token for the shopper who proved it is theirs. */
const presentFound = async (ctx: ServiceContext, actor: Actor, loaded: LoadedIntent) => {
  const { groupId, ecommerceId, id: returnId, orderId } = loaded.intent;
  const customerToken = signShopperToken(ctx.env.HOMEWARD_SECRET, {
    claims: { groupId, ecommerceId, returnId, orderId },
    now: ctx.clock.now(),
    ttlSeconds: TOKEN_SECONDS,
  });
  return { ...(await presentOrder(ctx, actor, loaded)), customerToken };
};

export const startIntent = implement(contract.startIntent, async ({ ctx, actor, input }) => {
  const { orderNumber, postalCode, ecommerceId, email, slug, lang } = input;
  const asked = { orderNumber, email, postalCode, ecommerceId, slug, lang, giftEmail: input.giftEmail };
  const loaded = await start(ctx, { actor, input: asked });
  return { order: await presentFound(ctx, actor, loaded) };
});

export const openOrderLink = implement(contract.openOrderLink, async ({ ctx, actor, input }) => {
  const { token, returnId, lang } = input;
  const opened = await open(ctx, { actor, token, returnId, lang });
  switch (opened.status) {
    case "OPEN": {
      const order = await presentFound(ctx, actor, opened.loaded);
      return { status: opened.status, order, orderName: order.name };
    }
    case "EXPIRED":
    case "REVOKED":
      return { status: opened.status, order: null, orderName: opened.orderName };
    case "UNKNOWN":
      return { status: opened.status, order: null, orderName: "" };
  }
});

export const getIntent = implement(contract.getIntent, async ({ ctx, actor, input }) => {
  const loaded = await loadIntent(ctx.db, { actor, returnId: input.returnId, now: ctx.clock.now() });
  return {
    order: await presentOrder(ctx, actor, loaded),
    draft: presentDraft(loaded.intent.draft, { rules: rulesOf(loaded), newItems: loaded.newItems }),
    nextStep: nextStep(loaded.intent, rulesOf(loaded)),
    expiresAt: loaded.intent.expiresAt,
  };
});

export const changeIntentLanguage = implement(contract.changeIntentLanguage, async ({ ctx, actor, input }) => {
  await changeLanguage(ctx, { actor, returnId: input.returnId, lang: input.lang });
  return { returnId: input.returnId };
});

export const saveClientPreferences = implement(contract.saveClientPreferences, async ({ ctx, actor, input }) => {
  const { returnId, lineItemId, quantity, returnReason, comment, refundOption, exchangeVariantId } = input;
  const { bankAccount: account, keepYourItem, documentIds } = input;
  const { order, exchanges } = await save(ctx, {
    actor,
    returnId,
    input: {
      lineItemId,
      quantity,
      returnReason,
      comment,
      refundOption,
      exchangeVariantId,
      keepYourItem,
      documentIds,
      bankAccount: account === undefined ? undefined : { iban: account.iban, holderName: account.holderName },
    },
  });
  return { returnId, pendingCreditToUse: exchanges.pendingCreditMinor, currency: order.currency };
});

export const listReturnReasons = implement(reasonsContract, async ({ ctx, actor, input }) => {
  const reasons = await listReasons(ctx, { actor, ecommerceId: input.ecommerceId, slug: input.slug });
  return {
    returnReasons: reasons.map((reason) => ({
      ...reason,
      label: reasonLabel(reason, input.lang),
    })),
  };
});
