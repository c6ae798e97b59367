import type { z } from "zod";
import type { ReturnRowDto } from "@/contract/dashboard/return-list";
import { statusKey } from "@/contract/vocabulary/status-words";
import type { ReturnRow } from "@/server/domain/dashboard/types";
import { asWritten } from "@/server/domain/search/search-keys";
import { invalidField } from "@/server/kernel/problem";
import { presentAmount } from "./money";

export const presentReturnRow = (row: ReturnRow): z.input<typeof ReturnRowDto> => ({
  process_id: row.id,
  return_code: row.returnCode,
  order_name: row.orderName,
  customer_name: row.customerName,
  customer_email: row.email,
  units_total: row.unitsTotal,
  units_decided: row.unitsDecided,
  units_declined: row.unitsDecided - row.unitsApproved,
  status: row.status,
  shipping_status: row.shippingStatus,
  status_key: statusKey(row),
  refund_option: row.refundOption,
  has_exchange: row.hasExchange,
  reasons: row.reasons.filter((reason) => reason !== ""),
  carrier_name: row.carrierName ?? "",
  tracking_number: row.trackingNumber ?? "",
  warehouse: row.warehouse ?? "",
  country: row.countryCode ?? "",
  value: presentAmount(row.valueMinor),
  is_value_decided: row.isValueDecided,
  currency: row.currency,
  store_name: row.storeName,
  assignee: row.assignee && { user_id: row.assignee.userId, name: row.assignee.name },
  tags: row.tags,
  created_at: row.createdAt,
  updated_at: row.updatedAt,
  ended_at: row.endedAt,
  matched: row.matched && { kind: row.matched.kind, text: asWritten(row.matched.text, row.spelled ?? []) },
});

/** Where the next page begins; opaque to clients. */
export const rowCursorOf = ({ updatedAt, number, id }: Pick<ReturnRow, "updatedAt" | "number" | "id">): string =>
  `${updatedAt}~${number}~${id}`;

/**
 * What a cursor says; null at the top of the list. What was put in as older than everything has a number below zero.
 * @throws Problem INVALID_ARGUMENT for one that is none of ours: beginning anew would never come to an end
 */
export const readRowCursor = (cursor: string): { updatedAt: string; number: number; id: string } | null => {
  if (cursor === "") return null;
  const [updatedAt = "", number = "", id = ""] = cursor.split("~");
  const isOurs = id !== "" && /^-?\d{1,15}$/.test(number) && !Number.isNaN(Date.parse(updatedAt));
  if (!isOurs) throw invalidField("cursor", "must be the next_cursor of the page before, or empty");
  return { updatedAt, number: Number(number), id };
};
