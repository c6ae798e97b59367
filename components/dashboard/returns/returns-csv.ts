import { CSV_BEGINNING, csvLine } from "@/contract/vocabulary/csv-line";
import { minorDigits } from "@/contract/vocabulary/format-money";
import { STATUS_WORDS } from "@/contract/vocabulary/status-words";
import type { ReturnRow } from "../list-choice/list-choice";
import { outcomeWord } from "../return-facts/outcome-words";

const HEAD = [
  ...["return_code", "process_id", "store", "order", "customer", "email", "country"],
  ...["status", "shipping_status", "outcome", "reasons", "units", "units_checked", "units_not_accepted"],
  ...["carrier", "tracking_number", "warehouse", "value", "currency", "value_is_decided", "created_at", "updated_at"],
  ...["assignee", "tags"],
];

/** Returns the start of the file: its byte-order mark and the column names. */
export const returnsCsvHead = (): string => CSV_BEGINNING + csvLine(HEAD);

/** Returns returns as CSV rows, with amounts in major units and a decimal point, and times in UTC (RFC 3339). */
export const returnsCsvLines = (rows: readonly ReturnRow[]): string =>
  rows
    .map((row) =>
      csvLine([
        ...[row.return_code, row.process_id, row.store_name, row.order_name, row.customer_name],
        ...[row.customer_email, row.country, STATUS_WORDS[row.status_key].merchant, row.shipping_status],
        outcomeWord(row.has_exchange ? "EXCHANGE" : row.refund_option),
        row.reasons.join("; "),
        ...[String(row.units_total), String(row.units_decided), String(row.units_declined)],
        ...[row.carrier_name, row.tracking_number, row.warehouse, decimal(row.value, row.currency), row.currency],
        ...[row.is_value_decided ? "yes" : "no", row.created_at, row.updated_at],
        ...[row.assignee?.name ?? "", row.tags.join("; ")],
      ]),
    )
    .join("");

/** Converts "4310" EUR to "43.10". Works on the digits to avoid rounding. */
const decimal = (minor: string, currency: string): string => {
  const digits = minorDigits(currency);
  if (digits === 0) return minor;
  const padded = minor.padStart(digits + 1, "0");
  return `${padded.slice(0, -digits)}.${padded.slice(-digits)}`;
};
