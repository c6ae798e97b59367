import {
  goalOf,
  goesTo,
  REFUND_OPTION_FACTS,
  type RefundGoal,
  type RefundOption,
  type RefundTiming,
} from "@/contract/vocabulary/refund-option";
import type { PaymentMoney } from "@/server/domain/money/types";
import type { Order } from "@/server/domain/orders/types";
import { offeredRefundOptions } from "@/server/domain/returns/offered-refund-options";
import { refundActionOf } from "@/server/domain/store/refund-action";
import type { Store } from "@/server/domain/store/types";
import { shopOfReturn } from "../connections/shop-of-return";
import type { ServiceContext } from "../context";
import { partnerScopeOf } from "../partner-scope";

export type RefundDestination = {
  refundOption: RefundOption;
  timing: RefundTiming;
  /** "" if it is the original payment, which has no name. */
  destination: string;
  /** Days until the money arrives, counted from the moment of the timing; for manual refunds, from their last day. */
  minDays: number;
  maxDays: number;
};

type Facts = { store: Store; order: Pick<Order, "id" | "payments">; payments: PaymentMoney[]; bankAccountMask: string };

/**
 * Returns the outcomes that a store offers for this order, each with the refund's destination in the shopper's words.
 */
export const refundDestinations = async (
  ctx: Pick<ServiceContext, "db" | "partners">,
  { store, order, payments, bankAccountMask }: Facts,
): Promise<RefundDestination[]> => {
  const isPaying = await payersOf(ctx, { store, order });
  return offeredRefundOptions({ store, payments }).map((refundOption) => {
    const { timing, minDays, maxDays } = refundActionOf(store.config, refundOption);
    const destination = destinationOf(refundOption, { store, payments, bankAccountMask });
    const sendingDays = isPaying[goalOf(refundOption)] ? 0 : store.config.refunds.sendWithinDays;
    return { refundOption, timing, minDays, maxDays: maxDays + sendingDays, destination };
  });
};

/** Which payments are automatic; a person sends the rest. Codes are issued here, whatever is connected. */
const payersOf = async (
  ctx: Pick<ServiceContext, "db" | "partners">,
  { store, order }: Pick<Facts, "store" | "order">,
): Promise<Record<RefundGoal, boolean>> => {
  const scope = partnerScopeOf(store);
  const isRefunded = async () => {
    if ((await shopOfReturn(ctx, { ...scope, orderId: order.id }, "REFUNDS")) !== null) return true;
    const paid = order.payments.filter(({ capturedMinor }) => capturedMinor > 0);
    const refunders = await Promise.all(
      paid.map(({ processor, platformPaymentId }) =>
        ctx.partners.refunder(scope, { processor, paymentReference: platformPaymentId }),
      ),
    );
    return refunders.length > 0 && refunders.every((each) => each !== null);
  };
  const [isOriginal, transfers] = await Promise.all([isRefunded(), ctx.partners.transferrer(scope)]);
  return { ORIGINAL: isOriginal, BANK: transfers !== null, CODE: true, ELSEWHERE: false };
};

/** Days until the money of this option arrives. */
export const refundDays = (store: Store, option: RefundOption): { minDays: number; maxDays: number } => {
  const { minDays, maxDays } = refundActionOf(store.config, option);
  return { minDays, maxDays };
};

const destinationOf = (
  refundOption: RefundOption,
  { store, payments, bankAccountMask }: Omit<Facts, "order">,
): string => {
  if (goesTo(refundOption, "ORIGINAL")) return originalNames(payments);
  if (goesTo(refundOption, "BANK")) return bankAccountMask || "Your bank account";
  return `${store.name} ${REFUND_OPTION_FACTS[refundOption].ofStore}`;
};

/** "" unless all of them have names: codes such as "card-gateway" and "manual" mean nothing to a shopper. */
const originalNames = (payments: PaymentMoney[]): string => {
  const labels = payments.filter(({ capturedMinor }) => capturedMinor > 0).map(({ label }) => label);
  return labels.includes("") ? "" : labels.join(" and ");
};
