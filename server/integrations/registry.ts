import type { ShopProvider } from "@/server/partners/shop-provider";

/** Every provider that a store can connect, in the order in which the dashboard shows them. Adding one is one line here. */
export const SHOP_PROVIDERS: readonly ShopProvider[] = [];
