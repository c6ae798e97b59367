import type { Tx } from "@/server/db/client";
import { listProducts } from "@/server/db/orders/catalog";
import { releaseReservations } from "@/server/db/orders/stock-reservations";
import type { OrderLine } from "@/server/domain/orders/types";
import type { IntentDraft } from "@/server/domain/returns/types";
import type { Actor } from "@/server/kernel/actor";
import { invalidField, Problem } from "@/server/kernel/problem";
import { type DraftOfExchange, loadDraftExchanges } from "./load-exchange-scene";

type Choice = { actor: Actor; loaded: DraftOfExchange; now: Date };

/**
 * Returns our ID of the variant that a shopper names by our ID or the shop's; a variant of the same product is
 * preferred to another product's with the same ID.
 * @throws Problem INVALID_ARGUMENT when the catalog has no such variant
 */
export const findNewItem = async (
  tx: Tx,
  { actor, loaded, line, named }: Omit<Choice, "now"> & { line: OrderLine | undefined; named: string },
): Promise<string> => {
  const products = await listProducts(tx, actor, {
    ecommerceId: loaded.store.id,
    filter: { variantIds: [named], platformVariantIds: [named] },
  });
  const own = products.filter(({ platformProductId }) => platformProductId === line?.productId);
  const variants = [...own, ...products].flatMap((product) => product.variants);
  const found = variants.find(({ id }) => id === named) ?? variants.find((one) => one.platformVariantId === named);
  if (found === undefined)
    throw invalidField("exchange_variant_id", "isn't a variant of this store's catalog; see exchange_options");
  return found.id;
};

/**
 * Returns the exchanges of a changed draft; the newly chosen item must be one that is offered. Reservations for an
 * earlier choice are released: the next quote reserves what it needs.
 * @throws Problem FAILED_PRECONDITION with the rule in words
 */
export const acceptNewItem = async (
  tx: Tx,
  { actor, loaded, now, draft, lineItemId }: Choice & { draft: IntentDraft; lineItemId: string },
) => {
  const returnId = loaded.intent.id;
  const hadExchange = loaded.intent.draft.items.some(({ exchangeVariantId }) => exchangeVariantId !== null);
  if (hadExchange) await releaseReservations(tx, actor, { returnId, now });
  const changed = { ...loaded, intent: { ...loaded.intent, draft } };
  const exchanges = await loadDraftExchanges(tx, { actor, loaded: changed, now });
  const refusal = exchanges.refusals.get(lineItemId);
  if (refusal !== undefined)
    throw new Problem("FAILED_PRECONDITION", `This item cannot be exchanged for that one: ${refusal}`, {
      violations: [{ field: "exchange_variant_id", description: refusal }],
    });
  return exchanges;
};
