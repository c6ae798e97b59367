"use server";

import { refresh } from "next/cache";
import { redirect } from "next/navigation";
import { answer, type FormState } from "@/components/portal/ui/form-state";
import { KEY_FIELD } from "@/components/portal/withdraw/key-field";
import { problemOf } from "@/server/trpc/problem-of";
import { serverAction } from "@/server/trpc/server-action";
import { OF_PORTAL } from "../form-arguments";
import { withdrawalOf } from "../withdrawal-of";

/** The second step: declares exactly what the page showed, once, however often it is pressed. */
export const confirmWithdrawal = serverAction(OF_PORTAL, async (slug, state, data): Promise<FormState> => {
  const { api, reader, draft } = await withdrawalOf(slug);
  if (draft === null) redirect(`/r/${slug}/withdraw`);
  if (data.get(KEY_FIELD) !== draft.key) {
    refresh();
    return answer(state, data, { message: reader.t("withdraw.otherDetails") });
  }
  try {
    await api.declareWithdrawal({ ...draft, lang: reader.language });
  } catch (error) {
    const problem = problemOf(error);
    if (problem?.reason === "INVALID_ARGUMENT") redirect(`/r/${slug}/withdraw`);
    if (problem?.reason !== "RESOURCE_EXHAUSTED") throw error;
    const minutes = Math.max(1, Math.ceil((problem.retryAfterSeconds ?? 60) / 60));
    return answer(state, data, { message: reader.t("system.tooManyTries", { minutes }) });
  }
  redirect(`/r/${slug}/withdraw/done`);
});
