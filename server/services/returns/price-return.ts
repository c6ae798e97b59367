import { goesTo } from "@/contract/vocabulary/refund-option";
import type { Tx } from "@/server/db/client";
import { findLiveQuote, insertSettlement } from "@/server/db/money/settlements";
import { inTransaction } from "@/server/db/transaction";
import { offeredRefundOptions } from "@/server/domain/returns/offered-refund-options";
import { type PricedDraft, priceDraft } from "@/server/domain/returns/price-draft";
import type { Actor } from "@/server/kernel/actor";
import { sha256Hex } from "@/server/kernel/crypto";
import { DomainError } from "@/server/kernel/domain-error";
import { Problem } from "@/server/kernel/problem";
import type { ServiceContext } from "../context";
import { deciding } from "../domain-problem";
import { holdStock } from "../exchanges/hold-stock";
import { type LoadedIntent, lockOpenIntent } from "../intents/load-intent";
import { requireHandedIn } from "../intents/require-documents";
import { nonReturnableWords } from "../policy/non-returnable-words";
import { decidingFor, draftRefusal, readerOf } from "../policy/shopper-why";
import { priceLabels } from "../shipping/price-labels";

export type Quote = PricedDraft & { loaded: LoadedIntent; quoteId: string; createdAt: Date; expiresAt: Date };

const QUOTE_MINUTES = 30;

/**
 * Prices a draft and stores the calculation as a quote (decisions, section 6, checkout). The same draft at the same
 * prices returns the quote that is still valid. New items are reserved while the quote is valid.
 * @throws Problem NOT_FOUND, FAILED_PRECONDITION when nothing is chosen or more than is left
 */
export const priceReturn = async (
  ctx: ServiceContext,
  { actor, returnId }: { actor: Actor; returnId: string },
): Promise<Quote> => {
  const quote = await inTransaction(ctx, async (tx) => {
    const loaded = await lockOpenIntent(tx, { actor, returnId, now: ctx.clock.now() });
    requireAllowed(loaded);
    return quoteFor(ctx, tx, { actor, loaded });
  });
  return withLabelPrice(ctx, { actor, quote });
};

/** Returns the same quote, or one with the label price of the current parcel if that was unknown. */
export const withLabelPrice = async (
  ctx: ServiceContext,
  { actor, quote }: { actor: Actor; quote: Quote },
): Promise<Quote> => {
  const { loaded } = quote;
  if ((await priceLabels(ctx, { actor, loaded })) === loaded) return quote;
  return inTransaction(ctx, async (tx) => {
    const again = await lockOpenIntent(tx, { actor, returnId: loaded.intent.id, now: ctx.clock.now() });
    return quoteFor(ctx, tx, { actor, loaded: again });
  });
};

/** Finds or creates the quote of a locked draft. */
export const quoteFor = async (
  ctx: ServiceContext,
  tx: Tx,
  { actor, loaded }: { actor: Actor; loaded: LoadedIntent },
): Promise<Quote> => {
  const now = ctx.clock.now();
  const { intent } = loaded;
  if (intent.draft.items.length === 0) throw draftRefusal(intent, "nothingChosen");
  requireNewItems(loaded);
  requireOfferedOutcomes(loaded);
  requireBankAccount(loaded);
  const priced = deciding(() => decidingFor(intent, () => priceDraft({ ...loaded, draft: intent.draft })));
  const fingerprint = sha256Hex(
    JSON.stringify([priced.units, priced.refundOption, priced.terms, priced.settlement], withoutWhy),
  );
  const live =
    loaded.quotes.find((quote) => quote.fingerprint === fingerprint && new Date(quote.expiresAt) > now) ??
    // Another call may have created it while this one waited for the lock.
    (await findLiveQuote(tx, actor, { returnId: intent.id, fingerprint, now }));
  const expiresAt = live === null ? new Date(now.getTime() + quoteMinutes(loaded) * 60_000) : new Date(live.expiresAt);
  await holdStock(ctx, tx, {
    actor,
    returnId: intent.id,
    orderId: intent.orderId,
    exchanges: loaded.exchanges,
    expiresAt,
  });
  if (live !== null) return { ...priced, loaded, quoteId: live.id, createdAt: new Date(live.createdAt), expiresAt };
  const quoteId = ctx.ids.next("set");
  await insertSettlement(tx, actor, {
    id: quoteId,
    returnId: intent.id,
    basis: "QUOTE",
    refundOption: priced.refundOption,
    currency: loaded.order.currency,
    settlement: priced.settlement,
    fingerprint,
    createdAt: now,
    expiresAt,
  });
  return { ...priced, loaded, quoteId, createdAt: now, expiresAt };
};

