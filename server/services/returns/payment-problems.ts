import { minorToMajorText } from "@/server/kernel/money";
import { invalidField, Problem } from "@/server/kernel/problem";
import { PartnerError } from "@/server/partners/partner-error";
import type { Quote } from "./price-return";

/** What a payment provider throws, as the shopper may see it. @throws Problem */
export const askProvider = async <T>(call: () => Promise<T>): Promise<T> => {
  try {
    return await call();
  } catch (error) {
    if (!(error instanceof PartnerError)) throw error;
    if (error.isRetryable) throw unknownYet();
    throw invalidField("payment_token", "the payment provider does not take this token");
  }
};

export const unknownYet = (): Problem =>
  new Problem("UNAVAILABLE", "The payment has not been answered yet. Try again: you will not be charged twice.", {
    retryAfterSeconds: 5,
  });

/** Nobody is asked for money where nobody can take it: such outcomes are not offered (domain, money rule 9). */
export const noCharger = (): Problem => new Problem("FAILED_PRECONDITION", "This store can't take payments online.");

export const tokenNeeded = (quote: Quote): Problem =>
  new Problem("FAILED_PRECONDITION", `${amountOf(quote)} is to be paid first: send a payment_token.`, toPay(quote));

/** `url`: where the shopper pays it. */
export const pageNeeded = (quote: Quote, url: string): Problem =>
  new Problem(
    "FAILED_PRECONDITION",
    `${amountOf(quote)} is to be paid first, on the page at payment_url. Then confirm again.`,
    toPay(quote, { payment_url: url }),
  );

/** The shopper did all there is to do; the bank takes hours or days. */
export const bankNeeded = (quote: Quote): Problem =>
  new Problem(
    "FAILED_PRECONDITION",
    `The bank has not confirmed the payment of ${amountOf(quote)} yet. The return is made once it has.`,
    toPay(quote, { payment_status: "PROCESSING" }),
  );

export const declined = (quote: Quote): Problem =>
  new Problem(
    "FAILED_PRECONDITION",
    `The payment of ${amountOf(quote)} was declined. Nothing was charged; try another way to pay.`,
    toPay(quote),
  );

const amountOf = ({ settlement, loaded }: Quote): string =>
  `${minorToMajorText(settlement.owedMinor, loaded.order.currency)} ${loaded.order.currency}`;

const toPay = ({ settlement, loaded }: Quote, more: Readonly<Record<string, string>> = {}) => ({
  details: [{ amount_to_pay: String(settlement.owedMinor), currency: loaded.order.currency, ...more }],
});
