import type { CatalogFilter } from "@/server/db/orders/catalog";
import type { ExchangeInput } from "@/server/domain/exchanges/types";
import { exchangeInput } from "@/server/domain/returns/draft-exchanges";
import type { LineEligibility } from "@/server/domain/returns/line-eligibility";
import type { Actor } from "@/server/kernel/actor";
import { invalidField, notFound, Problem } from "@/server/kernel/problem";
import type { ServiceContext } from "../context";
import { deciding } from "../domain-problem";
import { draftFilter, loadExchangeScene } from "../intents/load-exchange-scene";
import { type LoadedIntent, loadIntent } from "../intents/load-intent";
import { nonReturnableWords } from "../policy/non-returnable-words";
import { readerOf } from "../policy/shopper-why";

export type ExchangeQuestion = {
  returnId: string;
  lineItemId: string;
  quantity: number | undefined;
  returnReason: string | undefined;
};

/**
 * Returns what the exchange rules require for an item of a draft (decisions, section 6); missing parts of the request
 * are taken from the draft.
 * @throws Problem NOT_FOUND, INVALID_ARGUMENT for more units than can be returned, FAILED_PRECONDITION with the rule in
 * words when the item can't be returned
 */
export const askExchange = async (
  ctx: ServiceContext,
  { actor, question }: { actor: Actor; question: ExchangeQuestion },
): Promise<ExchangeInput> => {
  const now = ctx.clock.now();
  const loaded = await loadIntent(ctx.db, { actor, returnId: question.returnId, now });
  const entry = requireEntry(loaded, question.lineItemId);
  if (question.quantity !== undefined && question.quantity > entry.returnableQuantity)
    throw invalidField("quantity", `at most ${entry.returnableQuantity} of this item can be returned`);
  const scene = await loadExchangeScene(ctx.db, { actor, loaded, now, filter: filterFor(loaded, entry) });
  const chosen = loaded.intent.draft.items.find(({ lineItemId }) => lineItemId === entry.line.id);
  return deciding(() =>
    exchangeInput(scene, {
      lineItemId: entry.line.id,
      quantity: question.quantity ?? chosen?.quantity ?? 1,
      returnReason: question.returnReason ?? chosen?.returnReason ?? "",
    }),
  );
};

/** Finds the line by our ID or the platform's. @throws Problem NOT_FOUND, FAILED_PRECONDITION */
export const requireEntry = (
  loaded: Pick<LoadedIntent, "eligibility" | "intent" | "order" | "store">,
  lineItemId: string,
): LineEligibility => {
  const entry = loaded.eligibility.find(({ line }) => line.id === lineItemId || line.platformLineItemId === lineItemId);
  if (entry === undefined) throw notFound("item in this order");
  const { cause } = entry;
  if (cause !== null)
    throw new Problem("FAILED_PRECONDITION", nonReturnableWords({ ...entry, cause }, readerOf(loaded)));
  return entry;
};

/** The products that the rules could offer and those in the draft, because a catalog may hold many more. */
const filterFor = (loaded: LoadedIntent, { line }: LineEligibility): CatalogFilter => {
  const { exchangeFlow: flow, isSameCategoryOnly, excludedCategoryIds } = loaded.store.config.exchange;
  const { platformProductIds = [], variantIds } = draftFilter(loaded);
  const named = { platformProductIds: [...platformProductIds, line.productId], variantIds };
  if (flow === "ONE_ON_ONE" || flow === "NO_EXCHANGE_FLOW") return named;
  const categoryIds = isSameCategoryOnly && flow !== "FULL" ? line.categoryIds : null;
  return { ...named, onOffer: { categoryIds, exceptCategoryIds: excludedCategoryIds } };
};
