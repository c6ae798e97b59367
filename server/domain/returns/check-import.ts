import type { ImportReturnErrorCode } from "@/contract/vocabulary/import-return-error";
import type { Order } from "../orders/types";
import type { Store } from "../store/types";
import type { LiveUnit } from "./line-eligibility";
import { MOST_UNITS_PER_RETURN } from "./types";

/** One line item of an import, identified by the platform's ID. */
export type ImportLine = { platformLineItemId: string; returnReason: string; quantity: number };

export type ImportRefusal = {
  code: ImportReturnErrorCode;
  message: string;
  /** The same fault for the author of a file; absent if it concerns no field of a file. */
  inFile?: FileFault;
};

/** `reason` completes a sentence that begins with the field. */
export type FileFault = {
  field: "order" | "item" | "quantity" | "reason" | "refunded" | "tax";
  reason: string;
  /** Position of the line at fault. */
  line?: number;
  /** The faulty value as it was written. */
  told?: string;
  /** Used instead of `reason` if that applies only to this order. */
  message?: string;
};

/**
 * Returns why an import of these lines is rejected, or null (specification, "Import return"; decisions, section 5).
 * Rules for shoppers, such as the return window, don't apply to imports; items that were never shipped can't be
 * returned.
 */
export const checkImport = (call: {
  order: Order;
  liveUnits: readonly LiveUnit[];
  store: Pick<Store, "config">;
  lines: readonly ImportLine[];
}): ImportRefusal | null => {
  const refusal = call.lines.map((_, index) => checkLine(call, index)).find((refused) => refused !== null);
  if (refusal !== undefined) return refusal;
  const pieces = call.lines.reduce((sum, { quantity }) => sum + quantity, 0);
  if (pieces <= MOST_UNITS_PER_RETURN) return null;
  const message = `A return holds at most ${MOST_UNITS_PER_RETURN} pieces, these are ${pieces}: make several returns.`;
  const reason = `must come to at most ${MOST_UNITS_PER_RETURN} for a return; split it into several`;
  return { code: "INVALID_QUANTITY", message, inFile: { field: "quantity", reason, told: String(pieces) } };
};

type Call = Parameters<typeof checkImport>[0];

const checkLine = ({ order, liveUnits, store, lines }: Call, index: number): ImportRefusal | null => {
  const { platformLineItemId: id = "", returnReason = "", quantity = 0 } = lines[index] ?? {};
  const inFile = (field: FileFault["field"], reason: string, more: Partial<FileFault> = {}) => ({
    inFile: { field, reason, line: index, ...more },
  });
  const line = order.lines.find(({ platformLineItemId }) => platformLineItemId === id);
  if (line === undefined)
    return {
      ...{ code: "LINE_ITEM_NOT_FOUND", message: `The order has no line item ${id}.` },
      ...inFile("item", "must be a SKU or line ID of the order", { told: id, message: itemExpected(order, id) }),
    };
  if (lines.findIndex(({ platformLineItemId }) => platformLineItemId === id) !== index)
    return {
      code: "LINE_ITEM_ALREADY_RETURNED",
      message: `The line item ${id} is listed twice. List it once, with its total quantity.`,
      ...inFile("item", "must be in one row of the return only; add up the quantities", { told: id }),
    };
  if (liveUnits.some(({ orderLineId }) => orderLineId === line.id))
    return {
      ...{ code: "LINE_ITEM_ALREADY_RETURNED", message: `The line item ${id} is already in a return.` },
      ...inFile("item", "is already in a return; remove the row"),
    };
  const sent = line.fulfilledQuantity;
  if (quantity < 1 || quantity > sent)
    return {
      code: "INVALID_QUANTITY",
      message: `The quantity of the line item ${id} must be from 1 to ${sent}, what was sent out.`,
      ...inFile("quantity", "must not be more than was shipped", {
        message:
          sent === 0
            ? "can't be returned: the item hasn't been shipped"
            : `must be from 1 to ${sent}, as many as were shipped, not "${quantity}"`,
      }),
    };
  const { returnReasons } = store.config;
  if (returnReasons.some(({ name }) => name === returnReason)) return null;
  const names = returnReasons.map(({ name }) => name).join(", ");
  const labels = returnReasons.map(({ name, label }) => label || name).join(", ");
  return {
    ...{
      code: "INVALID_RETURN_REASON",
      message: `${returnReason} isn't a return reason of this store. Use one of: ${names}.`,
    },
    ...inFile("reason", `must be one of the store's return reasons (${labels})`, { told: returnReason }),
  };
};

const MOST_NAMED = 10;

/** Lists the items to choose from; a SKU shared by several lines identifies none of them. */
const itemExpected = ({ lines }: Order, id: string): string | undefined => {
  const alike = lines.filter(({ sku }) => sku !== "" && sku === id);
  const named = (list: readonly string[]) => [...new Set(list)].slice(0, MOST_NAMED).join(", ");
  if (alike.length > 1)
    return `must be a line ID, because several lines of the order have this SKU (${named(alike.map((one) => one.platformLineItemId))})`;
  return `must be a SKU or line ID of the order (${named(lines.map((one) => one.sku || one.platformLineItemId))})`;
};
