import type { OpenedConnection } from "@/server/partners/provider";
import type { CreditRequest, Shop } from "@/server/partners/shop";
import type { ShopFeed } from "@/server/partners/shop-feed";
import type { ShopProvider } from "@/server/partners/shop-provider";
import { describeFields } from "../provider-kit/fields";
import { readSignedEvent, verifySignedEvent } from "../provider-kit/signed-events";
import { claimOrder } from "./claim-order";
import { ALL_CAPABILITIES, connectVendure, listLocations } from "./connect-vendure";
import { createCoupon, findCoupon } from "./coupon";
import { createExchangeOrder, findExchangeOrder } from "./create-exchange-order";
import { CREDENTIALS, readVendureValues, SETTINGS } from "./fields";
import { listOrders, readOrder } from "./list-orders";
import { listProducts, readProduct } from "./list-products";
import { findRefund, readRefund, refund } from "./refund";
import { restock } from "./restock";
import { rememberFacts } from "./shop-facts";
import { vendureApi } from "./vendure-api";
import { VENDURE, vendureError } from "./vendure-error";
import { toVendure } from "./vendure-money";
import type { VendureShop } from "./vendure-shop";

/**
 * Vendure 3, through its Admin API. It sends no webhooks: a plugin from our guide does, and without it the shop is
 * polled.
 */
export const vendure: ShopProvider = {
  kind: "SHOP",
  provider: VENDURE,
  displayName: "Vendure",
  tagline: "Orders, products, refunds, exchanges and stock of a Vendure 3 server.",
  tile: { color: "#17c1ff", letters: "Ve" },
  guide: "vendure",
  isBeta: false,
  credentials: describeFields(CREDENTIALS),
  settings: describeFields(SETTINGS),
  capabilities: ALL_CAPABILITIES,
  readValues: readVendureValues,
  connect: connectVendure,
  // The merchant chooses the secret, because the plugin needs it as well; Vendure stores no subscription.
  subscribe: async () => null,
  isSubscribed: async () => true,
  unsubscribe: async () => undefined,
  open: (connection) => openShop(connection),
  openFeed: (connection) => openFeed(connection),
  verifyHook: (hook, { values, now = () => new Date() }) =>
    verifySignedEvent({ hook, secret: values.signingSecret ?? "", now: now() }),
  readHook: readSignedEvent,
};

const reach = ({ values, http, now }: OpenedConnection): VendureShop => {
  const api = vendureApi({ values, http, now });
  return { api, values, facts: rememberFacts(api), now };
};

const openShop = (connection: OpenedConnection): Shop => {
  const shop = reach(connection);
  const noReturns = async () => {
    throw vendureError("REFUSED", "Vendure has no returns of its own.");
  };
  return {
    platform: VENDURE,
    capabilities: new Set(connection.capabilities),
    openReturn: noReturns,
    closeReturn: noReturns,
    refund: (request) => refund(shop, request),
    findRefund: (look) => findRefund(shop, look),
    readRefund: (ask) => readRefund(shop, ask),
    createExchangeOrder: (request) => createExchangeOrder(shop, request),
    findExchangeOrder: (look) => findExchangeOrder(shop, look),
    restock: (request) => restock(shop, request),
    issueCredit: (request) => issueCredit(shop, request),
  };
};

const openFeed = (connection: OpenedConnection): ShopFeed => {
  const { api, facts, now } = reach(connection);
  return {
    listOrders: async (ask) => listOrders({ ...ask, api, facts: await facts(ask.signal) }),
    readOrder: async (id, signal) => readOrder(id, { api, facts: await facts(signal), signal }),
    listProducts: async (ask) => listProducts({ ...ask, api, facts: await facts(ask.signal), now: now() }),
    readProduct: async (id, signal) => readProduct(id, { api, facts: await facts(signal), signal }),
    listLocations: (signal) => listLocations(api, signal),
  };
};

/**
 * Creates a coupon code that takes the amount off one order, because Vendure has no store credit. What the order
 * doesn't use is lost, as the guide says.
 */
const issueCredit = async (shop: VendureShop, request: CreditRequest): Promise<{ reference: string }> => {
  const { order, code, amountMinor, currency, idempotencyKey, returnCode, signal } = request;
  const facts = await shop.facts(signal);
  // A coupon's amount has no currency: in another currency of the channel it would have a different value.
  if (facts.currencies.length > 1 || currency !== facts.currency)
    throw vendureError("REFUSED", `Coupon codes in ${currency} can't be issued in a channel with other currencies.`);
  return claimOrder({
    shop,
    orderId: order.orderId,
    idempotencyKey,
    signal,
    words: `store credit of return ${returnCode}`,
    find: async () => {
      const reference = await findCoupon(shop, { code, signal });
      return reference === null ? null : { reference };
    },
    act: async () => {
      const amount = toVendure(amountMinor, { currency, precision: facts.precision });
      const name = `Store credit of return ${returnCode}`;
      return { reference: await createCoupon(shop, { code, amount, name, facts, signal }) };
    },
  });
};
