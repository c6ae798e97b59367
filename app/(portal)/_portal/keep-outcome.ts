import { redirect } from "next/navigation";
import { giftDerivation } from "@/components/portal/money/gift-derivation";
import { sumLines } from "@/components/portal/money/sum-lines";
import { exchangeFields } from "@/components/portal/outcome/exchange-view";
import { HOLDER_FIELD, IBAN_FIELD } from "@/components/portal/outcome/outcome-view";
import { planOutcome } from "@/components/portal/outcome/plan-outcome";
import { type FormErrors, type PendingSum, wrongFields } from "@/components/portal/ui/form-state";
import { moneyText } from "@/components/ui/money";
import type { AccountField, AccountMistake } from "@/contract/vocabulary/bank-account";
import { goesTo, type RefundOption } from "@/contract/vocabulary/refund-option";
import type { PortalText } from "@/messages/portal";
import { problemOf } from "@/server/trpc/problem-of";
import { draftOf } from "./draft-of";
import type { Kept } from "./keep-items";
import { offersOf } from "./offers-of";
import { refusalWords } from "./refusal-words";

type KeptOutcome = Kept & {
  /** The amount of choices that aren't in the draft because something is missing. */
  readonly unsaved: Pick<FormErrors, "pending" | "note">;
};

/** Stores each item's replacement or refund method. */
export async function keepOutcome(slug: string, data: FormData, isPress: boolean): Promise<KeptOutcome> {
  const { shopper, intent, paths, timings, reader } = await draftOf(slug);
  const { t } = reader;
  const { draft } = intent;
  if (draft.items.length === 0) redirect(paths.items);
  const value = (name: string): string | null => (data.has(name) ? String(data.get(name)) : null);
  const plan = planOutcome({ draft, timings, offers: await offersOf(slug), t, value });
  const isKept = draft.bank_account !== null;
  // Also if everything is exchanged: the remainder of a cheaper item is refunded this way if there is no other.
  const isTransfer = goesTo(plan.rest, "BANK");
  // Half an account number would only be rejected: it is read when the shopper continues.
  const account = isTransfer && isPress ? readAccount(data, isKept) : null;
  const wrong = account === null ? {} : accountErrors((await shopper.api.checkBankAccount(account)).mistakes, t);
  // Half a choice is no error before the press: the other half follows.
  const fields = { ...plan.errors, ...wrong };
  const mistakes = Object.keys(fields).length === 0 ? null : wrongFields(t, fields);
  if (isKept && Object.keys(wrong).length > 0) return { refusal: null, mistakes, isChanged: false, unsaved: {} };
  const isAccountMissing = isTransfer && !isKept && (account === null || Object.keys(wrong).length > 0);
  const missing = { refundOption: plan.rest, leftOut: plan.unfinished, isAccountMissing };
  // A transfer can't be stored without its account; exchanges can.
  const saves = isAccountMissing
    ? plan.saves.filter((one) => one.exchange_variant_id !== null).map(withoutOption)
    : plan.saves;
  const changes = saves.filter((save) => account !== null || !isDrafted(save, draft));
  const bank = account === null || isAccountMissing ? {} : { bank_account: account };
  for (const save of changes) {
    try {
      await shopper.api.saveClientPreferences({ return_id: shopper.returnId, ...save, ...bank });
    } catch (error) {
      const gone = goneError(error, save.line_item_id, t);
      const refusal = gone === null ? { message: refusalWords(error, t) } : wrongFields(t, gone);
      return { refusal, mistakes: null, isChanged: true, unsaved: {} };
    }
  }
  return { refusal: null, mistakes, isChanged: changes.length > 0, unsaved: await pendingSum(slug, missing) };
}
type Save = ReturnType<typeof planOutcome>["saves"][number];

const withoutOption = ({ refund_option: _, ...save }: Save): Save => save;

/** The draft already has it, and it is still available. */
const isDrafted = (save: Save, { items }: Awaited<ReturnType<typeof draftOf>>["intent"]["draft"]): boolean =>
  items.some(
    (item) =>
      item.line_item_id === save.line_item_id &&
      (save.refund_option === undefined || item.refund_option === save.refund_option) &&
      item.exchange_variant_id === save.exchange_variant_id &&
      (item.exchange_variant_id === null || item.exchange !== null),
  );

/** It was sold, or its price became too high, since it was shown. */
const goneError = (error: unknown, lineId: string, t: PortalText): Record<string, string> | null =>
  problemOf(error)?.violations.some(({ field }) => field === "exchange_variant_id")
    ? { [exchangeFields(lineId).variant]: t("exchange.gone") }
    : null;

type Account = { iban: string; holder_name: string };

/** Null: the stored account stays. */
const readAccount = (data: FormData, isKept: boolean): Account | null => {
  const [iban, holder_name] = [textOf(data, IBAN_FIELD), textOf(data, HOLDER_FIELD)];
  return isKept && iban === "" && holder_name === "" ? null : { iban, holder_name };
};

const textOf = (data: FormData, name: string): string => {
  const value = data.get(name);
  return typeof value === "string" ? value.trim().slice(0, MOST_CHARACTERS) : "";
};

/** Above any field's limit: longer input gets an error. */
const MOST_CHARACTERS = 250;

const ACCOUNT_ERRORS = {
  holder_name: { MISSING: "outcome.holderMissing", WRONG: "outcome.holderWrong" },
  iban: { MISSING: "outcome.ibanMissing", WRONG: "outcome.ibanWrong" },
} as const;

/** The service says which field is wrong and why; the shopper reads it in their own language. */
const accountErrors = (
  mistakes: readonly { field: AccountField; kind: AccountMistake }[],
  t: PortalText,
): Record<string, string> =>
  Object.fromEntries(mistakes.map(({ field, kind }) => [field, t(ACCOUNT_ERRORS[field][kind])]));

type Unsaved = {
  /** The chosen refund method; null: the draft's. */
  refundOption: RefundOption | null;
  /** Items without a chosen replacement. */
  leftOut: readonly { lineId: string; name: string }[];
  isAccountMissing: boolean;
};

/** The amount of choices that can't be saved yet, and what is missing; empty if nothing is. */
async function pendingSum(
  slug: string,
  { refundOption, leftOut, isAccountMissing }: Unsaved,
): Promise<{ pending?: PendingSum; note?: string }> {
  if (leftOut.length === 0 && !isAccountMissing) return {};
  const { shopper, intent, reader } = await draftOf(slug);
  const { t, locale } = reader;
  const { choice } = await shopper.api.previewOutcomes({
    return_id: shopper.returnId,
    ...(refundOption === null ? {} : { refund_option: refundOption }),
    left_out: leftOut.map(({ lineId }) => lineId),
  });
  const money = (amount: string | number): string => moneyText(amount, intent.order.currency, locale);
  const isOwed = choice !== null && Number(choice.amount_to_pay) > 0;
  const derivation = choice && (intent.order.is_gift ? giftDerivation(choice.derivation, t) : choice.derivation);
  const missing = [
    ...leftOut.map(({ name }) => t("exchange.notCounted", { item: name })),
    ...(isAccountMissing ? [t("outcome.accountMissing")] : []),
  ];
  return {
    note: missing.join(" "),
    pending: {
      label: t(isOwed ? "money.youPay" : "money.youGetBack"),
      amount: choice && money(isOwed ? choice.amount_to_pay : choice.total),
      lines: (derivation === null ? [] : sumLines(derivation, t)).map(({ key, text, amountMinor }) => ({
        ...{ key, text, amount: money(amountMinor) },
      })),
    },
  };
}
