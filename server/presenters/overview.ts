import type { getOverview } from "@/contract/dashboard/overview";
import type { Shown } from "@/server/kernel/wire-names";
import { presentAmount } from "./money";
import { timelineText } from "./timeline-text";

type Overview = Shown<(typeof getOverview)["output"]>;

export const presentQueue = ({ count, oldestAt }: { count: number; oldestAt: string | null }) => ({
  count,
  oldestAt,
});

export const presentTotal = ({ currency, amountMinor }: { currency: string; amountMinor: number }) => ({
  currency,
  amount: presentAmount(amountMinor),
});

type ChangeFact = Omit<Overview["changes"][number], "text"> & Parameters<typeof timelineText>[0];

export const presentChange = (change: ChangeFact): Overview["changes"][number] => ({
  ...change,
  text: timelineText(change),
});
