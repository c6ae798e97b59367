import { assumedOption, type RefundOption } from "@/contract/vocabulary/refund-option";
import type { PaymentMoney } from "../money/types";
import type { PaymentMethodRule, Store } from "../store/types";

type Facts = { store: Pick<Store, "config">; payments: readonly PaymentMoney[] };

/**
 * What a shopper may get back for an order that was paid this way, in the store's order (specification, "Refund
 * configuration": payment_method_configs). With several payments an option must suit each of them; where none does,
 * the first payment decides. Never empty where the store offers anything.
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

/** What counts where nobody has chosen yet: back to where it came from, else the first that is offered. */
export const assumedRefundOption = (facts: Facts): RefundOption =>
  assumedOption(offeredRefundOptions(facts)) ?? "ORIGINAL_PAYMENT_METHOD";

const isAbout = ({ paymentMethod }: PaymentMethodRule, { method, processor }: PaymentMoney): boolean => {
  const named = paymentMethod.toLowerCase();
  return named === method.toLowerCase() || named === processor.toLowerCase();
};
