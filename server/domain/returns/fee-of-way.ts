import type { LabelPrice, ReturnTerms } from "../process/terms";

/** What the shopper pays for sending under the terms of a return, in minor units. */
export const shippingFeeMinor = ({ fees }: Pick<ReturnTerms, "fees">): number => {
  const fee = fees.find(({ type }) => type === "SHIPPING_FEE");
  return fee !== undefined && "totalMinor" in fee ? fee.totalMinor : 0;
};

/** The terms of a return whose shopper chose another way to send it: all but the fee of that way stays. */
export const withShippingFee = (
  { labelPrice: _, ...terms }: ReturnTerms,
  { fee, labelPrice }: { fee: ReturnTerms["fees"][number] | null; labelPrice: LabelPrice | null },
): ReturnTerms => ({
  ...terms,
  ...(labelPrice === null ? {} : { labelPrice }),
  fees: [...(fee === null ? [] : [fee]), ...terms.fees.filter(({ type }) => type !== "SHIPPING_FEE")],
});
