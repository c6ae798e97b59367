import type { FeeType, RefundOption } from "@/contract/vocabulary/refund-option";
import { multiplyRate, sumMinor } from "@/server/kernel/money";
import { decideSet } from "../policy/decide";
import type { PolicyDecision } from "../policy/types";
import type { ReturnOption } from "../store/types";
import { feesByPolicy } from "./fees-by-policy";
import { type DraftFacts, draftUnits, termsFacts } from "./price-draft";
import { returnTerms } from "./return-terms";
import { NO_DELIVERY } from "./types";

export type DraftFee = { type: FeeType; totalMinor: number; why: PolicyDecision<null> };

/**
 * Returns the fees of a draft for a return method and an outcome, in minor units (money rule 8), before anything is
 * chosen or in place of the current choice: flat fees as they are, a restocking rate as the amount for the draft's
 * items. Zero fees are left out; a refund may be too small to cover all of them.
 */
export const draftFees = (
  facts: DraftFacts,
  { method, refundOption }: { method: ReturnOption; refundOption?: RefundOption },
): DraftFee[] => {
  const asked = { ...facts, draft: withChoice(facts.draft, { method, refundOption }) };
  const refunded = draftUnits(asked).filter(({ outcome, keep }) => outcome === "REFUND" && keep === null);
  const { fees } = returnTerms(facts.store, termsFacts(asked));
  return fees
    .map((fee): DraftFee => {
      const { type, why } = fee;
      if ("totalMinor" in fee) return { type, totalMinor: fee.totalMinor, why };
      const charged = refunded.filter(({ lineId }) => fee.lineIds?.includes(lineId) ?? true);
      const perUnit = charged.map(({ paidMinor, taxMinor }) => multiplyRate(paidMinor - taxMinor, fee.rateBasisPoints));
      return { type, totalMinor: sumMinor(perUnit), why };
    })
    .filter(({ totalMinor }) => totalMinor > 0);
};

/**
 * Returns whether the shopper pays for the return method: only then must the price of its label be known. A rule about
 * return shipping has its own fee.
 */
export const paysForShipping = (facts: DraftFacts, method: ReturnOption): boolean => {
  const { policy } = facts.store;
  const { items } = termsFacts({ ...facts, draft: withChoice(facts.draft, { method }) });
  const asked = items.map((item) => item.facts);
  const isByRule = feesByPolicy(policy.fees, items, null).some(({ type }) => type === "SHIPPING_FEE");
  return !isByRule && decideSet(policy.payForLogistics, asked) !== null;
};

/** The draft as if this had been chosen. */
const withChoice = (
  draft: DraftFacts["draft"],
  { method, refundOption }: { method: ReturnOption; refundOption?: RefundOption },
): DraftFacts["draft"] => {
  const { returnMethod, provider, carrier } = method;
  const delivery = { ...(draft.delivery ?? NO_DELIVERY), returnMethod, provider, carrier };
  if (refundOption === undefined) return { ...draft, delivery };
  return { ...draft, delivery, refundOption, items: draft.items.map((item) => ({ ...item, refundOption })) };
};
