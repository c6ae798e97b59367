import type { Store } from "@/server/domain/store/types";
import type { Actor } from "@/server/kernel/actor";
import { runDueActivities } from "@/server/services/activities/run-due-activities";
import type { ServiceContext } from "@/server/services/context";
import { savePreferences } from "@/server/services/intents/save-preferences";
import { startIntent } from "@/server/services/intents/start-intent";
import { chooseReturnOption } from "@/server/services/returns/choose-return-option";
import { completeReturn } from "@/server/services/returns/complete-return";
import { recordReview } from "@/server/services/reviews/record-review";
import { updateShippingStatus } from "@/server/services/shipping/update-shipping-status";
import type { CreditNote } from "./lib-credit-notes";

export type Tally = {
  notes: number;
  lines: number;
  pieces: number;
  returns: number;
  matchedPieces: number;
  /** Quantities by the reason why no invoice was found. */
  refused: Map<string, number>;
  /** "invoice line" → quantity returned of it. */
  wanted: Map<string, number>;
};

type Replay = { actor: Actor; store: Store; note: CreditNote; tally: Tally; turnTo: (at: Date) => void };
type Piece = { orderNumber: string; email: string; lineId: string; platformId: string; quantity: number };

/** The maximum quantity of a return; a larger credit note becomes several. */
const MOST_PIECES = 1_000;
const DAY_MS = 86_400_000;

/** Matches a credit note to the customer's latest earlier invoices with the same codes: a return per invoice. */
export const replayNote = async (ctx: ServiceContext, replay: Replay): Promise<void> => {
  const { note, tally } = replay;
  tally.notes += 1;
  const matched = new Map<string, Piece>();
  for (const line of note.lines) {
    tally.lines += 1;
    tally.pieces += line.quantity;
    const left = note.customer === "" ? line.quantity : await match(ctx, replay, { ...line, matched });
    if (left === 0) continue;
    const reason = note.customer === "" ? "no customer" : "no earlier invoice with so many";
    tally.refused.set(reason, (tally.refused.get(reason) ?? 0) + left);
  }
  for (const parcel of parcelsOf([...matched.values()])) await returnOnce(ctx, replay, parcel);
};

/** The quantity without an invoice; those with one are in `matched`, by line. */
const match = async (
  ctx: ServiceContext,
  replay: Replay,
  { code, quantity, matched }: { code: string; quantity: number; matched: Map<string, Piece> },
): Promise<number> => {
  let left = quantity;
  for (const free of await freeLines(ctx, replay, code)) {
    const before = matched.get(free.lineId)?.quantity ?? 0;
    const taken = Math.min(left, free.quantity - before);
    if (taken <= 0) continue;
    matched.set(free.lineId, { ...free, quantity: before + taken });
    left -= taken;
  }
  return left;
};

/** By invoice, limited to a return's maximum quantity. */
const parcelsOf = (pieces: Piece[]): Piece[][] => {
  const parcels = new Map<string, Piece[]>();
  let full = 0;
  for (const piece of pieces) {
    let left = piece.quantity;
    while (left > 0) {
      const key = `${piece.orderNumber} ${full}`;
      const parcel = parcels.get(key) ?? [];
      const room = MOST_PIECES - parcel.reduce((sum, { quantity }) => sum + quantity, 0);
      const quantity = Math.min(left, room);
      if (quantity > 0) parcels.set(key, [...parcel, { ...piece, quantity }]);
      else full += 1;
      left -= quantity;
    }
  }
  return [...parcels.values()];
};

const freeLines = (ctx: ServiceContext, { store, note }: Replay, code: string): Promise<Piece[]> =>
  ctx.db.$queryRaw<Piece[]>`
    select o.order_number as "orderNumber", o.email, l.id as "lineId", l.platform_line_item_id as "platformId",
      (l.fulfilled_quantity - (select count(*) from return_units u where u.order_line_id = l.id and u.is_live))::int as quantity
    from orders o join order_lines l on l.order_id = o.id
    where o.ecommerce_id = ${store.id} and o.lookup_email = ${`${note.customer}@customers.example`} and l.sku = ${code}
      and o.purchased_at <= ${note.at} and l.is_returnable
    order by o.purchased_at desc, o.id, l.position`;

const returnOnce = async (ctx: ServiceContext, { actor, store, note, tally, turnTo }: Replay, parcel: Piece[]) => {
  const [first] = parcel;
  if (first === undefined) return;
  // Invoice and credit note on one day: the parcel still has to be delivered first.
  turnTo(new Date(note.at.getTime() + 4 * DAY_MS));
  const scopes = new Set(["storefront"] as const);
  const visitor: Actor = { ...actor, kind: "shopper", id: "portal:bench", ecommerceIds: [store.id], scopes };
  const { orderNumber, email } = first;
  const typed = { orderNumber, email, postalCode: "", ecommerceId: "", slug: store.slug, lang: "en" };
  const { intent } = await startIntent(ctx, { actor: visitor, input: typed });
  const call = { actor: { ...visitor, id: `shopper:${intent.id}`, returnId: intent.id }, returnId: intent.id };
  for (const { lineId: lineItemId, quantity } of parcel)
    await savePreferences(ctx, { ...call, input: { ...WISH, lineItemId, quantity } });
  await chooseReturnOption(ctx, { ...call, input: METHOD });
  await completeReturn(ctx, { ...call, quoteId: "" });
  await updateShippingStatus(ctx, { actor, processId: intent.id, platformProcessId: "", to: "IN_WAREHOUSE" });
  const reviewedAt = ctx.clock.now().toISOString();
  const lines = parcel.flatMap(({ lineId: lineItemId, quantity }) =>
    Array.from({ length: quantity }, () => ({ ...VERDICT, reviewedAt, lineItemId })),
  );
  await recordReview(ctx, { actor, processId: intent.id, lines, override: null });
  await runDueActivities(ctx);
  tally.returns += 1;
  for (const { platformId, quantity } of parcel) {
    tally.matchedPieces += quantity;
    const key = `${orderNumber} ${platformId}`;
    tally.wanted.set(key, (tally.wanted.get(key) ?? 0) + quantity);
  }
};

const WISH = { returnReason: "CHANGED_MIND", comment: "", refundOption: undefined };
const METHOD = {
  returnMethod: "DROP_OFF_POINT",
  provider: "",
  carrier: "",
  pickupDate: "",
  pickupRange: "NO_RANGE",
  pickupAddress: null,
} as const;
const VERDICT = { status: "APPROVED", rejectReason: "", showRejectReason: false, user: "bench" } as const;
