import type { tryReturnConditions } from "@/contract/dashboard/policy-trial";
import type { Order } from "@/server/domain/orders/types";
import { staffWhy } from "@/server/domain/policy/staff-why";
import type { PolicyDecision } from "@/server/domain/policy/types";
import type { OrderTrial } from "@/server/domain/simulation/order-under";
import type { Shown } from "@/server/kernel/wire-names";
import { presentDerivation } from "./derivation";

type Presented = Shown<typeof tryReturnConditions.output>;

/** The shopper's message for each decision. */
export type TrialWords = {
  refusal: (entry: OrderTrial["lines"][number]["entry"]) => string;
  keep: (decision: NonNullable<OrderTrial["lines"][number]["keep"]>) => string;
  documents: (decision: PolicyDecision<null>) => string;
  authorization: (decision: PolicyDecision<null>) => string;
  fee: (fee: OrderTrial["fees"][number]) => string;
};

type Trial = { order: Order; trial: OrderTrial; methodTitle: string; words: TrialWords; now: Date };

/** Returns a trial for the author of the conditions: the shopper's messages next to the rules behind them. */
export const presentPolicyTrial = ({ order, trial, methodTitle, words, now }: Trial): Presented => {
  const { currency } = order;
  const said = <D extends PolicyDecision<unknown>>(decision: D | null, shopper: (decision: D) => string) =>
    decision === null ? null : { shopperReads: shopper(decision), rule: staffWhy(decision, currency) };
  return {
    orderName: order.name,
    customerName: `${order.firstName} ${order.lastName}`.trim(),
    purchasedAt: order.purchasedAt,
    currency,
    lines: trial.lines.map(({ entry, keep, documents }) => {
      const { line, cause, decision } = entry;
      const rule = decision === null ? "" : staffWhy(decision, currency);
      return {
        ...{ ...line, lineItemId: line.id },
        ...{ returnableQuantity: entry.returnableQuantity, lastDay: entry.lastDay },
        refusal: cause === null ? null : { shopperReads: words.refusal(entry), rule },
        allowedBy: cause === null ? rule : "",
        keep: said(keep, words.keep),
        documents: said(documents, words.documents),
      };
    }),
    authorization: said(trial.authorization, words.authorization),
    fees: trial.fees.map((fee) => ({
      ...{ feeType: fee.type, shopperReads: words.fee(fee), rule: staffWhy(fee.why, currency) },
    })),
    method: methodTitle,
    derivation:
      trial.settlement === null
        ? null
        : presentDerivation({
            ...trial.settlement,
            ...{ id: "trial", basis: "QUOTE", currency, createdAt: now.toISOString() },
          }),
  };
};
