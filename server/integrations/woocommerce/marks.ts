import { sha256Hex } from "@/server/kernel/crypto";
import type { WooMeta } from "./wire";

/** Metadata with our idempotency key on refunds, orders and coupons that we create. */
export const KEY_MARK = "_homeward_key";

/** Shortens an idempotency key for metadata names and refund reasons. */
export const shortKey = (idempotencyKey: string): string => sha256Hex(idempotencyKey).slice(0, 16);

/** Returns whether a record was created under this key. */
export const hasKey = ({ meta_data }: { meta_data: readonly WooMeta[] }, idempotencyKey: string): boolean =>
  meta_data.some(({ key, value }) => key === KEY_MARK && value === idempotencyKey);

/** Returns the key a record was created under; "" for records created in WooCommerce. */
export const keyOf = ({ meta_data }: { meta_data: readonly WooMeta[] }): string => {
  const value = meta_data.find(({ key }) => key === KEY_MARK)?.value;
  return typeof value === "string" ? value : "";
};
