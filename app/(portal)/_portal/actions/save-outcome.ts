"use server";

import { refresh } from "next/cache";
import { redirect } from "next/navigation";
import { answer, type FormState, wrongFields } from "@/components/portal/form/form-state";
import { CONTINUE, INTENT_FIELD } from "@/components/portal/form/intent-field";
import { exchangeFields } from "@/components/portal/outcome/exchange-view";
import { HOLDER_FIELD, IBAN_FIELD } from "@/components/portal/outcome/outcome-view";
import { planOutcome } from "@/components/portal/outcome/plan-outcome";
import type { PortalText } from "@/messages/portal";
import { problemOf } from "@/server/trpc/problem-of";
import { draftOf } from "../draft-of";
import { offersOf } from "../offers-of";
import { refusalWords } from "../refusal-words";

/** Keeps what the shopper gets for each item of the return: another item, or where its money goes. */
export async function saveOutcome(slug: string, state: FormState, data: FormData): Promise<FormState> {
  const { shopper, intent, timings, reader } = await draftOf(slug);
  const { t } = reader;
  const { draft } = intent;
  if (draft.items.length === 0) redirect(`/r/${slug}/items`);
  const value = (name: string): string | null => (data.has(name) ? String(data.get(name)) : null);
  const plan = planOutcome({ draft, timings, offers: await offersOf(slug), t, value });
  const isPress = data.get(INTENT_FIELD) === CONTINUE;
  // Half of a choice is no mistake before the press: the other half follows.
  if (plan.saves.length === 0) return answer(state, data, isPress ? wrongFields(t, plan.errors) : {});
  const isKept = draft.bank_account !== null;
  const account = plan.refundOption === "BANK_TRANSFER" ? readAccount(data, { isKept, t }) : {};
  if ("fields" in account) return answer(state, data, wrongFields(t, account.fields));
  for (const save of plan.saves) {
    try {
      await shopper.api.saveClientPreferences({ return_id: shopper.returnId, ...save, ...account });
    } catch (error) {
      refresh();
      const fields = accountErrors(error, t) ?? goneError(error, save.line_item_id, t);
      return answer(state, data, fields === null ? { message: refusalWords(error, t) } : wrongFields(t, fields));
    }
  }
  refresh();
  if (isPress) redirect(`/r/${slug}/send`);
  // What is kept is shown by its mask; what was typed does not travel back.
  for (const field of [IBAN_FIELD, HOLDER_FIELD]) data.delete(field);
  return answer(state, data, {});
}

/** Somebody else took it, or its price moved out of reach, since it was shown. */
const goneError = (error: unknown, lineId: string, t: PortalText): Record<string, string> | null =>
  problemOf(error)?.violations.some(({ field }) => field === "exchange_variant_id")
    ? { [exchangeFields(lineId).variant]: t("exchange.gone") }
    : null;

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
