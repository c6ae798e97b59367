import type { PayoutStatus } from "@/contract/vocabulary/settlement";
import type { RefundLeg, TransferLeg } from "@/server/partners/payment-provider";

/**
 * What the sandbox can be told to do. HANG answers nothing until the call's signal gives it up; LOST pays, then breaks
 * the connection; TWICE gives one payment another reference when it is asked again; FAIL_ONCE refuses the first key for
 * good and pays the next. PENDING is settled when a day has passed. UNAVAILABLE and HANG leave nothing in the books.
 */
export type Behavior = PayoutStatus | "UNAVAILABLE" | "HANG" | "LOST" | "TWICE" | "FAIL_ONCE";

/**
 * A label, a payment that is refunded, or a holder of an account that holds one of these words makes the payment end so;
 * the first wins.
 */
export const SANDBOX_LABELS = {
  "SANDBOX:FAIL_ONCE": "FAIL_ONCE",
  "SANDBOX:FAIL": "FAILED",
  "SANDBOX:PENDING": "PENDING",
  "SANDBOX:UNAVAILABLE": "UNAVAILABLE",
  "SANDBOX:HANG": "HANG",
  "SANDBOX:LOST": "LOST",
  "SANDBOX:TWICE": "TWICE",
} as const satisfies Record<string, Behavior>;

/** The same for callers that cannot choose the label: exact amounts in minor units, larger than a shop's returns. */
export const SANDBOX_AMOUNTS_MINOR = {
  99999901: "FAILED",
  99999902: "PENDING",
  99999903: "UNAVAILABLE",
  99999904: "HANG",
  99999905: "LOST",
  99999906: "TWICE",
  99999907: "FAIL_ONCE",
} as const satisfies Record<number, Behavior>;

export const behaviorOf = (leg: RefundLeg | TransferLeg): Behavior => {
  const label = `${leg.label} ${"account" in leg ? leg.account.holderName : leg.paymentReference}`;
  const byLabel = Object.entries(SANDBOX_LABELS).find(([word]) => label.includes(word));
  if (byLabel !== undefined) return byLabel[1];
  const byAmount = Object.entries(SANDBOX_AMOUNTS_MINOR).find(([amount]) => Number(amount) === leg.amountMinor);
  return byAmount === undefined ? "SETTLED" : byAmount[1];
};

/** Under which the sandbox remembers that it has refused this money once: the key of the second attempt is another. */
export const failOnceKey = (leg: RefundLeg | TransferLeg): string =>
  `fail-once:${"account" in leg ? leg.account.iban : leg.paymentReference}:${leg.amountMinor}`;
