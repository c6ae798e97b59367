import type { Charge } from "@/server/domain/process/charge";
import type { Activity, ReturnProcess } from "@/server/domain/process/types";
import type { ServiceContext } from "../context";
import type { Payer } from "./payer";

type ChargeLeg = { process: ReturnProcess; charge: Charge } & Pick<Activity, "input" | "idempotencyKey">;

/** The part of a charge that a REFUND activity refunds, in minor units. */
export const chargeRefundMinor = ({ amountMinor, refundedMinor }: Charge, { input }: Pick<Activity, "input">): number =>
  Number(input.amountMinor ?? amountMinor - refundedMinor);

/**
 * Returns the provider that refunds a shopper's payment for a return: the one that took it. Null: it isn't connected.
 */
export const chargePayer = async (
  ctx: ServiceContext,
  { process, charge, input, idempotencyKey }: ChargeLeg,
): Promise<Payer | null> => {
  const charger = await ctx.partners.chargerOf(process, charge.connectionId);
  if (charger === null) return null;
  const { payments } = charger;
  const { reference: paymentReference, currency } = charge;
  const amountMinor = chargeRefundMinor(charge, { input });
  const leg = { idempotencyKey, paymentReference, amountMinor, currency, label: process.returnCode };
  return {
    name: payments.provider,
    begin: (signal) => payments.refund({ ...leg, signal }),
    find: (signal) =>
      payments.findPayment({ idempotencyKey, paymentReference, since: new Date(charge.createdAt), signal }),
    read: (reference, signal) => payments.readPayment(reference, signal),
  };
};
