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
  /** The shopper is not there to see it. */
  isTold: boolean;
};

/**
 * Gives back what is left of a charge of a draft. A refund that is pending at the provider is asked about by its
 * reference, and never paid again. True when the money is back; false when it is not known yet, or was refused.
 * @throws PartnerError when the provider does not answer
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

/** Nothing was taken, so nothing comes back: the bank lets the amount go. */
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

/** A refund whose answer was lost is there already. One that was refused moved no money, and may be tried anew. */
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
 * How a charge stands at the provider, by the reference of its first answer or else by its key; null: never asked for.
 * A page that is still open is pending, as is one whose bank decides.
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
