import type { OpenedConnection } from "@/server/partners/provider";
import type { Shop } from "@/server/partners/shop";
import { createAdmin } from "./admin";
import { closeReturn } from "./close-return";
import { createExchangeOrder } from "./create-exchange-order";
import { findExchangeOrder, shopOrderOf } from "./find-exchange-order";
import { issueCredit } from "./issue-credit";
import { openReturn } from "./open-return";
import { findRefund, readRefund } from "./read-refund";
import { refund } from "./refund";
import { restock } from "./restock";

/** What a store does in its shop. Throws PartnerError. */
export const openShop = ({ values, http, now, capabilities }: OpenedConnection): Shop => {
  const admin = createAdmin({ values, http, now });
  return {
    platform: "SHOPIFY",
    capabilities: new Set(capabilities),
    openReturn: (request) => openReturn(admin, request),
    closeReturn: (request) => closeReturn(admin, request),
    refund: (request) => refund(admin, { request, recordsManual: values.recordManualRefunds === "true", now: now() }),
    findRefund: (look) => findRefund(admin, look),
    readRefund: (look) => readRefund(admin, look),
    createExchangeOrder: (request) => createExchangeOrder(admin, request),
    findExchangeOrder: async ({ idempotencyKey: key, since, signal }) => {
      const found = await findExchangeOrder(admin, { key, since, signal });
      return found === null ? null : shopOrderOf(found);
    },
    restock: (request) => restock(admin, { request, defaultLocationId: values.locationId ?? "" }),
    issueCredit: (request) => issueCredit(admin, request),
  };
};
