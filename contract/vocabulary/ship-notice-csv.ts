import { CSV_BEGINNING, csvLine } from "./csv-line";

/** A published parcel in a list. */
export type ListedParcel = {
  readonly return_code: string;
  readonly order_name: string;
  readonly parcel: number;
  readonly parcel_count: number;
  readonly shipping_status: string;
  readonly carrier: string;
  readonly tracking_number: string;
  readonly announced_at: string;
  readonly line_items: readonly {
    readonly sku: string;
    readonly ean: string;
    readonly name: string;
    readonly variant_name: string;
    readonly quantity: number;
    readonly return_reason: string;
    readonly outcome: string;
  }[];
};

const HEAD = [
  ...["return_code", "order", "status", "is_new", "carrier", "tracking_number", "announced_at"],
  ...["sku", "ean", "product", "variant", "quantity", "reason", "outcome", "parcel"],
];

/** Returns the start of the file: the byte order mark and the column names. */
export const shipNoticeHead = (): string => CSV_BEGINNING + csvLine(HEAD);

/**
 * Returns one line per product of each parcel, with times in UTC (RFC 3339). `isNew`: whether it was added since the
 * last list; left out where that isn't tracked.
 */
export const shipNoticeLines = (parcels: readonly ListedParcel[], isNew?: (parcel: ListedParcel) => boolean): string =>
  parcels
    .flatMap((parcel) => {
      const newness = isNew === undefined ? "" : isNew(parcel) ? "yes" : "no";
      const cells = [
        ...[parcel.return_code, parcel.order_name, STATUS[parcel.shipping_status] ?? parcel.shipping_status],
        ...[newness, parcel.carrier, parcel.tracking_number, parcel.announced_at],
      ];
      return parcel.line_items.map((line) =>
        csvLine([
          ...[...cells, line.sku, line.ean, line.name, line.variant_name, String(line.quantity)],
          ...[line.return_reason, line.outcome, `${parcel.parcel} of ${parcel.parcel_count}`],
        ]),
      );
    })
    .join("");

const STATUS: Readonly<Record<string, string>> = { CREATED: "announced", COLLECTED: "on its way" };
