"use server";

import { refresh } from "next/cache";
import { redirect } from "next/navigation";
import { SHOWN_LINE } from "@/components/portal/draft/line-view";
import { CONTINUE, ENOUGH, INTENT_FIELD, UPDATE } from "@/components/portal/form/intent-field";
import { itemPath, linesToAsk } from "@/components/portal/items/one-by-one";
import { answer, type FormState } from "@/components/portal/ui/form-state";
import { serverAction } from "@/server/trpc/server-action";
import { draftOf } from "../draft-of";
import { OF_RETURN } from "../form-arguments";
import { inOwnTab } from "../in-own-tab";
import { incompleteNote, keepItems } from "../keep-items";

/** Updates the draft from the form; with Continue it also has to be complete. */
export const saveItems = serverAction(OF_RETURN, (slug, returnId, state, data) => {
  const run = (sent: FormData): Promise<FormState> => saveItemsOf(slug, state, sent);
  return inOwnTab({ slug, returnId, state, data }, { act: () => run(data), save: run });
});

async function saveItemsOf(slug: string, state: FormState, data: FormData): Promise<FormState> {
  const { refusal, mistakes, chosen, incomplete, nothing } = await keepItems(slug, data);
  // The browser caches the pages it has shown: going back must also show what this press saved.
  refresh();
  if (refusal !== null) return answer(state, data, refusal);
  const intent = data.get(INTENT_FIELD);
  if (intent === UPDATE && mistakes !== null) return answer(state, data, mistakes);
  const { intent: kept, paths, hasOutcomeStep, reader } = await draftOf(slug);
  if (intent !== CONTINUE && intent !== ENOUGH) return answer(state, data, incompleteNote(reader, incomplete));
  const next = paths.layout === "SIMPLIFIED" && intent === CONTINUE ? lineAfter(kept, data) : undefined;
  if (chosen === 0 && next === undefined) return answer(state, data, { message: nothing });
  if (mistakes !== null) return answer(state, data, mistakes);
  redirect(next === undefined ? paths[hasOutcomeStep ? "outcome" : "send"] : itemPath(paths, next));
}

/** The item after the one that the form asked about. */
function lineAfter({ order }: Awaited<ReturnType<typeof draftOf>>["intent"], data: FormData): string | undefined {
  const ids = linesToAsk(order).map(({ id }) => id);
  return ids[ids.indexOf(String(data.get(SHOWN_LINE))) + 1];
}
