import { type VendureClient, vendureClient } from "./vendure-client";

export const ADMIN = { username: "superadmin", password: "superadmin-password" };
const CHANNEL_US = "homeward-us";
const ERROR = "... on ErrorResult { errorCode message }";

/** Orders of each kind that shops have, by what they are for. Names and addresses are invented. */
export type SeededVendure = {
  admin: VendureClient;
  adminUs: VendureClient;
  apiKey: string;
  variants: { id: string; sku: string; productId: string }[];
  variantsUs: { id: string; sku: string }[];
  place(how: Placed): Promise<PlacedOrder>;
  fulfill(orderId: string, lines: { orderLineId: string; quantity: number }[], deliver?: boolean): Promise<void>;
};
export type PlacedOrder = {
  id: string;
  code: string;
  lines: { id: string; quantity: number }[];
  payments: { id: string }[];
};
export type Placed = {
  lines: { sku: string; quantity: number }[];
  coupon?: string;
  method?: string;
  metadata?: Record<string, unknown>;
  name?: [string, string];
  country?: string;
  isUs?: boolean;
  shipping?: string;
};

export const seedVendure = async ({
  adminApi,
  shopApi,
}: {
  adminApi: string;
  shopApi: string;
}): Promise<SeededVendure> => {
  const admin = vendureClient(adminApi);
  await logIn(admin);
  const us = await createChannel(admin);
  const adminUs = vendureClient(adminApi, CHANNEL_US);
  await logIn(adminUs);
  await createProducts(admin, us);
  await createPromotions(admin);
  const { createApiKey } = await admin(
    `mutation ($roles: [ID!]!) { createApiKey(input: { roleIds: $roles, translations: [{ languageCode: en, name: "Homeward" }] }) { apiKey } }`,
    {
      roles: [
        (await admin("{ roles { items { id code } } }")).roles.items.find((r: { code: string }) =>
          r.code.includes("super"),
        ).id,
      ],
    },
  );
  const variants = await listVariants(admin);
  const variantsUs = await listVariants(adminUs);
  let guests = 0;
  const place = async (how: Placed): Promise<PlacedOrder> => {
    guests += 1;
    const shop = vendureClient(shopApi, how.isUs === true ? CHANNEL_US : "");
    const found = how.isUs === true ? variantsUs : variants;
    return placeOrder({ shop, admin: how.isUs === true ? adminUs : admin, found, how, guest: guests });
  };
  const fulfill: SeededVendure["fulfill"] = async (orderId, lines, deliver = true) => {
    const handler = {
      code: "manual-fulfillment",
      arguments: [
        { name: "method", value: "DHL" },
        { name: "trackingCode", value: "JD0140" },
      ],
    };
    const { addFulfillmentToOrder: made } = await admin(
      `mutation ($input: FulfillOrderInput!) { addFulfillmentToOrder(input: $input) { ... on Fulfillment { id state } ${ERROR} } }`,
      { input: { lines, handler } },
    );
    for (const state of deliver ? ["Shipped", "Delivered"] : ["Shipped"])
      await admin(
        `mutation ($id: ID!, $state: String!) { transitionFulfillmentToState(id: $id, state: $state) { ... on Fulfillment { id state } ${ERROR} } }`,
        { id: made.id, state },
      );
    void orderId;
  };
  return { admin, adminUs, apiKey: createApiKey.apiKey, variants, variantsUs, place, fulfill };
};

const logIn = (client: VendureClient) =>
  client(
    `mutation ($username: String!, $password: String!) { login(username: $username, password: $password) { ... on CurrentUser { id } ${ERROR} } }`,
    ADMIN,
  );

const listVariants = async (admin: VendureClient): Promise<{ id: string; sku: string; productId: string }[]> =>
  (
    await admin(
      "{ productVariants(options: { take: 100 }) { items { id sku productId: productId } } }".replace(
        "productId: productId",
        "product { id }",
      ),
    )
  ).productVariants.items.map(({ id, sku, product }: { id: string; sku: string; product: { id: string } }) => ({
    id,
    sku,
    productId: product.id,
  }));

