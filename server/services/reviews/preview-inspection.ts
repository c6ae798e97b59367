import { loadOtherReturns } from "@/server/db/returns/other-returns";
import { getProcess } from "@/server/db/returns/processes";
import { getStore } from "@/server/db/stores/stores";
import {
  type DraftedInspection,
  type ForeseenInspection,
  foreseeInspection,
} from "@/server/domain/reviews/foresee-inspection";
import type { Actor } from "@/server/kernel/actor";
import type { ServiceContext } from "../context";
import { deciding } from "../domain-problem";

type Call = Omit<DraftedInspection, "isRestMissing"> & { actor: Actor; processId: string };

/**
 * Calculates what an inspection would refund if it were recorded now. Stores nothing.
 * @throws Problem NOT_FOUND, INVALID_ARGUMENT for an override that is too high, FAILED_PRECONDITION
 */
export const previewInspection = async (
  ctx: ServiceContext,
  { actor, processId, verdicts, overrideMinor }: Call,
): Promise<ForeseenInspection> => {
  const process = await getProcess(ctx.db, actor, processId);
  const { config } = await getStore(ctx.db, actor, process.ecommerceId);
  const others = await loadOtherReturns(ctx.db, actor, { order: process.order, exceptProcessId: process.id });
  const isRestMissing = verdicts.size > 0 && !config.arePartialReviewsAllowed && config.markUnreviewedItemsAsMissing;
  const now = ctx.clock.now().toISOString();
  return deciding(() => foreseeInspection(process, { verdicts, isRestMissing, overrideMinor }, { ...others, now }));
};
