import type { Tx } from "@/server/db/client";
import { settlePayout } from "@/server/db/money/payouts";
import { addTimelineEntry } from "@/server/db/returns/process-writes";
import { getProcess } from "@/server/db/returns/processes";
import { restMinor } from "@/server/domain/payouts/payout-money";
import type { Payout } from "@/server/domain/process/types";
import type { Actor } from "@/server/kernel/actor";
import type { ServiceContext } from "../context";
import { finalizeChange } from "../finalize-change/finalize-change";
import { recordPaidUnits } from "../settlement/record-payment-track";

/** The refund of one leg is sent: units are refunded when the last leg is. Under the process lock. */
export const settleLeg = async (
  ctx: ServiceContext,
  tx: Tx,
  { actor, processId, payout, reference }: { actor: Actor; processId: string; payout: Payout; reference: string },
): Promise<void> => {
  const now = ctx.clock.now();
  const process = await getProcess(tx, actor, processId);
  await settlePayout(tx, actor, { id: payout.id, reference, now });
  const { currency, destination, refundOption } = payout;
  await addTimelineEntry(tx, actor, {
    processId,
    entry: {
      kind: "REFUND",
      isShopperVisible: true,
      data: { amountMinor: restMinor(payout), currency, destination, refundOption },
    },
    now,
  });
  const payouts = process.payouts.map((one) => (one.id === payout.id ? settled(one, reference, now) : one));
  const units = await recordPaidUnits(tx, actor, { process: { ...process, payouts }, now });
  await finalizeChange(ctx, tx, { actor, processId, process: { ...process, payouts, units }, events: [] });
};

/** The input for `settlePayout`. */
const settled = (payout: Payout, reference: string, now: Date): Payout =>
  payout.status === "SETTLED" ? payout : { ...payout, status: "SETTLED", reference, settledAt: now.toISOString() };
