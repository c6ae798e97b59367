import { minorToMajorText } from "@/server/kernel/money";
import { givenMinor } from "../payouts/payout-money";
import type { Payout, ReturnProcess } from "../process/types";

type Facts = Pick<ReturnProcess, "payoutWaits" | "units" | "payouts" | "exchangeOrder" | "status">;

/** Returns why the last inspection can't be undone, as text that says what was sent; null if it can. */
export const whyNoUndo = (process: Facts): string | null => {
  const [wait] = process.payoutWaits;
  if (wait === undefined) return whyOver(process);
  if (wait.undo === null)
    return "This decision corrected an earlier one, or was not made by an inspection: correct it again instead.";
  const own = process.payouts.filter(({ settlementId }) => settlementId === wait.settlementId);
  if (own.some(({ status, externalMinor }) => status !== "PENDING" || externalMinor > 0))
    return "A refund of this inspection was marked as refunded outside Homeward. Correct the inspection instead.";
  const isLowered = process.payouts.some((one) => one.takenBackMinor > 0 && one.settlementId !== wait.settlementId);
  if (isLowered) return "Store credit was taken back with this inspection. Correct the inspection instead.";
  return null;
};

const whyOver = ({ units, payouts, exchangeOrder, status }: Facts): string => {
  if (units.some(({ verdict }) => verdict === "UNDECIDED")) return "There is no inspection to undo.";
  const sent = [
    ...payouts.filter((payout) => payout.status === "SETTLED" && givenMinor(payout) > 0).map(sentWords),
    ...(exchangeOrder === null ? [] : [`the new items were ordered (${exchangeOrder.name})`]),
  ];
  if (sent.length > 0) return `It is too late to undo this inspection: ${sent.join(", ")}.`;
  return status === "COMPLETED"
    ? "It is too late to undo this inspection: the return is completed."
    : "It is too late to undo this inspection: its refund is being sent. Correct the inspection instead.";
};

const sentWords = (payout: Payout): string =>
  `${minorToMajorText(givenMinor(payout), payout.currency)} ${payout.currency} was sent to ${payout.destination}`;
