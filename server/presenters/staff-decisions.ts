import { formatMoney } from "@/contract/vocabulary/format-money";
import { staffWhy } from "@/server/domain/policy/staff-why";
import type { PolicyDecision } from "@/server/domain/policy/types";
import type { ReturnProcess } from "@/server/domain/process/types";

type Decision = { subject: string; why: string };

const FEES = {
  RETURN_FEE: "Handling fee",
  SHIPPING_FEE: "Return shipping",
  RESTOCK_FEE: "Restocking fee",
} as const;

/** What the return conditions decided about a return, for staff: with the rule and the facts of that moment. */
export const presentDecisions = (
  process: Pick<ReturnProcess, "units" | "order" | "terms" | "currency">,
): Decision[] => {
  const { units, order, terms, currency } = process;
  const decision = (subject: string, made: PolicyDecision<unknown>) => ({ subject, why: staffWhy(made, currency) });
  const kept = units.flatMap(({ keep, orderLineId }) => {
    if (keep === null) return [];
    const name = order.lines.find(({ id }) => id === orderLineId)?.name ?? "An item";
    return [decision(`${name} stays with the shopper for ${keep.refundPercentage} % of its price`, keep.decision)];
  });
  const fees = terms.fees.map((fee) => {
    const amount =
      "totalMinor" in fee ? formatMoney(fee.totalMinor, currency, "en-GB") : `${fee.rateBasisPoints / 100} %`;
    return decision(`${FEES[fee.type]} of ${amount}`, fee.why);
  });
  // Pieces of one line are kept by one rule: once is enough.
  return [...kept, ...fees].filter(
    (one, index, all) => all.findIndex(({ subject, why }) => subject === one.subject && why === one.why) === index,
  );
};
