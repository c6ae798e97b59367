import type { SenderChoice } from "@/contract/vocabulary/address-choice";
import type { RefundOption } from "@/contract/vocabulary/refund-option";
import { visibleText } from "@/contract/vocabulary/visible-text";
import type { Tx } from "@/server/db/client";
import { findOrder } from "@/server/db/orders/orders";
import { releaseReservations } from "@/server/db/orders/stock-reservations";
import { findIntentOrder, insertIntent, lockIntent, saveDraft } from "@/server/db/returns/intents";
import { getStore } from "@/server/db/stores/stores";
import { inTransaction } from "@/server/db/transaction";
import { freePieces } from "@/server/domain/found/propose-orders";
import {
  type DraftDelivery,
  type DraftItem,
  EMPTY_DRAFT,
  type IntentDraft,
  MOST_UNITS_PER_RETURN,
} from "@/server/domain/returns/types";
import { chosenBySender } from "@/server/domain/shipping/corrected-address";
import type { Actor } from "@/server/kernel/actor";
import { sha256Hex } from "@/server/kernel/crypto";
import { invalidField, notFound, Problem } from "@/server/kernel/problem";
import type { BankAccount } from "@/server/partners/payment-provider";
import { sealBankAccount } from "../bank-accounts/bank-account";
import type { ServiceContext } from "../context";
import { findNewItem } from "../intents/choose-new-item";
import { type LoadedIntent, lockOpenIntent } from "../intents/load-intent";
import { partnerScopeOf } from "../partner-scope";
import { checkSender } from "../shipping/check-sender";
import { type DeliveryInput, offeredMethod, requireParcels } from "./choose-return-option";
import { type Quote, quoteFor, withLabelPrice } from "./price-return";

export type StaffItem = {
  lineItemId: string;
  quantity: number;
  returnReason: string;
  comment: string;
  /** Our ID of the variant to exchange for; "": no exchange. */
  exchangeVariantId: string;
};

export type StaffChoice = {
  items: readonly StaffItem[];
  refundOption: RefundOption | null;
  /** As typed; null: unchanged. */
  bankAccount: BankAccount | null;
  /** Null: not chosen yet. */
  delivery: DeliveryInput | null;
};

type StaffDraft = { actor: Actor; draftId: string; orderId: string; choice: StaffChoice };

const DRAFT_HOURS = 24;
const HOUR_MS = 3_600_000;

/**
 * The ID of the return that a draft in the browser becomes, derived from the browser's own ID so that a repeated
 * request finds it.
 */
export const staffReturnId = ({ groupId }: Pick<Actor, "groupId">, draftId: string): string =>
  `prc_${sha256Hex(`staff-return|${groupId}|${draftId}`).slice(0, 26)}`;

/**
 * Stores everything that staff have chosen in the draft of a return, creates the draft if needed, and prices it like a
 * shopper's. Rules that bind shoppers don't stop staff here; units that were never shipped or are in another return do.
 * @throws Problem NOT_FOUND, INVALID_ARGUMENT at items, refund_option, way or bank_account, FAILED_PRECONDITION
 */
export const draftByStaff = async (ctx: ServiceContext, call: StaffDraft): Promise<Quote> => {
  const quote = await inTransaction(ctx, async (tx) => {
    const { actor, choice } = call;
    const now = ctx.clock.now();
    const returnId = staffReturnId(actor, call.draftId);
    await ensureDraft(ctx, tx, { ...call, returnId });
    const loaded = await lockOpenIntent(tx, { actor, returnId, now });
    const before = loaded.intent.draft;
    if (before.items.some(({ exchangeVariantId }) => exchangeVariantId !== null))
      await releaseReservations(tx, actor, { returnId, now });
    const draft: IntentDraft = {
      items: await itemsOf(tx, { actor, loaded, items: choice.items }),
      refundOption: choice.refundOption,
      bankAccount: choice.bankAccount
        ? sealBankAccount(ctx, { returnId, typed: choice.bankAccount })
        : before.bankAccount,
      delivery: choice.delivery && deliveryOf(ctx, loaded, choice.delivery),
      labelPrices: before.labelPrices,
    };
    if (draft.delivery !== null) requireParcels({ ...loaded, intent: { ...loaded.intent, draft } }, draft.delivery);
    await saveDraft(tx, actor, { id: returnId, draft, now });
    return quoteFor(ctx, tx, { actor, loaded: await lockOpenIntent(tx, { actor, returnId, now }) });
  });
  const { actor, choice } = call;
  const addressChoice = choice.delivery?.addressChoice ?? null;
  return withLabelPrice(ctx, { actor, quote: await checkStaffSender(ctx, { actor, quote, choice: addressChoice }) });
};

