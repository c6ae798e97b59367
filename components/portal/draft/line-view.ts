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
  /** The answer to an offer to keep it, as it was given last; null: as the draft has it. */
  readonly keep: string | null;
};

/** Longest comment of an item, in characters. */
export const COMMENT_MAX = 200;

/** Names of the form fields of a line; the action reads what the card writes. */
export const fieldNames = (lineId: string) =>
  ({
    chosen: `chosen-${lineId}`,
    quantity: `quantity-${lineId}`,
    reason: `reason-${lineId}`,
    comment: `comment-${lineId}`,
    keep: `keep-${lineId}`,
    file: `file-${lineId}`,
  }) as const;

/** Names each line that a form asks about: what it does not ask about, it does not change. */
export const SHOWN_LINE = "shown-line";

/** Values of the field that asks whether an item is kept. Keeping names the offer: another one is another question. */
export const SEND_BACK = "send-back";
export const keepValue = (refundPercentage: number): string => `keep-${refundPercentage}`;

/** A line as the draft has it; null where it does not. */
export const draftedOf = ({ items }: Intent["draft"], lineId: string): Intent["draft"]["items"][number] | null =>
  items.find(({ line_item_id }) => line_item_id === lineId) ?? null;

/** Nothing has to be sent: every chosen item stays with the shopper. */
export const isAllKept = ({ items }: Intent["draft"]): boolean =>
  items.length > 0 && items.every((item) => item.keep_your_item);

/** Something that was chosen in exchange cannot be had any more. */
export const hasLostExchange = ({ items }: Intent["draft"]): boolean =>
  items.some((item) => item.exchange_variant_id !== null && item.exchange === null);

/** A photo or a document has its place at this line: it is needed, or keeping the item would need one. */
export const asksForFile = ({ requires_documents, keep_your_item: keep }: IntentLine): boolean =>
  requires_documents || keep?.requires_photo === true;

/** A photo or a document is needed for a line that was chosen, and none is there yet. */
export const lacksFile = ({ id, requires_documents }: IntentLine, { items }: Intent["draft"]): boolean =>
  requires_documents && items.some((item) => item.line_item_id === id && item.document_ids.length === 0);

/** What a line's fields start with: what was typed last where it was refused, else the draft. */
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

/** What was paid: per piece where the line divides evenly, otherwise for the whole line, because a cent must not be made up. */
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

/** Variant and how many there are, in one line under the name. */
export function lineFacts(line: IntentLine, { t }: Reader): string {
  const counts = line.returnable_quantity < line.quantity && line.is_returnable;
  const many = counts
    ? t("items.left", { left: line.returnable_quantity, bought: line.quantity })
    : line.quantity > 1
      ? t("items.bought", { count: line.quantity })
      : "";
  return [isolated(line.product.variant_name), many].filter(Boolean).join(". ");
}