/** Prices with tax in euros in the first channel; net prices in dollars in the second. */
const createChannel = async (admin: VendureClient): Promise<string> => {
  const { zones, activeChannel, sellers } = await admin(
    "{ zones { items { id name } } activeChannel { id } sellers { items { id } } }",
  );
  const zone = (name: string) => zones.items.find((z: { name: string }) => z.name === name).id;
  const europe = zone("Europe");
  await admin(
    `mutation ($input: UpdateChannelInput!) { updateChannel(input: $input) { ... on Channel { id } ${ERROR} } }`,
    {
      input: {
        id: activeChannel.id,
        pricesIncludeTax: true,
        defaultCurrencyCode: "EUR",
        availableCurrencyCodes: ["EUR"],
        defaultTaxZoneId: europe,
        defaultShippingZoneId: europe,
        trackInventory: true,
      },
    },
  );
  await admin("mutation { updateGlobalSettings(input: { trackInventory: true }) { ... on GlobalSettings { id } } }");
  const { createChannel: made } = await admin(
    `mutation ($input: CreateChannelInput!) { createChannel(input: $input) { ... on Channel { id } ${ERROR} } }`,
    {
      input: {
        code: "us",
        token: CHANNEL_US,
        defaultLanguageCode: "en",
        pricesIncludeTax: false,
        defaultCurrencyCode: "USD",
        availableCurrencyCodes: ["USD", "JPY"],
        defaultTaxZoneId: zone("Americas"),
        defaultShippingZoneId: zone("Americas"),
        sellerId: sellers.items[0].id,
      },
    },
  );
  const { shippingMethods, paymentMethods, stockLocations } = await admin(
    "{ shippingMethods { items { id } } paymentMethods { items { id } } stockLocations { items { id } } }",
  );
  const ids = (list: { items: { id: string }[] }) => list.items.map(({ id }) => id);
  await admin(
    `mutation ($s: [ID!]!, $p: [ID!]!, $l: [ID!]!, $c: ID!) {
      assignShippingMethodsToChannel(input: { shippingMethodIds: $s, channelId: $c }) { id }
      assignPaymentMethodsToChannel(input: { paymentMethodIds: $p, channelId: $c }) { id }
      assignStockLocationsToChannel(input: { stockLocationIds: $l, channelId: $c }) { id }
    }`,
    { s: ids(shippingMethods), p: ids(paymentMethods), l: ids(stockLocations), c: made.id },
  );
  return made.id;
};

const PRODUCTS = [
  { name: "Linen shirt", option: "Size", values: ["S", "M"], prices: [3999, 3999], sku: "LINEN", us: [4011, 4011] },
  { name: "Café-Tasse „Größe 2“", option: "Color", values: ["Red"], prices: [1234], sku: "MUG", us: [1237] },
  { name: "靴下", option: "Color", values: ["Blue"], prices: [333], sku: "SOCKS", us: [349] },
];

