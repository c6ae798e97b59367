import { sha256Hex } from "@/server/kernel/crypto";
import type { WooMeta } from "./wire";

/** Where our idempotency key stands in what we make: a refund, an order, a coupon. */
export const KEY_MARK = "_homeward_key";

/** Of an idempotency key: short enough for names of metadata and for a refund's reason. */
export const shortKey = (idempotencyKey: string): string => sha256Hex(idempotencyKey).slice(0, 16);

/** Whether something was made under this key. */
export const hasKey = ({ meta_data }: { meta_data: readonly WooMeta[] }, idempotencyKey: string): boolean =>
  meta_data.some(({ key, value }) => key === KEY_MARK && value === idempotencyKey);

/** The key that something was made under; "" for what somebody made in WooCommerce. */
export const keyOf = ({ meta_data }: { meta_data: readonly WooMeta[] }): string => {
  const value = meta_data.find(({ key }) => key === KEY_MARK)?.value;
  return typeof value === "string" ? value : "";
};
