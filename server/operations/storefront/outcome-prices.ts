import * as contract from "@/contract/storefront/outcome-prices";
import type { Settlement } from "@/server/domain/money/types";
import { presentDerivation } from "@/server/presenters/derivation";
import { presentAmount } from "@/server/presenters/money";
import { previewOutcomes as preview } from "@/server/services/returns/preview-outcomes";
import { implement } from "../implement";

const priceOf = ({ totalMinor, owedMinor }: Settlement) => ({
  total: presentAmount(totalMinor),
  amountToPay: presentAmount(owedMinor),
});

export const previewOutcomes = implement(contract.previewOutcomes, async ({ ctx, actor, input }) => {
  const { loaded, outcomes, choice } = await preview(ctx, {
    ...{ actor, returnId: input.returnId, refundOption: input.refundOption ?? null, leftOut: input.leftOut },
  });
  const stored = { id: "", basis: "QUOTE" as const, currency: loaded.order.currency };
  const createdAt = ctx.clock.now().toISOString();
  return {
    outcomes: outcomes.map(({ refundOption, settlement }) => ({ refundOption, ...priceOf(settlement) })),
    choice: choice && { ...priceOf(choice), derivation: presentDerivation({ ...choice, ...stored, createdAt }) },
  };
});
