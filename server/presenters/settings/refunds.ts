import type { z } from "zod";
import type { RefundConfiguration } from "@/contract/admin/settings/refunds";
import { refundActionOf } from "@/server/domain/store/refund-action";
import type { Store } from "@/server/domain/store/types";
import { presentCharge } from "./charge";

/** A store's refund configuration in its published names (specification, "Refund configuration"). */
export const presentRefundConfiguration = ({ id, config }: Store): z.output<typeof RefundConfiguration> => ({
  ecommerce_id: id,
  send_within_days: config.refunds.sendWithinDays,
  action_configs: config.refundOptions.map((refundOption) => {
    const { timing, minDays, maxDays, bonus } = refundActionOf(config, refundOption);
    return {
      refund_option: refundOption,
      timing,
      min_days: minDays,
      max_days: maxDays,
      bonus: bonus === null ? null : presentCharge(bonus),
    };
  }),
  payment_method_configs: config.refunds.paymentMethods.map(({ paymentMethod, refundOptions }) => ({
    payment_method: paymentMethod,
    refund_options: refundOptions,
  })),
  round_promocode: config.refunds.isCreditRoundedUp,
  carry_over_automatic_discounts_on_exchanges: config.refunds.areDiscountsCarriedOver,
  revoke_conditional_discounts: config.refunds.areConditionalDiscountsRevoked,
  refund_original_shipping: config.refunds.isOriginalShippingRefunded,
  grace_minutes: config.refunds.graceMinutes,
  rule_grace_minutes: config.refunds.ruleGraceMinutes,
  second_person_above: config.refunds.secondPersonAboveMinor,
});
