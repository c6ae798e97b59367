import type { z } from "zod";
import type { exportRefundsDue } from "@/contract/dashboard/refunds";
import { CSV_BEGINNING, csvLine } from "@/contract/vocabulary/csv-line";
import { minorToMajorText } from "@/contract/vocabulary/format-money";
import { destinationWords, refundStateWords } from "./refund-words";

type ExportedRefund = z.output<typeof exportRefundsDue.output>["refunds"][number];

const HEAD = [
  ...["return_code", "order", "store", "customer", "status", "amount", "currency", "destination"],
  ...["account_holder", "iban", "decided_at", "refund_by", "payment_file", "reference"],
];

export const refundsCsvHead = (): string => CSV_BEGINNING + csvLine(HEAD);

/**
 * Returns pending refunds as CSV rows, with amounts in major units and a decimal point. The last column is empty for
 * the bank's references, so that the file can be imported again.
 */
export const refundsCsvLines = (refunds: readonly ExportedRefund[]): string =>
  refunds
    .map((refund) =>
      csvLine([
        ...[refund.return_code, refund.order_name, refund.store_name, refund.customer_name],
        ...[refundStateWords(refund.state), minorToMajorText(Number(refund.amount), refund.currency), refund.currency],
        ...[destinationWords(refund), refund.account?.holder_name ?? "", refund.account?.iban ?? ""],
        ...[refund.since, refund.refund_by, refund.batch?.message_id ?? "", ""],
      ]),
    )
    .join("");
