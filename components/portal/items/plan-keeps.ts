import { fieldNames, type Intent, type IntentLine, keepValue, SEND_BACK } from "../draft/line-view";
import type { ItemSave } from "./plan-items";

type PlanInput = {
  /** The order and the draft after the rest of the form was saved: the offers depend on them. */
  readonly order: Intent["order"];
  readonly draft: Intent["draft"];
  /** Value of a form field, null if it wasn't sent. */
  readonly value: (name: string) => string | null;
};

/**
 * Which items the form keeps. Only an offer shown in the form counts, at the percentage shown; all other items are
 * returned. `unseen` are lines whose offer the form didn't show yet: these are asked about. `unproven` are lines that
 * would be kept but require a photo first: the draft stays unchanged until there is one.
 */
export function planKeeps({ order, draft, value }: PlanInput) {
  const saves: (ItemSave & { keep_your_item: boolean })[] = [];
  const unseen: IntentLine[] = [];
  const unproven: IntentLine[] = [];
  for (const item of draft.items) {
    const line = order.line_items.find(({ id }) => id === item.line_item_id);
    const offer = line?.keep_your_item;
    if (!line || !offer?.is_offered) continue;
    const answer = value(fieldNames(line.id).keep);
    const isKept = answer === keepValue(offer.refund_percentage);
    if (!isKept && answer !== SEND_BACK) unseen.push(line);
    if (isKept && offer.requires_photo && item.document_ids.length === 0) {
      unproven.push(line);
      continue;
    }
    if (item.keep_your_item === isKept) continue;
    const { line_item_id, quantity, return_reason, comment } = item;
    saves.push({ line_item_id, quantity, return_reason, comment, keep_your_item: isKept });
  }
  return { saves, unseen, unproven };
}
