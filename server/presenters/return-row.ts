import type { ReturnRowDto } from "@/contract/dashboard/return-list";
import { reasonName } from "@/contract/vocabulary/reason-name";
import { statusKey } from "@/contract/vocabulary/status-words";
import type { ReturnRow } from "@/server/domain/dashboard/types";
import { waitingSince } from "@/server/domain/dashboard/waiting-since";
import { asWritten } from "@/server/domain/search/search-keys";
import type { Store } from "@/server/domain/store/types";
import { invalidField } from "@/server/kernel/problem";
import type { Shown } from "@/server/kernel/wire-names";
import { presentAmount } from "./money";

/** `stores`: the stores of the rows, with their labels for return reasons. */
export const presentReturnRow = (row: ReturnRow, stores: readonly Store[]): Shown<typeof ReturnRowDto> => ({
  ...row,
  processId: row.id,
  customerEmail: row.email,
  unitsDeclined: row.unitsDecided - row.unitsApproved,
  statusKey: statusKey(row),
  reasons: reasonNames(row, stores),
  carrierName: row.carrierName ?? "",
  trackingNumber: row.trackingNumber ?? "",
  warehouse: row.warehouse ?? "",
  country: row.countryCode ?? "",
  firstItem: {
    name: row.firstItem.name ?? "",
    variantName: row.firstItem.variantName ?? "",
    imageUrl: row.firstItem.imageUrl ?? "",
    sku: row.firstItem.sku ?? "",
  },
  waitingSince: waitingSince(row),
  value: presentAmount(row.valueMinor),
  assignee: row.assignee && { userId: row.assignee.userId, name: row.assignee.name },
  matched: row.matched && { kind: row.matched.kind, text: asWritten(row.matched.text, row.spelled ?? []) },
});

/** Two reasons may have the same name. */
const reasonNames = ({ reasons, ecommerceId }: ReturnRow, stores: readonly Store[]): string[] => {
  const known = stores.find(({ id }) => id === ecommerceId)?.config.returnReasons ?? [];
  return [...new Set(reasons.filter((reason) => reason !== "").map((reason) => reasonName(known, reason)))];
};

/** Returns the cursor of the next page; opaque to clients. */
export const rowCursorOf = ({ updatedAt, number, id }: Pick<ReturnRow, "updatedAt" | "number" | "id">): string =>
  `${updatedAt}~${number}~${id}`;

/**
 * Parses a cursor; null for the top of the list. Returns inserted as the oldest have numbers below zero.
 * @throws Problem INVALID_ARGUMENT for an invalid cursor: starting over would loop forever
 */
export const readRowCursor = (cursor: string): { updatedAt: string; number: number; id: string } | null => {
  if (cursor === "") return null;
  const [updatedAt = "", number = "", id = ""] = cursor.split("~");
  const isOurs = id !== "" && /^-?\d{1,15}$/.test(number) && !Number.isNaN(Date.parse(updatedAt));
  if (!isOurs) throw invalidField("cursor", "must be the next_cursor of the page before, or empty");
  return { updatedAt, number: Number(number), id };
};
