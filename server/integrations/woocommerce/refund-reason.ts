import { shortKey } from "./marks";
import type { WooRefund } from "./wire";

/** GATEWAY: the payment's gateway pays. RECORD: a person pays, and WooCommerce only books it. */
export type RefundWay = "GATEWAY" | "RECORD";

const SIGNS: Readonly<Record<RefundWay, string>> = { GATEWAY: "g", RECORD: "r" };

/**
 * Returns the reason of a refund, including its key. WooCommerce writes the reason before the gateway pays and metadata
 * only afterwards: if PHP dies in between, only the reason shows that a refund is ours. Shoppers may see it in their
 * email.
 */
export const writeReason = (
  returnCode: string,
  { way, idempotencyKey }: { way: RefundWay; idempotencyKey: string },
): string => `Return ${returnCode} (ref ${SIGNS[way]}${shortKey(idempotencyKey)})`;

/** Returns how a refund of ours was to be paid; null for refunds made by people. */
export const wayOf = ({ reason }: Pick<WooRefund, "reason">): { way: RefundWay; shortKey: string } | null => {
  const match = /\(ref ([gr])([0-9a-f]{16})\)/.exec(reason);
  if (match === null) return null;
  return { way: match[1] === "g" ? "GATEWAY" : "RECORD", shortKey: match[2] ?? "" };
};

/** Returns whether the gateway was called but WooCommerce hasn't recorded the payment yet. */
export const isUnfinished = (refund: Pick<WooRefund, "reason" | "refunded_payment">): boolean =>
  wayOf(refund)?.way === "GATEWAY" && !refund.refunded_payment;
