import type { ConnectionMode } from "@/contract/vocabulary/connection";
import type { Carrier, CarrierFacts } from "./carrier";
import type { CarriersOfAccount } from "./connected-carriers";
import type { MailSender, MailTransport } from "./mail-provider";
import type { PaymentProvider } from "./payment-provider";
import type { Shop } from "./shop";

/** The store whose partner is needed, and whether the task is a test. A return keeps the mode it was started in. */
export type PartnerScope = { readonly ecommerceId: string; readonly isTest: boolean };

/**
 * The partners of a store. This is the only place that decides who does a task: a live store never gets a test partner,
 * and a test never a live one. Null means that no partner is connected for the task, so a person does it
 * (`AwaitsPerson`). Connections are read from the database: call these outside transactions.
 */
export type Partners = {
  /**
   * Returns what is offered by provider, without calling any: what the store's connections reported about their
   * carriers, and manual work (label sources STORE and NONE), which is always included.
   */
  carrierFacts(offer: CarrierOffer): ReadonlyMap<string, CarrierFacts>;
  /** Returns the provider that makes labels under that name, or made the one of a named connection. */
  carrier(scope: PartnerScope, named: NamedCarrier): Promise<Carrier | null>;
  /** Returns the provider that refunds a payment of an order: the account that took it. */
  refunder(scope: PartnerScope, payment: TakenPayment): Promise<PaymentProvider | null>;
  /** Returns the connected account that took a payment, whoever refunds it; null: none. */
  accountOf(scope: PartnerScope, payment: TakenPayment): Promise<Charger | null>;
  /** Returns the provider for transfers to bank accounts. */
  transferrer(scope: PartnerScope): Promise<PaymentProvider | null>;
  /** Returns the provider that charges shoppers. */
  charger(scope: PartnerScope): Promise<Charger | null>;
  /** Returns the provider for holds on shoppers' cards. */
  holder(scope: PartnerScope): Promise<Charger | null>;
  /** Returns the account that took a charge and can refund it; null when it is no longer connected. */
  chargerOf(scope: PartnerScope, connectionId: string | null): Promise<Charger | null>;
  /** Returns the currently connected shop with its capabilities, before there is an order. */
  shop(scope: PartnerScope): Promise<Shop | null>;
  /**
   * Returns the shop an order came from, the only one where its IDs mean something. `connectionId` is null for orders
   * from files or the API. Null, also in a test, when that shop was connected in the scope's mode and no longer is:
   * people do its tasks, and nothing is simulated.
   */
  shopOfOrder(scope: PartnerScope, connectionId: string | null): Promise<Shop | null>;
  /**
   * Returns the store's own sender, once its address is verified. Null: emails are sent through the installation's
   * server.
   */
  mailer(scope: PartnerScope): Promise<StoreMailer | null>;
};

export type StoreMailer = {
  readonly connectionId: string;
  readonly sender: MailSender;
  readonly transport: MailTransport;
};

/** `connectionId` null: the sandbox. */
export type Charger = { readonly connectionId: string | null; readonly payments: PaymentProvider };

export type CarrierOffer = { readonly isTest: boolean; readonly connected: readonly OfferingAccount[] };
type OfferingAccount = CarriersOfAccount & { provider: string; mode: ConnectionMode };

export type NamedCarrier = { readonly provider: string; readonly connectionId: string | null };

/** `processor` and `paymentReference` as stored with the order. */
export type TakenPayment = { readonly processor: string; readonly paymentReference: string };

/** `shop`: null when the shop has been disconnected. */
export type ConnectedShop = { readonly ecommerceId: string; readonly mode: ConnectionMode; readonly shop: Shop | null };
export type ConnectedCarrier = {
  readonly ecommerceId: string;
  readonly mode: ConnectionMode;
  readonly carrier: Carrier | null;
};
export type ConnectedPayments = {
  readonly connectionId: string;
  readonly mode: ConnectionMode;
  readonly payments: PaymentProvider;
  serves(payment: TakenPayment): boolean;
};

export type ConnectedMailer = StoreMailer & { readonly ecommerceId: string; readonly mode: ConnectionMode };

/** Source of connected partners; null: there is no such connection. */
export type ConnectedPartners = {
  shopOfStore(ecommerceId: string): Promise<ConnectedShop | null>;
  shopById(connectionId: string): Promise<ConnectedShop | null>;
  /** The store's account with a label provider, in the requested mode. */
  carrierOfStore(
    ecommerceId: string,
    wanted: { provider: string; mode: ConnectionMode },
  ): Promise<ConnectedCarrier | null>;
  carrierById(connectionId: string): Promise<ConnectedCarrier | null>;
  /** The store's mail sender, once its address is verified. */
  mailerOfStore(ecommerceId: string): Promise<ConnectedMailer | null>;
  /** Every payment account the store has connected now, oldest first. */
  paymentsOfStore(ecommerceId: string): Promise<readonly ConnectedPayments[]>;
};
