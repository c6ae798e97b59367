import { type VendureClient, vendureClient } from "./vendure-client";

export const ADMIN = { username: "superadmin", password: "superadmin-password" };
const ERROR = "... on ErrorResult { errorCode message }";

/** Orders of each kind that shops have, by what they are for. Names and addresses are invented. */
export type SeededVendure = {
  admin: VendureClient;
  admins: Record<ChannelCode, VendureClient>;
  apiKey: string;
  variants: { id: string; sku: string; productId: string }[];
  /** As if ten minutes had passed since the notes of an order were written. */
  age(orderId: string): Promise<unknown>;
  place(how: Placed): Promise<PlacedOrder>;
  fulfill(lines: { orderLineId: string; quantity: number }[], deliver?: boolean): Promise<void>;
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
  channel?: ChannelCode;
  shipping?: string;
};

export const seedVendure = async ({
  adminApi,
  shopApi,
  query,
}: {
  adminApi: string;
  shopApi: string;
  query: (sql: string, values: readonly unknown[]) => Promise<unknown>;
}): Promise<SeededVendure> => {
  const admin = vendureClient(adminApi);
  await logIn(admin);
  const channels = await createChannels(admin);
  const admins = {
    eu: admin,
    us: vendureClient(adminApi, CHANNELS[0].token),
    jp: vendureClient(adminApi, CHANNELS[1].token),
  };
  await logIn(admins.us);
  await logIn(admins.jp);
  await createProducts(admin, channels);
  await createPromotions(admin, "");
  await createPromotions(admins.us, "US-");
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
  let guests = 0;
  const place = async (how: Placed): Promise<PlacedOrder> => {
    guests += 1;
    const { channel = "eu" } = how;
    const token = CHANNELS.find(({ code }) => code === channel)?.token ?? "";
    return placeOrder({
      shop: vendureClient(shopApi, token),
      admin: admins[channel],
      found: variants,
      how,
      guest: guests,
    });
  };
  const fulfill: SeededVendure["fulfill"] = async (lines, deliver = true) => {
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
  };
  const age = (orderId: string) =>
    query(`update history_entry set "createdAt" = "createdAt" - interval '10 minutes' where "orderId" = $1`, [orderId]);
  return { admin, admins, apiKey: createApiKey.apiKey, variants, age, place, fulfill };
};

const logIn = (client: VendureClient) =>
  client(
    `mutation ($username: String!, $password: String!) { login(username: $username, password: $password) { ... on CurrentUser { id } ${ERROR} } }`,
    ADMIN,
  );

const listVariants = async (admin: VendureClient): Promise<{ id: string; sku: string; productId: string }[]> =>
  (
    await admin("{ productVariants(options: { take: 100 }) { items { id sku product { id } } } }")
  ).productVariants.items.map(({ id, sku, product }: { id: string; sku: string; product: { id: string } }) => ({
    id,
    sku,
    productId: product.id,
  }));

const CHANNELS = [
  { code: "us", token: "homeward-us", currency: "USD", zone: "Americas" },
  { code: "jp", token: "homeward-jp", currency: "JPY", zone: "Asia" },
] as const;
export type ChannelCode = (typeof CHANNELS)[number]["code"] | "eu";

/** A key whose role only has these permissions. */
export const limitedKey = async (admin: VendureClient, permissions: readonly string[]): Promise<string> => {
  const { createRole } = await admin("mutation ($input: CreateRoleInput!) { createRole(input: $input) { id } }", {
    input: { code: `limited-${permissions.length}`, description: "limited", permissions },
  });
  const { createApiKey } = await admin(
    `mutation ($roles: [ID!]!) { createApiKey(input: { roleIds: $roles, translations: [{ languageCode: en, name: "Limited" }] }) { apiKey } }`,
    { roles: [createRole.id] },
  );
  return createApiKey.apiKey;
};

