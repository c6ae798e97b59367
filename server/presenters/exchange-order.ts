import type { NewItemOfUnitDto, OpenExchangeItemDto } from "@/contract/schemas/exchange-order";
import type { ReturnProcessPayloadDto } from "@/contract/schemas/webhooks";
import type { Order, OrderLine } from "@/server/domain/orders/types";
import type { ReturnProcess, ReturnUnit } from "@/server/domain/process/types";
import { sumMinor } from "@/server/kernel/money";
import type { Shown } from "@/server/kernel/wire-names";
import { presentNotificationAddress } from "./address";
import { presentAmount } from "./money";

type ExchangeOrder = NonNullable<Shown<typeof ReturnProcessPayloadDto>["compensation"]["exchangeOrder"]>;

/** Returns the order created for exchanged units (specification, "ExchangeOrder"); null until it is created. */
export const presentExchangeOrder = ({
  exchangeOrder: order,
}: Pick<ReturnProcess, "exchangeOrder">): ExchangeOrder | null => {
  // Events written before exchanges existed have no such member.
  if (order === null || order === undefined) return null;
  return {
    orderId: order.platformOrderId,
    orderName: order.name,
    ...amounts(order, order.lines),
    currency: order.currency,
    shippingAddress: presentNotificationAddress(order.shippingAddress),
    orderedItems: order.lines.map((line) => ({
      quantity: line.quantity,
      product: line,
      unitPrice: presentAmount(line.unitPriceMinor),
      ...amounts(order, [line]),
      currency: order.currency,
    })),
  };
};

const amounts = ({ taxesIncluded }: Order, lines: readonly OrderLine[]) => {
  const subtotalMinor = sumMinor(lines.map((line) => line.unitPriceMinor * line.quantity));
  const discountMinor = sumMinor(lines.map((line) => line.discountMinor));
  const taxMinor = sumMinor(lines.map((line) => line.taxMinor));
  return {
    subtotalPrice: presentAmount(subtotalMinor),
    totalDiscounts: presentAmount(discountMinor),
    totalTaxes: presentAmount(taxMinor),
    totalPrice: presentAmount(subtotalMinor - discountMinor + (taxesIncluded ? 0 : taxMinor)),
  };
};

/** Returns the new item of an exchanged unit; null if the unit is refunded. */
export const presentNewItem = ({ exchange }: ReturnUnit, currency: string): Shown<typeof NewItemOfUnitDto> | null =>
  exchange === null
    ? null
    : {
        exchangeFlow: exchange.flow,
        product: {
          ...exchange,
          productId: exchange.platformProductId,
          variantId: exchange.platformVariantId,
        },
        imageUrl: exchange.imageUrl,
        price: presentAmount(exchange.priceMinor),
        priceDifference: presentAmount(exchange.differenceMinor),
        currency,
      };

type ExchangedProcess = Pick<ReturnProcess, "status" | "units" | "currency" | "exchangeOrder">;

/** Returns the new items of a return, one entry for each exchanged unit. */
export const presentOpenExchangeItems = (process: ExchangedProcess): Shown<typeof OpenExchangeItemDto>[] =>
  process.units.flatMap((unit) => {
    const item = presentNewItem(unit, process.currency);
    if (item === null) return [];
    return [{ ...item, unitId: unit.id, lineItemId: unit.orderLineId, quantity: 1, state: stateOf(process, unit) }];
  });

const stateOf = (process: ExchangedProcess, { verdict }: ReturnUnit): Shown<typeof OpenExchangeItemDto>["state"] => {
  if (process.status === "CANCELED") return "CANCELED";
  if (verdict === "DECLINED" || verdict === "MISSING") return "NOT_EXCHANGED";
  if (verdict === "UNDECIDED") return "PENDING";
  return process.exchangeOrder === null || process.exchangeOrder === undefined ? "ACCEPTED" : "ORDERED";
};

/** Returns what the shopper gets for an item: a refund option, or EXCHANGE (decisions, section 9). */
export const compensationMethod = (process: Pick<ReturnProcess, "refundOption">, units: readonly ReturnUnit[]) => {
  const [first] = units;
  return first?.outcome === "EXCHANGE" ? ("EXCHANGE" as const) : (first?.refundOption ?? process.refundOption);
};
