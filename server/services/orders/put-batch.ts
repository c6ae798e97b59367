import type { ContentViolation } from "@/server/domain/orders/check-order-content";
import type { OrderContent } from "@/server/domain/orders/order-content";
import type { Store } from "@/server/domain/store/types";
import type { Actor } from "@/server/kernel/actor";
import { Problem } from "@/server/kernel/problem";

export type PutResult = "CREATED" | "UPDATED" | "UNCHANGED";
export type PutOutcome =
  | { orderNumber: string; result: PutResult }
  | { orderNumber: string; result: "REFUSED"; problem: Problem };

/** Content with the SHA-256 that identifies it. */
export type Hashed = { content: OrderContent; contentHash: string };
export type Batch = { actor: Actor; store: Store; orders: readonly Hashed[] };

export const refusal = (orderNumber: string, problem: Problem): PutOutcome => ({
  orderNumber,
  result: "REFUSED",
  problem,
});

/** The refusal of invalid content, with the first violation in words. */
export const invalidContent = (violations: readonly ContentViolation[]): Problem => {
  const [first] = violations;
  return new Problem("INVALID_ARGUMENT", `${first?.field}: ${first?.description}`, { violations: [...violations] });
};
