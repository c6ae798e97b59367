import type { Tx } from "@/server/db/client";
import { type CatalogFilter, listProducts } from "@/server/db/orders/catalog";
import { listReservations } from "@/server/db/orders/stock-reservations";
import type { Draft } from "@/server/db/returns/drafts";
import {
  type DraftExchanges,
  draftExchanges,
  type ExchangeScene,
  NO_EXCHANGES,
} from "@/server/domain/returns/draft-exchanges";
import type { LineEligibility } from "@/server/domain/returns/line-eligibility";
import type { Actor } from "@/server/kernel/actor";

/** The part of a loaded draft that exchanges need. */
export type DraftOfExchange = Pick<Draft, "intent" | "order" | "store"> & {
  eligibility: LineEligibility[];
  /** Earlier returns of this customer; null when no rule needs the number. */
  earlierReturns: number | null;
};

type SceneCall = { actor: Actor; loaded: DraftOfExchange; now: Date };

/** Loads the data for exchanges with the part of the catalog that the filter selects, or all of it. */
export const loadExchangeScene = async (
  tx: Tx,
  { actor, loaded, now, filter }: SceneCall & { filter?: CatalogFilter },
): Promise<ExchangeScene> => {
  const { intent, order, store, eligibility, earlierReturns } = loaded;
  const catalog = await listProducts(tx, actor, { ecommerceId: store.id, filter });
  const variantIds = catalog.flatMap(({ variants }) => variants.map(({ id }) => id));
  const reservations = await listReservations(tx, actor, { variantIds, exceptDraftsOf: order.id });
  const base = { returnId: intent.id, draft: intent.draft, order, store, eligibility, earlierReturns, now };
  return { ...base, catalog, reservations };
};

/** Loads the exchanges of a draft at today's prices, without queries if it has none. */
export const loadDraftExchanges = async (tx: Tx, call: SceneCall): Promise<DraftExchanges> => {
  const { draft } = call.loaded.intent;
  const variantIds = draft.items.flatMap(({ exchangeVariantId }) => exchangeVariantId ?? []);
  if (variantIds.length === 0) return withoutNewItems(call);
  return draftExchanges(await loadExchangeScene(tx, { ...call, filter: draftFilter(call.loaded) }));
};

/** In a store where credit is for shopping, everything chosen so far is still credit. */
const withoutNewItems = ({ loaded, now }: SceneCall): DraftExchanges => {
  const { intent, store, order, eligibility, earlierReturns } = loaded;
  if (store.config.exchange.exchangeFlow !== "FULL") return NO_EXCHANGES;
  const nothing = { catalog: [], reservations: [] };
  const base = { returnId: intent.id, draft: intent.draft, order, store, eligibility, earlierReturns, now };
  return draftExchanges({ ...base, ...nothing });
};

/** Products of the draft's lines and new items. */
export const draftFilter = ({ intent, order }: Pick<DraftOfExchange, "intent" | "order">): CatalogFilter => {
  const { items } = intent.draft;
  const lines = order.lines.filter(({ id }) => items.some(({ lineItemId }) => lineItemId === id));
  return {
    platformProductIds: lines.map(({ productId }) => productId),
    variantIds: items.flatMap(({ exchangeVariantId }) => exchangeVariantId ?? []),
  };
};
