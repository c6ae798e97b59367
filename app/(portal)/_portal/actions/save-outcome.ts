"use server";

import { refresh } from "next/cache";
import { redirect } from "next/navigation";
import { answer, type FormState, wrongFields } from "@/components/portal/form/form-state";
import { CONTINUE, INTENT_FIELD } from "@/components/portal/form/intent-field";
import { HOLDER_FIELD, IBAN_FIELD, OUTCOME_FIELD } from "@/components/portal/outcome/outcome-view";
import type { PortalText } from "@/messages/portal";
import { problemOf } from "@/server/trpc/problem-of";
import { draftOf } from "../draft-of";
import { refusalWords } from "../refusal-words";

/** Keeps what the shopper gets, for each item of the return: this screen asks once for all of them. */
export async function saveOutcome(slug: string, state: FormState, data: FormData): Promise<FormState> {
  const { shopper, intent, timings, reader } = await draftOf(slug);
  const { t } = reader;
  const chosen = timings.find(({ refund_option }) => refund_option === data.get(OUTCOME_FIELD))?.refund_option;
  const { items } = intent.draft;
  if (items.length === 0) redirect(`/r/${slug}/items`);
  if (!chosen) return answer(state, data, wrongFields(t, { [OUTCOME_FIELD]: t("outcome.missing") }));
  const account =
    chosen === "BANK_TRANSFER" ? readAccount(data, { isKept: intent.draft.bank_account !== null, t }) : {};
  if ("fields" in account) return answer(state, data, wrongFields(t, account.fields));
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
    const fields = accountErrors(error, t);
    return answer(state, data, fields === null ? { message: refusalWords(error, t) } : wrongFields(t, fields));
  }
  refresh();
  if (data.get(INTENT_FIELD) === CONTINUE) redirect(`/r/${slug}/send`);
  // What is kept is shown by its mask; what was typed does not travel back.
  for (const field of [IBAN_FIELD, HOLDER_FIELD]) data.delete(field);
  return answer(state, data, {});
}

type Account = { bank_account?: { iban: string; holder_name: string } } | { fields: Record<string, string> };

const readAccount = (data: FormData, { isKept, t }: { isKept: boolean; t: PortalText }): Account => {
  const [iban, holder_name] = [textOf(data, IBAN_FIELD), textOf(data, HOLDER_FIELD)];
  if (isKept && iban === "" && holder_name === "") return {};
  if (iban !== "" && holder_name !== "") return { bank_account: { iban, holder_name } };
  return {
    fields: {
      ...(holder_name === "" ? { [HOLDER_FIELD]: t("outcome.holderMissing") } : {}),
      ...(iban === "" ? { [IBAN_FIELD]: t("outcome.ibanMissing") } : {}),
    },
  };
};

/** The service says which field is wrong; to a shopper it is said in their own language. */
const accountErrors = (error: unknown, t: PortalText): Record<string, string> | null => {
  const wrong = new Set((problemOf(error)?.violations ?? []).map(({ field }) => field));
  const fields = {
    ...(wrong.has(`bank_account.${HOLDER_FIELD}`) ? { [HOLDER_FIELD]: t("outcome.holderWrong") } : {}),
    ...(wrong.has(`bank_account.${IBAN_FIELD}`) ? { [IBAN_FIELD]: t("outcome.ibanWrong") } : {}),
  };
  return Object.keys(fields).length === 0 ? null : fields;
};

const textOf = (data: FormData, name: string): string => {
  const value = data.get(name);
  return typeof value === "string" ? value.trim() : "";
};
