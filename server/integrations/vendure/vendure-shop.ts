import type { ConnectionValues } from "@/server/partners/provider";
import type { ShopFacts } from "./shop-facts";
import type { VendureApi } from "./vendure-api";

/** One opened connection with what each command of the shop needs. */
export type VendureShop = {
  readonly api: VendureApi;
  readonly values: ConnectionValues;
  readonly facts: (signal?: AbortSignal) => Promise<ShopFacts>;
  readonly now: () => Date;
};
