import type { z } from "zod";
import type { RefundDueDto } from "@/contract/dashboard/refunds";
import type { RefundDueState } from "@/contract/vocabulary/refund-state";
import type { RefundDue } from "@/server/domain/dashboard/types";
import { refundDeadline } from "@/server/domain/money/refund-deadline";
import { DEFAULT_STORE_CONFIG } from "@/server/domain/store/default-config";
import { localDay } from "@/server/kernel/local-day";
import { presentAmount } from "./money";

export const presentRefundDue = (refund: RefundDue, now: Date): z.input<typeof RefundDueDto> => {
  const { timeZone, batchId, batchCreatedAt } = refund;
  const sendWithinDays = refund.sendWithinDays ?? DEFAULT_STORE_CONFIG.refunds.sendWithinDays;
  const refundBy = refundDeadline(refund.createdAt, { timeZone, sendWithinDays });
  return {
    payout_id: refund.id,
    process_id: refund.processId,
    return_code: refund.returnCode,
    order_name: refund.orderName,
    customer_name: refund.customerName,
    store_id: refund.ecommerceId,
    store_name: refund.storeName,
    is_test: refund.isTest,
    amount: presentAmount(refund.amountMinor),
    pending_of_return: presentAmount(refund.pendingMinor),
    currency: refund.currency,
    refund_option: refund.refundOption,
    destination: refund.destination,
    payment_reference: refund.paymentReference,
    has_account: refund.refundOption === "BANK_TRANSFER" && refund.hasAccount,
    since: refund.createdAt,
    refund_by: refundBy,
    is_overdue: refundBy < localDay(now, timeZone),
    state: stateOf(refund),
    attempts: refund.attempts,
    error: refund.error,
    next_try_at: refund.state === "PENDING" ? refund.dueAt : null,
    goes_out_at: refund.wait?.goesOutAt ?? null,
    batch: batchId === null || batchCreatedAt === null ? null : { batch_id: batchId, created_at: batchCreatedAt },
  };
};

const stateOf = ({ state, isHeld, attempts, wait }: RefundDue): RefundDueState => {
  if (wait?.needsSecondPerson) return "NEEDS_RELEASE";
  if (state === "HELD") return "FAILED";
  if (isHeld) return "HELD";
  if (wait !== null) return "IN_GRACE";
  if (state !== "PENDING") return "WAITS_FOR_YOU";
  return attempts === 0 ? "SENDING" : "RETRYING";
};
