"use server";

import { refresh } from "next/cache";
import { redirect } from "next/navigation";
import { outcome } from "@/components/portal/copy/outcome";
import { answer, type FormState } from "@/components/portal/form/form-state";
import { CONTINUE, INTENT_FIELD } from "@/components/portal/form/intent-field";
import { HOLDER_FIELD, IBAN_FIELD, OUTCOME_FIELD } from "@/components/portal/outcome/outcome-view";
import { problemOf } from "@/server/trpc/problem-of";
import { draftOf } from "../draft-of";
import { refusalWords } from "../refusal-words";

/** Keeps what the shopper gets, for each item of the return: this screen asks once for all of them. */
export async function saveOutcome(slug: string, state: FormState, data: FormData): Promise<FormState> {
  const { shopper, intent, timings } = await draftOf(slug);
  const chosen = timings.find(({ refund_option }) => refund_option === data.get(OUTCOME_FIELD))?.refund_option;
  const { items } = intent.draft;
  if (items.length === 0) redirect(`/r/${slug}/items`);
  if (!chosen) return answer(state, data, { fields: { [OUTCOME_FIELD]: outcome.missing } });
  const account = chosen === "BANK_TRANSFER" ? readAccount(data, intent.draft.bank_account !== null) : {};
  if ("fields" in account) return answer(state, data, account);
  try {
    for (const { line_item_id, quantity, return_reason, comment } of items) {
      const item = { line_item_id, quantity, return_reason, comment };
      await shopper.api.saveClientPreferences({
        return_id: shopper.returnId,
        ...item,
        refund_option: chosen,
        ...account,
      });
    }
  } catch (error) {
    const fields = accountErrors(error);
    return answer(state, data, fields === null ? { message: refusalWords(error) } : { fields });
  }
  refresh();
  if (data.get(INTENT_FIELD) === CONTINUE) redirect(`/r/${slug}/send`);
  // What is kept is shown by its mask; what was typed does not travel back.
  for (const field of [IBAN_FIELD, HOLDER_FIELD]) data.delete(field);
  return answer(state, data, {});
}

const readAccount = (data: FormData, isKept: boolean) => {
  const [iban, holder_name] = [textOf(data, IBAN_FIELD), textOf(data, HOLDER_FIELD)];
  if (isKept && iban === "" && holder_name === "") return {};
  if (iban !== "" && holder_name !== "") return { bank_account: { iban, holder_name } };
  return {
    fields: {
      ...(holder_name === "" ? { [HOLDER_FIELD]: outcome.holderMissing } : {}),
      ...(iban === "" ? { [IBAN_FIELD]: outcome.ibanMissing } : {}),
    },
  };
};

/** The service says of each field what is wrong with it. */
const accountErrors = (error: unknown): Record<string, string> | null => {
  const own = (problemOf(error)?.violations ?? []).flatMap(({ field, description }) => {
    const name = field.startsWith("bank_account.") ? field.slice("bank_account.".length) : "";
    if (name !== IBAN_FIELD && name !== HOLDER_FIELD) return [];
    return [[name, description.charAt(0).toUpperCase() + description.slice(1)] as const];
  });
  return own.length === 0 ? null : Object.fromEntries(own);
};

const textOf = (data: FormData, name: string): string => {
  const value = data.get(name);
  return typeof value === "string" ? value.trim() : "";
};
