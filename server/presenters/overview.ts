import type { z } from "zod";
import type { getOverview, RefundDueDto } from "@/contract/dashboard/overview";
import type { RefundDue } from "@/server/domain/dashboard/types";
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

export const presentRefundDue = (refund: RefundDue): z.input<typeof RefundDueDto> => ({
  payout_id: refund.id,
  process_id: refund.processId,
  return_code: refund.returnCode,
  order_name: refund.orderName,
  customer_name: refund.customerName,
  store_name: refund.storeName,
  amount: presentAmount(refund.amountMinor),
  pending_of_return: presentAmount(refund.pendingMinor),
  currency: refund.currency,
  refund_option: refund.refundOption,
  destination: refund.destination,
  since: refund.createdAt,
  state: refund.state === "SKIPPED" || refund.state === "DONE" ? null : refund.state,
  is_held: refund.isHeld,
  attempts: refund.attempts,
  error: refund.error,
  goes_out_at: refund.wait?.goesOutAt ?? null,
  needs_release: refund.wait?.needsSecondPerson ?? false,
  next_try_at: refund.state === "PENDING" ? refund.dueAt : null,
});
