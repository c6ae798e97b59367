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
  /** For shops that grant their token by a redirect instead of a form. */
  readonly install?: ShopInstall;
};

export type ShopInstall = {
  /** Returns the URL where the person approves. `state` is returned unchanged. */
  begin(ask: { values: ConnectionValues; callbackUrl: string; state: string }): string;
  /**
   * Returns the values to connect with after approval. Verifies the signature of the query.
   * @throws PartnerError REFUSED when it is not the shop's
   */
  finish(answer: {
    values: ConnectionValues;
    query: Readonly<Record<string, string>>;
    callbackUrl: string;
    http: ProviderHttp;
  }): Promise<ConnectionValues>;
};
