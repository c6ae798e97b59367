import type { RefundConfiguration } from "@/contract/admin/settings/refunds";
import { refundActionOf } from "@/server/domain/store/refund-action";
import type { Store } from "@/server/domain/store/types";
import type { Shown } from "@/server/kernel/wire-names";
import { presentCharge } from "./charge";

/** Returns a store's refund configuration in published names (specification, "Refund configuration"). */
export const presentRefundConfiguration = ({ id, config }: Store): Shown<typeof RefundConfiguration> => ({
  ...config.refunds,
  ecommerceId: id,
  actionConfigs: config.refundOptions.map((refundOption) => {
    const { timing, minDays, maxDays, bonus } = refundActionOf(config, refundOption);
    return {
      refundOption,
      timing,
      minDays,
      maxDays,
      bonus: bonus === null ? null : presentCharge(bonus),
    };
  }),
  paymentMethodConfigs: config.refunds.paymentMethods.map(({ paymentMethod, refundOptions }) => ({
    paymentMethod,
    refundOptions,
  })),
  roundPromocode: config.refunds.isCreditRoundedUp,
  carryOverAutomaticDiscountsOnExchanges: config.refunds.areDiscountsCarriedOver,
  revokeConditionalDiscounts: config.refunds.areConditionalDiscountsRevoked,
  refundOriginalShipping: config.refunds.isOriginalShippingRefunded,
  secondPersonAbove: config.refunds.secondPersonAboveMinor,
});
