import type { WebhookEvent } from "@/contract/vocabulary/webhook-event";
import type { ReturnProcessPayload } from "@/contract/webhooks";
import type { ReturnProcess } from "@/server/domain/process/types";
import { sumMinor } from "@/server/kernel/money";
import { presentNotificationAddress } from "./address";
import { presentAmount } from "./money";
import { currentSettlement, type ProcessLine, processLines } from "./process-lines";
import { presentProduct } from "./product";

/** The body of a webhook (specification, "Return process notification payload"; decisions, section 9). */
export const presentWebhookPayload = (process: ReturnProcess, type: WebhookEvent): ReturnProcessPayload => ({
  svc_process_id: process.id,
  svc_process_status: process.status,
  portal_name: process.storeName,
  platform_process_id: process.platformProcessId,
  started_at: process.createdAt,
  order_id: process.order.platformOrderId,
  order_name: process.order.name,
  shopper: {
    email: process.email,
    first_name: process.firstName,
    last_name: process.lastName,
    phone_number: process.phone,
  },
  return_line_items: processLines(process).map((entry) => lineItem(process, entry)),
  reviews: process.status === "COMPLETED" ? reviews(process) : [],
  compensation: { refunds: refunds(process), exchange_order: null },
  // The labels of a canceled return are void, so the list is empty, as published.
  logistics: type === "onReturnProcessCanceled" ? [] : logistics(process),
  return_costs: returnCosts(process),
});

const lineItem = (process: ReturnProcess, { line, units }: ProcessLine) => {
  const sum = (pick: (unit: ProcessLine["units"][number]) => number) => presentAmount(sumMinor(units.map(pick)));
  return {
    id: line.id,
    return_reason: units[0]?.returnReason ?? "",
    product: presentProduct(line),
    quantity: units.length,
    unit_price: presentAmount(line.unitPriceMinor),
    subtotal_price: sum(({ priceMinor }) => priceMinor),
    total_discounts: sum(({ lineDiscountMinor, orderDiscountMinor }) => lineDiscountMinor + orderDiscountMinor),
    total_taxes: sum(({ taxMinor }) => taxMinor),
    total_price: sum(({ paidMinor }) => paidMinor),
    currency: process.currency,
    compensation_method: units[0]?.refundOption ?? process.refundOption,
  };
};

const reviews = (process: ReturnProcess): ReturnProcessPayload["reviews"] =>
  process.units.flatMap((unit) =>
    unit.verdict === "UNDECIDED"
      ? []
      : [
          {
            line_item_id: unit.orderLineId,
            reject_reason: unit.rejectReason,
            status: unit.verdict,
            review_date: unit.reviewedAt ?? process.updatedAt,
            user: unit.reviewedBy,
          },
        ],
  );

/** What is decided; before that, what the confirmed quote promises, none of it paid. */
const refunds = (process: ReturnProcess): ReturnProcessPayload["compensation"]["refunds"] => {
  const settlement = currentSettlement(process);
  if (settlement === null) return [];
  if (settlement.basis === "DECISION")
    return process.payouts.map((payout) => ({
      amount: presentAmount(payout.amountMinor),
      currency: payout.currency,
      refunded_at: payout.settledAt,
      missing_amount: presentAmount(payout.status === "SETTLED" ? 0 : payout.amountMinor),
      type: payout.refundOption,
    }));
  const amount = presentAmount(settlement.totalMinor);
  return [
    { amount, currency: settlement.currency, refunded_at: null, missing_amount: amount, type: settlement.refundOption },
  ];
};

const logistics = (process: ReturnProcess): ReturnProcessPayload["logistics"] =>
  process.shipments
    .filter(({ voidedAt }) => voidedAt === null)
    .map((shipment) => ({
      tracking_number: shipment.trackingNumber,
      tracking_url: shipment.trackingUrl,
      status: shipment.status,
      carrier: shipment.carrier,
      method: shipment.returnMethod,
      from: presentNotificationAddress(shipment.fromAddress),
      to: presentNotificationAddress(shipment.toAddress),
    }));

const returnCosts = (process: ReturnProcess): ReturnProcessPayload["return_costs"] => {
  const settlement = currentSettlement(process);
  const totalMinor = settlement?.feesMinor ?? 0;
  return totalMinor === 0 ? [] : [{ type: "RETURN_SHIPPING_COST", total: totalMinor, currency: process.currency }];
};
