import { PartnerError } from "@/server/partners/partner-error";
import type { OpenedConnection } from "@/server/partners/provider";
import type { FindInOrder, Shop } from "@/server/partners/shop";
import type { ShopProvider } from "@/server/partners/shop-provider";
import { describeFields } from "../provider-kit/fields";
import { CAPABILITIES, connectShop } from "./connect-shop";
import { createExchangeOrder, findExchangeOrder } from "./exchange-order";
import { openWooFeed } from "./feed";
import { credentialsSchema, readWooValues, settingsSchema } from "./fields";
import { findRefund, readRefund } from "./find-refund";
import { issueCredit } from "./issue-credit";
import { shortKey } from "./marks";
import { oneAtATime } from "./one-at-a-time";
import { pathId } from "./path-id";
import { PARTNER } from "./read-failure";
import { readHook, verifyHook } from "./read-hook";
import { refundOrder } from "./refund-order";
import { restockGoods } from "./restock-goods";
import type { ShopTools } from "./shop-tools";
import { isSubscribed, subscribe, unsubscribe } from "./subscriptions";
import { claimsOf, release } from "./take-claim";
import { markedSchema } from "./wire";
import { createWooClient } from "./woo-client";

/** Commands on one order queue up within this process; between processes, a claim in the order separates them. */
const perOrder = oneAtATime();

/** Opens a WooCommerce shop for the changes a return makes in it. */
export const openWooShop = (connection: Pick<OpenedConnection, "http" | "values" | "now" | "capabilities">): Shop => {
  const { values, now } = connection;
  const tools: ShopTools = { client: createWooClient(connection), values, now };
  const inOrder = <R extends { order: { orderId: string } }, T>(request: R, work: () => Promise<T>): Promise<T> =>
    perOrder(`${values.address} ${request.order.orderId}`, work);
  const noReturns = async (): Promise<never> => {
    throw new PartnerError(PARTNER, "REFUSED", "WooCommerce has no returns of its own.");
  };
  return {
    platform: PARTNER,
    capabilities: new Set(connection.capabilities),
    openReturn: noReturns,
    closeReturn: noReturns,
    refund: (request) => inOrder(request, () => refundOrder(tools, request)),
    findRefund: async (look) => clearClaims(tools, look, await findRefund(tools, look)),
    readRefund: (look) => readRefund(tools, look),
    createExchangeOrder: (request) => inOrder(request, () => createExchangeOrder(tools, request)),
    findExchangeOrder: async (look) => clearClaims(tools, look, await findExchangeOrder(tools, look)),
    restock: (request) => inOrder(request, () => restockGoods(tools, request)),
    issueCredit: (request) => inOrder(request, () => issueCredit(tools, request)),
  };
};

type Look = Pick<FindInOrder, "order" | "idempotencyKey" | "signal">;

/**
 * Returns what was found of a piece of work. If it is done, its claims are removed from the order: a worker that died
 * after finishing left its claim, and nobody claims the work again. Best effort.
 */
const clearClaims = async <T>({ client, now }: ShopTools, look: Look, found: T | null): Promise<T | null> => {
  if (found === null) return null;
  const path = `orders/${pathId(look.order.orderId)}`;
  const query = { _fields: "id,meta_data" };
  const ask = { path, query, purpose: "Read order", signal: look.signal, schema: markedSchema };
  const order = await client.find(ask).catch(() => null);
  const claims = order === null ? [] : claimsOf(order, { name: shortKey(look.idempotencyKey), now: now() });
  if (claims.length > 0) await release(client, { path, claims });
  return found;
};

/** WordPress shops, through version 3 of WooCommerce's REST API. */
export const woocommerce: ShopProvider = {
  kind: "SHOP",
  provider: PARTNER,
  displayName: "WooCommerce",
  tagline: "Orders, refunds, exchanges, stock and coupons of a WooCommerce shop.",
  tile: { color: "#7f54b3", letters: "Wo" },
  guide: "woocommerce",
  isBeta: false,
  credentials: describeFields(credentialsSchema),
  settings: describeFields(settingsSchema),
  capabilities: CAPABILITIES,
  readValues: readWooValues,
  connect: connectShop,
  subscribe,
  isSubscribed,
  unsubscribe,
  open: openWooShop,
  openFeed: openWooFeed,
  verifyHook,
  readHook,
};
