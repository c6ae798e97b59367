import type { getAffected } from "@/contract/dashboard/affected";
import { goesTo, REFUND_OPTION_FACTS } from "@/contract/vocabulary/refund-option";
import { dueMinor, sumDueMinor } from "@/server/domain/payouts/payout-money";
import type { Payout, ReturnProcess } from "@/server/domain/process/types";
import { refundOutlook } from "@/server/domain/reviews/refund-outlook";
import type { Given, Shown } from "@/server/kernel/wire-names";
import { presentAmount } from "./money";

type Affected = Shown<typeof getAffected.output>;
type Asked = { activityId: string; money: Given<typeof getAffected.input>["money"] };

/** Returns what an action on a return or one of its activities affects: the refund due and its destination. */
export const presentAffected = (process: ReturnProcess, { activityId, money }: Asked): Affected => {
  const outlook = refundOutlook(process);
  const due = outlook.isClosed ? [] : process.payouts.filter((payout) => dueMinor(payout) > 0);
  const isWhole = activityId === "";
  const own = isWhole ? due : due.filter(({ id }) => id === payoutIdOf(process, activityId));
  const expected = isWhole && money === "OPEN" ? outlook.expected.filter(({ amountMinor }) => amountMinor > 0) : [];
  const isExpecting = expected.length > 0;
  return {
    returnCode: process.returnCode,
    customerName: `${process.firstName} ${process.lastName}`.trim(),
    currency: process.currency,
    amount: presentAmount(sumDueMinor(own) + (isExpecting ? outlook.expectedMinor : 0)),
    destinations: [
      ...new Set([
        ...own.map(destinationText),
        ...expected.map(({ refundOption }) => destinationText({ refundOption, destination: "" })),
      ]),
    ],
  };
};

const payoutIdOf = ({ activities }: ReturnProcess, activityId: string): unknown =>
  activities.find(({ id }) => id === activityId)?.input.payoutId;

/** "Visa ending in 4242", "bank account NL…1234", "store credit". */
const destinationText = ({ refundOption, destination }: Pick<Payout, "refundOption" | "destination">): string => {
  if (goesTo(refundOption, "ORIGINAL")) return destination || "original payment method";
  if (goesTo(refundOption, "BANK")) return `bank account ${destination}`.trimEnd();
  return REFUND_OPTION_FACTS[refundOption].label.toLowerCase();
};
