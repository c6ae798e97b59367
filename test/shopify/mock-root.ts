import { connectionOf, listOf } from "./connection-of";
import { flattenBulk } from "./flatten-bulk";
import { mockMutations } from "./mock-mutations";
import type { MockOrder } from "./mock-order";
import { type MockBulk, type MockProduct, type MockShop, newId, orderBy } from "./mock-state";

type ListArgs = { query?: string | null; first?: number; after?: string; reverse?: boolean; sortKey?: string };

/** The resolvers of a document, in the form that graphql-js executes. */
export const rootOf = (shop: MockShop, runInner: (query: string) => unknown): Record<string, unknown> => ({
  shop: () => ({
    name: "Acme",
    myshopifyDomain: "acme.myshopify.com",
    currencyCode: shop.currency,
    plan: { partnerDevelopment: shop.isDevelopment },
  }),
  currentAppInstallation: () => ({ accessScopes: shop.scopes.map((handle) => ({ handle })) }),
  locations: listOf(() => LOCATIONS),
  location: ({ id }: { id?: string }) => LOCATIONS.find((one) => one.id === (id ?? LOCATIONS[0]?.id)) ?? null,
  orders: (args: ListArgs) =>
    connectionOf(findOrders(shop, args), sortOf(args), { ...args, first: pageOf(shop, args) }),
  ordersCount: (args: ListArgs) => ({ count: findOrders(shop, args).length, precision: "EXACT" }),
  order: ({ id }: { id: string }) => orderBy(shop, id),
  products: (args: ListArgs) =>
    connectionOf(changed(shop.products, args), sortOf(args), { ...args, first: pageOf(shop, args) }),
  productsCount: (args: ListArgs) => ({ count: changed(shop.products, args).length, precision: "EXACT" }),
  product: ({ id }: { id: string }) => shop.products.find((product) => product.id === id) ?? null,
  inventoryItem: ({ id }: { id: string }) => {
    const product = shop.products.find((one) => itemsOf(one).includes(id));
    return product ? { variants: listOf(() => [{ product }]) } : null;
  },
  nodes: ({ ids }: { ids: string[] }) => ids.map((id) => nodeBy(shop, id)),
  return: ({ id }: { id: string }) =>
    shop.orders.flatMap(({ returnRows }) => returnRows).find((one) => one.id === id) ?? null,
  refund: ({ id }: { id: string }) =>
    shop.orders.flatMap(({ refunds }) => refunds).find((one) => one.id === id) ?? null,
  returnableFulfillments: ({ orderId, ...args }: { orderId: string }) =>
    listOf(() => returnable(orderBy(shop, orderId)))(args),
  webhookSubscriptions: listOf(() => shop.subscriptions),
  giftCards: ({ query }: { query: string }) => listOf(() => shop.giftCards.filter(({ code }) => code === query))({}),
  bulkOperations: listOf(() => shop.bulks),
  bulkOperation: ({ id }: { id: string }) => pollBulk(shop, id),
  bulkOperationRunQuery: ({ query, groupObjects }: { query: string; groupObjects: boolean }) => {
    if (shop.isBulkBusy)
      return { userErrors: [{ code: "LIMIT_REACHED", message: "Too many bulk operations are running." }] };
    if (!groupObjects) throw new Error("The mock writes grouped files only.");
    const operation = { ...NEW_BULK, id: newId(shop, "BulkOperation"), query };
    shop.bulks.push(operation);
    shop.files.set(operation.id, flattenBulk(runInner(query)));
    return { bulkOperation: operation, userErrors: [] };
  },
  ...mockMutations(shop),
});

const NEW_BULK = {
  __typename: "BulkOperation",
  status: "CREATED",
  errorCode: null,
  url: null,
  partialDataUrl: null,
} as const;
const LOCATIONS = [
  { id: "gid://shopify/Location/1", name: "Köln" },
  { id: "gid://shopify/Location/2", name: "Paris" },
];

const pageOf = (shop: MockShop, { first }: ListArgs): number | undefined => {
  if ((first ?? 0) > shop.maxFirst)
    throw Object.assign(new Error("Query cost is too high."), { code: "MAX_COST_EXCEEDED" });
  return first;
};

/** By time of change and then by ID, like Shopify's own cursors. */
const sortOf =
  ({ sortKey }: ListArgs) =>
  ({ updatedAt, createdAt, id }: { updatedAt: string; id: string; createdAt?: unknown }): string =>
    `${sortKey === "CREATED_AT" ? String(createdAt) : updatedAt} ${id}`;

const changed = <T extends { updatedAt: string }>(rows: readonly T[], { query }: ListArgs): readonly T[] => {
  const since = /updated_at:>='([^']+)'/.exec(query ?? "")?.[1];
  return since === undefined ? rows : rows.filter(({ updatedAt }) => Date.parse(updatedAt) >= Date.parse(since));
};

const findOrders = (shop: MockShop, args: ListArgs): readonly MockOrder[] => {
  const source = /source_identifier:'([^']+)'/.exec(args.query ?? "")?.[1];
  if (source === undefined) return changed(shop.orders, args);
  return shop.orders.filter(({ id, sourceIdentifier }) => sourceIdentifier === source && !shop.unsearchable.has(id));
};

const itemsOf = ({ variantIds }: MockProduct): string[] =>
  (variantIds as string[]).map((id) => id.replace("ProductVariant", "InventoryItem"));

const nodeBy = (shop: MockShop, id: string): unknown => {
  const orders = shop.orders;
  return (
    shop.variants.get(id) ??
    shop.products.find((product) => product.id === id) ??
    orders.flatMap(({ refunds }) => refunds).find((refund) => refund.id === id) ??
    orders.flatMap(({ fulfillments }) => fulfillments).find((parcel) => parcel.id === id) ??
    null
  );
};

const returnable = (order: MockOrder | null): unknown[] =>
  (order?.fulfillments ?? []).map(({ rows }) => ({
    returnableFulfillmentLineItems: listOf(() =>
      rows
        .map((row) => ({ quantity: row.quantity - row.returned, fulfillmentLineItem: row }))
        .filter(({ quantity }) => quantity > 0),
    ),
  }));

const pollBulk = (shop: MockShop, id: string): MockBulk | null => {
  const operation = shop.bulks.find((bulk) => bulk.id === id) ?? null;
  if (operation === null || ENDED.has(operation.status)) return operation;
  shop.bulkPolls -= 1;
  operation.status = shop.bulkPolls >= 0 ? "RUNNING" : "COMPLETED";
  if (operation.status === "COMPLETED" && shop.files.get(id) !== "")
    operation.url = `https://storage.example.com/bulk/${id.split("/").at(-1)}.jsonl?signature=s`;
  return operation;
};
const ENDED = new Set(["COMPLETED", "FAILED", "CANCELED", "EXPIRED"]);
