"use server";

import { refresh } from "next/cache";
import { redirect } from "next/navigation";
import { CONTINUE, INTENT_FIELD } from "@/components/portal/form/intent-field";
import { HOLDER_FIELD, IBAN_FIELD } from "@/components/portal/outcome/outcome-view";
import { answer, type FormState } from "@/components/portal/ui/form-state";
import { serverAction } from "@/server/trpc/server-action";
import { draftOf } from "../draft-of";
import { OF_RETURN } from "../form-arguments";
import { inOwnTab } from "../in-own-tab";
import { keepOutcome } from "../keep-outcome";

/** Stores the choice of refund or exchange; with Continue nothing may be missing. */
export const saveOutcome = serverAction(OF_RETURN, (slug, returnId, state, data) => {
  const run = (sent: FormData): Promise<FormState> => saveOutcomeOf(slug, state, sent);
  return inOwnTab({ slug, returnId, state, data }, { act: () => run(data), save: run });
});

async function saveOutcomeOf(slug: string, state: FormState, data: FormData): Promise<FormState> {
  const isPress = data.get(INTENT_FIELD) === CONTINUE;
  const { refusal, mistakes, isChanged, unsaved } = await keepOutcome(slug, data, isPress);
  if (refusal !== null || mistakes === null || isChanged) refresh();
  if (refusal === null && mistakes !== null) return answer(state, data, { ...(isPress ? mistakes : {}), ...unsaved });
  if (refusal !== null) return answer(state, data, refusal);
  if (isPress) redirect((await draftOf(slug)).paths.send);
  // The stored account is shown by its mask; the input isn't sent back.
  if (unsaved.pending === undefined) for (const field of [IBAN_FIELD, HOLDER_FIELD]) data.delete(field);
  return answer(state, data, unsaved);
}
