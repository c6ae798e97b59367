import { redirect } from "next/navigation";
import { wrongFields } from "@/components/portal/form/form-state";
import { exchangeFields } from "@/components/portal/outcome/exchange-view";
import { HOLDER_FIELD, IBAN_FIELD } from "@/components/portal/outcome/outcome-view";
import { planOutcome } from "@/components/portal/outcome/plan-outcome";
import type { PortalText } from "@/messages/portal";
import { problemOf } from "@/server/trpc/problem-of";
import { draftOf } from "./draft-of";
import type { Kept } from "./keep-items";
import { offersOf } from "./offers-of";
import { refusalWords } from "./refusal-words";

/** Keeps what the shopper gets for each item of the return: another item, or where its money goes. */
export async function keepOutcome(slug: string, data: FormData, isPress: boolean): Promise<Kept> {
  const { shopper, intent, paths, timings, reader } = await draftOf(slug);
  const { t } = reader;
  const { draft } = intent;
  if (draft.items.length === 0) redirect(paths.items);
  const value = (name: string): string | null => (data.has(name) ? String(data.get(name)) : null);
  const plan = planOutcome({ draft, timings, offers: await offersOf(slug), t, value });
  // Half of a choice is no mistake before the press: the other half follows.
  if (plan.saves.length === 0) return { refusal: null, mistakes: wrongFields(t, plan.errors), isChanged: false };
  const isKept = draft.bank_account !== null;
  // Also where everything is exchanged: what a new item costs less goes there, when there is no other way.
  const isTransfer = plan.saves.some(({ refund_option }) => refund_option === "BANK_TRANSFER");
  // Half of an account number would only be refused: it is read when somebody presses.
  if (isTransfer && !isPress && !isKept) return { refusal: null, mistakes: null, isChanged: false };
  const account = isTransfer && (isPress || !isKept) ? readAccount(data, { isKept, t }) : {};
  if ("fields" in account) return { refusal: null, mistakes: wrongFields(t, account.fields), isChanged: false };
  const changes = plan.saves.filter((save) => account.bank_account !== undefined || !isDrafted(save, draft));
  for (const save of changes) {
    try {
      await shopper.api.saveClientPreferences({ return_id: shopper.returnId, ...save, ...account });
    } catch (error) {
      const fields = accountErrors(error, t) ?? goneError(error, save.line_item_id, t);
      const refusal = fields === null ? { message: refusalWords(error, t) } : wrongFields(t, fields);
      return { refusal, mistakes: null, isChanged: true };
    }
  }
  return { refusal: null, mistakes: null, isChanged: changes.length > 0 };
}

type Draft = Awaited<ReturnType<typeof draftOf>>["intent"]["draft"];
type Save = ReturnType<typeof planOutcome>["saves"][number];

/** The draft holds it already, and it can still be had. */
const isDrafted = (save: Save, { items }: Draft): boolean =>
  items.some(
    (item) =>
      item.line_item_id === save.line_item_id &&
      item.refund_option === save.refund_option &&
      item.exchange_variant_id === save.exchange_variant_id &&
      (item.exchange_variant_id === null || item.exchange !== null),
  );

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
