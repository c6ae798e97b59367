import { z } from "zod";
import { PartnerError } from "@/server/partners/partner-error";
import type { OpenedConnection } from "@/server/partners/provider";
import type { ShopFeed, ShopOrderRecord, ShopProductRecord } from "@/server/partners/shop-feed";
import { type Admin, createAdmin } from "./admin";
import { gidOf, idOf } from "./ids";
import { listChanges } from "./list-changes";
import { listLocations } from "./list-locations";
import { ORDER_BY_ID } from "./order-documents";
import { orderNodeSchema, orderSubject } from "./order-subject";
import { PRODUCT_BY_ID, PRODUCT_OF_STOCK } from "./product-documents";
import { productSubject } from "./product-subject";

/** Reads orders and products from the shop. Waits instead of using up the shop's cost budget. */
export const openFeed = ({ values, http, now }: OpenedConnection): ShopFeed => {
  const patient = createAdmin({ values, http, now, isPatient: true });
  const prompt = createAdmin({ values, http, now });
  return {
    listOrders: (ask) => listChanges(patient, orderSubject(patient), ask),
    readOrder: (orderId, signal) => readOrder(prompt, orderId, signal),
    listProducts: (ask) => listChanges(patient, productSubject(patient), ask),
    readProduct: (productId, signal) => readProduct(prompt, productId, signal),
    listLocations: (signal) => listLocations(prompt, signal),
  };
};

const readOrder = async (admin: Admin, orderId: string, signal?: AbortSignal): Promise<ShopOrderRecord | null> => {
  const { order } = await admin.ask({
    document: ORDER_BY_ID,
    variables: { id: gidOf("Order", orderId) },
    data: z.object({ order: orderNodeSchema.loose().nullable() }),
    purpose: `Read order ${idOf(orderId)}`,
    signal,
  });
  if (order === null) return null;
  const { items, unreadable } = await orderSubject(admin).readNodes([order], signal);
  return firstOf("order", items, unreadable);
};

/** `productId` can also be an inventory item ("inventory_item:7"): stock webhooks contain nothing else. */
const readProduct = async (
  admin: Admin,
  productId: string,
  signal?: AbortSignal,
): Promise<ShopProductRecord | null> => {
  const item = /^inventory_item:(\d+)$/.exec(productId)?.[1];
  const id = item === undefined ? gidOf("Product", productId) : await productOfStock(admin, item, signal);
  if (id === null) return null;
  const { product } = await admin.ask({
    document: PRODUCT_BY_ID,
    variables: { id },
    data: z.object({ product: z.unknown() }),
    purpose: `Read product ${idOf(id)}`,
    signal,
  });
  if (product === null || product === undefined) return null;
  const { items, unreadable } = await productSubject(admin).readNodes([product], signal);
  return firstOf("product", items, unreadable);
};

const stockSchema = z.object({
  inventoryItem: z
    .object({ variants: z.object({ nodes: z.array(z.object({ product: z.object({ id: z.string() }) })) }).nullish() })
    .nullable(),
});

const productOfStock = async (admin: Admin, item: string, signal?: AbortSignal): Promise<string | null> => {
  const { inventoryItem } = await admin.ask({
    document: PRODUCT_OF_STOCK,
    variables: { id: gidOf("InventoryItem", item) },
    data: stockSchema,
    purpose: "Find product of stock change",
    signal,
  });
  return inventoryItem?.variants?.nodes[0]?.product.id ?? null;
};

const firstOf = <T>(noun: string, [item]: readonly T[], [fault]: readonly { id: string; reason: string }[]): T => {
  if (item !== undefined) return item;
  const reason = fault === undefined ? "" : ` ${fault.reason}`;
  throw new PartnerError("SHOPIFY", "REFUSED", `Shopify's ${noun} ${fault?.id ?? ""} cannot be read.${reason}`);
};
