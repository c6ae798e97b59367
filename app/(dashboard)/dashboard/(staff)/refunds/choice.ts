import { REFUND_OPTIONS, type RefundOption } from "@/contract/vocabulary/refund-option";

/** Whether an address names a kind of refund. */
export const isRefundOption = (text: string): text is RefundOption =>
  (REFUND_OPTIONS as readonly string[]).includes(text);
