import { z } from "zod";
import { PAYOUT_STATUSES, type PayoutStatus } from "@/contract/vocabulary/settlement";
import { sha256Hex } from "@/server/kernel/crypto";
import { PartnerError } from "@/server/partners/partner-error";
import type { PaymentProvider, RefundLeg, RefundResult } from "@/server/partners/payment-provider";
import type { Books } from "../sandbox-books/books";

const PROVIDER = "SANDBOX";

/** What the books of the sandbox hold per idempotency key. */
export const refundEntrySchema = z.object({ status: z.enum(PAYOUT_STATUSES), reference: z.string() });

type Behaviour = PayoutStatus | "UNAVAILABLE" | "HANG";

/** A label that holds one of these words makes the refund end so; for tests and demonstrations. */
export const SANDBOX_LABELS = {
  "SANDBOX:FAIL": "FAILED",
  "SANDBOX:PENDING": "PENDING",
  "SANDBOX:UNAVAILABLE": "UNAVAILABLE",
  "SANDBOX:HANG": "HANG",
} as const satisfies Record<string, Behaviour>;

/** The same for callers that cannot choose the label: exact amounts in minor units, larger than a shop's returns. */
export const SANDBOX_AMOUNTS_MINOR = {
  99999901: "FAILED",
  99999902: "PENDING",
  99999903: "UNAVAILABLE",
  99999904: "HANG",
} as const satisfies Record<number, Behaviour>;

/**
 * A payment provider that moves no money: it settles at once, unless label or amount tell it otherwise
 * (SANDBOX_LABELS, SANDBOX_AMOUNTS_MINOR). HANG answers nothing until the call's signal gives it up.
 * UNAVAILABLE and HANG leave nothing in the books; every other answer stays the answer of its key.
 */
export const createSandboxPayments = ({ books }: { books: Books<RefundResult> }): PaymentProvider => ({
  provider: PROVIDER,
  findRefund: (idempotencyKey) => books.find(idempotencyKey),
  refund: async (leg) => {
    const known = await books.find(leg.idempotencyKey);
    if (known !== null) return known;
    refuseImpossible(leg);
    const behaviour = behaviourOf(leg);
    if (behaviour === "HANG") return untilGivenUp(leg.signal);
    if (behaviour === "UNAVAILABLE") {
      throw new PartnerError(PROVIDER, "UNAVAILABLE", "The sandbox was told to be unavailable.");
    }
    return books.recordOnce(leg.idempotencyKey, { status: behaviour, reference: referenceOf(leg.idempotencyKey) });
  },
});

const referenceOf = (idempotencyKey: string): string => `sbx_re_${sha256Hex(`refund:${idempotencyKey}`).slice(0, 24)}`;

const refuseImpossible = (leg: RefundLeg): void => {
  if (Number.isSafeInteger(leg.amountMinor) && leg.amountMinor > 0) return;
  throw new PartnerError(PROVIDER, "REFUSED", "A refund needs a whole amount of minor units above zero.");
};

const behaviourOf = (leg: RefundLeg): Behaviour => {
  const byLabel = Object.entries(SANDBOX_LABELS).find(([word]) => leg.label.includes(word));
  if (byLabel !== undefined) return byLabel[1];
  const byAmount = Object.entries(SANDBOX_AMOUNTS_MINOR).find(([amount]) => Number(amount) === leg.amountMinor);
  return byAmount === undefined ? "SETTLED" : byAmount[1];
};

const untilGivenUp = (signal: AbortSignal | undefined): Promise<never> =>
  new Promise((_, reject) => {
    const giveUp = () => reject(new PartnerError(PROVIDER, "UNAVAILABLE", "The sandbox did not answer in time."));
    if (signal?.aborted) giveUp();
    signal?.addEventListener("abort", giveUp, { once: true });
  });
