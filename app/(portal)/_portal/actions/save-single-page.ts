"use server";

import { refresh } from "next/cache";
import { redirect } from "next/navigation";
import { CONTINUE, INTENT_FIELD, UPDATE } from "@/components/portal/form/intent-field";
import { HOLDER_FIELD, IBAN_FIELD } from "@/components/portal/outcome/outcome-view";
import { QUOTE_FIELD, SHOWN_FIELD, shownTotal } from "@/components/portal/send/send-view";
import {
  CHECK_SECTION,
  OUTCOME_SECTION,
  SECTION_FIELD,
  SEND_SECTION,
} from "@/components/portal/single-page/section-field";
import { answer, type FormState, wrongFields } from "@/components/portal/ui/form-state";
import { serverAction } from "@/server/trpc/server-action";
import { confirmReturn, priceChanged } from "../confirm-return";
import { draftOf } from "../draft-of";
import { OF_RETURN } from "../form-arguments";
import { inOwnTab } from "../in-own-tab";
import { incompleteNote, type Kept, keepItems } from "../keep-items";
import { keepMethod } from "../keep-method";
import { keepOutcome } from "../keep-outcome";

/**
 * Saves the whole return from one page: items, refund or exchange, and return method in turn, because each depends on
 * the previous one. With a press nothing shown may be missing; what wasn't shown yet comes next.
 */
export const saveSinglePage = serverAction(OF_RETURN, (slug, returnId, state, data) => {
  const run = (sent: FormData): Promise<FormState> => saveSinglePageOf(slug, state, sent);
  return inOwnTab({ slug, returnId, state, data }, { act: () => run(data), save: run });
});

async function saveSinglePageOf(slug: string, state: FormState, data: FormData): Promise<FormState> {
  const shown = new Set(data.getAll(SECTION_FIELD).map(String));
  const isPress = data.get(INTENT_FIELD) === CONTINUE;
  const isUpdate = data.get(INTENT_FIELD) === UPDATE;
  const stop = (errors: NonNullable<Kept["refusal"]>): FormState => {
    refresh();
    return answer(state, data, errors);
  };
  const items = await keepItems(slug, data);
  if (items.refusal !== null) return stop(items.refusal);
  const { paths, hasOutcomeStep, intent, reader } = await draftOf(slug);
  if (isPress && items.chosen === 0) return stop({ message: items.nothing });
  const outcome =
    shown.has(OUTCOME_SECTION) && intent.draft.items.length > 0 ? await keepOutcome(slug, data, isPress) : null;
  if (outcome?.refusal) return stop(outcome.refusal);
  const method = shown.has(SEND_SECTION) ? await keepMethod(slug, data) : null;
  if (method?.refusal) return stop(method.refusal);
  const wrong = [items, outcome, method].map((part) => part?.mistakes?.fields ?? {});
  const fields: FormState["fields"] = Object.assign({}, ...wrong);
  const unsaved = outcome?.unsaved ?? {};
  if (isPress && Object.keys(fields).length > 0) return stop({ ...wrongFields(reader.t, fields), ...unsaved });
  if (!isPress) {
    // The stored account is shown by its mask; the input isn't sent back.
    if (outcome?.isChanged) for (const field of [IBAN_FIELD, HOLDER_FIELD]) data.delete(field);
    const note = incompleteNote(reader, items.incomplete);
    return stop(isUpdate && items.mistakes !== null ? items.mistakes : { ...unsaved, ...note });
  }
  if (hasOutcomeStep && outcome === null) return goTo(paths.outcome);
  if (!shown.has(CHECK_SECTION)) return goTo(paths.send);
  const before = String(data.get(SHOWN_FIELD) ?? "");
  // Confirms only what the summary showed: a new return method at the same total is part of the press, other items
  // aren't.
  const isOther = items.isChanged || (outcome?.isChanged ?? false);
  if (method?.quote && shownTotal(method.quote) !== before) {
    return stop({ message: await priceChanged(slug, before, method.quote) });
  }
  const quoteId = isOther ? undefined : method?.quote?.quote_id;
  return confirmReturn({ slug, quoteId: quoteId ?? String(data.get(QUOTE_FIELD) ?? ""), state, data });
}

function goTo(path: string): never {
  refresh();
  redirect(path);
}
