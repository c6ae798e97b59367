import { z } from "zod";
import type { ShopCapability } from "@/contract/vocabulary/connection";
import { PartnerError } from "@/server/partners/partner-error";
import type { ConnectAttempt, ConnectedAccount } from "@/server/partners/provider";
import type { ShopLocation } from "@/server/partners/shop-feed";
import { readShopFacts, type ShopFacts } from "./shop-facts";
import { type VendureApi, vendureApi } from "./vendure-api";

export const ALL_CAPABILITIES: readonly ShopCapability[] = ["REFUNDS", "EXCHANGE_ORDERS", "RESTOCK", "STORE_CREDIT"];

/**
 * Reads the channel, and tests permissions by changing records that don't exist: the response is "unknown" or
 * "forbidden".
 */
export const connectVendure = async ({ values, http, now }: ConnectAttempt): Promise<ConnectedAccount> => {
  const api = vendureApi({ values, http, now: () => now });
  const facts = await readShopFacts(api);
  await api({ query: PROBE_READS, schema: z.unknown(), purpose: "read orders, products and stock locations" });
  const canOrder = await may(api, { query: PROBE_ORDERS, purpose: "update orders", label: "Check access to orders" });
  const canStock = await may(api, {
    query: PROBE_STOCK,
    purpose: "update products",
    label: "Check access to products",
  });
  const canPromote = await may(api, {
    ...{ query: PROBE_PROMOTIONS, purpose: "create promotions", label: "Check access to promotions" },
  });
  const isOneCurrency = facts.currencies.length === 1;
  const capabilities = ALL_CAPABILITIES.filter((capability) => {
    if (capability === "RESTOCK") return canOrder && canStock;
    if (capability === "STORE_CREDIT") return canOrder && canPromote && isOneCurrency;
    return canOrder;
  });
  return {
    accountId: `${new URL(values.address ?? "").host}/${facts.channelId}`,
    accountName: nameOf(facts, values.address ?? ""),
    mode: null,
    currency: isOneCurrency ? facts.currency : "",
    capabilities,
    locations: await listLocations(api),
    warnings: warningsOf({ facts, values, canOrder, canStock, canPromote }),
    versionEndsOn: null,
  };
};

/** Lists all stock locations of the channel; the first is Vendure's default. */
export const listLocations = async (api: VendureApi, signal?: AbortSignal): Promise<readonly ShopLocation[]> => {
  const location = z.object({ id: z.string(), name: z.string() });
  const schema = z.object({ stockLocations: z.object({ items: z.array(location) }) });
  const call = { query: LIST_LOCATIONS, schema, purpose: "read the stock locations", signal };
  return (await api(call)).stockLocations.items;
};

const nameOf = ({ channelCode }: ShopFacts, address: string): string => {
  const { host } = new URL(address);
  return channelCode === "__default_channel__" ? host : `${host} (${channelCode})`;
};

/** Returns whether a change would be allowed: any rejection except a missing permission means yes. */
const may = async (api: VendureApi, probe: { query: string; purpose: string; label: string }): Promise<boolean> => {
  try {
    await api({ ...probe, schema: z.unknown() });
    return true;
  } catch (error) {
    if (!(error instanceof PartnerError)) throw error;
    if (error.kind === "UNAUTHORIZED") return false;
    if ("isAnswer" in error) return true;
    throw error;
  }
};

const warningsOf = (seen: {
  facts: ShopFacts;
  values: ConnectAttempt["values"];
  canOrder: boolean;
  canStock: boolean;
  canPromote: boolean;
}): readonly string[] => {
  const { facts, values, canOrder, canStock, canPromote } = seen;
  return [
    ...(canOrder
      ? []
      : ["The role may not update orders: refunds and exchange orders stay manual. Add “UpdateOrder”."]),
    ...(canStock ? [] : ["The role may not update products: restocking stays manual. Add “UpdateCatalog”."]),
    ...(canPromote ? [] : ["The role may not create promotions: store credit stays manual. Add “CreatePromotion”."]),
    ...(facts.currencies.length === 1
      ? []
      : ["This channel sells in several currencies, so coupon codes for store credit are not issued."]),
    ...(facts.tracksInventory
      ? []
      : ["Vendure does not track inventory in general. Only variants that do are restocked."]),
    ...(values.signingSecret
      ? []
      : ["Without the Homeward plugin, refunds made in Vendure appear after up to an hour. See the guide."]),
  ];
};

/** Reads everything that is read later, so that a missing permission shows here. */
const PROBE_READS = `query HomewardProbe {
  orders(options: { take: 1 }) { totalItems }
  products(options: { take: 1 }) { totalItems }
  stockLocations(options: { take: 1 }) { totalItems }
}`;

const PROBE_ORDERS = `mutation HomewardProbeOrders { addNoteToOrder(input: { id: "0", note: "", isPublic: false }) { id } }`;

const PROBE_STOCK = `mutation HomewardProbeStock { updateProductVariants(input: [{ id: "0" }]) { id } }`;

/** Vendure rejects a promotion without coupon and conditions, but only after it has checked the permission. */
const PROBE_PROMOTIONS = `mutation HomewardProbePromotions {
  createPromotion(input: { enabled: false, conditions: [], actions: [], translations: [] }) { __typename }
}`;

const LIST_LOCATIONS = `query HomewardLocations {
  stockLocations(options: { sort: { createdAt: ASC } }) { items { id name } }
}`;
