import { fieldNames, type Intent, type IntentLine, keepValue, SEND_BACK } from "../draft/line-view";
import type { ItemSave } from "./plan-items";

type PlanInput = {
  /** The order and the draft as they are after everything else of the form was saved: what is offered hangs on that. */
  readonly order: Intent["order"];
  readonly draft: Intent["draft"];
  /** Value of a form field, null where it was not sent. */
  readonly value: (name: string) => string | null;
};

/**
 * Which items the form keeps. Only an offer that the form showed counts, at the percentage that it showed; every other
 * item goes back. `unseen` are the lines whose offer the form did not show yet: those are asked about. `unproven` are the
 * lines that would be kept but need a photo first: the draft stays as it is until there is one.
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
