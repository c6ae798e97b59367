import { isVisible, visibleText } from "@/contract/vocabulary/visible-text";
import type { Tx } from "@/server/db/client";
import { addTimelineEntry, updateProcess } from "@/server/db/returns/process-writes";
import { formulaAmount } from "@/server/domain/money/formula-amount";
import type { ReturnProcess } from "@/server/domain/process/types";
import { mostRefundable } from "@/server/domain/reviews/decide-compensation";
import type { Actor } from "@/server/kernel/actor";
import { invalidField } from "@/server/kernel/problem";

/** An amount that stands for the computed one, in minor units (domain, money rule 7). */
export type RefundOverride = { amountMinor: number; currency: string; reason: string };

/** @throws Problem INVALID_ARGUMENT: another currency, no reason, more than was ever paid for this return */
export const requireOverride = (process: ReturnProcess, override: RefundOverride | null): void => {
  if (override === null) return;
  if (override.currency !== process.currency)
    throw invalidField("refund_override.amount.currency_code", `this return is in ${process.currency}`);
  if (!isVisible(override.reason)) throw invalidField("refund_override.reason", "say why the amount differs");
  // The settlement holds it to the unit; a partial review would keep what no later one could settle.
  const capMinor = mostRefundable(process);
  if (override.amountMinor > capMinor)
    throw invalidField(
      "refund_override.amount.amount",
      `Enter up to ${formulaAmount(capMinor, process.currency)}, what was paid for these items`,
    );
};

/** Keeps the override with the return, and who gave it why in its history; it holds until another one is given. */
export const recordOverride = async (
  tx: Tx,
  { actor, processId, override, now }: { actor: Actor; processId: string; override: RefundOverride | null; now: Date },
): Promise<void> => {
  if (override === null) return;
  const reason = visibleText(override.reason);
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
