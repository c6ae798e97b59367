import type { Activity, ReturnProcess } from "@/server/domain/process/types";
import type { ServiceContext } from "../context";
import { chargePayer } from "./charge-payer";
import { type Payer, payerOf } from "./payer";

/** Who pays what a REFUND activity is about, a leg of a payout or what a shopper had paid; null: a person does. */
export const payerOfActivity = async (
  ctx: ServiceContext,
  process: ReturnProcess,
  { input, idempotencyKey }: Pick<Activity, "input" | "idempotencyKey">,
): Promise<Payer | null> => {
  const charge = process.charges.find(({ id }) => id === input.chargeId);
  if (charge !== undefined) return chargePayer(ctx, { process, charge, input, idempotencyKey });
  const payout = process.payouts.find(({ id }) => id === input.payoutId);
  return payout === undefined ? null : payerOf(ctx, { process, payout, idempotencyKey });
};
