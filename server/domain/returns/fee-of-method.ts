import type { LabelPrice, ReturnTerms } from "../process/terms";

/** Returns what the shopper pays for shipping under the terms of a return, in minor units. */
export const shippingFeeMinor = ({ fees }: Pick<ReturnTerms, "fees">): number => {
  const fee = fees.find(({ type }) => type === "SHIPPING_FEE");
  return fee !== undefined && "totalMinor" in fee ? fee.totalMinor : 0;
};

/** Returns the terms of a return whose shopper chose another return method: everything but the shipping fee stays. */
export const withShippingFee = (
  { labelPrice: _, ...terms }: ReturnTerms,
  { fee, labelPrice }: { fee: ReturnTerms["fees"][number] | null; labelPrice: LabelPrice | null },
): ReturnTerms => ({
  ...terms,
  ...(labelPrice === null ? {} : { labelPrice }),
  fees: [...(fee === null ? [] : [fee]), ...terms.fees.filter(({ type }) => type !== "SHIPPING_FEE")],
});
