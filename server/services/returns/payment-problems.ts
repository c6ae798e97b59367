import { minorToMajorText } from "@/server/kernel/money";
import { invalidField, Problem } from "@/server/kernel/problem";
import { PartnerError } from "@/server/partners/partner-error";
import type { Quote } from "./price-return";

/** Calls a payment provider and turns its errors into ones the shopper may see. @throws Problem */
export const askProvider = async <T>(call: () => Promise<T>): Promise<T> => {
  try {
    return await call();
  } catch (error) {
    if (!(error instanceof PartnerError)) throw error;
    if (error.isRetryable) throw unknownYet();
    throw invalidField("payment_token", "the payment provider doesn't accept this token");
  }
};

export const unknownYet = (): Problem =>
  new Problem("UNAVAILABLE", "We haven't heard back from the bank yet. Try again: you won't be charged twice.", {
    retryAfterSeconds: 5,
  });

/** Nobody is asked to pay when no provider can take payments: such outcomes are not offered (domain, money rule 9). */
export const noCharger = (): Problem => new Problem("FAILED_PRECONDITION", "This store can't take payments online.");

/** The amount to pay for a draft, or to hold on the card for its instant exchange. */
export type Due = { quote: Quote; amountMinor: number; isHold: boolean };

export const tokenNeeded = (due: Due): Problem =>
  new Problem("FAILED_PRECONDITION", `${askFor(due)} first: send a payment_token.`, toPay(due));

/** `url`: the shopper's payment page. */
export const pageNeeded = (due: Due, url: string): Problem =>
  new Problem(
    "FAILED_PRECONDITION",
    `${askFor(due)} first, on the page at payment_url. Then confirm again.`,
    toPay(due, { payment_url: url }),
  );

/** The shopper has done everything; the bank takes hours or days. */
export const bankNeeded = (due: Due): Problem =>
  new Problem(
    "FAILED_PRECONDITION",
    `The bank has not confirmed the payment of ${amountOf(due)} yet. The return is created once it has.`,
    toPay(due, { payment_status: "PROCESSING" }),
  );

export const declined = (due: Due): Problem =>
  new Problem(
    "FAILED_PRECONDITION",
    due.isHold
      ? `The bank declined to hold ${amountOf(due)}; try another card, or exchange after the inspection.`
      : `The payment of ${amountOf(due)} was declined. Nothing was charged; try another way to pay.`,
    toPay(due),
  );

const askFor = (due: Due): string => `${amountOf(due)} must be ${due.isHold ? "held on a card" : "paid"}`;

const amountOf = ({ amountMinor, quote: { loaded } }: Due): string =>
  `${minorToMajorText(amountMinor, loaded.order.currency)} ${loaded.order.currency}`;

const toPay = ({ amountMinor, isHold, quote: { loaded } }: Due, more: Readonly<Record<string, string>> = {}) => ({
  details: [
    {
      [isHold ? "hold_amount" : "amount_to_pay"]: String(amountMinor),
      currency: loaded.order.currency,
      ...more,
    },
  ],
});
