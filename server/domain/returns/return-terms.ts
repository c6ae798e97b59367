import { decideSet } from "../policy/decide";
import type { PolicyDecision } from "../policy/types";
import type { FeeWithWhy, LabelPrice, ReturnTerms } from "../process/terms";
import { canCharge } from "../store/can-charge";
import type { Store } from "../store/types";
import { feesByPolicy, type ItemOfTerms } from "./fees-by-policy";

export type TermsFacts = {
  items: readonly ItemOfTerms[];
  /** Flat fee of the chosen return method, in minor units, for a shopper who pays for it; null if nothing is sent. */
  shippingFeeMinor: number | null;
  /** Label price of the chosen return method; null if its fee is fixed. */
  labelPrice: LabelPrice | null;
};

/** Returns the terms for a return that is being put together. */
export const returnTerms = (
  store: Pick<Store, "config" | "policy" | "isTesting" | "chargingModes">,
  { items, shippingFeeMinor, labelPrice }: TermsFacts,
): ReturnTerms => {
  const { config, policy } = store;
  const { refunds, exchange } = config;
  const bonuses = refunds.actions.flatMap(({ refundOption, bonus }) => (bonus ? [[refundOption, bonus] as const] : []));
  const payer = decideSet(
    policy.payForLogistics,
    items.map(({ facts }) => facts),
  );
  const ofMethod = shippingFee(payer, shippingFeeMinor);
  const fees = feesByPolicy(policy.fees, items, ofMethod);
  return {
    fees,
    // A rule about return shipping sets its own fee.
    ...(labelPrice !== null && ofMethod !== null && fees.includes(ofMethod) ? { labelPrice } : {}),
    bonuses: Object.fromEntries(bonuses),
    timings: Object.fromEntries(refunds.actions.map(({ refundOption, timing }) => [refundOption, timing])),
    incentives: exchange.incentives,
    isOriginalShippingRefunded: refunds.isOriginalShippingRefunded,
    isCreditRoundedUp: refunds.isCreditRoundedUp,
    areConditionalDiscountsRevoked: refunds.areConditionalDiscountsRevoked,
    areDiscountsCarriedOver: refunds.areDiscountsCarriedOver,
    arePaymentsEnabled: canCharge(store),
    workflow: {
      skippedActivities: policy.skipWorkflowActivities,
      startOnPlatform: policy.startReturnOnPlatformTime,
      reviewFlow: policy.reviewFlow,
      reviewAutoCompleteDays: policy.reviewAutoCompleteDays,
      maxDaysToSendPackage: policy.maxDaysToSendPackage,
      reminderFlow: config.logistics.reminderFlow,
      labelHours: config.logistics.labelHours,
      areDocumentsRequired: items.some(
        ({ facts }) =>
          decideSet(policy.uploadDocuments, [facts]) !== null ||
          config.returnReasons.some(({ name, requiresPhoto }) => requiresPhoto && name === facts.reason),
      ),
    },
  };
};

/** The shopper pays for the chosen return method if `pay_for_logistics` says so, otherwise the store does. */
const shippingFee = (payer: PolicyDecision<null> | null, feeMinor: number | null): FeeWithWhy | null =>
  payer === null || feeMinor === null || feeMinor === 0
    ? null
    : { type: "SHIPPING_FEE", totalMinor: feeMinor, why: payer };
