import type { z } from "zod";
import type { RefundDueDto } from "@/contract/dashboard/refunds";
import { type PaymentFileRefusal, whyNotInPaymentFile } from "@/contract/vocabulary/payment-file";
import { goesTo } from "@/contract/vocabulary/refund-option";
import type { RefundDueState } from "@/contract/vocabulary/refund-state";
import { t } from "@/messages/dashboard/refunds";
import { LOCALE } from "../../ui/age";
import { moneyText } from "../../ui/money";
import { outcomeWord } from "../return-facts/outcome-words";

export type RefundDue = z.output<typeof RefundDueDto>;

export const REFUND_TONES: Record<RefundDueState, "run" | "hold" | "bad"> = {
  WAITS_FOR_YOU: "hold",
  IN_GRACE: "run",
  NEEDS_RELEASE: "hold",
  SENDING: "run",
  RETRYING: "run",
  HELD: "hold",
  FAILED: "bad",
};

export const refundStateWords = (state: RefundDueState): string => t(`refundWords.states.${state}`);

/** Whether a person can mark a refund as sent, because it isn't sent automatically. */
export const canMark = ({ state }: Pick<RefundDue, "state">): boolean =>
  state === "WAITS_FOR_YOU" || state === "HELD" || state === "FAILED";

/** Returns "Visa ending in 42 · payment 9912" or "Bank transfer · DE89 •••• 3000". */
export const destinationWords = (
  call: Pick<RefundDue, "destination" | "refund_option" | "payment_reference" | "payment_method">,
): string => {
  const { destination, refund_option, payment_reference, payment_method } = call;
  const payment = payment_reference === "" ? [] : [t("refundWords.payment", { reference: payment_reference })];
  if (goesTo(refund_option, "ORIGINAL"))
    return [destination || paymentWords(payment_method) || t("refundWords.originalPaymentMethod"), ...payment].join(
      " · ",
    );
  const kind = goesTo(refund_option, "BANK") || destination === "" ? [outcomeWord(refund_option)] : [];
  return [...kind, ...(destination === "" ? [] : [destination]), ...payment].join(" · ");
};

/** Returns text written by a person unchanged, and a code such as "bank_transfer" as words. */
const paymentWords = (method: string): string => {
  if (!/^[a-z]+([_-][a-z]+)*$/.test(method)) return method;
  const words = method.replaceAll(/[_-]/g, " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** Returns "€28.33" or "€28.33 and CHF 10.00"; refunds in different currencies aren't added up. */
export const totalWords = (refunds: readonly Pick<RefundDue, "amount" | "currency">[], locale: string): string => {
  const sums = new Map<string, bigint>();
  for (const { amount, currency } of refunds) sums.set(currency, (sums.get(currency) ?? 0n) + BigInt(amount));
  const totals = [...sums].map(([currency, sum]) => moneyText(String(sum), currency, locale));
  return new Intl.ListFormat(locale, { type: "conjunction" }).format(totals);
};

type Sorted = { fitting: RefundDue[]; others: { refund: RefundDue; why: PaymentFileRefusal }[] };

/** Sorts refunds by whether they can be in a SEPA payment file, with the reasons why not, as far as the list knows. */
export const sortForFile = (refunds: readonly RefundDue[]): Sorted => {
  const sorted: Sorted = { fitting: [], others: [] };
  for (const refund of refunds) {
    const why = whyNotInPaymentFile({
      ...{ isTest: refund.is_test, refundOption: refund.refund_option, currency: refund.currency },
      ...{ state: refund.state, isInFile: refund.batch !== null, hasAccount: refund.has_account },
    });
    if (why === null) sorted.fitting.push(refund);
    else sorted.others.push({ refund, why });
  }
  return sorted;
};

/** Formats a calendar day as "Mon, Dec 7". */
export const dayWords = (date: string): string =>
  new Date(`${date}T00:00:00Z`).toLocaleDateString(LOCALE, {
    timeZone: "UTC",
    ...{ weekday: "short", month: "short", day: "numeric" },
  });
