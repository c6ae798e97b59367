"use server";

import { refresh } from "next/cache";
import { redirect } from "next/navigation";
import { answer, type FormState } from "@/components/portal/ui/form-state";
import { problemOf } from "@/server/trpc/problem-of";
import { serverAction } from "@/server/trpc/server-action";
import { OF_RETURN } from "../form-arguments";
import { refusalWords } from "../refusal-words";
import { returnOf } from "../return-of";

/** Cancels a return that the carrier doesn't have yet. */
export const cancelReturn = serverAction(OF_RETURN, async (slug, code, state, data): Promise<FormState> => {
  const { api, tracking, reader } = await returnOf(slug, code);
  try {
    await api.cancelReturn({ return_id: tracking.return_id });
  } catch (error) {
    refresh();
    const isLate = problemOf(error)?.reason === "FAILED_PRECONDITION";
    return answer(state, data, { message: isLate ? reader.t("status.cancelLate") : refusalWords(error, reader.t) });
  }
  redirect(`/r/${slug}/return/${code}`);
});
