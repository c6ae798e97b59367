import { z } from "zod";
import { PAYOUT_STATUSES } from "@/contract/vocabulary/settlement";
import { sha256Hex } from "@/server/kernel/crypto";
import { PartnerError } from "@/server/partners/partner-error";
import type {
  ChargeCall,
  PaymentProvider,
  PaymentResult,
  RefundLeg,
  TransferLeg,
} from "@/server/partners/payment-provider";
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
  charge: (call) => charge(books, call),
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

/** Tokens of the sandbox; every other one is refused. tok_lost pays, then breaks the connection. */
export const SANDBOX_TOKENS = ["tok_ok", "tok_declined", "tok_hang", "tok_lost"] as const;

const charge = async (books: Books<PaymentResult>, call: ChargeCall): Promise<PaymentResult> => {
  const known = await books.find(call.idempotencyKey);
  if (known !== null) return known;
  refuseImpossible(call);
  const reference = `sbx_ch_${sha256Hex(`charge:${call.idempotencyKey}`).slice(0, 24)}`;
  switch (SANDBOX_TOKENS.find((token) => token === call.token)) {
    case "tok_ok":
      return books.recordOnce(call.idempotencyKey, { status: "SETTLED", reference });
    case "tok_declined":
      return books.recordOnce(call.idempotencyKey, { status: "FAILED", reference });
    case "tok_hang":
      return untilGivenUp(call.signal);
    case "tok_lost":
      await books.recordOnce(call.idempotencyKey, { status: "SETTLED", reference });
      throw new PartnerError(PROVIDER, "UNAVAILABLE", "The sandbox has charged, but its answer was lost.");
    case undefined:
      throw new PartnerError(PROVIDER, "REFUSED", "The sandbox does not know this token.");
  }
};

const refuseImpossible = (leg: Pick<RefundLeg, "amountMinor">): void => {
  if (Number.isSafeInteger(leg.amountMinor) && leg.amountMinor > 0) return;
  throw new PartnerError(PROVIDER, "REFUSED", "A payment needs a whole amount of minor units above zero.");
};

const untilGivenUp = (signal: AbortSignal | undefined): Promise<never> =>
  new Promise((_, reject) => {
    const giveUp = () => reject(new PartnerError(PROVIDER, "UNAVAILABLE", "The sandbox did not answer in time."));
    if (signal?.aborted) giveUp();
    signal?.addEventListener("abort", giveUp, { once: true });
  });
