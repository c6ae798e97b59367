"use server";

import { refresh } from "next/cache";
import { redirect } from "next/navigation";
import { outcome } from "@/components/portal/copy/outcome";
import { answer, type FormState } from "@/components/portal/form/form-state";
import { CONTINUE, INTENT_FIELD } from "@/components/portal/form/intent-field";
import { OUTCOME_FIELD } from "@/components/portal/outcome/outcome-view";
import { draftOf } from "../draft-of";
import { refusalWords } from "../refusal-words";

/** Keeps what the shopper gets, for each item of the return: this screen asks once for all of them. */
export async function saveOutcome(slug: string, state: FormState, data: FormData): Promise<FormState> {
  const { shopper, intent, timings } = await draftOf(slug);
  const chosen = timings.find(({ refund_option }) => refund_option === data.get(OUTCOME_FIELD))?.refund_option;
  const { items } = intent.draft;
  if (items.length === 0) redirect(`/r/${slug}/items`);
  if (!chosen) return answer(state, data, { fields: { [OUTCOME_FIELD]: outcome.missing } });
  try {
    for (const { line_item_id, quantity, return_reason, comment } of items) {
      const item = { line_item_id, quantity, return_reason, comment };
      await shopper.api.saveClientPreferences({ return_id: shopper.returnId, ...item, refund_option: chosen });
    }
  } catch (error) {
    return answer(state, data, { message: refusalWords(error) });
  }
  refresh();
  if (data.get(INTENT_FIELD) === CONTINUE) redirect(`/r/${slug}/send`);
  return answer(state, data, {});
}
