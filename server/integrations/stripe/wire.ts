import { z } from "zod";

/** What our objects at Stripe carry: found by it for as long as Stripe keeps them, which is longer than its keys. */
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

/** `latest_charge` is its id, unless it is asked for whole: then it says until when a card's amount is held. */
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

/** Of lists, newest first. */
export const pageOf = <T extends z.ZodType>(item: T) => z.object({ data: z.array(item), has_more: z.boolean() });
