"use server";

import { answer, type FormState } from "@/components/portal/ui/form-state";
import { problemOf } from "@/server/trpc/problem-of";
import { serverAction } from "@/server/trpc/server-action";
import { OF_RETURN } from "../form-arguments";
import { refusalWords } from "../refusal-words";
import { returnOf } from "../return-of";

/** Resends a return's email to its order's address. */
export const resendMail = serverAction(OF_RETURN, async (slug, code, state, data): Promise<FormState> => {
  const {
    api,
    tracking,
    reader: { t },
  } = await returnOf(slug, code);
  try {
    const { email_mask: email } = await api.resendMail({ return_id: tracking.return_id });
    return answer(state, data, { message: t("pass.resent", { email }) });
  } catch (error) {
    const isOften = problemOf(error)?.reason === "RESOURCE_EXHAUSTED";
    return answer(state, data, { message: isOften ? t("pass.resendLimit") : refusalWords(error, t) });
  }
});