/**
 * Whether the shopper may owe anything for a draft at the stored prices. True if it can't be priced; the quote then
 * says why.
 */
export const mayOwe = (loaded: LoadedIntent): boolean => {
  try {
    return priceDraft({ ...loaded, draft: loaded.intent.draft }).settlement.owedMinor > 0;
  } catch (error) {
    if (error instanceof DomainError) return true;
    throw error;
  }
};

/**
 * Details of a rule's result that don't change the price: another day since delivery, or a label price that was
 * requested again with the same result.
 */
const UNPRICED: ReadonlySet<string> = new Set(["why", "decision", "labelPrice"]);
const withoutWhy = (key: string, value: unknown): unknown => (UNPRICED.has(key) ? undefined : value);

/**
 * Rules bind shoppers: a rule that was added since, or that concerns a later choice, applies as well, and nothing can
 * be returned of an order that was fully refunded in the meantime. A draft started in time may be finished after the
 * window has closed.
 * @throws Problem FAILED_PRECONDITION with the rule in words
 */
export const requireAllowed = (loaded: LoadedIntent): void => {
  for (const { lineItemId } of loaded.intent.draft.items) {
    const entry = loaded.eligibility.find(({ line }) => line.id === lineItemId);
    if (entry?.cause !== "POLICY" && entry?.cause !== "ALREADY_REFUNDED") continue;
    const words = nonReturnableWords({ ...entry, cause: entry.cause }, readerOf(loaded));
    throw new Problem("FAILED_PRECONDITION", `${entry.line.name}: ${words}`);
  }
  requireHandedIn(loaded);
};

/** A quote with new items is valid as long as it may reserve them. */
const quoteMinutes = ({ exchanges, store }: LoadedIntent): number =>
  exchanges.newItems.size === 0
    ? QUOTE_MINUTES
    : Math.min(QUOTE_MINUTES, Math.max(1, store.config.exchange.reservationMinutes));

/** The chosen outcome may have been removed by the store since. */
const requireOfferedOutcomes = (loaded: LoadedIntent): void => {
  const { draft } = loaded.intent;
  const offered = offeredRefundOptions(loaded);
  for (const item of draft.items) {
    const option = item.refundOption ?? draft.refundOption;
    if (option === null || offered.includes(option)) continue;
    throw draftRefusal(loaded.intent, "outcomeGone", {
      violations: [{ field: "refund_option", description: `one of ${offered.join(", ")}` }],
    });
  }
};

const requireBankAccount = ({ intent }: LoadedIntent): void => {
  const { draft } = intent;
  const isNeeded = draft.items.some((item) => goesTo(item.refundOption ?? draft.refundOption, "BANK"));
  if (!isNeeded || draft.bankAccount !== null) return;
  throw draftRefusal(intent, "accountMissing", {
    violations: [{ field: "bank_account", description: "needed for the refund option BANK_TRANSFER" }],
  });
};

/** The chosen item may have sold out or become too expensive since. */
const requireNewItems = ({ intent, exchanges, order }: LoadedIntent): void => {
  const [refused] = exchanges.refusals;
  if (refused === undefined) return;
  const [lineItemId, text] = refused;
  const item = order.lines.find(({ id }) => id === lineItemId)?.name ?? "";
  // The exact reason, for integrators who read the details.
  throw draftRefusal(intent, "newItemGone", { details: [{ line_item_id: lineItemId, why: text }] }, { item });
};
