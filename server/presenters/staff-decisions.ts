import { carrierWords } from "@/contract/vocabulary/carrier-words";
import { formatMoney } from "@/contract/vocabulary/format-money";
import type { PriceFallback } from "@/contract/vocabulary/label-price";
import { staffWhy } from "@/server/domain/policy/staff-why";
import type { PolicyDecision } from "@/server/domain/policy/types";
import type { LabelPrice } from "@/server/domain/process/terms";
import type { ReturnProcess } from "@/server/domain/process/types";

type Decision = { subject: string; why: string };

const FEES = {
  RETURN_FEE: "Handling fee",
  SHIPPING_FEE: "Return shipping",
  RESTOCK_FEE: "Restocking fee",
} as const;

/** Returns what the return conditions decided about a return, for staff: with the rule and the facts at that time. */
export const presentDecisions = (
  process: Pick<ReturnProcess, "units" | "order" | "terms" | "currency">,
): Decision[] => {
  const { units, order, terms, currency } = process;
  const decision = (subject: string, made: PolicyDecision<unknown>) => ({ subject, why: staffWhy(made, currency) });
  const kept = units.flatMap(({ keep, orderLineId }) => {
    if (keep === null) return [];
    const name = order.lines.find(({ id }) => id === orderLineId)?.name ?? "An item";
    return [decision(`${name} stays with the shopper for ${keep.refundPercentage}% of its price`, keep.decision)];
  });
  const fees = terms.fees.map((fee) => {
    const amount =
      "totalMinor" in fee ? formatMoney(fee.totalMinor, currency, "en-GB") : `${fee.rateBasisPoints / 100}%`;
    const { subject, why } = decision(`${FEES[fee.type]} of ${amount}`, fee.why);
    const { labelPrice } = terms;
    const isOfLabel = fee.type === "SHIPPING_FEE" && labelPrice !== undefined;
    return { subject, why: isOfLabel ? `${why} ${labelPriceWords(labelPrice, currency)}` : why };
  });
  // Units of one line are kept by the same rule, so it is shown once.
  return [...kept, ...fees].filter(
    (one, index, all) => all.findIndex(({ subject, why }) => subject === one.subject && why === one.why) === index,
  );
};

/** Returns what a label fee consists of. */
const labelPriceWords = (
  { carrier, serviceName, labelMinor, feeMinor, fallback }: LabelPrice,
  currency: string,
): string => {
  const money = (minor: number) => formatMoney(minor, currency, "en-GB");
  if (labelMinor === null)
    return `The fall-back price: ${fallback === null ? "the label has no price" : FALLBACKS[fallback]}.`;
  const addedMinor = feeMinor - labelMinor;
  const change = addedMinor === 0 ? "" : addedMinor > 0 ? `, plus ${money(addedMinor)}` : ", up to your limit";
  return `The label costs ${money(labelMinor)} (${carrierWords(carrier)}, ${serviceName})${change}.`;
};

const FALLBACKS: Readonly<Record<PriceFallback, string>> = {
  NO_ANSWER: "the carrier didn’t say in time what the label costs",
  NO_SERVICE: "the carrier had no service for this parcel",
  OTHER_CURRENCY: "the carrier’s price was in another currency than the order",
  NO_PRICES: "this carrier doesn’t say what a label costs",
  NO_WAREHOUSE: "the store had no warehouse to send it to",
};
