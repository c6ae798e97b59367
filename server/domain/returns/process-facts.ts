import { sumMinor } from "@/server/kernel/money";
import { type PolicyFacts, policyFacts } from "../policy/facts";
import type { ReturnProcess, ReturnUnit } from "../process/types";

/**
 * Returns the facts of a started return, for evaluating its rules as of now or as of then: one entry per item and
 * reason, in the order of its units.
 */
export const processFacts = (
  process: Pick<ReturnProcess, "order" | "units" | "shopperAddress" | "returnMethod" | "storeTimeZone">,
  { earlierReturns, riskScore, now }: { earlierReturns: number | null; riskScore: number | null; now: Date },
): { units: ReturnUnit[]; facts: PolicyFacts }[] => {
  const { order, units, shopperAddress, returnMethod, storeTimeZone: timeZone } = process;
  const returnValueMinor = sumMinor(units.map(({ paidMinor }) => paidMinor));
  return grouped(units).map((own) => {
    const [first] = own;
    return {
      units: own,
      facts: policyFacts({
        order,
        line: order.lines.find(({ id }) => id === first?.orderLineId) ?? null,
        returnReason: first?.returnReason ?? null,
        country: shopperAddress.countryCode,
        unitValueMinor: Math.max(0, ...own.map(({ paidMinor }) => paidMinor)),
        returnValueMinor,
        earlierReturns,
        refundOption: first === undefined || first.outcome === "EXCHANGE" ? null : first.refundOption,
        returnMethod: returnMethod === "NO_RETURN_METHOD" ? null : returnMethod,
        riskScore,
        now,
        timeZone,
      }),
    };
  });
};

const grouped = (units: readonly ReturnUnit[]): ReturnUnit[][] => {
  const groups = new Map<string, ReturnUnit[]>();
  for (const unit of units) {
    const key = JSON.stringify([unit.orderLineId, unit.returnReason, unit.outcome, unit.refundOption]);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [unit]);
    else group.push(unit);
  }
  return [...groups.values()];
};
