import type { ShopCapability } from "@/contract/vocabulary/connection";
import type { ConnectionValues, OpenedConnection, ProviderDefinition } from "./provider";
import type { ProviderHttp } from "./provider-http";
import type { Shop } from "./shop";
import type { ShopFeed } from "./shop-feed";

/** A shop platform that stores can connect. */
export type ShopProvider = ProviderDefinition & {
  readonly kind: "SHOP";
  readonly capabilities: readonly ShopCapability[];
  open(connection: OpenedConnection): Shop;
  openFeed(connection: OpenedConnection): ShopFeed;
  /** Where the shop gives its token by a redirect instead of a form. */
  readonly install?: ShopInstall;
};

export type ShopInstall = {
  /** Where the person is sent to approve. `state` comes back unchanged. */
  begin(ask: { values: ConnectionValues; callbackUrl: string; state: string }): string;
  /**
   * The values to connect with, once the person has approved. Checks the signature of the query.
   * @throws PartnerError REFUSED when it is not the shop's
   */
  finish(answer: {
    values: ConnectionValues;
    query: Readonly<Record<string, string>>;
    callbackUrl: string;
    http: ProviderHttp;
  }): Promise<ConnectionValues>;
};
