import type { ShopProvider } from "@/server/partners/shop-provider";
import { describeFields } from "../provider-kit/fields";
import { CAPABILITIES, connectShop } from "./connect-shop";
import { openWooFeed } from "./feed";
import { credentialsSchema, readWooValues, settingsSchema } from "./fields";
import { openWooShop } from "./open-shop";
import { PARTNER } from "./read-failure";
import { readHook, verifyHook } from "./read-hook";
import { isSubscribed, subscribe, unsubscribe } from "./subscriptions";

/** Shops on WordPress, over WooCommerce's REST API, version 3. */
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
