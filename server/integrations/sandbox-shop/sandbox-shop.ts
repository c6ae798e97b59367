import { z } from "zod";
import { sha256Hex } from "@/server/kernel/crypto";
import { PartnerError } from "@/server/partners/partner-error";
import type { ExchangeOrderRequest, RestockRequest, Shop, ShopOrder } from "@/server/partners/shop";
import type { Books } from "../sandbox-books/books";

const PLATFORM = "SANDBOX";

/** An entry in the sandbox's books, per idempotency key. */
export const shopEntrySchema = z.object({ platformOrderId: z.string(), fulfilledAt: z.string().nullable() });

/** A SKU or order ID with one of these words determines the shop's behavior; for tests and demos. */
export const SANDBOX_SKUS = { "SANDBOX:REFUSE": "REFUSED", "SANDBOX:UNAVAILABLE": "UNAVAILABLE" } as const;

/**
 * A shop that sells nothing: it accepts every exchange order, ships it at once, and repeats its answer to the same key.
 * Order IDs are derived from the key, so that a demo is the same everywhere.
 */
export const createSandboxShop = ({ books }: { books: Books<ShopOrder> }): Shop => ({
  platform: PLATFORM,
  capabilities: new Set(["EXCHANGE_ORDERS", "RESTOCK", "RETURNS"]),
  // The sandbox's payments are a separate provider, and its codes can't be spent anywhere.
  refund: () => Promise.reject(notOffered()),
  findRefund: () => Promise.reject(notOffered()),
  readRefund: () => Promise.reject(notOffered()),
  issueCredit: () => Promise.reject(notOffered()),
  findExchangeOrder: ({ idempotencyKey }) => books.find(idempotencyKey),
  createExchangeOrder: async (request) => {
    const known = await books.find(request.idempotencyKey);
    if (known !== null) return known;
    for (const { sku } of request.lines) simulateFailure(sku);
    return books.recordOnce(request.idempotencyKey, { platformOrderId: orderId(request), fulfilledAt: request.at });
  },
  restock: async ({ idempotencyKey, items }: RestockRequest) => {
    if ((await books.find(idempotencyKey)) !== null) return;
    for (const { sku } of items) simulateFailure(sku);
    await books.recordOnce(idempotencyKey, { platformOrderId: "", fulfilledAt: null });
  },
  openReturn: async ({ idempotencyKey, order }) => {
    simulateFailure(order.orderId);
    const platformOrderId = `sbx-return-${sha256Hex(`return:${idempotencyKey}`).slice(0, 16)}`;
    const opened = await books.recordOnce(idempotencyKey, { platformOrderId, fulfilledAt: null });
    return { platformReturnId: opened.platformOrderId };
  },
  closeReturn: async ({ idempotencyKey, platformReturnId }) => {
    await books.recordOnce(idempotencyKey, { platformOrderId: platformReturnId, fulfilledAt: null });
  },
});

const orderId = ({ idempotencyKey }: ExchangeOrderRequest): string =>
  `sbx-order-${sha256Hex(`exchange:${idempotencyKey}`).slice(0, 16)}`;

const notOffered = (): PartnerError => new PartnerError(PLATFORM, "REFUSED", "The sandbox's shop does not do this.");

const simulateFailure = (sku: string): void => {
  const order = Object.entries(SANDBOX_SKUS).find(([word]) => sku.includes(word))?.[1];
  if (order === undefined) return;
  throw new PartnerError(PLATFORM, order, `The sandbox's shop was told to be ${order.toLowerCase()}.`);
};
