import type { OpenedConnection } from "@/server/partners/provider";
import type { Shop } from "@/server/partners/shop";
import { createMedusaClient, MEDUSA } from "./client";
import { closeReturn } from "./close-return";
import { issueCredit } from "./credit";
import { createExchangeOrder, findExchangeOrder } from "./exchange-order";
import { openReturn } from "./open-return";
import { findRefund, readRefund, refund } from "./refund";
import { restock } from "./restock";

/** A connected Medusa, for what returns bring about in it. */
export const createMedusaShop = (connection: OpenedConnection): Shop => {
  const client = createMedusaClient(connection);
  return {
    platform: MEDUSA,
    capabilities: new Set(connection.capabilities),
    openReturn: (request) => openReturn(client, request),
    closeReturn: (request) => closeReturn(client, request),
    refund: (request) => refund(client, request),
    findRefund: (request) => findRefund(client, request),
    readRefund: (request) => readRefund(client, request),
    createExchangeOrder: (request) => createExchangeOrder(client, request),
    findExchangeOrder: (request) => findExchangeOrder(client, request),
    restock: (request) => restock(client, request),
    issueCredit: (request) => issueCredit(client, request),
  };
};
