import { sha256Hex } from "@/server/kernel/crypto";

const LENGTH = 32;

/** Converts our key to the characters PayPal allows in an ID: a refund carries it and is found by it. */
export const markOf = (idempotencyKey: string): string => `homeward-${sha256Hex(idempotencyKey).slice(0, LENGTH)}`;
