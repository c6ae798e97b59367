import type { MockOrder } from "./mock-order";

export type MockVariant = {
  __typename: "ProductVariant";
  id: string;
  tracked: boolean;
  available: number;
  policy: "DENY" | "CONTINUE";
  [field: string]: unknown;
};
export type MockProduct = { __typename: "Product"; id: string; updatedAt: string; [field: string]: unknown };
export type MockBulk = {
  __typename: "BulkOperation";
  id: string;
  status: string;
  query: string;
  errorCode: null;
  url: string | null;
  partialDataUrl: null;
};

/** An in-memory shop. The Admin API reflects each change of a test. */
export type MockShop = {
  clock: number;
  nextId: number;
  scopes: string[];
  isDevelopment: boolean;
  currency: string;
  orders: MockOrder[];
  products: MockProduct[];
  variants: Map<string, MockVariant>;
  giftCards: { id: string; code: string; note: string; initial: { amount: string; currencyCode: string } }[];
  subscriptions: { id: string; topic: string; uri: string; apiVersion: { handle: string } }[];
  bulks: MockBulk[];
  files: Map<string, string>;
  /** How many times a bulk operation is reported as still running. */
  bulkPolls: number;
  isBulkBusy: boolean;
  /** Orders that Shopify's search hasn't indexed yet. */
  unsearchable: Set<string>;
  /** The status of a new refund's transactions. */
  refundStatus: string;
  /** Whether returnProcess writes its note into the refund: the schema doesn't say. */
  keepsReturnNotes: boolean;
  /** The maximum cost of a query. */
  maxFirst: number;
  events: string[];
  /** What was answered to each key. */
  keys: Map<string, { content: string; answer: unknown }>;
};

export const mockShop = (): MockShop => ({
  clock: Date.UTC(2026, 10, 1),
  nextId: 9_000,
  scopes: [],
  isDevelopment: true,
  currency: "EUR",
  orders: [],
  products: [],
  variants: new Map(),
  giftCards: [],
  subscriptions: [],
  bulks: [],
  files: new Map(),
  bulkPolls: 1,
  isBulkBusy: false,
  unsearchable: new Set(),
  refundStatus: "SUCCESS",
  keepsReturnNotes: true,
  maxFirst: 250,
  events: [],
  keys: new Map(),
});

export const newId = (shop: MockShop, type: string): string => {
  shop.nextId += 1;
  return `gid://shopify/${type}/${shop.nextId}`;
};
export const touch = (shop: MockShop, order: MockOrder): void => {
  shop.clock += 1_000;
  order.updatedAt = new Date(shop.clock).toISOString();
};
export const orderBy = (shop: MockShop, id: string): MockOrder | null =>
  shop.orders.find((order) => order.id === id) ?? null;
