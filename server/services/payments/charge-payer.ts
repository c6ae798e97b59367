import type { Charge } from "@/server/domain/process/charge";
import type { Activity, ReturnProcess } from "@/server/domain/process/types";
import type { ServiceContext } from "../context";
import type { Payer } from "./payer";

type ChargeLeg = { process: ReturnProcess; charge: Charge } & Pick<Activity, "input" | "idempotencyKey">;

/** What of a charge a REFUND activity gives back, in minor units. */
export const chargeRefundMinor = ({ amountMinor, refundedMinor }: Charge, { input }: Pick<Activity, "input">): number =>
  Number(input.amountMinor ?? amountMinor - refundedMinor);

/** Who gives back what a shopper had paid for a return: who took it. Null: nobody is connected. */
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
