import { z } from "zod";
import { PAYOUT_STATUSES, type PayoutStatus } from "@/contract/vocabulary/settlement";
import type { Clock } from "@/server/kernel/clock";
import { sha256Hex } from "@/server/kernel/crypto";
import { PartnerError } from "@/server/partners/partner-error";
import type {
  CaptureCall,
  ChargeCall,
  PaymentProvider,
  PaymentResult,
  RefundLeg,
  ReleaseCall,
  TransferLeg,
} from "@/server/partners/payment-provider";
import type { Books } from "../sandbox-books/books";
import { behaviorOf, failOnceKey } from "./behavior";

const PROVIDER = "SANDBOX";

/** An entry in the sandbox's books, per idempotency key and per reference; `at` is when it was started. */
export const paymentEntrySchema = z.object({
  status: z.enum(PAYOUT_STATUSES),
  reference: z.string(),
  at: z.string().default(""),
});
export type PaymentEntry = z.infer<typeof paymentEntrySchema>;

/** As with real providers: after that, the same key is another payment. */
const KEYS_LAST_MS = 24 * 60 * 60 * 1000;
/** A pending payment is settled after this time. */
const PENDING_FOR_MS = 24 * 60 * 60 * 1000;

type Sandbox = { books: Books<PaymentEntry>; references: Books<PaymentEntry>; clock: Clock };

/**
 * A payment provider that moves no money: it settles at once, unless the label or amount says otherwise (behavior.ts).
 * Its books contain what was paid and answer repeated keys for a day; `references` finds payments permanently.
 */
export const createSandboxPayments = (sandbox: Sandbox): PaymentProvider => ({
  provider: PROVIDER,
  capabilities: new Set(["PAYMENT_REFUNDS", "TRANSFERS", "CHARGES", "HOLDS"]),
  findPayment: async ({ idempotencyKey }) => {
    const { known } = await lookUp(sandbox, idempotencyKey);
    return known === null ? null : asOfNow(sandbox, known);
  },
  readPayment: async (reference) => {
    const known = await sandbox.references.find(reference);
    if (known === null) throw new PartnerError(PROVIDER, "REFUSED", "The sandbox does not know this payment.");
    return asOfNow(sandbox, known);
  },
  refund: (leg) => pay(sandbox, leg, "sbx_re_"),
  charge: (call) => charge(sandbox, call),
  capture: (call) => capture(sandbox, call),
  release: (call) => release(sandbox, call),
  transfer: (leg) => pay(sandbox, leg, "sbx_tr_"),
});

/** Returns the last payment under a key, and the key in the books for the next call. */
const lookUp = async (
  { books, clock }: Sandbox,
  key: string,
): Promise<{ known: PaymentEntry | null; bookKey: string; isForgotten: boolean }> => {
  let [bookKey, count, known] = [key, 1, await books.find(key)];
  for (;;) {
    const isForgotten = known !== null && known.at !== "" && ageMs(clock, known) >= KEYS_LAST_MS;
    if (!isForgotten) return { known, bookKey, isForgotten };
    const nextKey = `${key}#${++count}`;
    const next = await books.find(nextKey);
    if (next === null) return { known, bookKey: nextKey, isForgotten };
    [bookKey, known] = [nextKey, next];
  }
};

const ageMs = (clock: Clock, { at }: PaymentEntry): number => clock.now().getTime() - Date.parse(at);

const asOfNow = ({ clock }: Sandbox, entry: PaymentEntry): PaymentResult => ({
  status: entry.status === "PENDING" && ageMs(clock, entry) >= PENDING_FOR_MS ? "SETTLED" : entry.status,
  reference: entry.reference,
});

/** Writes the result under the key, unless another call already has. */
const record = async (sandbox: Sandbox, bookKey: string, result: PaymentResult): Promise<PaymentResult> => {
  const entry = await sandbox.books.recordOnce(bookKey, { ...result, at: sandbox.clock.now().toISOString() });
  await sandbox.references.recordOnce(entry.reference, entry);
  return asOfNow(sandbox, entry);
};

