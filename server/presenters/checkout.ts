import type { CheckoutDto } from "@/contract/storefront/checkout";
import type { Order } from "@/server/domain/orders/types";
import type { FeeWithWhy } from "@/server/domain/process/terms";
import type { InstantOffer } from "@/server/domain/returns/instant-offer";
import type { PricedDraft } from "@/server/domain/returns/price-draft";
import type { ReturnIntent } from "@/server/domain/returns/types";
import type { Store } from "@/server/domain/store/types";
import { multiplyRate, sumMinor } from "@/server/kernel/money";
import { camelName, type Shown } from "@/server/kernel/wire-names";
import { presentDerivation } from "./derivation";
import { feeTotals } from "./fee-totals";
import { presentAmount } from "./money";

type Compensation = Shown<typeof CheckoutDto>["returnedItems"][number]["compensation"];

export type QuoteFacts = PricedDraft & {
  loaded: { intent: ReturnIntent; order: Order; store: Pick<Store, "config"> };
  /** Offer for shoppers who don't want to wait for the inspection. */
  instant: InstantOffer | null;
  quoteId: string;
  createdAt: Date;
  expiresAt: Date;
};

/**
 * Returns a priced draft (decisions, section 6, checkout). `authorization` is the reason why approval is needed; null
 * if it isn't.
 */
export const presentCheckout = (
  quote: QuoteFacts,
  words: { fee: (fee: FeeWithWhy) => string; authorization: string | null },
): Shown<typeof CheckoutDto> => {
  const { settlement, units, terms } = quote;
  const { intent, order } = quote.loaded;
  const currency = order.currency;
  const costs = feeTotals(settlement.rows).map(({ type, totalMinor }) => ({
    feeType: type,
    total: presentAmount(totalMinor),
    why: [...new Set(terms.fees.filter((fee) => fee.type === type).map(words.fee))].join(" "),
  }));
  return {
    returnId: intent.id,
    returnedItems: intent.draft.items.map((item) => {
      const line = order.lines.find(({ id }) => id === item.lineItemId);
      const own = units.filter(({ lineId }) => lineId === item.lineItemId);
      return {
        id: item.lineItemId,
        name: line?.name ?? "",
        image: line?.imageUrl ?? "",
        returnReason: item.returnReason,
        quantityReturned: item.quantity,
        compensation: compensationOf(own, currency),
      };
    }),
    costs: { total: presentAmount(settlement.feesMinor), feeType: costs[0]?.feeType ?? "SHIPPING_FEE" },
    costsBreakdown: costs,
    subtotal: presentAmount(settlement.subtotalMinor),
    total: presentAmount(settlement.totalMinor),
    bonus: presentAmount(settlement.bonusMinor),
    rounding: presentAmount(settlement.roundingMinor),
    amountToPay: presentAmount(settlement.owedMinor),
    currency,
    requiresAuthorization: words.authorization !== null,
    requiresAuthorizationWhy: words.authorization,
    quoteId: quote.quoteId,
    expiresAt: quote.expiresAt.toISOString(),
    derivation: presentDerivation({
      ...settlement,
      id: quote.quoteId,
      basis: "QUOTE",
      currency,
      createdAt: quote.createdAt.toISOString(),
    }),
    instantExchange: presentInstant(quote),
  };
};

const presentInstant = ({ instant, loaded }: QuoteFacts): Shown<typeof CheckoutDto>["instantExchange"] =>
  instant && {
    holdAmount: presentAmount(instant.holdMinor),
    sendBy: instant.sendBy.toISOString(),
    releasedOn: loaded.store.config.exchange.holdReleasedOn,
    isChosen: loaded.intent.draft.exchangeTiming === "ON_START",
  };

/** Only part of the price of kept items is refunded. */
const refundOf = ({ paidMinor, keep }: PricedDraft["units"][number]): number =>
  keep === null ? paidMinor : multiplyRate(paidMinor, keep.refundPercentage * 100);

/** Returns what the shopper gets for the units of one item: money or credit by option, or new items. */
const compensationOf = (units: PricedDraft["units"], currency: string): Compensation => {
  const refunded = units.filter(({ outcome }) => outcome === "REFUND");
  const [first] = refunded;
  const amounts =
    first === undefined
      ? {}
      : {
          [camelName(first.refundOption.toLowerCase())]: {
            amount: presentAmount(sumMinor(refunded.map(refundOf))),
            currency,
          },
        };
  const newItems = units.flatMap(({ newItem }) => (newItem === null ? [] : [newItem]));
  return {
    ...amounts,
    newItemsToShip: newItems.map((item) => ({
      ...item,
      productId: item.platformProductId,
      variantId: item.platformVariantId,
      quantity: 1,
      price: presentAmount(item.priceMinor),
      currency,
    })),
  };
};