/** Prices with tax in euros in the first channel; net prices in dollars and yen in the others. */
const createChannels = async (admin: VendureClient): Promise<string[]> => {
  const { zones, activeChannel, sellers } = await admin(
    "{ zones { items { id name } } activeChannel { id } sellers { items { id } } }",
  );
  const zone = (name: string) => zones.items.find((z: { name: string }) => z.name === name).id;
  const eu = {
    ...{ id: activeChannel.id, pricesIncludeTax: true, defaultCurrencyCode: "EUR", availableCurrencyCodes: ["EUR"] },
    ...{ defaultTaxZoneId: zone("Europe"), defaultShippingZoneId: zone("Europe"), trackInventory: true },
  };
  await admin(
    `mutation ($input: UpdateChannelInput!) { updateChannel(input: $input) { ... on Channel { id } ${ERROR} } }`,
    { input: eu },
  );
  await admin("mutation { updateGlobalSettings(input: { trackInventory: true }) { ... on GlobalSettings { id } } }");
  const { shippingMethods, paymentMethods, stockLocations } = await admin(
    "{ shippingMethods { items { id } } paymentMethods { items { id } } stockLocations { items { id } } }",
  );
  const ids = (list: { items: { id: string }[] }) => list.items.map(({ id }) => id);
  const made: string[] = [];
  for (const { code, token, currency, zone: name } of CHANNELS) {
    const input = {
      ...{ code, token, defaultLanguageCode: "en", pricesIncludeTax: false, sellerId: sellers.items[0].id },
      ...{ defaultCurrencyCode: currency, availableCurrencyCodes: [currency] },
      ...{ defaultTaxZoneId: zone(name), defaultShippingZoneId: zone(name) },
    };
    const { createChannel } = await admin(
      `mutation ($input: CreateChannelInput!) { createChannel(input: $input) { ... on Channel { id } ${ERROR} } }`,
      { input },
    );
    await admin(
      `mutation ($s: [ID!]!, $p: [ID!]!, $l: [ID!]!, $c: ID!) {
        assignShippingMethodsToChannel(input: { shippingMethodIds: $s, channelId: $c }) { id }
        assignPaymentMethodsToChannel(input: { paymentMethodIds: $p, channelId: $c }) { id }
        assignStockLocationsToChannel(input: { stockLocationIds: $l, channelId: $c }) { id }
      }`,
      { s: ids(shippingMethods), p: ids(paymentMethods), l: ids(stockLocations), c: createChannel.id },
    );
    made.push(createChannel.id);
  }
  return made;
};

const PRODUCTS = [
  { name: "Linen shirt", option: "Size", values: ["S", "M"], prices: [3999, 3999], sku: "LINEN" },
  { name: "Café-Tasse „Größe 2“", option: "Color", values: ["Red"], prices: [1234], sku: "MUG" },
  { name: "靴下", option: "Color", values: ["Blue"], prices: [333], sku: "SOCKS" },
];

const createProducts = async (admin: VendureClient, channels: readonly string[]): Promise<void> => {
  const text = (name: string) => [{ languageCode: "en", name }];
  const { taxCategories } = await admin("{ taxCategories { items { id } } }");
  await admin(`mutation { createStockLocation(input: { name: "Returns desk" }) { id } }`);
  for (const { name, option, values, prices, sku } of PRODUCTS) {
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
    await admin("mutation ($input: [CreateProductVariantInput!]!) { createProductVariants(input: $input) { id } }", {
      input: values.map((value, i) => ({
        productId: product.id,
        sku: `${sku}-${value.toUpperCase()}`,
        price: prices[i],
        stockOnHand: sku === "LINEN" && value === "M" ? 150 : 5_000,
        taxCategoryId: taxCategories.items[0].id,
        optionIds: [group.options[i].id],
        translations: text(`${name} ${value}`),
      })),
    });
    for (const channel of channels)
      await admin(
        "mutation ($p: [ID!]!, $c: ID!) { assignProductsToChannel(input: { productIds: $p, channelId: $c }) { id } }",
        { p: [product.id], c: channel },
      );
  }
};

const createPromotions = async (admin: VendureClient, prefix: string): Promise<void> => {
  const create = (code: string, action: { code: string; arguments: { name: string; value: string }[] }) => {
    // A promotion of one channel is also one of the default channel, where two of the same code would both count.
    const couponCode = prefix + code;
    return admin(
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
  };
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
