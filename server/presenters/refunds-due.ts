import type { z } from "zod";
import type { previewReferences, RefundDueDto } from "@/contract/dashboard/refunds";
import type { RefundDue } from "@/server/domain/dashboard/types";
import type { MatchedReference } from "@/server/domain/money/match-references";
import { refundDeadline } from "@/server/domain/money/refund-deadline";
import { refundDueState } from "@/server/domain/money/refund-due-state";
import { paymentMessageId } from "@/server/domain/sepa/message-id";
import { DEFAULT_STORE_CONFIG } from "@/server/domain/store/default-config";
import { localDay } from "@/server/kernel/local-day";
import { presentAmount } from "./money";

type ReferenceDto = z.input<typeof previewReferences.output>["rows"][number];

export const presentRefundDue = (refund: RefundDue, now: Date): z.input<typeof RefundDueDto> => {
  const { timeZone, file } = refund;
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
    state: refundDueState(refund),
    attempts: refund.attempts,
    error: refund.error,
    next_try_at: refund.state === "PENDING" ? refund.dueAt : null,
    goes_out_at: refund.wait?.goesOutAt ?? null,
    batch: file === null ? null : { batch_id: file.id, created_at: file.createdAt, message_id: paymentMessageId(file) },
  };
};

export const presentReference = ({
  returnCode,
  reference,
  outcome,
  refunds,
  amountMinor,
}: MatchedReference & { returnCode: string; reference: string }): ReferenceDto => ({
  ...{ return_code: returnCode, reference, outcome, pending: presentAmount(amountMinor) },
  customer_name: refunds[0]?.customerName ?? "",
  currency: refunds[0]?.currency ?? "",
  refunds: refunds.map((refund) => ({ payout_id: refund.id, amount: presentAmount(refund.amountMinor) })),
});
