import type { ImportReturnErrorCode } from "@/contract/vocabulary/import-return-error";
import type { Order } from "../orders/types";
import type { Store } from "../store/types";
import type { LiveUnit } from "./line-eligibility";
import { MOST_UNITS_PER_RETURN } from "./types";

/** One line item of an import, named by the platform's id. */
export type ImportLine = { platformLineItemId: string; returnReason: string; quantity: number };

export type ImportRefusal = {
  code: ImportReturnErrorCode;
  message: string;
  /** What the code of a returned item hides: the import itself names it twice. */
  isNamedTwice?: true;
  /** What else a file says of the order and does not fit it. */
  fact?: { field: string; reason: string };
};

/**
 * Why an import of these lines is refused, or null (specification, "Import return"; decisions, section 5). Rules that
 * bind shoppers, like the window, do not bind whoever imports; what was never sent out cannot come back.
 */
export const checkImport = (call: {
  order: Order;
  liveUnits: readonly LiveUnit[];
  store: Pick<Store, "config">;
  lines: readonly ImportLine[];
}): ImportRefusal | null => {
  const { order, liveUnits, store, lines } = call;
  for (const [index, { platformLineItemId: id, returnReason, quantity }] of lines.entries()) {
    const line = order.lines.find(({ platformLineItemId }) => platformLineItemId === id);
    if (line === undefined) return { code: "LINE_ITEM_NOT_FOUND", message: `The order has no line item ${id}.` };
    const isNamedBefore = lines.findIndex(({ platformLineItemId }) => platformLineItemId === id) !== index;
    if (isNamedBefore)
      return {
        code: "LINE_ITEM_ALREADY_RETURNED",
        message: `The line item ${id} is named twice: give it once, with its whole quantity.`,
        isNamedTwice: true,
      };
    if (liveUnits.some(({ orderLineId }) => orderLineId === line.id))
      return { code: "LINE_ITEM_ALREADY_RETURNED", message: `The line item ${id} is in a return already.` };
    if (quantity < 1 || quantity > line.fulfilledQuantity)
      return {
        code: "INVALID_QUANTITY",
        message: `The quantity of the line item ${id} must be from 1 to ${line.fulfilledQuantity}, what was sent out.`,
      };
    const names = store.config.returnReasons.map(({ name }) => name);
    if (!names.includes(returnReason))
      return {
        code: "INVALID_RETURN_REASON",
        message: `${returnReason} is no return reason of this store: ${names.join(", ")}.`,
      };
  }
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  if (pieces <= MOST_UNITS_PER_RETURN) return null;
  const message = `A return holds at most ${MOST_UNITS_PER_RETURN} pieces, these are ${pieces}: make several returns.`;
  return { code: "INVALID_QUANTITY", message };
};