const pay = async (sandbox: Sandbox, leg: RefundLeg | TransferLeg, prefix: string): Promise<PaymentResult> => {
  const behavior = behaviorOf(leg);
  const { known, bookKey, isForgotten } = await lookUp(sandbox, leg.idempotencyKey);
  const reference = prefix + sha256Hex(`refund:${bookKey}`).slice(0, 24);
  if (known !== null && !isForgotten) {
    await sandbox.references.recordOnce(known.reference, known);
    const answer = asOfNow(sandbox, known);
    // The money moved once, but this partner returns a second reference for it.
    return behavior === "TWICE" ? { ...answer, reference: `${reference}_again` } : answer;
  }
  refuseImpossible(leg);
  switch (behavior) {
    case "HANG":
      return untilGivenUp(leg.signal);
    case "UNAVAILABLE":
      throw new PartnerError(PROVIDER, "UNAVAILABLE", "The sandbox was told to be unavailable.");
    case "LOST":
      await record(sandbox, bookKey, { status: "SETTLED", reference });
      throw new PartnerError(PROVIDER, "UNAVAILABLE", "The sandbox has paid, but its answer was lost.");
    case "FAIL_ONCE": {
      const at = sandbox.clock.now().toISOString();
      const first = await sandbox.books.recordOnce(failOnceKey(leg), { status: "FAILED", reference, at });
      const status = first.reference === reference ? "FAILED" : "SETTLED";
      return record(sandbox, bookKey, { status, reference });
    }
    case "TWICE":
      return record(sandbox, bookKey, { status: "SETTLED", reference });
    case "SETTLED":
    case "PENDING":
    case "FAILED":
      return record(sandbox, bookKey, { status: behavior, reference });
  }
};

/** The sandbox's tokens; all others are rejected. tok_lost pays, then drops the connection. */
export const SANDBOX_TOKENS = ["tok_ok", "tok_declined", "tok_hang", "tok_lost"] as const;

const charge = async (sandbox: Sandbox, call: ChargeCall): Promise<PaymentResult> => {
  const { known, bookKey, isForgotten } = await lookUp(sandbox, call.idempotencyKey);
  if (known !== null && !isForgotten) return asOfNow(sandbox, known);
  refuseImpossible(call);
  const reference = `sbx_ch_${sha256Hex(`charge:${bookKey}`).slice(0, 24)}`;
  switch (SANDBOX_TOKENS.find((token) => token === call.token)) {
    case "tok_ok":
      return record(sandbox, bookKey, { status: "SETTLED", reference });
    case "tok_declined":
      return record(sandbox, bookKey, { status: "FAILED", reference });
    case "tok_hang":
      return untilGivenUp(call.signal);
    case "tok_lost":
      await record(sandbox, bookKey, { status: "SETTLED", reference });
      throw new PartnerError(PROVIDER, "UNAVAILABLE", "The sandbox has charged, but its answer was lost.");
    case undefined:
      throw new PartnerError(PROVIDER, "REFUSED", "The sandbox does not know this token.");
  }
};

/** Ends a hold once; a second call gets the first one's result. */
const endHold = (sandbox: Sandbox, { paymentReference }: Pick<CaptureCall, "paymentReference">, status: PayoutStatus) =>
  record(sandbox, `hold:${paymentReference}`, { status, reference: paymentReference });

const capture = async (sandbox: Sandbox, call: CaptureCall): Promise<PaymentResult> => {
  refuseImpossible(call);
  const answer = await endHold(sandbox, call, "SETTLED");
  return answer.status === "FAILED" ? { ...answer, reason: "The hold on the shopper's card has ended." } : answer;
};

const release = async (sandbox: Sandbox, call: ReleaseCall): Promise<void> => {
  const { status } = await endHold(sandbox, call, "FAILED");
  if (status !== "FAILED")
    throw new PartnerError(PROVIDER, "REFUSED", "This amount was captured already. Refund it instead.");
};

const refuseImpossible = (leg: Pick<RefundLeg, "amountMinor">): void => {
  if (Number.isSafeInteger(leg.amountMinor) && leg.amountMinor > 0) return;
  throw new PartnerError(PROVIDER, "REFUSED", "A payment needs an amount above zero.");
};

const untilGivenUp = (signal: AbortSignal | undefined): Promise<never> =>
  new Promise((_, reject) => {
    const giveUp = () => reject(new PartnerError(PROVIDER, "UNAVAILABLE", "The sandbox did not answer in time."));
    if (signal?.aborted) giveUp();
    signal?.addEventListener("abort", giveUp, { once: true });
  });
