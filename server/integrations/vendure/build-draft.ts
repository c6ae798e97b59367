import { z } from "zod";
import type { PostalAddress } from "@/server/kernel/address";
import type { ExchangeOrderRequest } from "@/server/partners/shop";
import type { ShopFacts } from "./shop-facts";
import { vendureError } from "./vendure-error";
import type { VendureShop } from "./vendure-shop";

export const outcomeSchema = z.object({
  id: z.string().optional(),
  errorCode: z.string().optional(),
  message: z.string().optional(),
  transitionError: z.string().optional(),
  quantityAvailable: z.number().optional(),
});

/** The result of a mutation under any name, possibly an error result. */
export const resultSchema = z.record(z.string(), outcomeSchema);

/** @throws PartnerError REFUSED for an error result, with Vendure's message after ours */
export const requireResult = (answer: z.infer<typeof resultSchema>, words: string): void => {
  for (const { errorCode, message, transitionError, quantityAvailable } of Object.values(answer)) {
    if (errorCode === undefined) continue;
    const reason =
      quantityAvailable === undefined ? (transitionError ?? message) : `only ${quantityAvailable} left in stock`;
    throw vendureError("REFUSED", `${words}: ${reason}.`);
  }
};

type Draft = { draftId: string; customerId: string; request: ExchangeOrderRequest };

/** Adds customer, items, address and shipping to a draft. @throws PartnerError REFUSED when the shop can't sell it */
export const buildDraft = async ({ api }: VendureShop, { draftId: id, customerId, request }: Draft): Promise<void> => {
  const { signal, lines, shippingAddress, email } = request;
  const change = async (query: string, variables: object, words: string) => {
    const call = {
      query,
      variables: { id, ...variables },
      schema: resultSchema,
      purpose: "prepare the exchange order",
      signal,
    };
    requireResult(await api(call), words);
  };
  await change(SET_CUSTOMER, { customerId }, "Vendure does not take the customer");
  for (const { variantId, quantity, sku } of lines)
    await change(
      ADD_ITEM,
      { input: { productVariantId: variantId, quantity } },
      `${sku || "An item"} can't be ordered`,
    );
  await change(SET_ADDRESS, { input: addressInput(shippingAddress, email) }, "Vendure does not take the address");
  const methodId = await shippingOf({ api }, { id, request });
  await change(SET_SHIPPING, { methodId }, "Vendure does not take the shipping method");
};

const addressInput = (address: PostalAddress, email: string) => ({
  fullName: `${address.firstName} ${address.lastName}`.trim() || email,
  company: address.company,
  streetLine1: address.line1,
  streetLine2: address.line2,
  city: address.city,
  province: address.stateProvinceCode || address.stateProvince,
  postalCode: address.postcode,
  countryCode: address.countryCode,
  phoneNumber: address.phone,
});

const methodsSchema = z.object({
  eligibleShippingMethodsForDraftOrder: z.array(
    z.object({ id: z.string(), name: z.string(), price: z.number(), priceWithTax: z.number() }),
  ),
});

/** Returns the shipping method with the requested name, otherwise the cheapest one for the address. */
const shippingOf = async (
  { api }: Pick<VendureShop, "api">,
  { id, request: { shippingLine, signal } }: { id: string; request: ExchangeOrderRequest },
): Promise<string> => {
  const call = { query: SHIPPING_METHODS, variables: { id }, schema: methodsSchema, signal };
  const { eligibleShippingMethodsForDraftOrder: methods } = await api({ ...call, purpose: "read shipping methods" });
  const named = methods.find(({ name }) => name === shippingLine);
  const [cheapest] = [...methods].sort((one, other) => one.priceWithTax - other.priceWithTax);
  const method = named ?? cheapest;
  if (method !== undefined) return method.id;
  throw vendureError(
    "REFUSED",
    "No shipping method of Vendure delivers to this address. Add one, or change the address.",
  );
};

const totalsSchema = z.object({
  order: z.object({
    state: z.string(),
    total: z.number(),
    totalWithTax: z.number(),
    subTotal: z.number(),
    subTotalWithTax: z.number(),
  }),
});

/** Returns totals in Vendure's own units, with tax if the channel's prices include it. */
export const draftTotals = async (
  { api }: VendureShop,
  { draftId, facts, signal }: { draftId: string; facts: ShopFacts; signal: AbortSignal | undefined },
): Promise<{ total: number; goods: number; state: string }> => {
  const call = {
    query: READ_TOTALS,
    variables: { id: draftId },
    schema: totalsSchema,
    purpose: "read the order total",
    signal,
  };
  const { order } = await api(call);
  const { state } = order;
  return facts.taxesIncluded
    ? { state, total: order.totalWithTax, goods: order.subTotalWithTax }
    : { state, total: order.total, goods: order.subTotal };
};

const SET_CUSTOMER = `mutation HomewardDraftCustomer($id: ID!, $customerId: ID!) {
  setCustomerForDraftOrder(orderId: $id, customerId: $customerId) {
    ... on Order { id }
    ... on ErrorResult { errorCode message }
  }
}`;

const ADD_ITEM = `mutation HomewardDraftItem($id: ID!, $input: AddItemToDraftOrderInput!) {
  addItemToDraftOrder(orderId: $id, input: $input) {
    ... on Order { id }
    ... on ErrorResult { errorCode message }
    ... on InsufficientStockError { quantityAvailable }
  }
}`;

const SET_ADDRESS = `mutation HomewardDraftAddress($id: ID!, $input: CreateAddressInput!) {
  setDraftOrderShippingAddress(orderId: $id, input: $input) { id }
}`;

const SHIPPING_METHODS = `query HomewardShipping($id: ID!) {
  eligibleShippingMethodsForDraftOrder(orderId: $id) { id name price priceWithTax }
}`;

const SET_SHIPPING = `mutation HomewardDraftShipping($id: ID!, $methodId: ID!) {
  setDraftOrderShippingMethod(orderId: $id, shippingMethodId: $methodId) {
    ... on Order { id }
    ... on ErrorResult { errorCode message }
  }
}`;

const READ_TOTALS = `query HomewardTotals($id: ID!) {
  order(id: $id) { state total totalWithTax subTotal subTotalWithTax }
}`;
