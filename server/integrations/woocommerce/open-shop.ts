import { PartnerError } from "@/server/partners/partner-error";
import type { OpenedConnection } from "@/server/partners/provider";
import type { Shop } from "@/server/partners/shop";
import { clearClaims } from "./clear-claims";
import { createExchangeOrder, findExchangeOrder } from "./exchange-order";
import { findRefund, readRefund } from "./find-refund";
import { issueCredit } from "./issue-credit";
import { oneAtATime } from "./one-at-a-time";
import { PARTNER } from "./read-failure";
import { refundOrder } from "./refund-order";
import { restockGoods } from "./restock-goods";
import type { ShopTools } from "./shop-tools";
import { createWooClient } from "./woo-client";

/** Commands on one order wait for each other in this process; between processes a claim in the order parts them. */
const perOrder = oneAtATime();

/** A WooCommerce shop, for what a return changes in it. */
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
