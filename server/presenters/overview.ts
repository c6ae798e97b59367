import type { z } from "zod";
import type { getOverview } from "@/contract/dashboard/overview";
import { presentAmount } from "./money";
import { timelineText } from "./timeline-text";

type Overview = z.input<(typeof getOverview)["output"]>;

export const presentQueue = ({ count, oldestAt }: { count: number; oldestAt: string | null }) => ({
  count,
  oldest_at: oldestAt,
});

export const presentTotal = ({ currency, amountMinor }: { currency: string; amountMinor: number }) => ({
  currency,
  amount: presentAmount(amountMinor),
});

type ChangeFact = {
  returnCode: string;
  at: string;
  kind: string;
  actorKind: string;
  actorName: string;
  data: Record<string, unknown>;
};

export const presentChange = (change: ChangeFact): Overview["changes"][number] => ({
  return_code: change.returnCode,
  at: change.at,
  actor_kind: change.actorKind,
  actor_name: change.actorName,
  text: timelineText(change),
});
