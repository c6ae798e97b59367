import type { ExchangeType } from "@/contract/vocabulary/exchange";
import { multiplyRate, sumMinor } from "@/server/kernel/money";
import type { Product, Variant } from "../catalog/types";
import { type ExchangeIncentive, exchangeIncentives, sumIncentives } from "../exchanges/exchange-incentives";
import { exchangeOptions } from "../exchanges/exchange-options";
import { exchangePrice } from "../exchanges/exchange-price";
import type { ReservationLine } from "../exchanges/reserve-stock";
import type { ExchangeHelp, ExchangeInput, ReturnedItem } from "../exchanges/types";
import { isReturnedVariant, piecesToReserve } from "../exchanges/why-not-offered";
import { takeNextFreeShares } from "../money/take-next-free-shares";
import type { UnitShare } from "../money/types";
import { unitShares } from "../money/unit-shares";
import { orderMoney } from "../orders/order-money";
import type { Order } from "../orders/types";
import type { UnitExchange } from "../process/unit-exchange";
import { canCharge } from "../store/can-charge";
import { sizeDirectionNamed } from "../store/size-direction";
import type { Store } from "../store/types";
import { keptItems } from "./kept-items";
import type { LineEligibility } from "./line-eligibility";
import { ruleScene } from "./price-draft";
import type { DraftItem, IntentDraft } from "./types";

/** Input for the exchanges of a draft. The catalog holds at least the products of the lines and of the new items. */
export type ExchangeScene = {
  returnId: string;
  draft: IntentDraft;
  order: Order;
  store: Store;
  eligibility: LineEligibility[];
  /** Earlier returns by this customer; null if no rule asks. */
  earlierReturns?: number | null;
  catalog: readonly Product[];
  reservations: ExchangeInput["reservations"];
  now: Date;
};

export type AskedItem = { lineItemId: string; quantity: number; returnReason: string; country?: string };

export type DraftExchanges = {
  /** At today's catalog prices, by line item id. */
  newItems: ReadonlyMap<string, UnitExchange>;
  /** Why a chosen item is no longer available, as text, by line item ID. */
  refusals: ReadonlyMap<string, string>;
  /** What a quote has to reserve. */
  toReserve: ReservationLine[];
  /** Credit of the draft that is still available for new items, in minor units. */
  pendingCreditMinor: number;
};

export const NO_EXCHANGES: DraftExchanges = {
  newItems: new Map(),
  refusals: new Map(),
  toReserve: [],
  pendingCreditMinor: 0,
};

/** Prices the exchanges of a draft as of today (money rule 9). */
export const draftExchanges = (scene: ExchangeScene): DraftExchanges => {
  const newItems = new Map<string, UnitExchange>();
  const refusals = new Map<string, string>();
  const toReserve: ReservationLine[] = [];
  for (const item of scene.draft.items) {
    const found = findVariant(scene.catalog, item.exchangeVariantId);
    if (item.exchangeVariantId === null || !hasUnits(scene, item)) continue;
    if (found === null) {
      refusals.set(item.lineItemId, "It is no longer sold.");
      continue;
    }
    const input = exchangeInput(scene, item);
    const { options, notOffered } = exchangeOptions({ ...input, catalog: relevant(scene, found.product, input) });
    const option = options.find(({ variantId }) => variantId === found.variant.id);
    const flow = input.conditions.exchangeFlow;
    if (option === undefined || flow === "NO_EXCHANGE_FLOW") {
      const why = notOffered.find(({ variantId }) => variantId === found.variant.id);
      refusals.set(item.lineItemId, why?.text ?? "This product can't be chosen as an exchange.");
      continue;
    }
    const quantity = piecesToReserve(input.returned, found.product, found.variant);
    if (quantity > 0) toReserve.push({ variantId: found.variant.id, stock: found.variant.stock, quantity });
    newItems.set(item.lineItemId, {
      flow,
      productId: option.productId,
      variantId: option.variantId,
      platformProductId: option.platformProductId,
      platformVariantId: option.platformVariantId,
      sku: found.variant.sku,
      ean: found.variant.ean,
      name: option.name,
      variantName: option.variantName,
      imageUrl: option.imageUrl,
      priceMinor: option.priceMinor,
      differenceMinor: option.priceDifferenceMinor,
      isPriceKept: isReturnedVariant(input.returned, found.product, found.variant),
    });
  }
  return { newItems, refusals, toReserve, pendingCreditMinor: pendingCredit(scene) };
};

