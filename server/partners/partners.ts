import type { ConnectionMode } from "@/contract/vocabulary/connection";
import type { Carrier } from "./carrier";
import type { PaymentProvider } from "./payment-provider";
import type { Shop } from "./shop";

/** Whose partner is asked for: a store, and whether what is done is a test. A return keeps the mode it was started in. */
export type PartnerScope = { readonly ecommerceId: string; readonly isTest: boolean };

/**
 * The partners of a store. This is the only place that decides who does a job: a live store never gets a partner of
 * test mode, and a test never one that is live. Null means that nobody is connected for the job, so that a person does
 * it (`AwaitsPerson`). Connections are read from the database: ask outside any transaction.
 */
export type Partners = {
  /** By provider. What people do by hand (label sources STORE and NONE) is always among them. */
  carriers(scope: PartnerScope): ReadonlyMap<string, Carrier>;
  payments(scope: PartnerScope): Promise<PaymentProvider | null>;
  /** The shop that the store has connected now: what it can do, before there is an order. */
  shop(scope: PartnerScope): Promise<Shop | null>;
  /**
   * The shop that an order came from: its ids mean something there and nowhere else. `connectionId` is null for orders
   * that came by file or API. Null, also in a test, where that shop was connected in the mode of the scope and is not any
   * more: people do what it would have done, and nobody makes it up.
   */
  shopOfOrder(scope: PartnerScope, connectionId: string | null): Promise<Shop | null>;
};

/** `shop`: null where the connection is past. */
export type ConnectedShop = { readonly ecommerceId: string; readonly mode: ConnectionMode; readonly shop: Shop | null };

/** Where the connected shops come from; null: there is no such connection. */
export type ConnectedShops = {
  ofStore(ecommerceId: string): Promise<ConnectedShop | null>;
  byId(connectionId: string): Promise<ConnectedShop | null>;
};
