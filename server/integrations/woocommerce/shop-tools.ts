import type { ConnectionValues } from "@/server/partners/provider";
import type { WooClient } from "./woo-client";

/** What every command to a shop needs. */
export type ShopTools = { readonly client: WooClient; readonly values: ConnectionValues; readonly now: () => Date };
