import { z } from "zod";
import { PartnerError } from "@/server/partners/partner-error";
import type { ShopRefundRequest } from "@/server/partners/shop";
import type { Admin } from "./admin";
import { uuidOf } from "./marks";
import { type OrderNote, readOrderNote, writeOrderNote } from "./order-note";

/** Longer than any of our calls to Shopify can take: a call without effect by then will have none. */
const UNDER_WAY_MS = 2 * 60_000;
const CLAIMS_KEPT = 50;
const NAME = "processing";

const claimsSchema = z.array(
  z.object({
    key: z.string(),
    at: z.number(),
    /** Global IDs of the refunds the return had before the call. */
    before: z.array(z.string()),
    isOver: z.boolean(),
  }),
);
type Claim = z.output<typeof claimsSchema>[number];

/** Returns the note made for the request's key; null when processing was not started for it. */
export const findClaim = (note: OrderNote, { idempotencyKey }: ShopRefundRequest): Claim | null =>
  (readOrderNote(note, claimsSchema) ?? []).find(({ key }) => key === uuidOf(idempotencyKey)) ?? null;

type ClaimAsk = { request: ShopRefundRequest; note: OrderNote; refunds: readonly string[]; now: Date };

/**
 * Notes on the order that its return lines are about to be processed, and which refunds the return already has. A retry
 * needs this to identify a refund created by a call whose response was lost.
 * @throws PartnerError BUSY while another call is in progress
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

/**
 * Releases the claim after Shopify has responded, so that the next refund of the order need not wait. Best effort: the
 * claim also expires by itself.
 */
export const endClaim = async (
  admin: Admin,
  { request, note, isDone }: { request: ShopRefundRequest; note: OrderNote; isDone: boolean },
): Promise<void> => {
  const key = uuidOf(request.idempotencyKey);
  const claims = readOrderNote(note, claimsSchema) ?? [];
  // A rejected call did nothing, so the next attempt starts from scratch.
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
