import type { RefundOption } from "@/contract/vocabulary/refund-option";
import type { Payout } from "../process/types";
import { givenMinor } from "./payout-money";

type Given = Pick<Payout, "refundOption" | "status" | "amountMinor" | "takenBackMinor">;

/**
 * Returns what was given by each refund option beyond its decided amount, in minor units: earned credit is never taken
 * back to offset other money.
 */
export const excessByOption = (
  payouts: readonly Given[],
  decided: readonly { refundOption: RefundOption; amountMinor: number }[],
): Map<RefundOption, number> => {
  const excess = new Map<RefundOption, number>();
  const add = (option: RefundOption, amountMinor: number) =>
    excess.set(option, (excess.get(option) ?? 0) + amountMinor);
  for (const payout of payouts.filter(({ status }) => status !== "FAILED"))
    add(payout.refundOption, givenMinor(payout));
  for (const { refundOption, amountMinor } of decided) add(refundOption, -amountMinor);
  return new Map(Array.from(excess, ([option, minor]) => [option, Math.max(0, minor)]));
};
