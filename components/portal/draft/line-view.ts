import type { z } from "zod";
import { moneyText } from "@/components/ui/money";
import type { getIntent } from "@/contract/storefront/intents";
import type { listReturnReasons } from "@/contract/storefront/return-reasons";
import { isolated } from "@/messages/isolated";
import type { Reader } from "../reader";

export type Intent = z.output<typeof getIntent.output>;
export type IntentLine = Intent["order"]["line_items"][number];
export type ReturnReason = z.output<typeof listReturnReasons.output>["return_reasons"][number];

/** One line of the draft as its form fields hold it. */
export type LineChoice = {
  readonly isChosen: boolean;
  readonly quantity: string;
  readonly reason: string;
  readonly comment: string;
  /** The latest answer to an offer to keep the item; null: the draft's. */
  readonly keep: string | null;
};

/** Maximum length of an item's comment, in characters. */
export const COMMENT_MAX = 200;

/** Names of the form fields of a line: the card writes them, the action reads them. */
export const fieldNames = (lineId: string) =>
  ({
    chosen: `chosen-${lineId}`,
    quantity: `quantity-${lineId}`,
    reason: `reason-${lineId}`,
    comment: `comment-${lineId}`,
    keep: `keep-${lineId}`,
    file: `file-${lineId}`,
  }) as const;

/** Names each line that the form asks about; other lines are left unchanged. */
export const SHOWN_LINE = "shown-line";

/** Values of the field that asks whether an item is kept. Keeping names the offer, so a different offer asks again. */
export const SEND_BACK = "send-back";
export const keepValue = (refundPercentage: number): string => `keep-${refundPercentage}`;

/** A line as in the draft; null if it isn't in it. */
export const draftedOf = ({ items }: Intent["draft"], lineId: string): Intent["draft"]["items"][number] | null =>
  items.find(({ line_item_id }) => line_item_id === lineId) ?? null;

/** Nothing has to be sent: the shopper keeps every chosen item. */
export const isAllKept = ({ items }: Intent["draft"]): boolean =>
  items.length > 0 && items.every((item) => item.keep_your_item);

/** An item chosen in exchange is no longer available. */
export const hasLostExchange = ({ items }: Intent["draft"]): boolean =>
  items.some((item) => item.exchange_variant_id !== null && item.exchange === null);

/** This line shows the photo field: a photo is required, or would be for keeping the item. */
export const asksForFile = ({ requires_documents, keep_your_item: keep }: IntentLine): boolean =>
  requires_documents || keep?.requires_photo === true;

/** A chosen line requires a photo or a document and has none yet. */
export const lacksFile = ({ id, requires_documents }: IntentLine, { items }: Intent["draft"]): boolean =>
  requires_documents && items.some((item) => item.line_item_id === id && item.document_ids.length === 0);

/** Initial values of a line's fields: the input of a rejected submission, otherwise the draft's. */
export function lineChoice(
  line: IntentLine,
  draft: Intent["draft"],
  typed: Readonly<Record<string, string>>,
): LineChoice {
  const names = fieldNames(line.id);
  if (Object.keys(typed).length > 0) {
    return {
      isChosen: typed[names.chosen] !== undefined,
      quantity: typed[names.quantity] ?? String(line.returnable_quantity),
      reason: typed[names.reason] ?? "",
      comment: typed[names.comment] ?? "",
      keep: typed[names.keep] ?? null,
    };
  }
  const drafted = draftedOf(draft, line.id);
  return {
    isChosen: drafted !== null,
    quantity: String(drafted?.quantity ?? line.returnable_quantity),
    reason: drafted?.return_reason ?? "",
    comment: drafted?.comment ?? "",
    keep: null,
  };
}

/** The price paid: per unit when the line divides evenly, otherwise for the whole line, so that no cent is made up. */
export function pricePaid(line: IntentLine, currency: string, reader: Reader): { amount: string; per: string } {
  const total = Number(line.total_price);
  if (line.quantity > 1 && total % line.quantity === 0) {
    return { amount: moneyText(total / line.quantity, currency, reader.locale), per: reader.t("items.each") };
  }
  return {
    amount: moneyText(total, currency, reader.locale),
    per: line.quantity > 1 ? reader.t("items.forAll", { count: line.quantity }) : "",
  };
}

/** Variant and quantity, in one line under the name. */
export function lineFacts(line: IntentLine, { t }: Reader): string {
  const counts = line.returnable_quantity < line.quantity && line.is_returnable;
  const many = counts
    ? t("items.left", { left: line.returnable_quantity, bought: line.quantity })
    : line.quantity > 1
      ? t("items.bought", { count: line.quantity })
      : "";
  return [isolated(line.product.variant_name), many].filter(Boolean).join(". ");
}
