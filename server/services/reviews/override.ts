import type { Tx } from "@/server/db/client";
import { addTimelineEntry, updateProcess } from "@/server/db/process-writes";
import type { ReturnProcess } from "@/server/domain/process/types";
import type { Actor } from "@/server/kernel/actor";
import { invalidField } from "@/server/kernel/problem";

/** An amount that stands for the computed one, in minor units (domain, money rule 7). */
export type RefundOverride = { amountMinor: number; currency: string; reason: string };

/** @throws Problem INVALID_ARGUMENT: another currency, no reason, more than was ever paid for this return */
export const requireOverride = (process: ReturnProcess, override: RefundOverride | null): void => {
  if (override === null) return;
  if (override.currency !== process.currency)
    throw invalidField("refund_override.amount.currency_code", `this return is in ${process.currency}`);
  if (override.reason.trim() === "") throw invalidField("refund_override.reason", "say why the amount differs");
  // The settlement holds it to the unit; a partial review would keep what no later one could settle.
  const paidMinor = process.units.reduce((sum, unit) => sum + unit.paidMinor, 0);
  const capMinor = paidMinor + process.order.shippingPriceMinor + process.order.shippingTaxMinor;
  if (override.amountMinor > capMinor)
    throw invalidField("refund_override.amount.amount", `at most ${capMinor} was paid for what comes back`);
};

/** Keeps the override with the return, and who gave it why in its history; it holds until another one is given. */
export const recordOverride = async (
  tx: Tx,
  { actor, processId, override, now }: { actor: Actor; processId: string; override: RefundOverride | null; now: Date },
): Promise<void> => {
  if (override === null) return;
  const reason = override.reason.trim();
  await updateProcess(tx, actor, {
    id: processId,
    set: { overrideMinor: override.amountMinor, overrideReason: reason },
    now,
  });
  await addTimelineEntry(tx, actor, {
    processId,
    entry: {
      kind: "OVERRIDE",
      isShopperVisible: false,
      data: { amountMinor: override.amountMinor, currency: override.currency, reason },
    },
    now,
  });
};
