import { z } from "zod";
import type { ExchangeOrderRequest, FindInOrder, ShopOrder } from "@/server/partners/shop";
import { buildDraft, draftTotals } from "./build-draft";
import { claimOrder, type Journal, refuseWhileClaimed } from "./claim-order";
import { payDraft, raiseTo } from "./pay-draft";
import { TRANSITION } from "./transition-document";
import { vendureError } from "./vendure-error";
import { toVendure } from "./vendure-money";
import type { VendureShop } from "./vendure-shop";

/**
 * Creates an order paid by the return: a draft with customer, address and items, paid by a manual payment whose
 * transaction ID is our key. Vendure reserves the stock on payment, as for any other order.
 */
export const createExchangeOrder = async (shop: VendureShop, request: ExchangeOrderRequest): Promise<ShopOrder> => {
  const { order, idempotencyKey, returnCode, signal } = request;
  return claimOrder({
    shop,
    orderId: order.orderId,
    idempotencyKey,
    signal,
    words: `exchange order of return ${returnCode}`,
    find: () => findByKey(shop, request),
    act: (journal) => place(shop, { request, journal }),
  });
};

export const findExchangeOrder = async (shop: VendureShop, look: FindInOrder): Promise<ShopOrder | null> => {
  const found = await findByKey(shop, look);
  if (found !== null) return found;
  const { order, idempotencyKey, signal } = look;
  await refuseWhileClaimed({ shop, orderId: order.orderId, idempotencyKey, signal });
  return null;
};

type KeyAsk = { readonly idempotencyKey: string; readonly signal?: AbortSignal | undefined };

const findByKey = async ({ api }: VendureShop, { idempotencyKey, signal }: KeyAsk): Promise<ShopOrder | null> => {
  const schema = z.object({ orders: z.object({ items: z.array(z.object({ id: z.string(), code: z.string() })) }) });
  const options = { filter: { transactionId: { eq: idempotencyKey } }, take: 1 };
  const call = {
    query: FIND_EXCHANGE,
    variables: { options },
    schema,
    purpose: "check for an existing exchange order",
    signal,
  };
  const [found] = (await api(call)).orders.items;
  return found === undefined ? null : { platformOrderId: found.id, name: found.code, fulfilledAt: null };
};

type Placing = { request: ExchangeOrderRequest; journal: Journal };

const place = async (shop: VendureShop, { request, journal }: Placing): Promise<ShopOrder> => {
  const { order, idempotencyKey, signal } = request;
  const facts = await shop.facts(signal);
  if (request.currency !== facts.currency)
    throw vendureError(
      "REFUSED",
      `This channel sells in ${facts.currency}. Create the exchange order in Vendure yourself.`,
    );
  await dropEarlierDrafts(shop, { journal, signal });
  const customerId = await customerOf(shop, { orderId: order.orderId, signal });
  const draft = await shop.api({ query: CREATE_DRAFT, schema: draftSchema, purpose: "create a draft order", signal });
  const { id } = draft.createDraftOrder;
  await journal.write(`draft ${id}`);
  try {
    await buildDraft(shop, { draftId: id, customerId, request });
  } catch (error) {
    await dropDraft(shop, { id, signal }).catch(() => undefined);
    throw error;
  }
  const scale = { currency: request.currency, precision: facts.precision };
  const wanted = request.lines.reduce(
    (all, line) => all + line.quantity * line.unitPriceMinor,
    request.shippingPriceMinor,
  );
  const target = toVendure(wanted, scale);
  const paid = { draftId: id, target, request, facts };
  await payDraft(shop, paid);
  const totals = await draftTotals(shop, { draftId: id, facts, signal });
  if (totals.total < target) await raiseTo(shop, { ...paid, missing: target - totals.total });
  const made = await findByKey(shop, { idempotencyKey, signal });
  if (made === null) throw vendureError("UNAVAILABLE", "The exchange order is not there yet.");
  return made;
};

const draftSchema = z.object({ createDraftOrder: z.object({ id: z.string() }) });

/** Removes unpaid drafts that a killed worker left, so that the order is built again from scratch. */
const dropEarlierDrafts = async (
  shop: VendureShop,
  { journal, signal }: { journal: Journal; signal: AbortSignal | undefined },
): Promise<void> => {
  for (const { text } of journal.before) {
    const id = / draft (\S+)/.exec(text)?.[1];
    if (id !== undefined) await dropDraft(shop, { id, signal });
  }
};

const dropDraft = async ({ api }: VendureShop, { id, signal }: { id: string; signal: AbortSignal | undefined }) => {
  const schema = z.object({ order: z.object({ state: z.string() }).nullable() });
  const { order } = await api({ query: READ_STATE, variables: { id }, schema, purpose: "read a draft order", signal });
  if (order?.state === "Draft")
    await api({ query: DELETE_DRAFT, variables: { id }, schema: z.unknown(), purpose: "remove a draft order", signal });
  if (order?.state === "ArrangingPayment")
    await api({
      query: TRANSITION,
      variables: { id, state: "Cancelled" },
      schema: z.unknown(),
      purpose: "cancel a draft order",
      signal,
    });
};

const customerOf = async (
  { api }: VendureShop,
  { orderId, signal }: { orderId: string; signal: AbortSignal | undefined },
): Promise<string> => {
  const schema = z.object({ order: z.object({ customer: z.object({ id: z.string() }).nullable() }).nullable() });
  const call = {
    query: READ_CUSTOMER,
    variables: { id: orderId },
    schema,
    purpose: "read the order's customer",
    signal,
  };
  const { order } = await api(call);
  const id = order?.customer?.id;
  if (id === undefined) throw vendureError("REFUSED", "The order no longer has a customer in Vendure.");
  return id;
};

const FIND_EXCHANGE = `query HomewardExchange($options: OrderListOptions) {
  orders(options: $options) { items { id code } }
}`;

const READ_CUSTOMER = `query HomewardCustomer($id: ID!) { order(id: $id) { customer { id } } }`;

const READ_STATE = `query HomewardState($id: ID!) { order(id: $id) { state } }`;

const CREATE_DRAFT = `mutation HomewardDraft { createDraftOrder { id } }`;

const DELETE_DRAFT = `mutation HomewardDeleteDraft($id: ID!) { deleteDraftOrder(orderId: $id) { result } }`;
