import { z } from "zod";

/**
 * Metadata on our objects at Stripe, searchable as long as Stripe keeps them, which is longer than its idempotency
 * keys.
 */
export const KEY_MARK = "homeward_key";
export const RETURN_MARK = "homeward_return";

const marks = z.record(z.string(), z.string()).nullish();

export const refundSchema = z.object({
  id: z.string(),
  status: z.string().nullable(),
  metadata: marks,
  failure_reason: z.string().nullish(),
});
export type StripeRefund = z.infer<typeof refundSchema>;

/** `latest_charge` is an ID unless it is expanded; then it says how long a card's amount is held. */
const heldCharge = z.object({
  payment_method_details: z.object({ card: z.object({ capture_before: z.number().nullish() }).nullish() }).nullish(),
});

export const intentSchema = z.object({
  id: z.string(),
  status: z.string(),
  metadata: marks,
  latest_charge: z.union([z.string(), heldCharge]).nullish(),
});
export type StripeIntent = z.infer<typeof intentSchema>;

export const sessionSchema = z.object({
  id: z.string(),
  url: z.string().nullable(),
  status: z.string().nullable(),
  payment_status: z.string(),
  payment_intent: z.string().nullable(),
});

/** The schema of a list, newest first. */
export const pageOf = <T extends z.ZodType>(item: T) => z.object({ data: z.array(item), has_more: z.boolean() });
