"use server";

import { refresh } from "next/cache";
import { redirect } from "next/navigation";
import { answer, type FormState } from "@/components/portal/form/form-state";
import { CONTINUE, INTENT_FIELD } from "@/components/portal/form/intent-field";
import { HOLDER_FIELD, IBAN_FIELD } from "@/components/portal/outcome/outcome-view";
import { serverAction } from "@/server/trpc/server-action";
import { draftOf } from "../draft-of";
import { OF_PORTAL } from "../form-arguments";
import { keepOutcome } from "../keep-outcome";

/** Keeps what the shopper gets; with Continue nothing of it may be missing. */
export const saveOutcome = serverAction(OF_PORTAL, async (slug, state, data): Promise<FormState> => {
  const isPress = data.get(INTENT_FIELD) === CONTINUE;
  const { refusal, mistakes } = await keepOutcome(slug, data, isPress);
  if (refusal === null && mistakes !== null) return answer(state, data, isPress ? mistakes : {});
  refresh();
  if (refusal !== null) return answer(state, data, refusal);
  if (isPress) redirect((await draftOf(slug)).paths.send);
  // What is kept is shown by its mask; what was typed does not travel back.
  for (const field of [IBAN_FIELD, HOLDER_FIELD]) data.delete(field);
  return answer(state, data, {});
});
