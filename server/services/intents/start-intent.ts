import { isAddress } from "@/contract/vocabulary/mail-address";
import { listOrdersByLookup } from "@/server/db/orders/orders";
import { inTransaction } from "@/server/db/transaction";
import { lookupEmail, lookupNumber, lookupPostcode } from "@/server/domain/orders/lookup-keys";
import type { Order } from "@/server/domain/orders/types";
import { type Gift, isGiftOffered } from "@/server/domain/returns/gift";
import type { Store } from "@/server/domain/store/types";
import type { Actor } from "@/server/kernel/actor";
import { invalidField, Problem } from "@/server/kernel/problem";
import type { ServiceContext } from "../context";
import { guessedInLookup } from "../guesses/guessed-in-lookup";
import { slowGuesses } from "../guesses/slow-guesses";
import { findTargetStore } from "./find-target-store";
import type { LoadedIntent } from "./load-intent";
import { openIntent } from "./open-intent";

export type LookupInput = {
  orderNumber: string;
  email: string;
  postalCode: string;
  ecommerceId: string;
  slug: string;
  lang: string;
  /** The gift recipient's; absent or empty: the buyer returns it. */
  giftEmail?: string | undefined;
};

const NOT_FOUND = () => new Problem("NOT_FOUND", "We could not find an order with these details. Check both fields.");

/**
 * Looks up an order with the details that the store requires and opens a draft of a return (decisions, section 6).
 * Every failed lookup, whatever its cause, is the same NOT_FOUND; after some of them further ones have to wait
 * (RESOURCE_EXHAUSTED), whether the order exists or not (decision 0040).
 */
export const startIntent = async (
  ctx: ServiceContext,
  { actor, input }: { actor: Actor; input: LookupInput },
): Promise<LoadedIntent> => {
  const store = await findTargetStore(ctx, { actor, ...input });
  if (store !== null) requireAsked(store, input);
  const gift = giftOf(store, input);
  const { wasRight } = await slowGuesses(ctx, guessedInLookup({ actor, store, input }));
  const order = await lookUp(ctx, { actor, store, input });
  if (store === null || order === null || !isOwn(actor, order)) throw NOT_FOUND();
  await wasRight();
  return inTransaction(ctx, (tx) => openIntent(ctx, tx, { actor, store, order, lang: input.lang, ...gift }));
};

/** A shopper's token starts returns of the order it was issued for; a portal visitor has no token yet. */
const isOwn = ({ orderId }: Actor, order: Order): boolean => orderId === undefined || orderId === order.id;

/** @throws Problem INVALID_ARGUMENT when it isn't an address, or the store has no refund option for gifts */
const giftOf = (store: Store | null, { giftEmail = "" }: LookupInput): { gift?: Gift } => {
  const email = giftEmail.trim();
  if (email === "") return {};
  if (!isAddress(email)) throw invalidField("gift_email", "one email address, for example ana@example.com");
  if (store !== null && !isGiftOffered(store))
    throw invalidField(
      "gift_email",
      "leave it out: this store has neither store credit nor gift cards to refund gifts with",
    );
  return { gift: { email } };
};

/** Each store requires one of two details; which one is no secret, because its form shows it. */
const requireAsked = ({ identificationFlow }: Store, { orderNumber, email, postalCode }: LookupInput): void => {
  if (orderNumber.trim() === "") throw invalidField("order_number", "needed to find the order");
  if (identificationFlow === "ORDER_ID_AND_POSTAL_CODE") {
    if (postalCode.trim() === "")
      throw invalidField("postal_code", "this store finds orders by number and postal code");
    return;
  }
  if (email.trim() === "") throw invalidField("email", "this store finds orders by number and email");
};

/** Every failure does the same work: one query that finds nothing. */
const lookUp = async (
  ctx: ServiceContext,
  { actor, store, input }: { actor: Actor; store: Store | null; input: LookupInput },
): Promise<Order | null> => {
  const affixes = store?.config ?? { orderNumberPrefix: "", orderNumberSuffix: "" };
  const isByPostcode = store?.identificationFlow === "ORDER_ID_AND_POSTAL_CODE";
  const [latest = null] = await listOrdersByLookup(ctx.db, actor, {
    ecommerceId: store?.isEnabled ? store.id : "",
    lookupNumber: lookupNumber(input.orderNumber, affixes),
    asked: isByPostcode ? { postcode: lookupPostcode(input.postalCode) } : { email: lookupEmail(input.email) },
  });
  return latest;
};
