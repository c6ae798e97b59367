import type { PayoutStatus } from "@/contract/vocabulary/settlement";
import type { RefundLeg, TransferLeg } from "@/server/partners/payment-provider";

/**
 * What the sandbox can be told to do. HANG doesn't respond until the call is aborted; LOST pays, then drops the
 * connection; TWICE returns a different reference when called again; FAIL_ONCE rejects the first key permanently and
 * pays the next. PENDING is settled after a day. UNAVAILABLE and HANG write nothing to the books.
 */
export type Behavior = PayoutStatus | "UNAVAILABLE" | "HANG" | "LOST" | "TWICE" | "FAIL_ONCE";

/**
 * A label, refunded payment or account holder that contains one of these words determines the payment's result; the
 * first match counts.
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

/** The same for callers that can't choose the label: exact amounts in minor units, larger than a shop's returns. */
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

/**
 * The key under which the sandbox notes that it has rejected this payment once: the second attempt uses another key.
 */
export const failOnceKey = (leg: RefundLeg | TransferLeg): string =>
  `fail-once:${"account" in leg ? leg.account.iban : leg.paymentReference}:${leg.amountMinor}`;
