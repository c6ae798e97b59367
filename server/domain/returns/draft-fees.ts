import type { FeeType, RefundOption } from "@/contract/vocabulary/refund-option";
import { multiplyRate, sumMinor } from "@/server/kernel/money";
import type { ReturnOption } from "../store/types";
import { type DraftFacts, draftUnits } from "./price-draft";
import { returnTerms } from "./terms";

export type DraftFee = { type: FeeType; totalMinor: number };

/**
 * What a draft costs the shopper for a way of sending and an outcome, in minor units (money rule 8), before anything is
 * chosen or instead of what is: flat fees as they are, the rate of a restocking fee as the amount for the items in the
 * draft. Fees of nothing are not among them; a refund may be too small for all of them.
 */
export const draftFees = (
  facts: DraftFacts,
  { way, refundOption }: { way: ReturnOption; refundOption?: RefundOption },
): DraftFee[] => {
  const { draft, order, store } = facts;
  const refunded = draftUnits(facts).filter(({ outcome }) => outcome === "REFUND");
  const chosen = refunded.length > 0 ? refunded.map((unit) => unit.refundOption) : [draft.refundOption ?? fallback];
  const { fees } = returnTerms(store, {
    returnMethod: way.returnMethod,
    shippingFeeMinor: way.feeMinor,
    country: (draft.delivery?.pickupAddress ?? order.shippingAddress).countryCode,
    refundOptions: refundOption === undefined ? chosen : [refundOption],
  });
  return fees
    .map((fee): DraftFee => {
      if ("totalMinor" in fee) return fee;
      const perUnit = refunded.map(({ paidMinor, taxMinor }) =>
        multiplyRate(paidMinor - taxMinor, fee.rateBasisPoints),
      );
      return { type: fee.type, totalMinor: sumMinor(perUnit) };
    })
    .filter(({ totalMinor }) => totalMinor > 0);
};

const fallback: RefundOption = "ORIGINAL_PAYMENT_METHOD";
