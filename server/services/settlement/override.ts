import { isVisible, visibleText } from "@/contract/vocabulary/visible-text";
import type { Tx } from "@/server/db/client";
import { addTimelineEntry, updateProcess } from "@/server/db/returns/process-writes";
import { formulaAmount } from "@/server/domain/money/formula-amount";
import type { ReturnProcess } from "@/server/domain/process/types";
import { mostRefundable } from "@/server/domain/reviews/decide-compensation";
import type { Actor } from "@/server/kernel/actor";
import { invalidField } from "@/server/kernel/problem";

/** An amount that replaces the calculated one, in minor units (domain, money rule 7). */
export type RefundOverride = { amountMinor: number; currency: string; reason: string };

/** @throws Problem INVALID_ARGUMENT: another currency, no reason, more than was ever paid for this return */
export const requireOverride = (process: ReturnProcess, override: RefundOverride | null): void => {
  if (override === null) return;
  if (override.currency !== process.currency)
    throw invalidField("refund_override.amount.currency_code", `this return is in ${process.currency}`);
  if (!isVisible(override.reason)) throw invalidField("refund_override.reason", "say why the amount differs");
  // The settlement checks it per unit; a partial review would otherwise store an amount that can't be settled later.
  const capMinor = mostRefundable(process);
  if (override.amountMinor > capMinor)
    throw invalidField(
      "refund_override.amount.amount",
      `Enter up to ${formulaAmount(capMinor, process.currency)}, what was paid for these items`,
    );
};

/** Stores the override with the return, and who set it and why in its history; it applies until it is replaced. */
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
