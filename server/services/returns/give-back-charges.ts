import { listAbandonedCharges, settleCharge } from "@/server/db/money/charges";
import { endIntent, lockIntent } from "@/server/db/returns/intents";
import { inTransaction } from "@/server/db/transaction";
import type { Charge } from "@/server/domain/process/charge";
import { type Actor, systemActor } from "@/server/kernel/actor";
import type { PaymentProvider } from "@/server/partners/payment-provider";
import type { ServiceContext } from "../context";
import { findCharge, giveBackCharge } from "./give-back-charge";

/** Time to come back to a return that failed between payment and confirmation. */
const PATIENCE_MS = 24 * 60 * 60 * 1000;
const BATCH = 50;
const TIMEOUT_MS = 20_000;

/**
 * Refunds charges of drafts that were never finished. The draft ends first, so that nobody confirms it while the refund
 * is in progress. A provider that doesn't answer is retried on the next run. Returns the number of refunds.
 */
export const giveBackCharges = async (ctx: ServiceContext): Promise<number> => {
  const before = new Date(ctx.clock.now().getTime() - PATIENCE_MS);
  let count = 0;
  for (const { charge, groupId, returnId, scope } of await listAbandonedCharges(ctx.db, { before, limit: BATCH })) {
    try {
      const charger = await ctx.partners.chargerOf(scope, charge.connectionId);
      if (charger === null) continue;
      const { payments } = charger;
      if (await giveBackAbandoned(ctx, { actor: systemActor(groupId), returnId, charge, payments })) count += 1;
    } catch (error) {
      ctx.log.warn({ charge_id: charge.id, error: String(error) }, "a charge without a return could not be given back");
    }
  }
  return count;
};

type Abandoned = { actor: Actor; returnId: string; charge: Charge; payments: PaymentProvider };

/** Ends a draft and refunds one charge of it. True when the money is refunded. @throws PartnerError */
export const giveBackAbandoned = async (ctx: ServiceContext, abandoned: Abandoned): Promise<boolean> => {
  const { actor, returnId, charge, payments } = abandoned;
  const returnCode = await inTransaction(ctx, async (tx) => {
    const intent = await lockIntent(tx, actor, returnId);
    if (intent.completedAt !== null) return null;
    await endIntent(tx, actor, { id: returnId, now: ctx.clock.now() });
    return intent.returnCode;
  });
  if (returnCode === null) return false;
  const captured =
    charge.status === "CAPTURED" || charge.status === "HELD" ? charge : await settlePending(ctx, abandoned);
  if (captured === null) return false;
  return giveBackCharge(ctx, { actor, payments, charge: captured, returnCode, patienceMs: TIMEOUT_MS, isTold: true });
};

/** The outcome of a charge that was started and never answered. Null when no money moved. */
const settlePending = async (ctx: ServiceContext, { actor, charge, payments }: Abandoned): Promise<Charge | null> => {
  const answer = await findCharge(payments, charge);
  if (answer?.status === "PENDING") return null;
  const taken = charge.isHold ? ("HELD" as const) : ("CAPTURED" as const);
  const status = answer?.status === "SETTLED" ? taken : ("DECLINED" as const);
  const reference = answer?.reference ?? "";
  await inTransaction(ctx, (tx) => settleCharge(tx, actor, { id: charge.id, status, reference }));
  return status === "DECLINED" ? null : { ...charge, status, reference };
};
