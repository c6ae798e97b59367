import type { Tx } from "@/server/db/client";
import { insertSettlement } from "@/server/db/money/settlements";
import { loadOtherReturns } from "@/server/db/returns/other-returns";
import type { ReturnProcess } from "@/server/domain/process/types";
import { expectedCompensation } from "@/server/domain/reviews/decide-compensation";
import type { Actor } from "@/server/kernel/actor";
import type { ServiceContext } from "../context";
import { deciding } from "../domain-problem";

/**
 * Updates the quote of a return with open units: what can still be refunded after units were rejected or an override
 * was set. Shown until the decision. Under the process lock.
 */
export const quoteOpenUnits = async (
  ctx: ServiceContext,
  tx: Tx,
  { actor, process, now }: { actor: Actor; process: ReturnProcess; now: Date },
): Promise<void> => {
  const others = await loadOtherReturns(tx, actor, { order: process.order, exceptProcessId: process.id });
  const settlement = deciding(() => expectedCompensation(process, others));
  await insertSettlement(tx, actor, {
    id: ctx.ids.next("set"),
    returnId: process.id,
    basis: "QUOTE",
    refundOption: process.refundOption,
    currency: process.currency,
    settlement,
    fingerprint: "",
    createdAt: now,
    expiresAt: null,
  });
};
