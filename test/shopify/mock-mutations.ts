import { mockOrder } from "./mock-order";
import { createRefund, type RefundInput } from "./mock-refunds";
import { mockReturns } from "./mock-returns";
import { type MockShop, newId, orderBy } from "./mock-state";

type Fault = { code?: string; message: string; field?: string[] };
const fail = (message: string, code?: string): { userErrors: Fault[] } => ({
  userErrors: [{ message, ...(code === undefined ? {} : { code }) }],
});

/** Mutations of the shop, with Shopify's validations. */
export const mockMutations = (shop: MockShop): Record<string, unknown> => ({
  ...mockReturns(shop),
  refundCreate: ({ input }: { input: RefundInput }) => createRefund(shop, input),
  inventoryAdjustQuantities: ({ input }: { input: AdjustInput }) => adjust(shop, input),
  metafieldsSet: ({ metafields }: { metafields: MetafieldInput[] }) => setMetafields(shop, metafields),
  orderCreate: ({ order, options }: { order: OrderInput; options: { inventoryBehaviour: string } }) =>
    createOrder(shop, order, options.inventoryBehaviour),
  orderCancel: ({ orderId }: { orderId: string }) => {
    const order = orderBy(shop, orderId);
    if (order === null) return { orderCancelUserErrors: [{ message: "Order does not exist" }] };
    order.cancelledAt = new Date(shop.clock).toISOString();
    for (const line of order.lines) restore(shop, line.variant?.id ?? "", line.quantity);
    return { orderCancelUserErrors: [] };
  },
  giftCardCreate: ({ input }: { input: CardInput }) => {
    if (!/^[a-z0-9]{8,20}$/i.test(input.code)) return fail("Code is invalid", "INVALID");
    if (shop.giftCards.some(({ code }) => code === input.code)) return fail("Code has already been taken", "TAKEN");
    const card = { id: newId(shop, "GiftCard"), code: input.code, note: input.note, initial: input.initialAmount };
    shop.giftCards.push(card);
    return { giftCard: card, userErrors: [] };
  },
  webhookSubscriptionCreate: ({
    topic,
    webhookSubscription: { uri },
  }: {
    topic: string;
    webhookSubscription: { uri: string };
  }) => {
    if (shop.subscriptions.some((known) => known.topic === topic && known.uri === uri))
      return fail("Address for this topic has already been taken");
    shop.subscriptions.push({ id: newId(shop, "WebhookSubscription"), topic, uri, apiVersion: { handle: "2026-10" } });
    return { webhookSubscription: shop.subscriptions.at(-1), userErrors: [] };
  },
  webhookSubscriptionDelete: ({ id }: { id: string }) => {
    shop.subscriptions = shop.subscriptions.filter((known) => known.id !== id);
    return { deletedWebhookSubscriptionId: id, userErrors: [] };
  },
});

type CardInput = { code: string; note: string; initialAmount: { amount: string; currencyCode: string } };
type AdjustInput = {
  name: string;
  reason: string;
  referenceDocumentUri: string;
  changes: { delta: number; inventoryItemId: string; locationId: string; changeFromQuantity?: number | null }[];
};

const adjust = (shop: MockShop, { name, reason, changes, referenceDocumentUri }: AdjustInput): unknown => {
  if (name !== "available" || reason !== "restock") return fail("The reason is invalid", "INVALID_REASON");
  if (!URL.canParse(referenceDocumentUri)) return fail("The document is no URI", "INVALID_REFERENCE_DOCUMENT");
  if (changes.some((change) => !("changeFromQuantity" in change)))
    throw new Error("changeFromQuantity must be passed, null included.");
  if (changes.some(({ locationId }) => !/Location\/[12]$/.test(locationId)))
    return fail("The specified location could not be found.", "INVALID_LOCATION");
  for (const { inventoryItemId, delta } of changes)
    restore(shop, inventoryItemId.replace("InventoryItem", "ProductVariant"), delta);
  shop.events.push(`stock ${changes.map(({ delta }) => delta).join()} ${changes[0]?.locationId.split("/").at(-1)}`);
  return { inventoryAdjustmentGroup: { id: newId(shop, "InventoryAdjustmentGroup") }, userErrors: [] };
};

const restore = (shop: MockShop, variantId: string, delta: number): void => {
  const variant = shop.variants.get(variantId);
  if (variant !== undefined) variant.available += delta;
};

type MetafieldInput = { ownerId: string; key: string; value: string; compareDigest: string | null };

const setMetafields = (shop: MockShop, [metafield]: readonly MetafieldInput[]): unknown => {
  const order = orderBy(shop, metafield?.ownerId ?? "");
  if (order === null || metafield === undefined) return fail("Owner does not exist", "INVALID");
  if ((order.metafieldRows.get(metafield.key)?.compareDigest ?? null) !== metafield.compareDigest)
    return fail("The resource has been updated since it was loaded.", "STALE_OBJECT");
  order.metafieldRows.set(metafield.key, { value: metafield.value, compareDigest: newId(shop, "Digest") });
  return { userErrors: [] };
};

type OrderInput = {
  currency: string;
  email: string;
  sourceIdentifier: string;
  lineItems: { variantId: string; quantity: number; priceSet: { shopMoney: { amount: string } } }[];
  transactions?: { gateway: string; amountSet: { shopMoney: { amount: string } } }[];
  shippingLines: { priceSet: { shopMoney: { amount: string } } }[];
  tags: string[];
};

const createOrder = (shop: MockShop, input: OrderInput, behavior: string): unknown => {
  const lacking = input.lineItems.find(({ variantId, quantity }) => {
    const variant = shop.variants.get(variantId);
    return variant?.tracked && variant.policy === "DENY" && variant.available < quantity;
  });
  if (behavior === "DECREMENT_OBEYING_POLICY" && lacking !== undefined)
    return fail("Unable to claim inventory", "INVENTORY_CLAIM_FAILED");
  if (behavior !== "BYPASS") for (const { variantId, quantity } of input.lineItems) restore(shop, variantId, -quantity);
  shop.nextId += 1;
  shop.clock += 1_000;
  const at = new Date(shop.clock).toISOString();
  const order = mockOrder({
    id: shop.nextId,
    currency: input.currency,
    lines: input.lineItems.map(({ variantId, quantity, priceSet }) => {
      return { quantity, price: priceSet.shopMoney.amount, variantId: Number(variantId.split("/").at(-1)) };
    }),
    shipping: input.shippingLines.map(({ priceSet }) => ({ price: priceSet.shopMoney.amount })),
    payments: (input.transactions ?? []).map(({ gateway, amountSet }) => ({
      gateway,
      amount: amountSet.shopMoney.amount,
    })),
    parcels: [],
    overrides: {
      sourceIdentifier: input.sourceIdentifier,
      createdAt: at,
      updatedAt: at,
      email: input.email,
      tags: input.tags,
    },
  });
  shop.orders.push(order);
  shop.unsearchable.add(order.id);
  shop.events.push(`order ${order.name}`);
  return { order, userErrors: [] };
};