/**
 * Returns the input for finding what to offer for pieces of a line; items reserved by the return itself stay available
 * to it.
 */
export const exchangeInput = (scene: ExchangeScene, item: AskedItem): ExchangeInput => {
  const { store, order, catalog, reservations, returnId, now } = scene;
  return {
    conditions: store.config.exchange,
    catalog,
    catalogCurrency: store.currencyCode,
    returned: returnedItem(scene, item),
    sizeDirection: sizeDirectionNamed(store.config.returnReasons, item.returnReason),
    country: item.country ?? order.shippingAddress.countryCode,
    reservations,
    quoteId: returnId,
    now: now.toISOString(),
    paymentsEnabled: canCharge(store),
    help: helpOf(scene, item),
    pendingCreditMinor: Math.max(0, sumMinor(creditsOf(scene, item.lineItemId))),
  };
};

/** Returns what the store adds to an exchange of these pieces, for each piece on its own, as the settlement does. */
const helpOf = (scene: ExchangeScene, item: AskedItem): ExchangeHelp => {
  const earned = earnedIncentives(scene, [item]);
  const sumOf = (type: ExchangeType) =>
    earned.find(({ preferredExchangeType }) => preferredExchangeType === type)?.extraCreditMinor ?? 0;
  return {
    incentivesMinor: { OPEN_CATALOG: sumOf("OPEN_CATALOG"), SIZE_EXCHANGE: sumOf("SIZE_EXCHANGE") },
    carriedMinor: carriedOf(scene, item),
  };
};

/**
 * Returns what the store adds when these items are exchanged, by kind of exchange, largest first. Each piece earns on
 * its own, as in the settlement (rule 10), so that the shopper gets what was quoted.
 * @throws DomainError NOT_ENOUGH_UNITS_LEFT
 */
export const earnedIncentives = (
  pieces: Pieces & Pick<ExchangeScene, "store">,
  items: readonly AskedItem[],
): ExchangeIncentive[] => {
  const { order, store } = pieces;
  const { incentives, exchangeFlow } = store.config.exchange;
  const earned = items.flatMap((item) =>
    nextShares(pieces, item).flatMap(({ paidMinor }) =>
      exchangeIncentives(incentives, {
        exchangeFlow,
        returnedMinor: paidMinor,
        currency: order.currency,
        reason: item.returnReason,
        country: item.country ?? order.shippingAddress.countryCode,
      }),
    ),
  );
  return sumIncentives(earned);
};

/** Each piece's share of the order's discount, if the store carries it over. */
const carriedOf = (scene: ExchangeScene, item: AskedItem): number[] =>
  scene.store.config.refunds.areDiscountsCarriedOver
    ? nextShares(scene, item).map(({ orderDiscountMinor }) => orderDiscountMinor)
    : [];

type Pieces = Pick<ExchangeScene, "order" | "eligibility">;

/** Returns the next free pieces of a line. @throws DomainError NOT_ENOUGH_UNITS_LEFT */
const nextShares = ({ order, eligibility }: Pieces, { lineItemId, quantity }: AskedItem): UnitShare[] => {
  const entry = eligibility.find(({ line }) => line.id === lineItemId);
  return takeNextFreeShares({
    shares: unitShares(orderMoney(order)),
    ...{ lineId: lineItemId, name: entry?.line.name ?? "", quantity },
    takenIndexes: entry?.takenIndexes ?? new Set(),
  });
};

