import type { ReturnProcessPayloadDto } from "@/contract/schemas/webhooks";
import type { FeeType } from "@/contract/vocabulary/refund-option";
import type { WebhookEvent } from "@/contract/vocabulary/webhook-event";
import type { ReturnProcess, ReturnUnit } from "@/server/domain/process/types";
import {
  currentSettlement,
  livePayouts,
  openMinor,
  refundOutlook,
  toShopperMinor,
} from "@/server/domain/reviews/refund-outlook";
import { liveShipments } from "@/server/domain/shipping/parcels";
import type { EventSnapshot } from "@/server/domain/webhooks/types";
import { EMPTY_ADDRESS } from "@/server/kernel/address";
import { sumMinor } from "@/server/kernel/money";
import type { Shown } from "@/server/kernel/wire-names";
import { presentNotificationAddress } from "./address";
import { compensationMethod, presentExchangeOrder } from "./exchange-order";
import { feeTotals } from "./fee-totals";
import { presentAmount } from "./money";
import { type ProcessLine, processLines } from "./process-lines";

type Payload = Shown<typeof ReturnProcessPayloadDto>;

/** Returns the body of a webhook (specification, "Return process notification payload"; decisions, section 9). */
export const presentWebhookPayload = (process: EventSnapshot, type: WebhookEvent): Payload => ({
  svcProcessId: process.id,
  svcProcessStatus: process.status,
  portalName: process.storeName,
  platformProcessId: process.platformProcessId,
  startedAt: process.createdAt,
  orderId: process.order.platformOrderId,
  orderName: process.order.name,
  shopper: {
    ...process,
    phoneNumber: process.phone,
  },
  returnLineItems: processLines(process).map((entry) => lineItem(process, entry)),
  reviews: process.status === "COMPLETED" ? reviews(process) : [],
  compensation: { refunds: refunds(process), exchangeOrder: presentExchangeOrder(process) },
  // The labels of a canceled return are void, so the list is empty, as published.
  logistics: type === "onReturnProcessCanceled" ? [] : logistics(process, type),
  returnCosts: returnCosts(process),
});

/**
 * Returns what was paid for the units of a line. If an override replaced the refund, its share counts: the rest is a
 * discount, and tax follows the amount (domain, money rule 4).
 */
const lineItem = (process: ReturnProcess, { line, units }: ProcessLine) => {
  const priced = units.map((unit) => overridden(unit, process));
  const sum = (pick: (unit: ProcessLine["units"][number]) => number) => presentAmount(sumMinor(priced.map(pick)));
  return {
    id: line.id,
    returnReason: units[0]?.returnReason ?? "",
    product: line,
    quantity: units.length,
    unitPrice: presentAmount(line.unitPriceMinor),
    subtotalPrice: sum(({ priceMinor }) => priceMinor),
    totalDiscounts: sum(({ lineDiscountMinor, orderDiscountMinor }) => lineDiscountMinor + orderDiscountMinor),
    totalTaxes: sum(({ taxMinor }) => taxMinor),
    totalPrice: sum(({ paidMinor }) => paidMinor),
    currency: process.currency,
    compensationMethod: compensationMethod(process, units),
  };
};

const overridden = (unit: ReturnUnit, process: ReturnProcess): ReturnUnit => {
  const settlement = currentSettlement(process);
  const isSet = settlement?.rows.some(({ kind }) => kind === "OVERRIDE") ?? false;
  const own = isSet ? settlement?.unitAmounts?.find(({ unitId }) => unitId === unit.id) : undefined;
  if (own === undefined) return unit;
  const onTopMinor = process.taxesIncluded ? 0 : own.taxMinor;
  const orderDiscountMinor = unit.priceMinor - unit.lineDiscountMinor - (own.amountMinor - onTopMinor);
  return { ...unit, orderDiscountMinor, taxMinor: own.taxMinor, paidMinor: own.amountMinor };
};

const reviews = (process: ReturnProcess): Payload["reviews"] =>
  process.units.flatMap((unit) =>
    unit.verdict === "UNDECIDED"
      ? []
      : [
          {
            lineItemId: unit.orderLineId,
            rejectReason: unit.rejectReason,
            status: unit.verdict,
            reviewDate: unit.reviewedAt ?? process.updatedAt,
            user: unit.reviewedBy,
          },
        ],
  );

/**
 * Returns what is decided or was refunded in advance, and before the decision also what is still expected from the
 * confirmed quote. Nothing is expected for a canceled return.
 */
const refunds = (process: ReturnProcess): Payload["compensation"]["refunds"] => {
  const { settlement, expected, isFinal, isClosed } = refundOutlook(process);
  if (settlement === null) return [];
  const { currency, refundOption } = settlement;
  const paid = livePayouts(process).map((payout) => ({
    amount: presentAmount(toShopperMinor(process, payout)),
    currency: payout.currency,
    refundedAt: payout.settledAt,
    missingAmount: presentAmount(openMinor(process, payout)),
    type: payout.refundOption,
  }));
  // If nothing is due or paid, the list has one refund of zero.
  const isNothing = !isFinal && !isClosed && expected.length === 0 && paid.length === 0;
  const promised = isNothing ? [{ refundOption, amountMinor: 0 }] : expected;
  return [
    ...paid,
    ...promised.map(({ refundOption: type, amountMinor }) => {
      const amount = presentAmount(amountMinor);
      return { amount, currency, refundedAt: null, missingAmount: amount, type };
    }),
  ];
};

/**
 * Returns one entry per valid label with the location of its parcel. A parcel without a label from us also has an
 * entry, with what is known of it.
 */
const logistics = (process: EventSnapshot, type: WebhookEvent): Payload["logistics"] => {
  const entries = liveShipments(process).map((shipment) => ({
    ...shipment,
    method: shipment.returnMethod,
    from: presentNotificationAddress(shipment.fromAddress),
    to: presentNotificationAddress(shipment.toAddress),
  }));
  const isTold = type === "onShippingStatusUpdated" || process.shippingStatus !== "NO_SHIPPING_STATUS";
  return entries.length > 0 || !isTold ? entries : [unlabeled(process)];
};

const unlabeled = (process: EventSnapshot): Payload["logistics"][number] => ({
  trackingNumber: "",
  trackingUrl: "",
  status: process.shippingStatus,
  carrier: "",
  method: process.returnMethod,
  from: presentNotificationAddress(process.shopperAddress),
  to: presentNotificationAddress(process.returnAddress ?? EMPTY_ADDRESS),
});

/** Returns the refunded shipping of the order, and the fees of the return. */
const returnCosts = (process: ReturnProcess): Payload["returnCosts"] => {
  const { currency } = process;
  const settlement = currentSettlement(process);
  if (settlement === null) return [];
  const { shippingMinor, rows } = settlement;
  return [
    ...(shippingMinor > 0 ? [{ type: "ORIGINAL_SHIPPING", total: shippingMinor, currency }] : []),
    ...feeTotals(rows).map(({ type, totalMinor }) => ({ type: COST_TYPES[type], total: totalMinor, currency })),
  ];
};

/** Published names of fees: return shipping has its own, the others keep theirs. */
const COST_TYPES: Record<FeeType, string> = {
  SHIPPING_FEE: "RETURN_SHIPPING_COST",
  RETURN_FEE: "RETURN_FEE",
  RESTOCK_FEE: "RESTOCK_FEE",
};
