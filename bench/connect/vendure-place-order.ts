import { VENDURE_ERROR, type VendureClient } from "./vendure-client";
import type { Placed, PlacedOrder } from "./vendure-seed";

/** Buys as a guest in the shop's storefront, pays, and reads the order as its staff. */
export const placeOrder = async (ask: {
  shop: VendureClient;
  admin: VendureClient;
  found: { id: string; sku: string }[];
  how: Placed;
  guest: number;
}): Promise<PlacedOrder> => {
  const { shop, admin, found, how, guest } = ask;
  for (const { sku, quantity } of how.lines) {
    const variant = found.find((v) => v.sku === sku);
    await shop(
      `mutation ($v: ID!, $q: Int!) { addItemToOrder(productVariantId: $v, quantity: $q) { ... on Order { id } ${VENDURE_ERROR} } }`,
      { v: variant?.id, q: quantity },
    );
  }
  const [firstName, lastName] = how.name ?? ["Ada", "Example"];
  await shop(
    `mutation ($input: CreateCustomerInput!) { setCustomerForOrder(input: $input) { ... on Order { id } ${VENDURE_ERROR} } }`,
    { input: { firstName, lastName, emailAddress: `shopper-${guest}@example.com`, phoneNumber: "+49 30 000000" } },
  );
  await shop(
    `mutation ($input: CreateAddressInput!) { setOrderShippingAddress(input: $input) { ... on Order { id } ${VENDURE_ERROR} } }`,
    {
      input: {
        fullName: `${firstName} ${lastName}`,
        streetLine1: "Musterweg 1",
        city: "Berlin",
        postalCode: "10115",
        countryCode: how.country ?? "DE",
        phoneNumber: "+49 30 000000",
      },
    },
  );
  const { eligibleShippingMethods } = await shop("{ eligibleShippingMethods { id name } }");
  const method = eligibleShippingMethods.find(({ name }: { name: string }) =>
    name.startsWith(how.shipping ?? "Standard"),
  );
  await shop(
    `mutation ($id: [ID!]!) { setOrderShippingMethod(shippingMethodId: $id) { ... on Order { id } ${VENDURE_ERROR} } }`,
    { id: [method.id] },
  );
  if (how.coupon !== undefined)
    await shop(`mutation ($c: String!) { applyCouponCode(couponCode: $c) { ... on Order { id } ${VENDURE_ERROR} } }`, {
      c: how.coupon,
    });
  await shop(`mutation { transitionOrderToState(state: "ArrangingPayment") { ... on Order { id } ${VENDURE_ERROR} } }`);
  const { addPaymentToOrder: order } = await shop(
    `mutation ($input: PaymentInput!) { addPaymentToOrder(input: $input) { ... on Order { id code state } ${VENDURE_ERROR} } }`,
    { input: { method: how.method ?? "card", metadata: how.metadata ?? {} } },
  );
  const read = await admin("query ($id: ID!) { order(id: $id) { id code lines { id quantity } payments { id } } }", {
    id: order.id,
  });
  return read.order;
};
