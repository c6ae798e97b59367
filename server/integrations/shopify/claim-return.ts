import { z } from "zod";
import { PartnerError } from "@/server/partners/partner-error";
import type { ShopRefundRequest } from "@/server/partners/shop";
import type { Admin } from "./admin";
import { uuidOf } from "./marks";
import { type OrderNote, readOrderNote, writeOrderNote } from "./order-note";

/** Longer than any call of ours to Shopify takes: one that has no effect after that has none. */
const UNDER_WAY_MS = 2 * 60_000;
const CLAIMS_KEPT = 50;
const NAME = "processing";

const claimsSchema = z.array(
  z.object({
    key: z.string(),
    at: z.number(),
    /** Global ids of the return's refunds before the call. */
    before: z.array(z.string()),
    isOver: z.boolean(),
  }),
);
type Claim = z.output<typeof claimsSchema>[number];

/** What was noted for the key of a request; null when nothing was begun for it. */
export const findClaim = (note: OrderNote, { idempotencyKey }: ShopRefundRequest): Claim | null =>
  (readOrderNote(note, claimsSchema) ?? []).find(({ key }) => key === uuidOf(idempotencyKey)) ?? null;

type ClaimAsk = { request: ShopRefundRequest; note: OrderNote; refunds: readonly string[]; now: Date };

/**
 * Notes on the order that the lines of its return are about to be processed, and which refunds the return has before.
 * Only so can a retry tell what its lost call has made. @throws PartnerError BUSY while another call is under way
 */
export const claimReturn = async (admin: Admin, { request, note, refunds, now }: ClaimAsk): Promise<void> => {
  const key = uuidOf(request.idempotencyKey);
  const claims = readOrderNote(note, claimsSchema) ?? [];
  const isBusy = claims.some(({ at, isOver }) => !isOver && now.getTime() - at < UNDER_WAY_MS);
  const others = claims.filter((claim) => claim.key !== key);
  const value = [...others, { key, at: now.getTime(), before: refunds, isOver: false }].slice(-CLAIMS_KEPT);
  const { orderId } = request.order;
  if (!isBusy && (await writeOrderNote(admin, { orderId, name: NAME, value, over: note, signal: request.signal })))
    return;
  throw new PartnerError("SHOPIFY", "BUSY", "Another refund of this order is under way.", {
    retryAfterSeconds: UNDER_WAY_MS / 1_000,
  });
};

/** Shopify has answered: the next refund of the order needs not wait. Best effort, since time frees it as well. */
export const endClaim = async (
  admin: Admin,
  { request, note, isDone }: { request: ShopRefundRequest; note: OrderNote; isDone: boolean },
): Promise<void> => {
  const key = uuidOf(request.idempotencyKey);
  const claims = readOrderNote(note, claimsSchema) ?? [];
  // A refusal has done nothing: what is tried after it begins anew.
  const kept = isDone ? claims : claims.filter((claim) => claim.key !== key);
  const value = kept.map((claim) => (claim.key === key ? { ...claim, isOver: true } : claim));
  await writeOrderNote(admin, {
    orderId: request.order.orderId,
    name: NAME,
    value,
    over: note,
    signal: request.signal,
  });
};
