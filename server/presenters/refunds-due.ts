import type { previewReferences, RefundDueDto } from "@/contract/dashboard/refunds";
import { UNNAMED_PAYMENT } from "@/contract/vocabulary/order-file/unnamed-payment";
import { goesTo } from "@/contract/vocabulary/refund-option";
import type { RefundDue } from "@/server/domain/dashboard/types";
import type { MatchedReference } from "@/server/domain/money/match-references";
import { refundDeadline } from "@/server/domain/money/refund-deadline";
import { refundDueState } from "@/server/domain/money/refund-due-state";
import { paymentMessageId } from "@/server/domain/sepa/message-id";
import { DEFAULT_STORE_CONFIG } from "@/server/domain/store/default-config";
import { localDay } from "@/server/kernel/local-day";
import type { Shown } from "@/server/kernel/wire-names";
import { presentAmount } from "./money";

type ReferenceDto = Shown<typeof previewReferences.output>["rows"][number];

export const presentRefundDue = (refund: RefundDue, now: Date): Shown<typeof RefundDueDto> => {
  const { timeZone, file } = refund;
  const sendWithinDays = refund.sendWithinDays ?? DEFAULT_STORE_CONFIG.refunds.sendWithinDays;
  const refundBy = refundDeadline(refund.createdAt, { timeZone, sendWithinDays });
  return {
    ...refund,
    paymentReference: refund.paymentReference === UNNAMED_PAYMENT ? "" : refund.paymentReference,
    payoutId: refund.id,
    storeId: refund.ecommerceId,
    amount: presentAmount(refund.amountMinor),
    pendingOfReturn: presentAmount(refund.pendingMinor),
    hasAccount: goesTo(refund.refundOption, "BANK") && refund.hasAccount,
    since: refund.createdAt,
    refundBy,
    isOverdue: refundBy < localDay(now, timeZone),
    state: refundDueState(refund),
    nextTryAt: refund.state === "PENDING" ? refund.dueAt : null,
    goesOutAt: refund.wait?.goesOutAt ?? null,
    batch: file === null ? null : { batchId: file.id, createdAt: file.createdAt, messageId: paymentMessageId(file) },
  };
};

export const presentReference = ({
  returnCode,
  reference,
  outcome,
  refunds,
  amountMinor,
}: MatchedReference & { returnCode: string; reference: string }): ReferenceDto => ({
  ...{ returnCode, reference, outcome, pending: presentAmount(amountMinor) },
  customerName: refunds[0]?.customerName ?? "",
  currency: refunds[0]?.currency ?? "",
  refunds: refunds.map((refund) => ({ payoutId: refund.id, amount: presentAmount(refund.amountMinor) })),
});