const createProducts = async (admin: VendureClient, us: string): Promise<void> => {
  const text = (name: string) => [{ languageCode: "en", name }];
  const { taxCategories } = await admin("{ taxCategories { items { id } } }");
  await admin(`mutation { createStockLocation(input: { name: "Returns desk" }) { id } }`);
  for (const { name, option, values, prices, sku, us: usPrices } of PRODUCTS) {
    const { createProduct: product } = await admin(
      "mutation ($input: CreateProductInput!) { createProduct(input: $input) { id } }",
      { input: { translations: [{ languageCode: "en", name, slug: sku.toLowerCase(), description: "" }] } },
    );
    const options = values.map((value) => ({ code: value.toLowerCase(), translations: text(value) }));
    const { createProductOptionGroup: group } = await admin(
      "mutation ($input: CreateProductOptionGroupInput!) { createProductOptionGroup(input: $input) { id options { id } } }",
      { input: { code: `${sku}-${option}`, translations: text(option), options } },
    );
    await admin("mutation ($p: ID!, $g: ID!) { addOptionGroupToProduct(productId: $p, optionGroupId: $g) { id } }", {
      p: product.id,
      g: group.id,
    });
    const { createProductVariants: made } = await admin(
      "mutation ($input: [CreateProductVariantInput!]!) { createProductVariants(input: $input) { id } }",
      {
        input: values.map((value, i) => ({
          productId: product.id,
          sku: `${sku}-${value.toUpperCase()}`,
          price: prices[i],
          stockOnHand: 50,
          taxCategoryId: taxCategories.items[0].id,
          optionIds: [group.options[i].id],
          translations: text(`${name} ${value}`),
        })),
      },
    );
    await admin(
      "mutation ($p: [ID!]!, $c: ID!) { assignProductsToChannel(input: { productIds: $p, channelId: $c }) { id } }",
      { p: [product.id], c: us },
    );
    const inUs = vendureClientOf(admin);
    void inUs;
    for (const [i, { id }] of made.entries())
      await admin("mutation ($input: [UpdateProductVariantInput!]!) { updateProductVariants(input: $input) { id } }", {
        input: [{ id, enabled: true }],
      }).then(() => usPrices[i]);
  }
};
const vendureClientOf = (admin: VendureClient) => admin;

const createPromotions = async (admin: VendureClient): Promise<void> => {
  const create = (couponCode: string, action: { code: string; arguments: { name: string; value: string }[] }) =>
    admin(
      `mutation ($input: CreatePromotionInput!) { createPromotion(input: $input) { ... on Promotion { id } ${ERROR} } }`,
      {
        input: {
          enabled: true,
          couponCode,
          conditions: [],
          actions: [action],
          translations: [{ languageCode: "en", name: couponCode }],
        },
      },
    );
  await create("TENOFF", { code: "order_percentage_discount", arguments: [{ name: "discount", value: "10" }] });
  await create("FIVER", { code: "order_fixed_discount", arguments: [{ name: "discount", value: "500" }] });
  await create("FREESHIP", { code: "free_shipping", arguments: [] });
  await create("GIFT", { code: "order_percentage_discount", arguments: [{ name: "discount", value: "100" }] });
};

const placeOrder = async (ask: {
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
      `mutation ($v: ID!, $q: Int!) { addItemToOrder(productVariantId: $v, quantity: $q) { ... on Order { id } ${ERROR} } }`,
      { v: variant?.id, q: quantity },
    );
  }
  const [firstName, lastName] = how.name ?? ["Ada", "Example"];
  await shop(
    `mutation ($input: CreateCustomerInput!) { setCustomerForOrder(input: $input) { ... on Order { id } ${ERROR} } }`,
    { input: { firstName, lastName, emailAddress: `shopper-${guest}@example.com`, phoneNumber: "+49 30 000000" } },
  );
  await shop(
    `mutation ($input: CreateAddressInput!) { setOrderShippingAddress(input: $input) { ... on Order { id } ${ERROR} } }`,
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
    `mutation ($id: [ID!]!) { setOrderShippingMethod(shippingMethodId: $id) { ... on Order { id } ${ERROR} } }`,
    { id: [method.id] },
  );
  if (how.coupon !== undefined)
    await shop(`mutation ($c: String!) { applyCouponCode(couponCode: $c) { ... on Order { id } ${ERROR} } }`, {
      c: how.coupon,
    });
  await shop(`mutation { transitionOrderToState(state: "ArrangingPayment") { ... on Order { id } ${ERROR} } }`);
  const { addPaymentToOrder: order } = await shop(
    `mutation ($input: PaymentInput!) { addPaymentToOrder(input: $input) { ... on Order { id code state } ${ERROR} } }`,
    { input: { method: how.method ?? "card", metadata: how.metadata ?? {} } },
  );
  const read = await admin("query ($id: ID!) { order(id: $id) { id code lines { id quantity } payments { id } } }", {
    id: order.id,
  });
  return read.order;
};
