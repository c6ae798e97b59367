"use server";

import { refresh } from "next/cache";
import { redirect } from "next/navigation";
import { answer, type FormState, wrongFields } from "@/components/portal/form/form-state";
import { CONTINUE, INTENT_FIELD } from "@/components/portal/form/intent-field";
import { fieldNames, type IntentLine, lacksFile } from "@/components/portal/items/line-view";
import { type ItemSave, planItems } from "@/components/portal/items/plan-items";
import { planKeeps } from "@/components/portal/items/plan-keeps";
import type { PortalText } from "@/messages/portal";
import { draftOf } from "../draft-of";
import { refusalWords } from "../refusal-words";

/** Brings the draft to what the form says; with Continue it also has to be complete. */
export async function saveItems(slug: string, state: FormState, data: FormData): Promise<FormState> {
  const { shopper, intent, reasons, timings, hasOutcomeStep, reader } = await draftOf(slug);
  const { t } = reader;
  const lines = intent.order.line_items.filter((line) => line.is_returnable);
  const value = (name: string): string | null => (data.has(name) ? String(data.get(name)) : null);
  const plan = planItems({ lines, draft: intent.draft, reasons, value, t });
  const onlyOutcome = !hasOutcomeStep ? timings[0]?.refund_option : undefined;
  const save = (change: ItemSave & { keep_your_item?: boolean }): Promise<unknown> =>
    shopper.api.saveClientPreferences({
      return_id: shopper.returnId,
      ...change,
      ...(onlyOutcome ? { refund_option: onlyOutcome } : {}),
    });
  let unseen: readonly IntentLine[] = [];
  let unproven: readonly IntentLine[] = [];
  try {
    for (const change of plan.saves) await save(change);
    // What may be kept hangs on the reason and on all that is chosen: it is asked after that is saved.
    const { order, draft } =
      plan.saves.length === 0 ? intent : await shopper.api.getIntent({ return_id: shopper.returnId });
    const keeps = planKeeps({ order, draft, value });
    for (const change of keeps.saves) await save(change);
    unseen = keeps.unseen;
    unproven = order.line_items.filter((line) => lacksFile(line, draft));
  } catch (error) {
    refresh();
    return answer(state, data, { message: refusalWords(error, t) });
  }
  // The browser keeps pages it has shown: the way back, too, has to show what was saved with this press.
  refresh();
  if (data.get(INTENT_FIELD) !== CONTINUE) return answer(state, data, {});
  if (plan.chosen === 0) return answer(state, data, { message: t("items.nothingChosen") });
  if (Object.keys(plan.errors).length > 0) return answer(state, data, wrongFields(t, plan.errors));
  if (unseen.length > 0) return answer(state, data, wrongFields(t, askKeep(unseen, t)));
  if (unproven.length > 0) return answer(state, data, wrongFields(t, askFile(unproven, t)));
  redirect(`/r/${slug}/${onlyOutcome ? "send" : "outcome"}`);
}

const askFile = (lines: readonly IntentLine[], t: PortalText): Record<string, string> =>
  Object.fromEntries(
    lines.map(({ id, product }) => [fieldNames(id).file, t("items.fileMissing", { item: product.name })]),
  );

/** An offer that came with this very press: without scripts, or before it was drawn. */
const askKeep = (lines: readonly IntentLine[], t: PortalText): Record<string, string> =>
  Object.fromEntries(
    lines.map(({ id, product }) => [fieldNames(id).keep, t("items.keepUnseen", { item: product.name })]),
  );
