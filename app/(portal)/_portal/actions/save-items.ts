"use server";

import { refresh } from "next/cache";
import { redirect } from "next/navigation";
import { items } from "@/components/portal/copy/items";
import { answer, type FormState } from "@/components/portal/form/form-state";
import { CONTINUE, INTENT_FIELD } from "@/components/portal/form/intent-field";
import { planItems } from "@/components/portal/items/plan-items";
import { draftOf } from "../draft-of";
import { refusalWords } from "../refusal-words";

/** Brings the draft to what the form says; with Continue it also has to be complete. */
export async function saveItems(slug: string, state: FormState, data: FormData): Promise<FormState> {
  const { shopper, intent, reasons, timings } = await draftOf(slug);
  const lines = intent.order.line_items.filter((line) => line.is_returnable);
  const value = (name: string): string | null => (data.has(name) ? String(data.get(name)) : null);
  const plan = planItems({ lines, draft: intent.draft, reasons, value });
  const onlyOutcome = timings.length === 1 ? timings[0]?.refund_option : undefined;
  try {
    for (const save of plan.saves) {
      await shopper.api.saveClientPreferences({
        return_id: shopper.returnId,
        ...save,
        ...(onlyOutcome ? { refund_option: onlyOutcome } : {}),
      });
    }
  } catch (error) {
    refresh();
    return answer(state, data, { message: refusalWords(error) });
  }
  if (data.get(INTENT_FIELD) !== CONTINUE) {
    refresh();
    return answer(state, data, {});
  }
  if (plan.chosen === 0) return answer(state, data, { message: items.nothingChosen });
  if (Object.keys(plan.errors).length > 0) return answer(state, data, { fields: plan.errors });
  // The browser keeps pages it has shown: the way back has to show what was saved with this press.
  refresh();
  redirect(`/r/${slug}/${onlyOutcome ? "send" : "outcome"}`);
}
