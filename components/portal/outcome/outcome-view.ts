import type { z } from "zod";
import type { CheckoutDto } from "@/contract/storefront/checkout";
import type { listRefundTimings, listReturnFees } from "@/contract/storefront/options";
import type { RefundOption } from "@/contract/vocabulary/refund-option";

export const OUTCOME_FIELD = "refund_option";
export const IBAN_FIELD = "iban";
export const HOLDER_FIELD = "holder_name";

export type Checkout = z.output<typeof CheckoutDto>;
export type Timing = z.output<typeof listRefundTimings.output>["timings"][number];
export type Fees = z.output<typeof listReturnFees.output>["fees"];

/** The start of the payout days: a kept item is neither sent nor inspected, so its refund is sent immediately. */
export const momentOf = ({ timing }: Pick<Timing, "timing">, isNothingSent: boolean): Timing["timing"] =>
  isNothingSent ? "ON_START" : timing;

/**
 * How the refund is paid, by the quote: an exchange bonus is credit, whatever was chosen for the rest. If fees consume
 * the refund, the chosen method stays.
 */
export function payoutsOf({ derivation }: Pick<Checkout, "derivation">, timings: readonly Timing[], chosen: Chosen) {
  const known = timings.find(({ refund_option }) => refund_option === chosen);
  if (known === undefined) return [];
  const paid = derivation.portions.filter(({ total }) => Number(total) > 0);
  const payouts = paid.map(
    ({ refund_option }): Timing =>
      timings.find((timing) => timing.refund_option === refund_option) ?? { ...known, refund_option, destination: "" },
  );
  return payouts.length > 0 ? payouts : [known];
}

type Chosen = RefundOption | null;

/** Whether any return method has a fee for the shopper with this option. */
export const hasShippingFee = (option: RefundOption, fees: Fees): boolean =>
  fees.some((fee) => fee.refund_option === option && fee.fee_type === "SHIPPING_FEE" && Number(fee.total) > 0);

/** A field of the bank account: its input is read when the shopper continues. */
export const isAccountField = (target: EventTarget): boolean =>
  target instanceof HTMLInputElement && (target.name === IBAN_FIELD || target.name === HOLDER_FIELD);
