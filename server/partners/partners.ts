import type { ConnectionMode } from "@/contract/vocabulary/connection";
import type { Carrier, CarrierFacts } from "./carrier";
import type { CarriersOfAccount } from "./connected-carriers";
import type { MailSender, MailTransport } from "./mail-provider";
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
  /**
   * What is offered, by provider, without asking anybody: what the connections of a store told of their carriers, and
   * what people do by hand (label sources STORE and NONE), which is always among them.
   */
  carrierFacts(offer: CarrierOffer): ReadonlyMap<string, CarrierFacts>;
  /** Who makes labels under that name, or made the one that a connection is named for. */
  carrier(scope: PartnerScope, named: NamedCarrier): Promise<Carrier | null>;
  /** Who gives back a payment of an order: the account that took it. */
  refunder(scope: PartnerScope, payment: TakenPayment): Promise<PaymentProvider | null>;
  /** The connected account that took a payment, whoever refunds it; null: none. */
  accountOf(scope: PartnerScope, payment: TakenPayment): Promise<Charger | null>;
  /** Who sends money to bank accounts. */
  transferrer(scope: PartnerScope): Promise<PaymentProvider | null>;
  /** Who takes what shoppers owe. */
  charger(scope: PartnerScope): Promise<Charger | null>;
  /** Who holds amounts on shoppers' cards. */
  holder(scope: PartnerScope): Promise<Charger | null>;
  /** Who took a charge, and gives it back; null where that account is not connected any more. */
  chargerOf(scope: PartnerScope, connectionId: string | null): Promise<Charger | null>;
  /** The shop that the store has connected now: what it can do, before there is an order. */
  shop(scope: PartnerScope): Promise<Shop | null>;
  /**
   * The shop that an order came from: its ids mean something there and nowhere else. `connectionId` is null for orders
   * that came by file or API. Null, also in a test, where that shop was connected in the mode of the scope and is not any
   * more: people do what it would have done, and nobody makes it up.
   */
  shopOfOrder(scope: PartnerScope, connectionId: string | null): Promise<Shop | null>;
  /** The store's own sender, once its address is verified. Null: its mails go out through the installation's. */
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

/** `processor` and `paymentReference` as the order has them. */
export type TakenPayment = { readonly processor: string; readonly paymentReference: string };

/** `shop`: null where the connection is past. */
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

/** Where the connected partners come from; null: there is no such connection. */
export type ConnectedPartners = {
  shopOfStore(ecommerceId: string): Promise<ConnectedShop | null>;
  shopById(connectionId: string): Promise<ConnectedShop | null>;
  /** The account of a store at a provider of labels, in the mode that is asked for. */
  carrierOfStore(
    ecommerceId: string,
    wanted: { provider: string; mode: ConnectionMode },
  ): Promise<ConnectedCarrier | null>;
  carrierById(connectionId: string): Promise<ConnectedCarrier | null>;
  /** Its sender of mail, only once the address is verified. */
  mailerOfStore(ecommerceId: string): Promise<ConnectedMailer | null>;
  /** Every payment account that the store has connected now, oldest first. */
  paymentsOfStore(ecommerceId: string): Promise<readonly ConnectedPayments[]>;
};
