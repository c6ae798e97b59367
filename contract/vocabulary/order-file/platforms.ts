import { BIGCOMMERCE } from "./bigcommerce";
import { MAGENTO } from "./magento";
import type { Platform } from "./platform";
import { PRESTASHOP } from "./prestashop";
import { SHOPIFY } from "./shopify";
import { WOO_EXTENSION, WOO_PLUGIN } from "./woocommerce";

/** Exports of orders without their items. */
const LISTS: readonly Platform[] = [
  {
    name: "WooCommerce",
    known: ["Order #", "Product(s)", "Items sold"],
    advice:
      "This is the order report of WooCommerce Analytics. It has no email addresses or item prices. Export with Customer / Order / Coupon Export (one row per item) or Advanced Order Export, or connect the shop.",
  },
  {
    name: "Magento",
    known: ["Purchase Point", "Bill-to Name", "Ship-to Name"],
    advice:
      "This is the order list of Magento. It has no items. Export orders with their items (sales_order with sales_order_item, for example with an export extension), or connect the shop.",
  },
  {
    name: "PrestaShop",
    known: ["Reference", "New client", "Payment", "Total"],
    advice:
      "This is the order list of PrestaShop. It has no items. Export orders with their details in Advanced Parameters → Database → SQL Manager; the guide on importing orders has the query.",
  },
];

const PLATFORMS: readonly Platform[] = [
  ...[SHOPIFY, WOO_EXTENSION, WOO_PLUGIN, BIGCOMMERCE, MAGENTO, PRESTASHOP],
  ...LISTS,
];

/** Returns the platform that exports these columns; null if unknown. */
export const platformOf = (header: readonly string[]): Platform | null =>
  PLATFORMS.find(({ known }) => known.every((names) => [names].flat().some((name) => header.includes(name)))) ?? null;
