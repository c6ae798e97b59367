import type { DocumentWire } from "@/contract/schemas/document";
import type { ReturnSummary } from "@/contract/schemas/return-summary";
import type { ReturnProcess, ReturnUnit, SummaryFacts } from "@/server/domain/process/types";
import { currentSettlement, openMinor } from "@/server/domain/reviews/refund-outlook";
import { mainShipment } from "@/server/domain/shipping/parcels";
import { presentAddress } from "./address";
import { presentCardHold } from "./card-hold";
import { presentDerivation } from "./derivation";
import { compensationMethod, presentExchangeOrder, presentNewItem, presentOpenExchangeItems } from "./exchange-order";
import { presentAmount } from "./money";
import { type ProcessLine, processLines } from "./process-lines";
import { presentProduct } from "./product";

/** A return as the Admin API shows it (specification, return summary). `appUrl` without a trailing slash. */
export const presentReturnSummary = (process: SummaryFacts, appUrl: string): ReturnSummary => ({
  basic_process_data: basicData(process),
  checkout_id: process.settlements.find(({ basis }) => basis === "QUOTE")?.id ?? "",
  compensation: compensation(process),
  currency_code: process.currency,
  customer: {
    email: process.email,
    first_name: process.firstName,
    last_name: process.lastName,
    phone: process.phone,
    platform_customer_id: process.order.platformCustomerId,
    address: presentAddress(process.shopperAddress),
  },
  exchange_timing: exchangeTiming(process),
  extra_line_items: { items: [] },
  is_claim: false,
  keep_your_item_type: keepType(process),
  navigation: {
    portal_url: `${appUrl}/r/${process.storeSlug}/return/${process.returnCode}`,
    dashboard_url: `${appUrl}/dashboard/returns/${process.returnCode}`,
  },
  open_exchange_items: { items: presentOpenExchangeItems(process) },
  ordered_items: { items: process.order.lines.map(orderedItem) },
  payments: {
    items: process.order.payments.map((payment) => ({
      payment_id: payment.platformPaymentId,
      processor: payment.processor,
      method: payment.method,
      label: payment.label,
      captured: presentAmount(payment.capturedMinor),
      refunded: presentAmount(payment.refundedMinor),
    })),
    hold: presentCardHold(process),
  },
  refund_payment_method: process.refundOption,
  refund_timing: process.refundTiming,
  returned_items: { items: processLines(process).map((entry) => returnedItem(process, entry)) },
  start_return_on_platform_time: process.terms.workflow.startOnPlatform,
  status: process.status,
  upload_documents_info: {
    is_required: process.terms.workflow.areDocumentsRequired ?? false,
    documents: process.documents.map((file) => ({
      document_id: file.id,
      name: file.name,
      content_type: file.contentType as DocumentWire["content_type"],
      byte_length: file.byteLength,
      created_at: file.createdAt,
    })),
  },
});

/** New items are ordered once everything is decided, or before that where the shopper's card guarantees the old ones. */
const exchangeTiming = ({ units, terms }: SummaryFacts): ReturnSummary["exchange_timing"] => {
  if (terms.instantExchange !== undefined) return "ON_START";
  return units.some(({ exchange }) => exchange !== null) ? "ON_REVIEW" : "TIMING_UNSPECIFIED";
};

const keepType = ({ units }: SummaryFacts): ReturnSummary["keep_your_item_type"] => {
  const kept = units.filter(({ keep }) => keep !== null).length;
  if (kept === 0) return "KEEP_YOUR_ITEM_TYPE_NONE";
  return kept === units.length ? "KEEP_YOUR_ITEM_TYPE_ALL" : "KEEP_YOUR_ITEM_TYPE_SOME";
};

const basicData = (process: SummaryFacts): ReturnSummary["basic_process_data"] => ({
  process_id: process.id,
  return_code: process.returnCode,
  platform_process_id: process.platformProcessId,
  ecommerce_id: process.ecommerceId,
  portal_name: process.storeName,
  order_id: process.order.platformOrderId,
  order_name: process.order.name,
  lang: process.lang,
  shipping_status: process.shippingStatus,
  return_method: process.returnMethod,
  provider: process.provider,
  carrier: process.carrier,
  tracking_number: mainShipment(process)?.trackingNumber ?? "",
  created_at: process.createdAt,
  updated_at: process.updatedAt,
  hand_over_by: process.handOverBy,
  ended_at: process.endedAt,
});

const compensation = (process: SummaryFacts): ReturnSummary["compensation"] => {
  const quote = process.settlements.find(({ basis }) => basis === "QUOTE");
  const advance = process.settlements.findLast(({ basis }) => basis === "ADVANCE");
  const decision = process.settlements.findLast(({ basis }) => basis === "DECISION");
  const estimate = currentSettlement(process);
  return {
    // Only where it says something else than the quote that was confirmed.
    estimate: estimate === null || estimate === quote || decision !== undefined ? null : presentDerivation(estimate),
    quote: quote === undefined ? null : presentDerivation(quote),
    advance: advance === undefined ? null : presentDerivation(advance),
    decision: decision === undefined ? null : presentDerivation(decision),
    overpaid: presentAmount(decision?.overpaidMinor ?? 0),
    refunds: process.payouts
      .filter(({ status }) => status !== "FAILED")
      .map((payout) => ({
        amount: presentAmount(payout.amountMinor),
        missing_amount: presentAmount(openMinor(process, payout)),
        external_amount: presentAmount(payout.externalMinor),
        external_note: payout.externalNote,
        external_by: payout.externalBy,
        taken_back: presentAmount(payout.takenBackMinor),
        currency: payout.currency,
        type: payout.refundOption,
        destination: payout.destination,
        refunded_at: payout.settledAt,
        reference: payout.reference,
      })),
    override:
      process.overrideMinor === null
        ? null
        : {
            amount: presentAmount(process.overrideMinor),
            currency_code: process.currency,
            reason: process.overrideReason,
          },
    exchange_order: presentExchangeOrder(process),
  };
};

const orderedItem = (line: ReturnProcess["order"]["lines"][number]) => ({
  line_item_id: line.id,
  platform_line_item_id: line.platformLineItemId,
  product: presentProduct(line),
  quantity: line.quantity,
  unit_price: presentAmount(line.unitPriceMinor),
  total_discount: presentAmount(line.discountMinor),
  total_tax: presentAmount(line.taxMinor),
});

const returnedItem = (
  process: SummaryFacts,
  { line, units }: ProcessLine,
): ReturnSummary["returned_items"]["items"][number] => ({
  line_item_id: line.id,
  platform_line_item_id: line.platformLineItemId,
  product: presentProduct(line),
  image_url: line.imageUrl,
  quantity: units.length,
  return_reason: units[0]?.returnReason ?? "",
  comment: units[0]?.comment ?? "",
  compensation_method: compensationMethod(process, units),
  unit_price: presentAmount(line.unitPriceMinor),
  units: units.map((unit) => presentUnit(unit, process.currency)),
});

const presentUnit = (unit: ReturnUnit, currency: string) => ({
  unit_id: unit.id,
  unit_index: unit.unitIndex,
  location: unit.location,
  verdict: unit.verdict,
  payment: unit.payment,
  paid_amount: presentAmount(unit.paidMinor),
  reject_reason: unit.rejectReason,
  show_reject_reason: unit.showRejectReason,
  reviewed_at: unit.reviewedAt,
  reviewed_by: unit.reviewedBy,
  new_item: presentNewItem(unit, currency),
  is_resellable: unit.isResellable,
  restocked_at: unit.restockedAt,
  not_restocked_reason: unit.notRestockedReason || null,
});
