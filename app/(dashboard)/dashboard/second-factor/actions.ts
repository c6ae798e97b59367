"use server";

import { redirect } from "next/navigation";
import type { ConfirmState } from "@/components/dashboard/second-factor/second-factor-setup";
import type { EntryError, EntryState } from "@/components/dashboard/sign-in/use-entry";
import { t } from "@/messages/dashboard/second-factor";
import { staffActor } from "@/server/auth/staff-actor";
import { callerFor } from "@/server/trpc/caller";
import { problemOf } from "@/server/trpc/problem-of";
import { before, FORM, serverAction } from "@/server/trpc/server-action";
import { SECOND_FACTOR_PAGE } from "../../staff";

type StartState = EntryState<"password">;

/** Verifies the password and creates a secret, which the page then shows. */
export const startSetup = serverAction([before<StartState>(), FORM], async (_before, form): Promise<StartState> => {
  const api = await apiHere();
  try {
    await api.startSecondFactor({ current_password: String(form.get("password") ?? "") });
  } catch (error) {
    return { errors: [sentenceOf(error, t("refusals.wrongPassword"))] };
  }
  redirect(SECOND_FACTOR_PAGE);
});

/**
 * Verifies a code and turns two-factor authentication on. The response contains the recovery codes, visible only once.
 */
export const confirmCode = serverAction(
  [before<ConfirmState>(), FORM],
  async (_before, form): Promise<ConfirmState> => {
    const api = await apiHere();
    try {
      const { recovery_codes } = await api.confirmSecondFactor({ code: String(form.get("code") ?? "").trim() });
      return { codes: recovery_codes, error: null };
    } catch (error) {
      return {
        codes: null,
        error: sentenceOf(error, t("refusals.wrongCode")).text,
      };
    }
  },
);

const apiHere = async () => {
  const actor = await staffActor();
  if (actor === null) redirect(`/dashboard/sign-in?next=${SECOND_FACTOR_PAGE}`);
  return callerFor(actor);
};

/**
 * Returns the error of the password or of the whole form.
 * @throws unexpected errors
 */
const sentenceOf = (thrown: unknown, aboutField: string): EntryError => {
  const problem = problemOf(thrown);
  if (problem === null) throw thrown;
  return problem.reason === "INVALID_ARGUMENT"
    ? { field: "password", text: aboutField }
    : { field: null, text: problem.message };
};
