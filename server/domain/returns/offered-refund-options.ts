import { assumedOption, type RefundOption } from "@/contract/vocabulary/refund-option";
import type { PaymentMoney } from "../money/types";
import type { PaymentMethodRule, Store } from "../store/types";

type Facts = { store: Pick<Store, "config">; payments: readonly PaymentMoney[] };

/**
 * Returns the refund options of an order, given how it was paid, in the store's order (specification, "Refund
 * configuration": payment_method_configs). With several payments an option must suit all of them; if none does, the
 * first payment decides. Never empty if the store offers any option.
 */
export const offeredRefundOptions = ({ store, payments }: Facts): RefundOption[] => {
  const { refundOptions, refunds } = store.config;
  const rules = payments
    .filter(({ capturedMinor }) => capturedMinor > 0)
    .flatMap((payment) => refunds.paymentMethods.find((rule) => isAbout(rule, payment)) ?? []);
  const allowedBy = (some: readonly PaymentMethodRule[]) =>
    refundOptions.filter((option) => some.every((rule) => rule.refundOptions.includes(option)));
  const candidates = [allowedBy(rules), allowedBy(rules.slice(0, 1)), refundOptions];
  return candidates.find(({ length }) => length > 0) ?? [];
};

/** Returns the option assumed while none is chosen: the original payment method, otherwise the first one offered. */
export const assumedRefundOption = (facts: Facts): RefundOption =>
  assumedOption(offeredRefundOptions(facts)) ?? "ORIGINAL_PAYMENT_METHOD";

const isAbout = ({ paymentMethod }: PaymentMethodRule, { method, processor }: PaymentMoney): boolean => {
  const named = paymentMethod.toLowerCase();
  return named === method.toLowerCase() || named === processor.toLowerCase();
};