/** The return method with the carrier's earlier address check and the staff's choice about it. */
const deliveryOf = (ctx: ServiceContext, loaded: LoadedIntent, wanted: DeliveryInput): DraftDelivery => {
  const before = loaded.intent.draft.delivery;
  const method = offeredMethod(ctx, loaded, wanted);
  if (before?.provider !== method.provider || before.corrected === undefined) return method;
  return { ...method, corrected: chosenBySender(before.corrected, wanted.addressChoice ?? null) };
};

const ensureDraft = async (
  ctx: ServiceContext,
  tx: Tx,
  { actor, orderId, returnId }: StaffDraft & { returnId: string },
): Promise<void> => {
  const known = await findIntentOrder(tx, actor, returnId);
  if (known !== null && known !== orderId)
    throw invalidField("draft_id", "belongs to another order; use a new draft_id");
  if (known !== null) return;
  const order = await findOrder(tx, actor, orderId);
  if (order === null) throw notFound("order");
  const store = await getStore(tx, actor, order.ecommerceId);
  const now = ctx.clock.now();
  await insertIntent(tx, actor, {
    ...{ id: returnId, groupId: store.groupId, ecommerceId: store.id, orderId, lang: store.config.defaultLanguage },
    ...{ returnCode: ctx.ids.returnCode(), draft: EMPTY_DRAFT },
    createdAt: now.toISOString(),
    expiresAt: new Date(now.getTime() + DRAFT_HOURS * HOUR_MS).toISOString(),
    completedAt: null,
  });
};

type Items = { actor: Actor; loaded: LoadedIntent; items: readonly StaffItem[] };

/** The items in the order's own sequence, each validated. */
const itemsOf = async (tx: Tx, { actor, loaded, items }: Items): Promise<DraftItem[]> => {
  const { order, store, liveUnits } = loaded;
  const reasons = store.config.returnReasons.map(({ name }) => name);
  const pieces = items.reduce((sum, { quantity }) => sum + quantity, 0);
  if (pieces > MOST_UNITS_PER_RETURN)
    throw invalidField("items", `a return can have up to ${MOST_UNITS_PER_RETURN} units; create several returns`);
  const chosen: DraftItem[] = [];
  for (const [index, item] of items.entries()) {
    const at = (field: string) => `items[${index}].${field}`;
    const line = order.lines.find(({ id }) => id === item.lineItemId);
    const isRepeated = chosen.some(({ lineItemId }) => lineItemId === item.lineItemId);
    if (line === undefined || isRepeated)
      throw invalidField(at("line_item_id"), "isn't a line of this order, or was already given");
    const free = freePieces(line, liveUnits);
    if (item.quantity > free)
      throw invalidField(at("quantity"), `at most ${free}: the others were not sent out or are in a return`);
    if (!reasons.includes(item.returnReason)) throw invalidField(at("return_reason"), `one of ${reasons.join(", ")}`);
    const named = item.exchangeVariantId;
    chosen.push({
      ...{ lineItemId: line.id, quantity: item.quantity, returnReason: item.returnReason },
      ...{ comment: visibleText(item.comment), refundOption: null },
      exchangeVariantId: named === "" ? null : await findNewItem(tx, { actor, loaded, line, named }),
    });
  }
  return order.lines.flatMap(({ id }) => chosen.filter(({ lineItemId }) => lineItemId === id));
};

type Call = { actor: Actor; quote: Quote; choice: SenderChoice | null };

/**
 * Returns the quote of a staff-made draft with the carrier's check of the order's address, which is stored with the
 * draft and made once per carrier account. Call outside any transaction.
 */
const checkStaffSender = async (ctx: ServiceContext, { actor, quote, choice }: Call): Promise<Quote> => {
  const { loaded } = quote;
  const { intent, order, store } = loaded;
  const { delivery } = intent.draft;
  if (delivery === null || delivery.corrected !== undefined) return quote;
  const sender = { scope: partnerScopeOf(store), provider: delivery.provider, from: order.shippingAddress };
  const corrected = chosenBySender(await checkSender(ctx, sender).catch(goOn), choice);
  const checked = { ...delivery, corrected };
  await inTransaction(ctx, async (tx) => {
    const { draft } = await lockIntent(tx, actor, intent.id);
    // If another method was chosen in the meantime, its own carrier is asked.
    if (draft.delivery?.provider !== delivery.provider) return;
    await saveDraft(tx, actor, {
      id: intent.id,
      draft: { ...draft, delivery: { ...draft.delivery, corrected } },
      now: ctx.clock.now(),
    });
  });
  return { ...quote, loaded: { ...loaded, intent: { ...intent, draft: { ...intent.draft, delivery: checked } } } };
};

/** Staff can't correct an address here: a refusal by the carrier puts the return on hold with its reason. */
const goOn = (error: unknown): null => {
  if (error instanceof Problem && error.reason === "INVALID_ARGUMENT") return null;
  throw error;
};