/** Returns the next free pieces of a line as the item given in exchange. @throws DomainError NOT_ENOUGH_UNITS_LEFT */
export const returnedItem = (pieces: Pieces, item: AskedItem): ReturnedItem => {
  const { order, eligibility } = pieces;
  const { lineItemId, quantity, returnReason } = item;
  const entry = eligibility.find(({ line }) => line.id === lineItemId);
  const shares = nextShares(pieces, item);
  return {
    platformProductId: entry?.line.productId ?? "",
    platformVariantId: entry?.line.variantId ?? "",
    categoryIds: entry?.line.categoryIds ?? [],
    options: entry?.line.options ?? {},
    quantity,
    currency: order.currency,
    paidMinor: sumMinor(shares.map(({ paidMinor }) => paidMinor)),
    taxOnTopMinor: order.taxesIncluded ? 0 : sumMinor(shares.map(({ taxMinor }) => taxMinor)),
    reason: returnReason,
    isKept: false,
  };
};

const hasUnits = ({ eligibility }: ExchangeScene, { lineItemId, quantity }: DraftItem): boolean =>
  eligibility.some((entry) => entry.line.id === lineItemId && entry.returnableQuantity >= quantity);

const findVariant = (
  catalog: readonly Product[],
  variantId: string | null,
): { product: Product; variant: Variant } | null => {
  for (const product of catalog) {
    const variant = product.variants.find(({ id }) => id === variantId);
    if (variant !== undefined) return { product, variant };
  }
  return null;
};

/** The product of the new item and that of the returned item: the rules look at nothing else. */
const relevant = ({ catalog }: ExchangeScene, chosen: Product, { returned }: ExchangeInput): Product[] =>
  catalog.filter(({ id, platformProductId }) => id === chosen.id || platformProductId === returned.platformProductId);

/**
 * Under FULL the shopper shops with the return's credit; in other flows only the remainder of a cheaper new item is
 * credit.
 */
const pendingCredit = (scene: ExchangeScene): number => {
  const credits = creditsOf(scene, null);
  const isShop = scene.store.config.exchange.exchangeFlow === "FULL";
  const exchangedLines = scene.draft.items.filter((item) => item.exchangeVariantId !== null);
  const rests = exchangedLines.map((item) => Math.max(0, creditOf(scene, item)));
  return Math.max(0, sumMinor(isShop ? credits : rests));
};

const creditsOf = (scene: ExchangeScene, exceptLineItemId: string | null): number[] =>
  scene.draft.items
    .filter((item) => item.lineItemId !== exceptLineItemId && hasUnits(scene, item))
    .map((item) => creditOf(scene, item));

/** What was paid for the pieces minus the price of the new ones; below 0 if the new item costs more. */
const creditOf = (scene: ExchangeScene, item: DraftItem): number => {
  if (!hasUnits(scene, item)) return 0;
  const returned = returnedItem(scene, item);
  if (item.exchangeVariantId === null) return multiplyRate(returned.paidMinor, refundedPercent(scene, item) * 100);
  const found = findVariant(scene.catalog, item.exchangeVariantId);
  if (found === null) return 0;
  const flow = scene.store.config.exchange.exchangeFlow;
  const price = exchangePrice({
    ...{ flow, returned, listMinor: found.variant.priceMinor, carriedMinor: carriedOf(scene, item) },
    isSameVariant: isReturnedVariant(returned, found.product, found.variant),
  });
  return 0 - price.priceDifferenceMinor;
};

/** Only part of what was paid for a kept item becomes credit. */
const refundedPercent = (scene: ExchangeScene, { lineItemId }: DraftItem): number =>
  keptItems(scene.store.policy, ruleScene(scene)).get(lineItemId)?.then.refundPercentage ?? 100;
