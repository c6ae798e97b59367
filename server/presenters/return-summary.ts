import type { DocumentDto } from "@/contract/schemas/document";
import { type ReturnSummary, ReturnSummaryDto } from "@/contract/schemas/return-summary";
import type { ReturnProcess, ReturnUnit, SummaryFacts } from "@/server/domain/process/types";
import { currentSettlement, openMinor } from "@/server/domain/reviews/refund-outlook";
import { mainShipment } from "@/server/domain/shipping/parcels";
import { returnPage } from "@/server/domain/store/portal-address";
import { type Shown, toWire } from "@/server/kernel/wire-names";
import { presentAddress } from "./address";
import { presentCardHold } from "./card-hold";
import { presentDerivation } from "./derivation";
import { compensationMethod, presentExchangeOrder, presentNewItem, presentOpenExchangeItems } from "./exchange-order";
import { presentAmount } from "./money";
import { type ProcessLine, processLines } from "./process-lines";

type Summary = Shown<typeof ReturnSummaryDto>;

/** Returns a return for the Admin API (specification, return summary). `appUrl` has no trailing slash. */
export const presentReturnSummary = (process: SummaryFacts, appUrl: string): Summary => ({
  basicProcessData: basicData(process),
  checkoutId: process.settlements.find(({ basis }) => basis === "QUOTE")?.id ?? "",
  compensation: compensation(process),
  currencyCode: process.currency,
  customer: {
    ...process,
    platformCustomerId: process.order.platformCustomerId,
    address: presentAddress(process.shopperAddress),
  },
  exchangeTiming: exchangeTiming(process),
  extraLineItems: { items: [] },
  isClaim: false,
  keepYourItemType: keepType(process),
  navigation: {
    portalUrl: returnPage(appUrl, process),
    dashboardUrl: `${appUrl}/dashboard/returns/${process.returnCode}`,
  },
  openExchangeItems: { items: presentOpenExchangeItems(process) },
  orderedItems: { items: process.order.lines.map(orderedItem) },
  payments: {
    items: process.order.payments.map((payment) => ({
      ...payment,
      paymentId: payment.platformPaymentId,
      captured: presentAmount(payment.capturedMinor),
      refunded: presentAmount(payment.shared?.refundedMinor ?? payment.refundedMinor),
    })),
    hold: presentCardHold(process),
  },
  refundPaymentMethod: process.refundOption,
  refundTiming: process.refundTiming,
  returnedItems: { items: processLines(process).map((entry) => returnedItem(process, entry)) },
  startReturnOnPlatformTime: process.terms.workflow.startOnPlatform,
  status: process.status,
  uploadDocumentsInfo: {
    isRequired: process.terms.workflow.areDocumentsRequired ?? false,
    documents: process.documents.map((file) => ({
      ...file,
      documentId: file.id,
      contentType: file.contentType as Shown<typeof DocumentDto>["contentType"],
    })),
  },
});

/** New items are ordered once everything is decided, or earlier if the shopper's card guarantees the old ones. */
/** Returns the same in published names. */
export const publishReturnSummary = (process: SummaryFacts, appUrl: string): ReturnSummary =>
  toWire(ReturnSummaryDto, presentReturnSummary(process, appUrl));

const exchangeTiming = ({ units, terms }: SummaryFacts): Summary["exchangeTiming"] => {
  if (terms.instantExchange !== undefined) return "ON_START";
  return units.some(({ exchange }) => exchange !== null) ? "ON_REVIEW" : "TIMING_UNSPECIFIED";
};

const keepType = ({ units }: SummaryFacts): Summary["keepYourItemType"] => {
  const kept = units.filter(({ keep }) => keep !== null).length;
  if (kept === 0) return "KEEP_YOUR_ITEM_TYPE_NONE";
  return kept === units.length ? "KEEP_YOUR_ITEM_TYPE_ALL" : "KEEP_YOUR_ITEM_TYPE_SOME";
};

const basicData = (process: SummaryFacts): Summary["basicProcessData"] => ({
  ...process,
  processId: process.id,
  portalName: process.storeName,
  orderId: process.order.platformOrderId,
  orderName: process.order.name,
  trackingNumber: mainShipment(process)?.trackingNumber ?? "",
});

const compensation = (process: SummaryFacts): Summary["compensation"] => {
  const quote = process.settlements.find(({ basis }) => basis === "QUOTE");
  const advance = process.settlements.findLast(({ basis }) => basis === "ADVANCE");
  const decision = process.settlements.findLast(({ basis }) => basis === "DECISION");
  const estimate = currentSettlement(process);
  return {
    // Only if it differs from the confirmed quote.
    estimate: estimate === null || estimate === quote || decision !== undefined ? null : presentDerivation(estimate),
    quote: quote === undefined ? null : presentDerivation(quote),
    advance: advance === undefined ? null : presentDerivation(advance),
    decision: decision === undefined ? null : presentDerivation(decision),
    overpaid: presentAmount(decision?.overpaidMinor ?? 0),
    refunds: process.payouts
      .filter(({ status }) => status !== "FAILED")
      .map((payout) => ({
        ...payout,
        amount: presentAmount(payout.amountMinor),
        missingAmount: presentAmount(openMinor(process, payout)),
        externalAmount: presentAmount(payout.externalMinor),
        takenBack: presentAmount(payout.takenBackMinor),
        type: payout.refundOption,
        refundedAt: payout.settledAt,
      })),
    override:
      process.overrideMinor === null
        ? null
        : {
            amount: presentAmount(process.overrideMinor),
            currencyCode: process.currency,
            reason: process.overrideReason,
          },
    exchangeOrder: presentExchangeOrder(process),
  };
};

const orderedItem = (line: ReturnProcess["order"]["lines"][number]) => ({
  lineItemId: line.id,
  platformLineItemId: line.platformLineItemId,
  product: line,
  quantity: line.quantity,
  unitPrice: presentAmount(line.unitPriceMinor),
  totalDiscount: presentAmount(line.discountMinor),
  totalTax: presentAmount(line.taxMinor),
});

const returnedItem = (
  process: SummaryFacts,
  { line, units }: ProcessLine,
): Summary["returnedItems"]["items"][number] => ({
  lineItemId: line.id,
  platformLineItemId: line.platformLineItemId,
  product: line,
  imageUrl: line.imageUrl,
  quantity: units.length,
  returnReason: units[0]?.returnReason ?? "",
  comment: units[0]?.comment ?? "",
  compensationMethod: compensationMethod(process, units),
  unitPrice: presentAmount(line.unitPriceMinor),
  units: units.map((unit) => presentUnit(unit, process.currency)),
});

const presentUnit = (unit: ReturnUnit, currency: string) => ({
  ...unit,
  unitId: unit.id,
  paidAmount: presentAmount(unit.paidMinor),
  newItem: presentNewItem(unit, currency),
  notRestockedReason: unit.notRestockedReason || null,
});
