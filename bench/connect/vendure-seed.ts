import { createProducts, createPromotions } from "./vendure-catalog";
import { CHANNELS, type ChannelCode, createChannels } from "./vendure-channels";
import { VENDURE_ERROR, type VendureClient, vendureClient } from "./vendure-client";
import { placeOrder } from "./vendure-place-order";

export const ADMIN = { username: "superadmin", password: "superadmin-password" };

/** Orders of each common kind, by purpose. Names and addresses are invented. */
export type SeededVendure = {
  admin: VendureClient;
  admins: Record<ChannelCode, VendureClient>;
  apiKey: string;
  variants: { id: string; sku: string; productId: string }[];
  /** Simulates that an order's notes were written ten minutes earlier. */
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
      `mutation ($input: FulfillOrderInput!) { addFulfillmentToOrder(input: $input) { ... on Fulfillment { id state } ${VENDURE_ERROR} } }`,
      { input: { lines, handler } },
    );
    for (const state of deliver ? ["Shipped", "Delivered"] : ["Shipped"])
      await admin(
        `mutation ($id: ID!, $state: String!) { transitionFulfillmentToState(id: $id, state: $state) { ... on Fulfillment { id state } ${VENDURE_ERROR} } }`,
        { id: made.id, state },
      );
  };
  const age = (orderId: string) =>
    query(`update history_entry set "createdAt" = "createdAt" - interval '10 minutes' where "orderId" = $1`, [orderId]);
  return { admin, admins, apiKey: createApiKey.apiKey, variants, age, place, fulfill };
};

const logIn = (client: VendureClient) =>
  client(
    `mutation ($username: String!, $password: String!) { login(username: $username, password: $password) { ... on CurrentUser { id } ${VENDURE_ERROR} } }`,
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

/** A key whose role has only these permissions. */
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
