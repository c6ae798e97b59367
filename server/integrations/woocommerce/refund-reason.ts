import { shortKey } from "./marks";
import type { WooRefund } from "./wire";

/** GATEWAY: the payment's gateway pays. RECORD: people pay, WooCommerce only books it. */
export type RefundWay = "GATEWAY" | "RECORD";

const SIGNS: Readonly<Record<RefundWay, string>> = { GATEWAY: "g", RECORD: "r" };

/**
 * The reason of a refund, with its key. WooCommerce writes metadata only after the gateway has paid, and the reason
 * before: when PHP dies between, the reason alone tells that a refund is ours. Shoppers may read it in their email.
 */
export const writeReason = (
  returnCode: string,
  { way, idempotencyKey }: { way: RefundWay; idempotencyKey: string },
): string => `Return ${returnCode} (ref ${SIGNS[way]}${shortKey(idempotencyKey)})`;

/** How a refund of ours was to be paid; null for refunds that people made. */
export const wayOf = ({ reason }: Pick<WooRefund, "reason">): { way: RefundWay; shortKey: string } | null => {
  const match = /\(ref ([gr])([0-9a-f]{16})\)/.exec(reason);
  if (match === null) return null;
  return { way: match[1] === "g" ? "GATEWAY" : "RECORD", shortKey: match[2] ?? "" };
};

/** The gateway was asked, and WooCommerce has not noted yet that it paid. */
export const isUnfinished = (refund: Pick<WooRefund, "reason" | "refunded_payment">): boolean =>
  wayOf(refund)?.way === "GATEWAY" && !refund.refunded_payment;
