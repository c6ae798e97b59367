import { z } from "zod";
import { PAYOUT_STATUSES } from "@/contract/vocabulary/settlement";
import { sha256Hex } from "@/server/kernel/crypto";
import { PartnerError } from "@/server/partners/partner-error";
import type { PaymentProvider, PaymentResult, RefundLeg, TransferLeg } from "@/server/partners/payment-provider";
import type { Books } from "../sandbox-books/books";
import { behaviourOf, failOnceKey } from "./behaviour";

const PROVIDER = "SANDBOX";

/** What the books of the sandbox hold per idempotency key. */
export const paymentEntrySchema = z.object({ status: z.enum(PAYOUT_STATUSES), reference: z.string() });

/**
 * A payment provider that moves no money: it settles at once, unless label or amount tell it otherwise (behaviour.ts).
 * What stands in its books is what moved, and stays the answer of its key.
 */
export const createSandboxPayments = ({ books }: { books: Books<PaymentResult> }): PaymentProvider => ({
  provider: PROVIDER,
  findPayment: (idempotencyKey) => books.find(idempotencyKey),
  refund: (leg) => pay(books, leg, "sbx_re_"),
  transfer: (leg) => pay(books, leg, "sbx_tr_"),
});

const pay = async (
  books: Books<PaymentResult>,
  leg: RefundLeg | TransferLeg,
  prefix: string,
): Promise<PaymentResult> => {
  const behaviour = behaviourOf(leg);
  const reference = prefix + sha256Hex(`refund:${leg.idempotencyKey}`).slice(0, 24);
  const known = await books.find(leg.idempotencyKey);
  // Money moved once, but the careless partner gives the second answer a reference of its own.
  if (known !== null) return behaviour === "TWICE" ? { ...known, reference: `${reference}_again` } : known;
  refuseImpossible(leg);
  switch (behaviour) {
    case "HANG":
      return untilGivenUp(leg.signal);
    case "UNAVAILABLE":
      throw new PartnerError(PROVIDER, "UNAVAILABLE", "The sandbox was told to be unavailable.");
    case "LOST":
      await books.recordOnce(leg.idempotencyKey, { status: "SETTLED", reference });
      throw new PartnerError(PROVIDER, "UNAVAILABLE", "The sandbox has paid, but its answer was lost.");
    case "FAIL_ONCE": {
      const first = await books.recordOnce(failOnceKey(leg), { status: "FAILED", reference });
      const status = first.reference === reference ? "FAILED" : "SETTLED";
      return books.recordOnce(leg.idempotencyKey, { status, reference });
    }
    case "TWICE":
      return books.recordOnce(leg.idempotencyKey, { status: "SETTLED", reference });
    case "SETTLED":
    case "PENDING":
    case "FAILED":
      return books.recordOnce(leg.idempotencyKey, { status: behaviour, reference });
  }
};

const refuseImpossible = (leg: RefundLeg | TransferLeg): void => {
  if (Number.isSafeInteger(leg.amountMinor) && leg.amountMinor > 0) return;
  throw new PartnerError(PROVIDER, "REFUSED", "A payment needs a whole amount of minor units above zero.");
};

const untilGivenUp = (signal: AbortSignal | undefined): Promise<never> =>
  new Promise((_, reject) => {
    const giveUp = () => reject(new PartnerError(PROVIDER, "UNAVAILABLE", "The sandbox did not answer in time."));
    if (signal?.aborted) giveUp();
    signal?.addEventListener("abort", giveUp, { once: true });
  });
