import { shortKey } from "./marks";
import type { WooRefund } from "./wire";

/** GATEWAY: the payment's gateway pays. RECORD: a person pays, and WooCommerce only books it. */
export type RefundMode = "GATEWAY" | "RECORD";

const SIGNS: Readonly<Record<RefundMode, string>> = { GATEWAY: "g", RECORD: "r" };

/**
 * Returns the reason of a refund, including its key. WooCommerce writes the reason before the gateway pays and metadata
 * only afterwards: if PHP dies in between, only the reason shows that a refund is ours. Shoppers may see it in their
 * email.
 */
export const writeReason = (
  returnCode: string,
  { mode, idempotencyKey }: { mode: RefundMode; idempotencyKey: string },
): string => `Return ${returnCode} (ref ${SIGNS[mode]}${shortKey(idempotencyKey)})`;

/** Returns how a refund of ours was to be paid; null for refunds made by people. */
export const methodOf = ({ reason }: Pick<WooRefund, "reason">): { mode: RefundMode; shortKey: string } | null => {
  const match = /\(ref ([gr])([0-9a-f]{16})\)/.exec(reason);
  if (match === null) return null;
  return { mode: match[1] === "g" ? "GATEWAY" : "RECORD", shortKey: match[2] ?? "" };
};

/** Returns whether the gateway was called but WooCommerce hasn't recorded the payment yet. */
export const isUnfinished = (refund: Pick<WooRefund, "reason" | "refunded_payment">): boolean =>
  methodOf(refund)?.mode === "GATEWAY" && !refund.refunded_payment;
