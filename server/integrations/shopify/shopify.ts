import type { ShopProvider } from "@/server/partners/shop-provider";
import { describeFields } from "../provider-kit/fields";
import { connect } from "./connect";
import { readHook, verifyHook } from "./hooks";
import { install } from "./install";
import { openFeed } from "./open-feed";
import { openShop } from "./open-shop";
import { CAPABILITIES } from "./scopes";
import { isSubscribed, subscribe, unsubscribe } from "./subscribe";
import { credentialsSchema, readValues, settingsSchema } from "./values";

/** Shopify, over its Admin GraphQL API. */
export const shopify: ShopProvider = {
  kind: "SHOP",
  provider: "SHOPIFY",
  displayName: "Shopify",
  tagline: "Orders, products and stock in; returns, refunds, exchange orders and gift cards back.",
  tile: { color: "#5e8e3e", letters: "Sh" },
  guide: "shopify",
  isBeta: true,
  credentials: describeFields(credentialsSchema),
  settings: describeFields(settingsSchema),
  capabilities: CAPABILITIES,
  readValues,
  connect,
  subscribe,
  isSubscribed,
  unsubscribe,
  open: openShop,
  openFeed,
  verifyHook,
  readHook,
  install,
};
