import type { getReturnDetail } from "@/contract/dashboard/returns";
import { staffWhy } from "@/server/domain/policy/staff-why";
import type { ReturnProcess } from "@/server/domain/process/types";
import type { RiskFinding } from "@/server/domain/risk/types";
import type { Shown } from "@/server/kernel/wire-names";

type Detail = Shown<(typeof getReturnDetail)["output"]>;

/** Returns whether a return needs approval, and why, in words for staff. */
export const presentApproval = ({
  authorization,
  currency,
}: Pick<ReturnProcess, "authorization" | "currency">): Detail["authorization"] => ({
  ...authorization,
  why: authorization.matchedRule === null ? "" : staffWhy(authorization.matchedRule, currency),
});

/** Returns one reason of a risk score as a sentence with its figures. */
export const presentFinding = ({
  signal,
  points,
  facts,
}: RiskFinding): NonNullable<Detail["risk"]>["findings"][number] => ({
  signal,
  points,
  text: findingText(signal, facts),
});

const findingText = (signal: RiskFinding["signal"], facts: RiskFinding["facts"]): string => {
  switch (signal) {
    case "FREQUENCY":
      return `${count(facts.returns, "earlier return")} in ${facts.days} days`;
    case "VALUE_CONCENTRATION":
      return `Returned ${facts.percent}% of order value in 12 months (${count(facts.orders, "order")})`;
    case "LINKED_IDENTITIES":
      return `${count(facts.others, "other email address", "other email addresses")} with the same phone, address or bank account`;
    case "SERIAL_MISSING":
      return `${count(facts.units, "unit")} not in the parcel, in ${count(facts.returns, "earlier return")}`;
    case "WEIGHT_MISMATCH":
      return `The parcel weighs ${facts.measuredGrams} g, its contents should weigh ${facts.expectedGrams} g`;
    case "TIME_PATTERN":
      return `${count(facts.returns, "return")} within ${facts.days} days`;
  }
};

const count = (value: number | string | undefined, one: string, many = `${one}s`): string =>
  `${value} ${Number(value) === 1 ? one : many}`;
