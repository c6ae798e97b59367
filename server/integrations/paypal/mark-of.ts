import { sha256Hex } from "@/server/kernel/crypto";

const LENGTH = 32;

/** Our key in the letters that PayPal allows in an id of ours: a refund carries it, and is found by it. */
export const markOf = (idempotencyKey: string): string => `homeward-${sha256Hex(idempotencyKey).slice(0, LENGTH)}`;
