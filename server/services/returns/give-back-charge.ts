import { moveHold } from "@/server/db/money/card-holds";
import { planBackMail } from "@/server/db/money/charge-mails";
import { keepChargeReference, recordChargeRefund } from "@/server/db/money/charges";
import { inTransaction } from "@/server/db/transaction";
import { heldBy } from "@/server/domain/exchanges/open-charge";
import type { Charge } from "@/server/domain/process/charge";
import type { Actor } from "@/server/kernel/actor";
import type { PaymentProvider, PaymentResult } from "@/server/partners/payment-provider";
import type { ServiceContext } from "../context";

type GiveBack = {
  actor: Actor;
  payments: PaymentProvider;
  charge: Charge;
  returnCode: string;
  patienceMs: number;
  /** Whether the shopper needs to be notified, because they aren't present. */
  isTold: boolean;
};

/**
 * Refunds what is left of a draft's charge. A refund that is pending at the provider is looked up by its reference and
 * never sent again. Returns true when the money is refunded; false when that isn't known yet or the refund was refused.
 * @throws PartnerError when the provider doesn't answer
 */
export const giveBackCharge = async (
  ctx: ServiceContext,
  { actor, payments, charge, returnCode, patienceMs, isTold }: GiveBack,
): Promise<boolean> => {
  const signal = AbortSignal.timeout(patienceMs);
  const { id, refundReference } = charge;
  if (charge.isHold) return letGo(ctx, { actor, payments, charge, signal });
  const answer =
    refundReference === ""
      ? await refundOrFind(payments, { charge, returnCode, signal })
      : await payments.readPayment(refundReference, signal);
  const pending = answer.status === "PENDING" ? answer.reference : "";
  if (pending !== refundReference)
    await inTransaction(ctx, (tx) => keepChargeReference(tx, actor, { id, refundReference: pending }));
  if (answer.status !== "SETTLED") return false;
  const refunded = { charge, refundedMinor: charge.amountMinor, now: ctx.clock.now() };
  await inTransaction(ctx, async (tx) => {
    await recordChargeRefund(tx, actor, refunded);
    if (isTold) await planBackMail(tx, { groupId: actor.groupId, chargeId: id });
  });
  return true;
};

/** Nothing was captured, so there is no refund: the bank releases the card hold. */
const letGo = async (
  ctx: ServiceContext,
  { actor, payments, charge, signal }: Pick<GiveBack, "actor" | "payments" | "charge"> & { signal: AbortSignal },
): Promise<boolean> => {
  const { id, idempotencyKey, reference: paymentReference } = charge;
  await payments.release?.({ idempotencyKey: `${idempotencyKey}:RELEASE`, paymentReference, signal });
  await inTransaction(ctx, (tx) =>
    moveHold(tx, actor, { id, from: ["HELD"], to: "RELEASED", cause: "NOTHING_ORDERED" }),
  );
  return true;
};

/** Finds a refund whose answer was lost. A refused refund moved no money and may be retried. */
const refundOrFind = async (
  payments: PaymentProvider,
  { charge, returnCode, signal }: { charge: Charge; returnCode: string; signal: AbortSignal },
): Promise<PaymentResult> => {
  const idempotencyKey = `${charge.idempotencyKey}:REFUND`;
  const { reference: paymentReference, currency } = charge;
  const since = new Date(charge.createdAt);
  const found = await payments.findPayment({ idempotencyKey, paymentReference, since, signal });
  if (found !== null && found.status !== "FAILED") return found;
  const amountMinor = heldBy(charge);
  return payments.refund({ idempotencyKey, paymentReference, amountMinor, currency, label: returnCode, signal });
};

/**
 * The state of a charge at the provider, looked up by the reference of its first answer or else by its key. Null: never
 * requested. A page that is still open counts as pending, and so does a payment that the bank is processing.
 */
export const findCharge = async (payments: PaymentProvider, charge: Charge): Promise<PaymentResult | null> => {
  if (!charge.isOnPage) return findByKey(payments, charge);
  if (charge.checkoutReference === "" || payments.readCheckout === undefined) return null;
  const { status, paymentReference: reference } = await payments.readCheckout(charge.checkoutReference);
  if (status === "PAID" || status === "HELD") return { status: "SETTLED", reference };
  return { status: status === "EXPIRED" ? "FAILED" : "PENDING", reference };
};

const findByKey = (payments: PaymentProvider, charge: Charge): Promise<PaymentResult | null> =>
  charge.reference === ""
    ? payments.findPayment({
        idempotencyKey: charge.idempotencyKey,
        paymentReference: "",
        since: new Date(charge.createdAt),
      })
    : payments.readPayment(charge.reference);
