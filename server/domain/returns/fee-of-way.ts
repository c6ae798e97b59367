import type { ReturnTerms } from "./terms";

/** What the shopper pays for sending under the terms of a return, in minor units. */
export const shippingFeeMinor = ({ fees }: Pick<ReturnTerms, "fees">): number => {
  const fee = fees.find(({ type }) => type === "SHIPPING_FEE");
  return fee !== undefined && "totalMinor" in fee ? fee.totalMinor : 0;
};

/** The terms of a return whose shopper chose another way to send it: all but the fee of that way stays. */
export const withShippingFee = (terms: ReturnTerms, fee: ReturnTerms["fees"][number] | null): ReturnTerms => ({
  ...terms,
  fees: [...(fee === null ? [] : [fee]), ...terms.fees.filter(({ type }) => type !== "SHIPPING_FEE")],
});
